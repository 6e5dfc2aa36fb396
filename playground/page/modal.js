import { el } from "./dom.js";
import { checkField, field } from "./modal-fields.js";
import { markdown } from "./markdown.js";

const ACTION_ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;

/**
 * Shows a modal until it is sent or cancelled. `send(components)` takes Discord's submit shape and resolves to a
 * result; after `failed` the modal stays open with what was typed.
 */
export function openModal(modal, context, send) {
  const parts = modal.components.map((component) => part(component, context));
  const alert = el("p", { class: "modal-alert", role: "alert" });
  const submit = el("button", { class: "button primary", type: "submit" }, context.say("submit"));
  const cancel = () => dialog.close();
  const form = el(
    "form",
    { novalidate: true, method: "dialog" },
    el("header", {}, el("h2", { id: "modal-title" }, modal.title), closeButton(context, cancel)),
    el(
      "div",
      { class: "modal-body" },
      parts.map((one) => one.node),
    ),
    alert,
    el(
      "footer",
      {},
      el("button", { class: "button secondary", type: "button", onclick: cancel }, context.say("cancel")),
      submit,
    ),
  );
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": "modal-title", "data-custom-id": modal.custom_id },
    form,
  );
  const opener = document.activeElement;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submitModal({ parts, alert, submit, dialog, context, send });
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".modal-body input, .modal-body textarea, .modal-body button")?.focus();
}

function closeButton(context, onclick) {
  return el("button", { class: "icon-button", type: "button", "aria-label": context.say("close"), onclick }, "✕");
}

async function submitModal({ parts, alert, submit, dialog, context, send }) {
  if (submit.getAttribute("aria-busy")) return;
  const wrong = parts.filter((one) => !one.check());
  if (wrong.length) {
    wrong[0].focus();
    return;
  }
  submit.setAttribute("aria-busy", "true");
  alert.textContent = "";
  const result = await send(parts.map((one) => one.value()));
  submit.removeAttribute("aria-busy");
  if (result.status === "failed") alert.textContent = context.say("modalFailed");
  else dialog.close();
}

function part(component, context) {
  if (component.type === TEXT_DISPLAY) {
    const value = () => ({ type: TEXT_DISPLAY, ...ids(component) });
    return { node: markdown(component.content, context), check: () => true, value, focus: () => {} };
  }
  if (component.type === LABEL) return labelled(component, component.component, component, context);
  if (component.type === ACTION_ROW)
    return labelled(component, component.components[0], component.components[0], context);
  return labelled(component, component, component, context);
}

/** A labelled field; `wrapper` says in which shape its value is handed in. */
function labelled(wrapper, component, words, context) {
  const control = field(component, words, context);
  const error = el("p", { class: "field-error", id: `${control.id}-error`, role: "alert" });
  const star = control.required ? el("span", { class: "required", title: context.say("required") }, " *") : null;
  const title = words.label ?? "";
  const label = control.group ? el("legend", {}, title, star) : el("label", { for: control.id }, title, star);
  const node = el(
    control.group ? "fieldset" : "div",
    { class: "field" },
    title ? label : null,
    words.description ? el("p", { class: "field-description", id: `${control.id}-about` }, words.description) : null,
    control.node,
    error,
  );
  const check = () => {
    error.textContent = checkField(component, control.read(), context);
    control.mark(error.textContent !== "");
    return error.textContent === "";
  };
  node.addEventListener("change", () => error.textContent && check());
  return { node, check, focus: control.focus, value: () => submitted(wrapper, component, control.read()) };
}

function submitted(wrapper, component, read) {
  const inner = { type: component.type, ...ids(component), custom_id: component.custom_id, ...read };
  if (wrapper.type === LABEL) return { type: LABEL, ...ids(wrapper), component: inner };
  if (wrapper.type === ACTION_ROW) return { type: ACTION_ROW, ...ids(wrapper), components: [inner] };
  return inner;
}

function ids(component) {
  return component.id === undefined ? {} : { id: component.id };
}
