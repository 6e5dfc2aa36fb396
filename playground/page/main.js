import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { renderContext } from "./context.js";
import { Drawers } from "./drawers.js";
import { Feed } from "./feed.js";
import { Interactions } from "./interactions.js";
import { MeMenu } from "./me-menu.js";
import { renderChannels, renderMembers } from "./sidebar.js";
import { applyTheme } from "./theme.js";
import { Clock } from "./timestamps.js";
import { World } from "./world.js";

const part = (name) => document.querySelector(`[data-part=${name}]`);

/** The page: one member at one server. Frames come in here, and go to whoever draws them. */
class App {
  world = new World();
  clock = new Clock();
  channelId = null;

  constructor() {
    this.interactions = new Interactions(this);
    this.context = renderContext(this);
    Object.assign(this.context, this.#actions());
    this.feed = new Feed(part("feed"), part("pill"), this.context);
    this.composer = new Composer(this, part("composer"));
    this.menu = new MeMenu(this, part("me"), part("me-menu"));
    this.drawers = new Drawers(part("backdrop"), {
      channels: { panel: part("channels"), toggle: part("show-channels") },
      members: { panel: part("members"), toggle: part("show-members") },
    });
    this.connection = new Connection({
      memberOf: () => new URLSearchParams(location.search).get("member"),
      onUnknownMember: () => history.replaceState(null, "", location.pathname),
      onFrame: (frame) => this.#receive(frame),
      onState: (up) => this.#onConnection(up),
    });
  }

  start() {
    applyTheme();
    this.clock.run(() => this.world.locale);
    document.addEventListener("visibilitychange", () => this.#onLook());
    document.addEventListener("keydown", (event) => this.#onKey(event));
    this.connection.open();
  }

  /** Typing while reading writes, as in Discord. */
  #onKey(event) {
    const reading = event.target.matches("body, .feed, .message");
    const writes = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (reading && writes && !document.querySelector("dialog[open]")) this.composer.focus();
  }

  #actions() {
    const { interactions } = this;
    return {
      busy: (messageId, customId) => interactions.busy(messageId, customId),
      chosen: (messageId, customId) => interactions.chosen(messageId, customId),
      failure: (messageId) => interactions.failure(messageId),
      press: (message, component, values) => interactions.press(message, component, values),
      dismiss: (message) => interactions.dismiss(message),
    };
  }

  openChannel(id) {
    this.channelId = id;
    this.world.markRead(id);
    this.feed.show(id);
    this.#chrome();
    this.drawers.close(false);
    if (matchMedia("(pointer: fine)").matches) this.composer.focus();
  }

  chooseLocale(locale) {
    this.connection.tell("locale", { locale });
    this.world.self.locale = locale;
    this.feed.show(this.channelId);
    this.#chrome();
  }

  #onConnection(up) {
    const banner = part("lost");
    banner.hidden = up;
    banner.textContent = this.context.say(this.world.me ? "lost" : "loading");
    if (up) this.interactions.forget();
  }

  #receive(frame) {
    const handlers = {
      snapshot: () => this.#onSnapshot(frame),
      message_create: () => this.#onMessage(frame.message, true),
      message_update: () => this.#onMessage(frame.message, false),
      message_delete: () => this.#onDelete(frame),
      commands: () => this.#set("commands", frame.commands),
      emojis: () => this.#set("emojis", frame.emojis),
      channels: () => this.#onChannels(frame.channels),
      bot: () => this.#onBot(frame.online),
      error: () => console.warn(frame.message),
    };
    handlers[frame.t]?.();
  }

  #onSnapshot(snapshot) {
    this.world.load(snapshot);
    this.clock.set(snapshot.time);
    this.#pinMember();
    const channels = this.world.textChannels;
    const known = channels.some((channel) => channel.id === this.channelId);
    if (!known) this.channelId = channels[0]?.id ?? null;
    this.feed.show(this.channelId);
    this.#chrome();
  }

  /** The address names the member from now on, so that a reload or a reconnect is the same one. */
  #pinMember() {
    const address = new URL(location.href);
    address.searchParams.set("member", this.world.me);
    history.replaceState(null, "", address);
  }

  #onMessage(message, fresh) {
    if (!fresh) this.interactions.edited(message.id);
    this.world.put(message);
    if (message.channel_id === this.channelId) this.feed.put(message, fresh);
    const seen = message.channel_id === this.channelId && !document.hidden;
    if (!fresh || seen || message.author.id === this.world.me) return;
    this.world.markUnread(message);
    this.#unread();
  }

  #onLook() {
    if (document.hidden || !this.world.isUnread(this.channelId)) return;
    this.world.markRead(this.channelId);
    this.#unread();
  }

  #onDelete({ channel_id: channelId, id }) {
    this.world.remove(channelId, id);
    if (channelId === this.channelId) this.feed.remove(id);
    this.#unread();
  }

  #set(key, value) {
    this.world[key] = value;
    this.#chrome();
  }

  #onChannels(channels) {
    this.world.channels = channels;
    if (this.world.channel(this.channelId)) this.#chrome();
    else this.openChannel(this.world.textChannels[0].id);
  }

  #onBot(online) {
    this.world.bot = { ...this.world.bot, online };
    this.#chrome();
  }

  /** Everything around the messages, in the member's language. */
  #chrome() {
    const { world, context } = this;
    document.documentElement.lang = world.locale;
    part("guild").textContent = world.guild.name;
    const channel = world.channel(this.channelId);
    part("channel-title").textContent = channel?.name ?? "";
    part("feed").setAttribute("aria-label", context.say("log", { channel: channel?.name ?? "" }));
    part("show-channels").setAttribute("aria-label", context.say("channels"));
    part("show-members").setAttribute("aria-label", context.say("members"));
    part("offline").hidden = world.bot.online;
    part("offline").textContent = context.say("offline");
    renderMembers(part("member-list"), this);
    this.menu.refresh();
    this.composer.refresh();
    this.#unread();
  }

  /** What is unread, in the list of channels and in the tab's title: members wait for their turn in other tabs. */
  #unread() {
    const { world, context } = this;
    renderChannels(part("channel-list"), this);
    const mentions = world.mentions();
    const mark = mentions ? `(${mentions}) ` : world.unread.size ? "• " : "";
    document.title = `${mark}${world.self?.name ?? ""} · #${context.channelName(this.channelId)}`;
  }
}

new App().start();
