import { el, emojiUrl, safeLink } from "./dom.js";
import { timestampNode } from "./timestamps.js";

const SPECIAL = /[\\*_~|`<[h@]/;

/** Tried in this order at each special character; a rule that returns null lets the next one try. */
const RULES = [
  [/\\([^\w\s])/y, ([, character]) => character],
  [/(`{1,2})([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => el("code", {}, code.trim())],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrapped("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrapped("u")],
  [/\*(?!\s)((?:\*\*|[^*])+?)\*(?!\*)/y, wrapped("em")],
  [
    /_((?:__|[^_])+?)_(?![\p{L}\d])/uy,
    (match, context, before) => (/[\p{L}\d]$/u.test(before) ? null : wrapped("em")(match, context)),
  ],
  [/~~([\s\S]+?)~~/y, wrapped("s")],
  [/\|\|([\s\S]+?)\|\|/y, ([, text], context) => spoiler(inline(text, context), context)],
  [/<(a?):(\w{1,64}):(\d+)>/y, ([, , name, id]) => emojiNode(id, name)],
  [/<@!?(\d+)>/y, ([, id], context) => userMention(id, context)],
  [/<#(\d+)>/y, ([, id], context) => channelMention(id, context)],
  [/<\/([^:>]{1,100}):(\d+)>/y, ([, name, id], context) => commandMention(name, id, context)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([whole, unix, style], context) => timestamp(whole, unix, style, context)],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"\n]*")?\)/y,
    ([, text, url], context) => link(url, inline(text, { ...context, inLink: true })),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => link(url, url)],
  [/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'*_~|]/y, ([url], context) => (context.inLink ? null : link(url, url))],
  [/@(everyone|here)\b/y, ([text]) => el("span", { class: "mention" }, text)],
];

/** One run of text as nodes: styles, mentions, emoji, timestamps, links. Whatever matches no rule stays plain text. */
export function inline(source, context) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < source.length) {
    const found = SPECIAL.test(source[at]) ? match(source, at, context) : null;
    if (!found) {
      plain += source[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(found.node);
    at += found.length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(source, at, context) {
  for (const [rule, build] of RULES) {
    rule.lastIndex = at;
    const found = rule.exec(source);
    const node = found && build(found, context, source.slice(0, at));
    if (node) return { node, length: found[0].length };
  }
  return null;
}

function wrapped(tag) {
  return ([, text], context) => el(tag, {}, inline(text, context));
}

export function emojiNode(id, name, spoken = `:${name}:`) {
  return el("img", { class: "emoji", src: emojiUrl(id), alt: spoken, title: spoken || null, draggable: "false" });
}

function userMention(id, context) {
  const mine = id === context.me ? " mine" : "";
  return el("span", { class: `mention${mine}`, "data-user-id": id }, `@${context.userName(id)}`);
}

function channelMention(id, context) {
  const open = () => context.openChannel(id);
  return el(
    "button",
    { class: "mention", type: "button", "data-mention-channel": id, onclick: open },
    `#${context.channelName(id)}`,
  );
}

function commandMention(name, id, context) {
  const open = () => context.openCommand(id, name);
  return el("button", { class: "mention", type: "button", onclick: open }, `/${context.commandName(id, name)}`);
}

function timestamp(whole, unix, style, context) {
  const seconds = Number(unix);
  if (Math.abs(seconds) > 8.64e12) return whole;
  return timestampNode(seconds, style ?? "f", context.now(), context.locale);
}

function link(address, content) {
  const url = safeLink(address);
  if (!url) return el("span", {}, content);
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

/** Covers content until it is clicked. */
export function spoiler(content, context, tag = "span") {
  const cover = el(tag, {
    class: "spoiler",
    role: "button",
    tabindex: "0",
    "aria-expanded": "false",
    "aria-label": context.say("spoiler"),
  });
  const reveal = (event) => {
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", reveal, true);
  cover.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") reveal(event);
  });
  cover.append(el(tag, { class: "covered" }, content));
  return cover;
}
