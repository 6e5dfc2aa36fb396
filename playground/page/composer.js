import { CommandForm } from "./command-form.js";
import { flatten, search } from "./commands.js";
import { avatar } from "./message.js";
import { Picker } from "./picker.js";

/** Where a member writes: plain messages, or commands after a slash. */
export class Composer {
  #form = null;
  #closed = false;

  /** `root` holds [data-part=picker] and a form. */
  constructor(app, root) {
    this.app = app;
    this.root = root;
    this.picker = new Picker(root.querySelector("[data-part=picker]"));
    this.bar = root.querySelector("form");
    this.input = this.bar.querySelector("textarea");
    this.slot = this.bar.querySelector("[data-part=command]");
    this.input.addEventListener("input", () => this.#onInput());
    this.input.addEventListener("keydown", (event) => this.#onKey(event));
    this.input.addEventListener("blur", () => this.picker.hide());
    this.input.addEventListener("focus", () => this.#suggest());
    this.bar.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
  }

  /** Words and names again: another channel, member language or set of commands. */
  refresh() {
    const { context, world, channelId } = this.app;
    const words = context.say("message", { me: world.self?.name ?? "" });
    this.input.placeholder = words;
    this.input.setAttribute("aria-label", `#${context.channelName(channelId)}: ${words}`);
    this.bar.querySelector("[type=submit]").setAttribute("aria-label", context.say("send"));
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.input.focus();
  }

  get entries() {
    const { world } = this.app;
    return flatten(world.commands, world.locale, world.self?.admin);
  }

  /** A click on a command mention: that very command if it has fields, else what starts like it. */
  openCommand(id, name) {
    const entry = this.entries.find((one) => one.id === id && one.base === `/${name}`);
    if (entry) {
      this.#enter(entry);
      return;
    }
    this.#leave(`/${name}`);
  }

  #onInput() {
    this.#closed = false;
    this.#grow();
    this.#suggest();
  }

  #grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
  }

  #suggest() {
    const text = this.input.value;
    if (this.#closed || !text.startsWith("/") || text.includes("\n")) {
      this.picker.hide();
      return;
    }
    const { context, world } = this.app;
    const found = search(this.entries, text);
    this.picker.show({
      input: this.input,
      heading: context.say("commands"),
      items: found.map((entry) => ({
        title: entry.label,
        note: entry.options.map((option) => (option.required ? ` ${nameOf(option, world)}` : "")).join(""),
        about: entry.description,
        command: entry.base,
        icon: avatar({ name: world.bot.name, avatar: world.bot.avatar_url }, "small"),
      })),
      empty: context.say("noCommands"),
      onPick: (index) => this.#enter(found[index]),
    });
  }

  #onKey(event) {
    if (event.key === "Escape") this.#closed = true;
    if (this.picker.key(event)) return;
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#send();
  }

  #send() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const content = this.input.value.trim();
    if (!content) return;
    const command = content.startsWith("/") && !this.#closed ? search(this.entries, content)[0] : null;
    if (command) {
      this.#enter(command);
      return;
    }
    if (this.app.connection.tell("say", { channel_id: this.app.channelId, content }) === null) return;
    this.input.value = "";
    this.#grow();
  }

  #enter(entry) {
    this.picker.hide();
    this.#form = new CommandForm(entry, {
      picker: this.picker,
      context: this.app.context,
      ask: (op, fields) => this.app.connection.ask(op, { channel_id: this.app.channelId, ...fields }),
      submit: (picked, fields) => this.#submit(picked, fields),
      leave: (text) => this.#leave(text),
    });
    this.bar.classList.add("commanding");
    this.slot.replaceChildren(this.#form.node);
    this.input.value = "";
    this.input.hidden = true;
    this.#form.focus();
  }

  #submit(entry, fields) {
    this.#leave("");
    this.app.interactions.command(this.app.channelId, entry.label, fields);
  }

  #leave(text) {
    this.#form = null;
    this.picker.hide();
    this.bar.classList.remove("commanding");
    this.slot.replaceChildren();
    this.input.hidden = false;
    this.input.value = text;
    this.#closed = false;
    this.#grow();
    this.input.focus();
    this.#suggest();
  }
}

function nameOf(option, world) {
  return option.name_localizations?.[world.locale] ?? option.name;
}
