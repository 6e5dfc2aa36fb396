const NARROW = matchMedia("(max-width: 760px)");
const MEDIUM = matchMedia("(max-width: 1040px)");

/** Side panels that slide over the feed where there is no room beside it; closed ones are out of the tab order. */
export class Drawers {
  constructor(backdrop, panels) {
    this.backdrop = backdrop;
    this.panels = panels;
    backdrop.addEventListener("click", () => this.close());
    for (const [name, { toggle, media }] of Object.entries(this.#settings())) {
      toggle.addEventListener("click", () => (this.opened === name ? this.close() : this.open(name)));
      media.addEventListener("change", () => this.close(false));
    }
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.opened && !event.defaultPrevented) this.close();
    });
    this.close(false);
  }

  #settings() {
    return {
      channels: { ...this.panels.channels, media: NARROW },
      members: { ...this.panels.members, media: MEDIUM },
    };
  }

  open(name) {
    this.close(false);
    const { panel, toggle } = this.panels[name];
    this.opened = name;
    panel.classList.add("open");
    panel.inert = false;
    toggle.setAttribute("aria-expanded", "true");
    this.backdrop.hidden = false;
    panel.querySelector("[aria-current], button, a")?.focus();
  }

  close(refocus = true) {
    const last = this.opened;
    this.opened = null;
    this.backdrop.hidden = true;
    for (const { panel, toggle, media } of Object.values(this.#settings())) {
      panel.classList.remove("open");
      panel.inert = media.matches;
      toggle.setAttribute("aria-expanded", "false");
    }
    if (refocus && last) this.panels[last].toggle.focus();
  }
}
