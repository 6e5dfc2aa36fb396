import { channels, users } from "./components.js";
import { el, uniqueId } from "./dom.js";
import { Select } from "./select.js";

const TEXT_INPUT = 4;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** A form control for a modal component: `node`, `read()` in Discord's submit fields, `mark(wrong)`, `focus()`. */
export function field(component, words, context) {
  const required = component.required ?? component.type !== CHECKBOX;
  if (component.type === TEXT_INPUT) return { ...textInput(component, words), required };
  if (component.type === RADIO) return { ...choices(component, "radio"), required };
  if (component.type === CHECKBOXES)
    return { ...choices(component, "checkbox"), required: required && (component.min_values ?? 1) > 0 };
  if (component.type === CHECKBOX) return { ...checkbox(component, words), required: false };
  return { ...menu(component, words, context), required };
}

/** What is wrong with a value, in words; empty when nothing is. */
export function checkField(component, read, context) {
  const required = component.required ?? component.type !== CHECKBOX;
  if (component.type === TEXT_INPUT) return checkText(component, read.value, required, context);
  if (component.type === RADIO) return required && read.value === null ? context.say("required") : "";
  if (component.type === CHECKBOX) return "";
  const count = read.values.length;
  const least = component.min_values ?? 1;
  if (!required && count === 0) return "";
  if (count < least) return context.say("atLeast", { n: least });
  const most = component.max_values ?? (component.type === CHECKBOXES ? component.options.length : 1);
  return count > most ? context.say("atMost", { n: most }) : "";
}

function checkText(component, value, required, context) {
  if (!value) return required ? context.say("required") : "";
  if (value.length < (component.min_length ?? 0)) return context.say("tooShort", { n: component.min_length });
  if (value.length > (component.max_length ?? 4000)) return context.say("tooLong", { n: component.max_length });
  return "";
}

function textInput(component, words) {
  const id = uniqueId("field");
  const tag = component.style === PARAGRAPH ? "textarea" : "input";
  const node = el(tag, {
    id,
    class: "text-input",
    placeholder: component.placeholder,
    "data-custom-id": component.custom_id,
    maxlength: component.max_length,
    autocomplete: "off",
    rows: tag === "textarea" ? 3 : null,
    "aria-describedby": words.description ? `${id}-about ${id}-error` : `${id}-error`,
  });
  node.value = component.value ?? "";
  return {
    id,
    node,
    group: false,
    read: () => ({ value: node.value }),
    focus: () => node.focus(),
    mark: (wrong) => node.setAttribute("aria-invalid", String(wrong)),
  };
}

function choices(component, type) {
  const id = uniqueId("field");
  const inputs = component.options.map((option) => {
    const input = el("input", { type, name: id, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const rows = component.options.map((option, index) =>
    el(
      "label",
      { class: "choice" },
      inputs[index],
      el(
        "span",
        { class: "option-text" },
        el("span", {}, option.label),
        option.description ? el("small", {}, option.description) : null,
      ),
    ),
  );
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const read = () => (type === "radio" ? { value: picked()[0] ?? null } : { values: picked() });
  const mark = (wrong) => inputs.forEach((input) => input.setAttribute("aria-invalid", String(wrong)));
  return {
    id,
    node: el("div", { class: "choices", "data-custom-id": component.custom_id }, rows),
    group: true,
    read,
    mark,
    focus: () => inputs[0]?.focus(),
  };
}

function checkbox(component, words) {
  const id = uniqueId("field");
  const node = el("input", {
    id,
    type: "checkbox",
    class: "single-checkbox",
    "data-custom-id": component.custom_id,
    "aria-describedby": words.description ? `${id}-about` : null,
  });
  node.checked = Boolean(component.default);
  return { id, node, group: false, read: () => ({ value: node.checked }), mark: () => {}, focus: () => node.focus() };
}

function menu(component, words, context) {
  const lists = { 5: users, 7: users, 8: channels };
  const options = component.options ?? lists[component.type]?.(context) ?? [];
  const spec = {
    custom_id: component.custom_id,
    options,
    placeholder: component.placeholder,
    label: words.label,
    min: component.required === false ? 0 : (component.min_values ?? 1),
    max: component.max_values ?? 1,
    disabled: component.disabled,
  };
  const select = new Select(
    spec,
    () => select.button.dispatchEvent(new Event("change", { bubbles: true })),
    context.say,
  );
  select.button.id = uniqueId("field");
  return {
    id: select.button.id,
    node: select.node,
    group: false,
    read: () => ({ values: [...select.chosen] }),
    focus: () => select.button.focus(),
    mark: (wrong) => select.button.setAttribute("aria-invalid", String(wrong)),
  };
}
