import { fixedChoices, nestOptions, parse } from "./commands.js";
import { el, fold, uniqueId } from "./dom.js";
import { localized } from "./words.js";

const DEBOUNCE = 150;
const MOST_SUGGESTIONS = 25;

/** A picked command and its options as fields in one line; Enter sends it when what is required is there. */
export class CommandForm {
  #fields = [];
  #asked = 0;

  /** `host`: {picker, context, channelId(), ask(op, fields), submit(entry, fields), leave(text)}. */
  constructor(entry, host) {
    this.entry = entry;
    this.host = host;
    this.rest = el("input", {
      class: "option-rest",
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "false",
      enterkeyhint: "send",
      "aria-label": host.context.say("addOption"),
      oninput: () => this.#offerOptions(),
      onfocus: () => this.#offerOptions(),
      onkeydown: (event) => this.#onRestKey(event),
      onblur: () => host.picker.hide(),
    });
    this.status = el("p", { class: "command-status", role: "status" });
    this.more = el("button", { class: "option-more", type: "button", onclick: () => this.rest.focus() });
    this.fieldsNode = el("span", { class: "command-fields" }, this.more, this.rest);
    const leave = el(
      "button",
      { class: "icon-button", type: "button", "aria-label": host.context.say("leave"), onclick: () => host.leave("") },
      "✕",
    );
    this.node = el(
      "div",
      { class: "command-form", "data-command": entry.base },
      el("div", { class: "command-line" }, el("b", { class: "command-chip" }, entry.label), this.fieldsNode, leave),
      this.status,
    );
    for (const option of entry.options.filter((one) => one.required)) this.#add(option);
    this.#countLeft();
    this.#explain();
  }

  focus() {
    const missing = this.#fields.find((field) => field.input.value === "");
    (missing?.input ?? this.rest).focus();
  }

  #explain(option = null) {
    this.status.classList.remove("wrong");
    const { locale } = this.host.context;
    this.status.textContent = option
      ? `${localized(option, "name", locale)}: ${localized(option, "description", locale)}`
      : this.entry.description;
  }

  #complain(field, result) {
    const { say, locale } = this.host.context;
    const name = localized(field.option, "name", locale);
    this.status.classList.add("wrong");
    this.status.textContent =
      result.error === "required" ? say("needed", { name }) : `${name}: ${say(result.error, { n: result.n })}`;
    field.input.setAttribute("aria-invalid", "true");
    field.input.focus();
    this.status.classList.add("wrong");
  }

  #add(option) {
    const { context } = this.host;
    const name = localized(option, "name", context.locale);
    const input = el("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      enterkeyhint: "send",
      id: uniqueId("option"),
      inputmode: option.type === 4 || option.type === 10 ? "numeric" : null,
      "data-option": option.name,
      "aria-required": option.required ? "true" : null,
      maxlength: option.max_length,
    });
    const node = el(
      "span",
      { class: "command-field" },
      el("label", { for: input.id }, name, option.required ? el("span", { class: "required" }, "*") : null),
      input,
    );
    const field = { option, input, node, picked: null, choices: fixedChoices(option, context.world, context.say) };
    input.addEventListener("focus", () => this.#onFocus(field));
    input.addEventListener("input", () => this.#onInput(field));
    input.addEventListener("keydown", (event) => this.#onFieldKey(event, field));
    input.addEventListener("blur", () => this.host.picker.hide());
    this.#fields.push(field);
    this.more.before(node);
    this.#countLeft();
    this.#size(field);
    return field;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((other) => other !== field);
    field.node.remove();
    this.#countLeft();
    this.rest.focus();
  }

  get #left() {
    const taken = new Set(this.#fields.map((field) => field.option));
    return this.entry.options.filter((option) => !taken.has(option));
  }

  #countLeft() {
    const { length } = this.#left;
    this.more.hidden = length === 0;
    this.more.textContent = `+${length} ${this.host.context.say("optional")}`;
  }

  #onFocus(field) {
    if (!field.input.hasAttribute("aria-invalid")) this.#explain(field.option);
    this.#suggest(field, 0);
  }

  #onInput(field) {
    field.picked = null;
    field.input.removeAttribute("aria-invalid");
    this.#explain(field.option);
    this.#size(field);
    this.#suggest(field, DEBOUNCE);
  }

  #size({ input }) {
    input.style.setProperty("--length", `${Math.max(input.value.length, 4) + 1}ch`);
  }

  #suggest(field, delay) {
    this.#asked += 1;
    if (field.option.autocomplete) {
      const turn = this.#asked;
      setTimeout(() => turn === this.#asked && this.#ask(field, turn), delay);
      return;
    }
    if (!field.choices) {
      this.host.picker.hide();
      return;
    }
    const typed = field.picked ? "" : fold(field.input.value);
    this.#list(
      field,
      field.choices.filter((choice) => fold(choice.label).includes(typed)),
    );
  }

  async #ask(field, turn) {
    const { context, picker } = this.host;
    const values = this.#fields.map((one) => ({
      option: one.option,
      ...this.#read(one),
      ...(one === field ? { value: one.input.value, focused: true } : {}),
    }));
    const result = await this.host.ask("autocomplete", this.#frame(values));
    if (turn !== this.#asked || document.activeElement !== field.input) return;
    if (result.status !== "choices") {
      picker.hide();
      return;
    }
    const choices = result.choices.map((choice) => ({
      label: localized(choice, "name", context.locale),
      value: choice.value,
    }));
    this.#list(field, choices);
  }

  #list(field, choices) {
    const { context, picker } = this.host;
    picker.show({
      input: field.input,
      heading: localized(field.option, "description", context.locale),
      items: choices.slice(0, MOST_SUGGESTIONS).map((choice) => ({ title: choice.label })),
      empty: context.say("nothing"),
      onPick: (index) => this.#take(field, choices[index]),
    });
  }

  #take(field, choice) {
    field.input.value = choice.label;
    field.picked = choice;
    field.input.removeAttribute("aria-invalid");
    this.#size(field);
    this.host.picker.hide();
    this.focus();
  }

  #offerOptions() {
    const { context, picker } = this.host;
    const typed = fold(this.rest.value.trim());
    const left = this.#left.filter((option) => fold(localized(option, "name", context.locale)).includes(typed));
    this.#explain();
    if (!left.length) {
      picker.hide();
      return;
    }
    picker.show({
      input: this.rest,
      heading: `${context.say("options")} (${context.say("optional")})`,
      items: left.map((option) => ({
        title: localized(option, "name", context.locale),
        about: localized(option, "description", context.locale),
      })),
      active: typed ? 0 : -1,
      onPick: (index) => {
        this.rest.value = "";
        this.#add(left[index]).input.focus();
      },
    });
  }

  #onRestKey(event) {
    if (this.host.picker.key(event)) return;
    if (event.key === "Backspace" && this.rest.value === "") this.#stepBack(event, this.#fields.at(-1));
    else this.#common(event);
  }

  #onFieldKey(event, field) {
    if (event.key === "Tab" && field.input.value === "") return;
    if (this.host.picker.key(event)) return;
    if (event.key === "Backspace" && field.input.value === "") this.#stepBack(event, field);
    else this.#common(event);
  }

  #common(event) {
    if (event.key === "Escape") this.host.leave("");
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    this.submit();
  }

  #stepBack(event, field) {
    event.preventDefault();
    if (!field || (field.option.required && field === this.#fields[0])) this.host.leave(this.entry.label);
    else if (document.activeElement === this.rest) field.input.focus();
    else if (!field.option.required) this.#remove(field);
    else this.#fields[this.#fields.indexOf(field) - 1].input.focus();
  }

  #read(field) {
    if (field.picked && field.picked.label === field.input.value) return { value: field.picked.value };
    return parse(field.option, field.input.value, field.choices);
  }

  /** Sends the command, or shows what is missing or wrong and goes there. */
  submit() {
    const values = this.#fields.map((field) => ({ field, option: field.option, ...this.#read(field) }));
    const wrong = values.find((one) => one.error);
    if (wrong) {
      this.#complain(wrong.field, wrong);
      return;
    }
    this.host.picker.hide();
    this.host.submit(this.entry, this.#frame(values));
  }

  #frame(values) {
    return { id: this.entry.id, name: this.entry.command.name, options: nestOptions(this.entry, values) };
  }
}
