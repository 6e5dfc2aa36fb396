import { remember, restore } from "./carryover.js";
import { el } from "./dom.js";
import { isEphemeral, renderMessage } from "./message.js";

const NEAR_BOTTOM = 60;
const LONGEST_HOLD = 1000;
const SAME_BREATH = 7 * 60 * 1000;

/** The list of one channel's messages: keeps to the end while the reader is there, redraws messages in place. */
export class Feed {
  #pressed = null;
  #held = new Map();

  constructor(root, pill, context) {
    this.root = root;
    this.pill = pill;
    this.context = context;
    this.channelId = null;
    this.stuck = true;
    this.list = el("div", { class: "messages" });
    this.locals = el("div", { class: "local-lines" });
    root.append(this.list, this.locals);
    pill.addEventListener("click", () => this.toEnd());
    root.addEventListener("scroll", () => this.#onScroll());
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(root);
    root.addEventListener("pointerdown", (event) => this.#hold(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.#release(), 0));
  }

  show(channelId) {
    this.#abandonMenus();
    const { world } = this.context;
    this.channelId = channelId;
    this.list.replaceChildren(...world.messagesIn(channelId).map((message) => renderMessage(message, this.context)));
    this.locals.replaceChildren();
    this.#arrange();
    this.toEnd();
  }

  /** Draws a new message, or redraws a known one where it stands. */
  put(message, fresh = false) {
    if (message.channel_id !== this.channelId) return;
    const old = this.#article(message.id);
    if (old && message.id === this.#pressed) {
      this.#held.set(message.id, message);
      return;
    }
    const node = renderMessage(message, this.context);
    if (old) this.#replace(old, node);
    else this.list.append(node);
    this.#arrange();
    if (this.stuck || message.author.id === this.context.me || (fresh && isEphemeral(message))) this.toEnd();
    else if (!old) this.#offerPill();
  }

  redraw(id) {
    const message = this.context.world.message(this.channelId, id);
    if (message) this.put(message);
  }

  remove(id) {
    const node = this.#article(id);
    if (!node) return;
    const hadFocus = node.contains(document.activeElement);
    for (const select of node.querySelectorAll(".select")) select.select.abandon();
    const neighbour = node.nextElementSibling ?? node.previousElementSibling;
    node.remove();
    if (hadFocus) (neighbour?.matches(".message") ? neighbour : this.root).focus({ preventScroll: true });
    this.#arrange();
  }

  /** A line of the page's own at the end (a command under way); returns a function that changes or removes it. */
  local(node) {
    this.locals.append(node);
    this.toEnd();
    return (replacement) => {
      if (replacement) node.replaceWith(replacement);
      else node.remove();
      if (this.stuck) this.toEnd();
    };
  }

  toEnd() {
    this.stuck = true;
    this.root.scrollTop = this.root.scrollHeight;
    this.pill.hidden = true;
  }

  #replace(old, node) {
    const memory = remember(old);
    for (const select of old.querySelectorAll(".select")) select.select.abandon();
    old.replaceWith(node);
    restore(node, memory);
  }

  #article(id) {
    return this.list.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
  }

  #abandonMenus() {
    for (const select of this.list.querySelectorAll(".select")) select.select.abandon();
  }

  #onScroll() {
    this.stuck = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < NEAR_BOTTOM;
    if (this.stuck) this.pill.hidden = true;
  }

  #offerPill() {
    this.pill.textContent = `${this.context.say("newMessages")} ↓`;
    this.pill.hidden = false;
  }

  /** A message under the finger is not redrawn before the finger leaves it, or the click would be lost. */
  #hold(event) {
    clearTimeout(this.holdTimer);
    this.holdTimer = setTimeout(() => this.#release(), LONGEST_HOLD);
    this.#pressed = event.target.closest("[data-message-id]")?.dataset.messageId ?? null;
  }

  #release() {
    this.#pressed = null;
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const message of held) this.put(message);
  }

  /** Day dividers, and messages of one author in one go without repeated name and picture. */
  #arrange() {
    for (const divider of this.list.querySelectorAll(".day")) divider.remove();
    const { world, locale } = this.context;
    let before = null;
    for (const node of this.list.querySelectorAll(".message")) {
      const message = world.message(this.channelId, node.dataset.messageId);
      if (!message) continue;
      const day = new Date(message.timestamp).toDateString();
      if (before && before.day !== day) node.before(this.#dayDivider(message.timestamp, locale));
      node.classList.toggle("grouped", follows(message, before, day));
      before = { message, day };
    }
    this.list.classList.toggle("blank", before === null);
    this.list.dataset.blank = this.context.say("empty", { channel: this.context.channelName(this.channelId) });
  }

  #dayDivider(timestamp, locale) {
    const name = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(timestamp));
    return el("div", { class: "day", role: "separator" }, el("span", {}, name));
  }
}

function follows(message, before, day) {
  if (!before || before.day !== day) return false;
  const other = before.message;
  const answers =
    message.interaction_metadata?.type === 2 ||
    message.interaction ||
    message.referenced_message ||
    message.type === 18;
  if (answers || other.type === 18 || message.author.id !== other.author.id) return false;
  if (isEphemeral(message) !== isEphemeral(other)) return false;
  return new Date(message.timestamp) - new Date(other.timestamp) < SAME_BREATH;
}
