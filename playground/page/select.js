import { el, fold, uniqueId } from "./dom.js";
import { emojiNode } from "./markdown-inline.js";

const MARGIN = 8;

/**
 * A Discord select: a combobox button and a listbox in the top layer.
 *
 * As in Discord, one choice is sent when picked; several are sent when the menu closes, if they changed and are enough.
 * `spec`: custom_id, options [{label, value, description?, emoji?, default?}], min, max, placeholder, disabled, busy.
 * `onChoose(values)` is called with the values; `say` gives the page's words.
 */
export class Select {
  constructor(spec, onChoose, say) {
    this.spec = spec;
    this.onChoose = onChoose;
    this.say = say;
    this.name = spec.label ?? spec.placeholder ?? say("choose");
    this.multiple = spec.max > 1;
    this.chosen = spec.options.filter((option) => option.default).map((option) => option.value);
    this.active = 0;
    this.isOpen = false;
    this.#build();
    this.#paint();
  }

  #build() {
    const listId = uniqueId("list");
    this.face = el("span", { class: "select-face" });
    this.button = el(
      "button",
      {
        class: "select-button",
        type: "button",
        role: "combobox",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": listId,
        "aria-busy": this.spec.busy ? "true" : null,
        "data-custom-id": this.spec.custom_id,
        disabled: this.spec.disabled,
        onclick: () => (this.isOpen ? this.close() : this.open()),
        onkeydown: (event) => this.#onButtonKey(event),
      },
      this.face,
    );
    this.rows = this.spec.options.map((option, index) => this.#row(option, index));
    this.list = el(
      "div",
      {
        id: listId,
        role: "listbox",
        tabindex: "-1",
        "aria-multiselectable": this.multiple ? "true" : null,
        "aria-label": this.name,
        onkeydown: (event) => this.#onListKey(event),
      },
      this.rows,
    );
    this.hint = el("span", { class: "select-hint", role: "status" });
    const done = el(
      "button",
      { class: "button primary", type: "button", onclick: () => this.close() },
      this.say("done"),
    );
    const foot = this.multiple ? el("div", { class: "select-foot" }, this.hint, done) : null;
    const title = el("p", { class: "select-title", "aria-hidden": "true" }, this.name);
    this.popup = el(
      "div",
      { class: "select-popup", popover: "manual", onclick: (event) => event.target === this.popup && this.close() },
      el("div", { class: "select-sheet" }, title, this.list, foot),
    );
    this.node = el("div", { class: "select" }, this.button, this.popup);
    this.node.select = this;
  }

  #row(option, index) {
    return el(
      "div",
      {
        class: "option",
        role: "option",
        id: uniqueId("option"),
        "data-value": option.value,
        onclick: () => this.#pick(index),
        onpointermove: () => this.#activate(index),
      },
      option.emoji ? emojiOf(option.emoji) : null,
      el(
        "span",
        { class: "option-text" },
        el("span", {}, option.label),
        option.description ? el("small", {}, option.description) : null,
      ),
      el("span", { class: this.multiple ? "tick box" : "tick", "aria-hidden": "true" }),
    );
  }

  #paint() {
    const { options, placeholder, max, min } = this.spec;
    const picked = options.filter((option) => this.chosen.includes(option.value));
    const face = picked.length
      ? picked.map((option) =>
          el("span", { class: "picked" }, option.emoji ? emojiOf(option.emoji) : null, option.label),
        )
      : [el("span", { class: "placeholder" }, placeholder ?? this.say("choose"))];
    this.face.replaceChildren(...face);
    const words = picked.map((option) => option.label).join(", ");
    this.button.setAttribute("aria-label", words ? `${this.name}: ${words}` : this.name);
    this.rows.forEach((row, index) => {
      const on = this.chosen.includes(options[index].value);
      row.setAttribute("aria-selected", String(on));
      row.setAttribute("aria-disabled", String(this.multiple && !on && this.chosen.length >= max));
      row.classList.toggle("active", index === this.active);
    });
    if (this.multiple)
      this.hint.textContent =
        this.chosen.length < min ? this.say("atLeast", { n: min }) : `${this.chosen.length}/${max}`;
  }

  open(restored = null) {
    if (this.spec.disabled || this.isOpen) return;
    this.isOpen = true;
    this.before = restored?.before ?? [...this.chosen];
    this.chosen = restored?.chosen ?? this.chosen;
    const first = this.spec.options.findIndex((option) => this.chosen.includes(option.value));
    this.active = restored?.active ?? Math.max(first, 0);
    this.popup.showPopover();
    this.button.setAttribute("aria-expanded", "true");
    this.#place();
    this.#paint();
    this.list.focus({ preventScroll: true });
    this.#activate(this.active, true);
    this.onOutside = (event) => !this.node.contains(event.target) && this.close(false);
    this.onMove = (event) => !this.popup.contains(event.target) && this.#place();
    document.addEventListener("pointerdown", this.onOutside);
    window.addEventListener("scroll", this.onMove, true);
    window.addEventListener("resize", this.onMove);
  }

  close(refocus = true) {
    if (!this.isOpen) return;
    this.#shut();
    if (refocus) this.button.focus({ preventScroll: true });
    const changed = this.chosen.join("\n") !== this.before.join("\n");
    const enough = this.chosen.length >= this.spec.min;
    if (!enough) this.chosen = this.before;
    this.#paint();
    if (changed && enough) this.onChoose([...this.chosen]);
  }

  /** What a redrawn message needs to show this menu as it was, or null while it is closed. */
  get openState() {
    if (!this.isOpen) return null;
    return { before: this.before, chosen: this.chosen, active: this.active, scroll: this.list.scrollTop };
  }

  /** Opens as another instance was open; values that are gone are dropped. */
  restore(state) {
    const known = (value) => this.spec.options.some((option) => option.value === value);
    const active = Math.min(state.active, this.spec.options.length - 1);
    this.open({ before: state.before.filter(known), chosen: state.chosen.filter(known), active });
    this.list.scrollTop = state.scroll;
  }

  /** Takes the menu away without choosing: its message is redrawn or gone. */
  abandon() {
    if (this.isOpen) this.#shut();
  }

  #shut() {
    this.isOpen = false;
    document.removeEventListener("pointerdown", this.onOutside);
    window.removeEventListener("scroll", this.onMove, true);
    window.removeEventListener("resize", this.onMove);
    if (this.popup.isConnected) this.popup.hidePopover();
    this.button.setAttribute("aria-expanded", "false");
  }

  #place() {
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom - MARGIN;
    const above = box.top - MARGIN;
    const up = below < 220 && above > below;
    this.popup.style.setProperty("--left", `${box.left}px`);
    this.popup.style.setProperty("--width", `${box.width}px`);
    this.popup.style.setProperty("--top", up ? "auto" : `${box.bottom + 2}px`);
    this.popup.style.setProperty("--bottom", up ? `${innerHeight - box.top + 2}px` : "auto");
    this.popup.style.setProperty("--room", `${Math.max(up ? above : below, 120)}px`);
  }

  #activate(index, scroll = false) {
    this.active = index;
    this.rows.forEach((row, at) => row.classList.toggle("active", at === index));
    const row = this.rows[index];
    if (!row) return;
    this.list.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  #pick(index) {
    const { value } = this.spec.options[index];
    const on = this.chosen.includes(value);
    if (!this.multiple) {
      this.chosen = on && this.spec.min === 0 ? [] : [value];
      this.close();
      return;
    }
    if (!on && this.chosen.length >= this.spec.max) return;
    this.chosen = on ? this.chosen.filter((other) => other !== value) : [...this.chosen, value];
    this.#activate(index);
    this.#paint();
  }

  #onButtonKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.open();
  }

  #onListKey(event) {
    const last = this.rows.length - 1;
    const moves = {
      ArrowDown: Math.min(this.active + 1, last),
      ArrowUp: Math.max(this.active - 1, 0),
      Home: 0,
      End: last,
    };
    if (event.key in moves) this.#activate(moves[event.key], true);
    else if (event.key === "Enter" || event.key === " ") this.#pick(this.active);
    else if (event.key === "Escape") this.close();
    else if (event.key === "Tab") return void this.close();
    else if (event.key.length === 1) this.#typeAhead(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #typeAhead(letter) {
    const starts = (option) => fold(option.label).startsWith(fold(letter));
    const after = this.spec.options.findIndex((option, index) => index > this.active && starts(option));
    const index = after >= 0 ? after : this.spec.options.findIndex(starts);
    if (index >= 0) this.#activate(index, true);
  }
}

/** A component's emoji object: an application emoji as picture, a Unicode one as text. */
export function emojiOf(emoji) {
  if (emoji.id) return emojiNode(emoji.id, emoji.name, "");
  return el("span", { class: "unicode-emoji", "aria-hidden": "true" }, emoji.name);
}
