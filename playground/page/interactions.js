import { el } from "./dom.js";
import { openModal } from "./modal.js";

/** Presses, commands and modals on their way to the bot: what spins, what failed, what opens. */
export class Interactions {
  #busy = new Set();
  #failed = new Map();
  #chosen = new Map();

  constructor(app) {
    this.app = app;
  }

  busy(messageId, customId) {
    return this.#busy.has(`${messageId}\n${customId}`);
  }

  /** Why the last press in a message failed (empty: nobody said), or undefined if it did not. */
  failure(messageId) {
    return this.#failed.get(messageId);
  }

  /** What the member last picked in a select, or undefined; shown until the bot edits the message. */
  chosen(messageId, customId) {
    return this.#chosen.get(messageId)?.[customId];
  }

  edited(messageId) {
    this.#chosen.delete(messageId);
  }

  forget() {
    this.#busy.clear();
    this.#failed.clear();
    this.#chosen.clear();
  }

  async press(message, component, values) {
    const key = `${message.id}\n${component.custom_id}`;
    if (this.#busy.has(key)) return;
    this.#busy.add(key);
    this.#failed.delete(message.id);
    if (values) this.#chosen.set(message.id, { ...this.#chosen.get(message.id), [component.custom_id]: values });
    this.app.feed.redraw(message.id);
    const result = await this.app.connection.ask("component", {
      channel_id: message.channel_id,
      message_id: message.id,
      component_type: component.type,
      custom_id: component.custom_id,
      ...(values ? { values } : {}),
    });
    this.#busy.delete(key);
    if (result.status === "failed") this.#failed.set(message.id, result.reason ?? "");
    this.app.feed.redraw(message.id);
    if (result.status === "modal") this.#modal(result);
  }

  /** Sends a command and shows a line of our own until the bot has answered. */
  async command(channelId, label, fields) {
    const change = this.app.feed.local(this.#line("sending", label));
    const result = await this.app.connection.ask("command", { channel_id: channelId, ...fields });
    if (result.status !== "failed") change(null);
    else change(this.#line("noAnswer", label, result.reason));
    if (result.status === "modal") this.#modal(result);
  }

  dismiss(message) {
    this.app.connection.tell("dismiss", { channel_id: message.channel_id, message_id: message.id });
    this.app.world.remove(message.channel_id, message.id);
    this.app.feed.remove(message.id);
  }

  #line(key, label, reason = null) {
    const { context } = this.app;
    const failed = key === "noAnswer";
    const remove = () => {
      line.remove();
      this.app.composer.focus();
    };
    const line = el(
      "div",
      { class: `local-line ${failed ? "failure" : ""}`, role: "status", title: reason },
      el("span", { class: "command-name" }, label),
      ` ${failed ? "⚠ " : ""}${context.say(key)} `,
      failed ? el("button", { class: "link-button", type: "button", onclick: remove }, context.say("dismiss")) : null,
    );
    return line;
  }

  #modal(result) {
    openModal(result.modal, this.app.context, (components) =>
      this.app.connection.ask("modal_submit", {
        interaction_id: result.interaction_id,
        custom_id: result.modal.custom_id,
        components,
      }),
    );
  }
}
