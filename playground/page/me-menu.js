import { el } from "./dom.js";
import { avatar } from "./message.js";
import { memberRow } from "./sidebar.js";
import { chooseTheme, currentTheme } from "./theme.js";
import { LOCALES } from "./words.js";

/** The button that says who one is, and its menu: other members, language, theme. */
export class MeMenu {
  constructor(app, button, menu) {
    this.app = app;
    this.button = button;
    this.menu = menu;
    button.addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
    document.addEventListener("pointerdown", (event) => {
      if (this.isOpen && !menu.contains(event.target) && !button.contains(event.target)) this.close(false);
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
    menu.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !menu.contains(event.relatedTarget) && event.relatedTarget !== button)
        this.close(false);
    });
  }

  get isOpen() {
    return !this.menu.hidden;
  }

  refresh() {
    const { world, context } = this.app;
    const { self } = world;
    this.button.replaceChildren(
      avatar({ name: self?.name ?? "?", avatar: self?.avatar_url }, "small"),
      el("span", { class: "me-name" }, self?.name ?? "?"),
      el("span", { class: "caret", "aria-hidden": "true" }, "▾"),
    );
    this.button.setAttribute("aria-label", context.say("menu", { name: self?.name ?? "?" }));
    if (!this.isOpen) return;
    const inside = this.menu.contains(document.activeElement);
    this.#fill();
    if (inside) this.menu.querySelector("[data-part=locale]").focus();
  }

  open() {
    this.#fill();
    this.menu.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.menu.querySelector("a, select, button")?.focus();
  }

  close(refocus = true) {
    this.menu.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (refocus) this.button.focus();
  }

  #fill() {
    const { world, context } = this.app;
    const members = world.members.map((member) => memberRow(member, this.app));
    this.menu.replaceChildren(
      el("h2", {}, context.say("playAs")),
      el("div", { class: "menu-members" }, members),
      el("div", { class: "menu-row" }, el("label", { for: "locale" }, context.say("language")), this.#localeSelect()),
      el("div", { class: "menu-row" }, el("span", { id: "theme-label" }, context.say("theme")), this.#themeButtons()),
    );
  }

  #localeSelect() {
    const { world } = this.app;
    const known = LOCALES.some(([code]) => code === world.locale)
      ? LOCALES
      : [[world.locale, world.locale], ...LOCALES];
    const select = el(
      "select",
      { id: "locale", "data-part": "locale", onchange: () => this.app.chooseLocale(select.value) },
      known.map(([code, name]) => el("option", { value: code }, name)),
    );
    select.value = world.locale;
    return select;
  }

  #themeButtons() {
    const { context } = this.app;
    const button = (theme) =>
      el(
        "button",
        {
          type: "button",
          class: "segment",
          "data-theme-choice": theme,
          "aria-pressed": String(currentTheme() === theme),
          onclick: () => this.#setTheme(theme),
        },
        context.say(theme),
      );
    return el(
      "div",
      { class: "segments", role: "group", "aria-labelledby": "theme-label" },
      button("dark"),
      button("light"),
    );
  }

  #setTheme(theme) {
    chooseTheme(theme);
    this.#fill();
    this.menu.querySelector(`[data-theme-choice=${theme}]`).focus();
  }
}
