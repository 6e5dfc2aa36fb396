import { el } from "./dom.js";
import { avatar } from "./message.js";
import { isText, isThread } from "./world.js";

const CATEGORY = 4;

/** The list of channels, threads under the channel they belong to. */
export function renderChannels(root, app) {
  const { world, context } = app;
  const rows = [];
  const tops = world.channels.filter((channel) => !isThread(channel));
  for (const channel of tops) {
    if (channel.type === CATEGORY) rows.push(el("h3", {}, channel.name));
    if (!isText(channel)) continue;
    rows.push(channelRow(channel, app));
    const threads = world.channels.filter((thread) => isThread(thread) && thread.parent_id === channel.id);
    rows.push(...threads.map((thread) => channelRow(thread, app)));
  }
  root.replaceChildren(el("h2", {}, context.say("channels")), ...rows);
}

function channelRow(channel, app) {
  const { world, context } = app;
  const unread = world.isUnread(channel.id);
  const mentions = world.mentions(channel.id);
  const here = channel.id === app.channelId;
  const badge = mentions ? el("span", { class: "badge", title: context.say("mentions") }, mentions) : null;
  return el(
    "button",
    {
      class: `channel${isThread(channel) ? " thread" : ""}${unread ? " unread" : ""}`,
      type: "button",
      "data-channel-id": channel.id,
      "aria-current": here ? "page" : null,
      onclick: () => app.openChannel(channel.id),
    },
    el(
      "span",
      { class: isThread(channel) ? "thread-mark" : "hash", "aria-hidden": "true" },
      isThread(channel) ? "└" : "#",
    ),
    el("span", { class: "channel-name" }, channel.name),
    unread && !badge ? el("span", { class: "visually-hidden" }, context.say("unread")) : null,
    badge,
  );
}

/** Everyone at this server; a click goes on as that member, the arrow opens a tab of theirs. */
export function renderMembers(root, app) {
  const { world, context } = app;
  const bot = el(
    "div",
    { class: `member bot${world.bot.online ? "" : " offline"}` },
    avatar({ name: world.bot.name, avatar: world.bot.avatar_url }),
    el("span", { class: "member-name" }, world.bot.name, el("span", { class: "app-tag" }, context.say("app"))),
  );
  root.replaceChildren(
    el("h2", {}, `${context.say("playAs")} — ${world.members.length}`),
    ...world.members.map((member) => memberRow(member, app)),
    el("h2", {}, "Bot"),
    bot,
  );
}

export function memberRow(member, app) {
  const { world, context } = app;
  const mine = member.id === world.me;
  const href = `?member=${encodeURIComponent(member.id)}`;
  const face = [
    avatar({ name: member.name, avatar: member.avatar_url }),
    el(
      "span",
      { class: "member-name" },
      member.name,
      mine ? el("span", { class: "you-tag" }, context.say("you")) : null,
      el("small", {}, `${member.locale}${member.admin ? ` · ${context.say("admin")}` : ""}`),
    ),
  ];
  if (mine) return el("div", { class: "member mine", "data-member-id": member.id, "aria-current": "true" }, face);
  return el(
    "div",
    { class: "member", "data-member-id": member.id },
    el("a", { class: "member-switch", href, title: context.say("switchHere", { name: member.name }) }, face),
    el(
      "a",
      {
        class: "member-tab",
        href,
        target: "_blank",
        rel: "noopener",
        "aria-label": context.say("openTab", { name: member.name }),
        title: context.say("openTab", { name: member.name }),
      },
      "↗",
    ),
  );
}
