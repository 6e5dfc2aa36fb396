import { el, uniqueId } from "./dom.js";

/** The list above the composer: commands, options, choices. The text field keeps the focus and lends its arrow keys. */
export class Picker {
  #items = [];
  #onPick = () => {};

  constructor(root) {
    this.root = root;
    this.active = -1;
    this.heading = el("div", { class: "picker-heading" });
    this.list = el("div", { role: "listbox", id: uniqueId("picker"), class: "picker-list" });
    root.append(this.heading, this.list);
    root.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.root.hidden;
  }

  get count() {
    return this.#items.length;
  }

  /** `items`: {title, note?, about?, icon?}; `active` -1 leaves Enter to the field. */
  show({ input, heading, items, onPick, active = 0, empty = "" }) {
    this.#items = items;
    this.#onPick = onPick;
    this.input = input;
    this.heading.textContent = heading;
    this.list.setAttribute("aria-label", heading);
    const rows = items.map((item, index) => this.#row(item, index));
    this.list.replaceChildren(...(rows.length ? rows : [el("p", { class: "picker-empty" }, empty)]));
    this.root.hidden = rows.length === 0 && empty === "";
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", String(this.isOpen));
    this.#activate(rows.length ? Math.min(active, rows.length - 1) : -1);
    this.list.scrollTop = 0;
  }

  hide() {
    this.root.hidden = true;
    this.#items = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Handles a key of the field; true if it was one of the list's. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    if (event.key === "Escape") this.hide();
    else if (event.key === "ArrowDown") this.#move(1);
    else if (event.key === "ArrowUp") this.#move(-1);
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0 && !event.shiftKey)
      this.#onPick(this.active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #move(step) {
    const { length } = this.#items;
    if (length) this.#activate((this.active + step + length) % length, true);
  }

  #activate(index, scroll = false) {
    this.active = index;
    const rows = [...this.list.querySelectorAll("[role=option]")];
    rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    if (index < 0) {
      this.input.removeAttribute("aria-activedescendant");
      return;
    }
    this.input.setAttribute("aria-activedescendant", rows[index].id);
    if (scroll) rows[index].scrollIntoView({ block: "nearest" });
  }

  #row(item, index) {
    return el(
      "div",
      {
        role: "option",
        class: "picker-row",
        id: uniqueId("row"),
        "data-command": item.command,
        onclick: () => this.#onPick(index),
      },
      item.icon ?? null,
      el(
        "span",
        { class: "picker-text" },
        el("b", {}, item.title),
        item.note ? el("span", { class: "picker-note" }, item.note) : null,
        item.about ? el("small", {}, item.about) : null,
      ),
    );
  }
}
