import { attachments, renderAll } from "./components.js";
import { el, localMedia } from "./dom.js";
import { markdown } from "./markdown.js";
import { messageTime } from "./timestamps.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const THREAD_CREATED = 18;
const EMOJI_ONLY = /^(?:\s|<a?:\w+:\d+>|\p{Extended_Pictographic}|[\u200d\ufe0f]|\p{Emoji_Modifier})+$/u;

export function isEphemeral(message) {
  return Boolean((message.flags ?? 0) & EPHEMERAL);
}

/** One message as an article. `context` is the render context with Interactions' questions by message id. */
export function renderMessage(message, context) {
  if (message.type === THREAD_CREATED) return systemLine(message, context);
  const local = { ...context, attachments: message.attachments ?? [] };
  local.press = (component, values) => context.press(message, component, values);
  local.busy = (customId) => context.busy(message.id, customId);
  local.chosen = (customId) => context.chosen(message.id, customId);
  const author = context.world.author(message);
  return el(
    "article",
    {
      class: classes(message, context),
      "data-message-id": message.id,
      tabindex: "-1",
      "data-ephemeral": isEphemeral(message) ? "true" : null,
      "data-author-id": message.author.id,
    },
    origin(message, context),
    avatar(author),
    el(
      "div",
      { class: "message-body" },
      header(author, message, context),
      content(message, local),
      footer(message, context),
    ),
  );
}

function classes(message, context) {
  const names = ["message"];
  if (isEphemeral(message)) names.push("ephemeral");
  if (context.world.mentionsMe(message) && message.author.id !== context.me) names.push("mentioning");
  if (isLoading(message)) names.push("loading");
  return names.join(" ");
}

function isLoading(message) {
  return Boolean((message.flags ?? 0) & LOADING);
}

export function avatar(person, size = "") {
  const source = person.avatar && localMedia(person.avatar);
  if (source) return el("img", { class: `avatar ${size}`, src: source, alt: "" });
  return el("span", { class: `avatar letter ${size}`, "aria-hidden": "true" }, (person.name ?? "?").slice(0, 1));
}

function header(author, message, context) {
  const sent = new Date(message.timestamp);
  const known = !Number.isNaN(sent.getTime());
  return el(
    "header",
    {},
    el("span", { class: "author" }, author.name),
    author.app ? el("span", { class: "app-tag" }, context.say("app")) : null,
    known
      ? el(
          "time",
          { class: "sent", datetime: sent.toISOString() },
          messageTime(sent, context.now() * 1000, context.locale),
        )
      : null,
  );
}

function content(message, context) {
  if (isLoading(message) && !message.content && !message.components?.length) {
    return el(
      "p",
      { class: "thinking" },
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      ` ${context.say("thinking")}`,
    );
  }
  const text = message.content ? markdown(message.content, context) : null;
  if (text && EMOJI_ONLY.test(message.content)) text.classList.add("jumbo");
  const edited = message.edited_timestamp ? el("span", { class: "edited" }, context.say("edited")) : null;
  if (edited && text?.lastElementChild?.matches("p")) text.lastElementChild.append(" ", edited);
  return el(
    "div",
    { class: "content" },
    text,
    (message.embeds ?? []).map((embed) => legacyEmbed(embed, context)),
    attachments(message, context),
    renderAll(message.components, context),
    message.thread ? threadPreview(message.thread, context) : null,
    edited?.parentNode ? null : edited,
  );
}

function threadPreview(thread, context) {
  const open = () => context.openChannel(thread.id);
  return el(
    "button",
    { class: "thread-preview", type: "button", onclick: open },
    el("span", { class: "hash", "aria-hidden": "true" }, "#"),
    el("b", {}, thread.name),
  );
}

function legacyEmbed(embed, context) {
  const parts = [embed.title ? `### ${embed.title}` : "", embed.description ?? ""].filter(Boolean).join("\n");
  const fields = (embed.fields ?? []).map((field) => `**${field.name}**\n${field.value}`).join("\n");
  const node = el(
    "section",
    { class: "container accented" },
    markdown([parts, fields].filter(Boolean).join("\n"), context),
  );
  node.style.setProperty("--accent", `#${(embed.color ?? 0x4e5058).toString(16).padStart(6, "0")}`);
  return node;
}

/** The line above a message that says what it answers: a command or another message. */
function origin(message, context) {
  const command = usedCommand(message);
  if (command) {
    const user = context.world.member(command.user?.id);
    return el(
      "div",
      { class: "origin" },
      avatar({ name: user?.name ?? "?", avatar: user?.avatar_url }, "tiny"),
      el("b", {}, user?.name ?? command.user?.global_name ?? context.say("unknownUser")),
      ` ${context.say("used")} `,
      el("span", { class: "command-name" }, `/${usedName(command.name, context)}`),
    );
  }
  const referred = message.referenced_message;
  if (!referred) return null;
  const author = context.world.author(referred);
  const excerpt = (referred.content || textOf(referred.components)).replace(/\s+/g, " ").slice(0, 90);
  return el(
    "div",
    { class: "origin" },
    avatar(author, "tiny"),
    el("span", { class: "visually-hidden" }, context.say("replied")),
    el("b", {}, author.name),
    ` ${excerpt}`,
  );
}

function usedCommand(message) {
  if (message.interaction?.name) return message.interaction;
  const metadata = message.interaction_metadata;
  return metadata?.type === 2 && metadata.name ? metadata : null;
}

function usedName(name, context) {
  const command = context.world.commands.find((one) => one.name === name.split(" ")[0]);
  return command ? context.commandName(command.id, name) : name;
}

/** The first words of a Components V2 message, which has no content to quote. */
function textOf(components) {
  for (const component of components ?? []) {
    const text = component.type === 10 ? component.content : textOf(component.components);
    if (text) return text.replace(/^[#\-> ]+/, "");
  }
  return "";
}

function footer(message, context) {
  const failure = context.failure(message.id);
  const parts = [];
  if (failure !== undefined)
    parts.push(el("p", { class: "failure", role: "alert", title: failure }, "⚠ ", context.say("failed")));
  if (isEphemeral(message)) {
    const dismiss = el(
      "button",
      { class: "link-button", type: "button", "data-dismiss": message.id, onclick: () => context.dismiss(message) },
      context.say("dismiss"),
    );
    parts.push(el("p", { class: "only-you" }, eye(), ` ${context.say("onlyYou")} · `, dismiss));
  }
  return parts.length ? el("footer", {}, parts) : null;
}

function eye() {
  return el("span", { class: "eye", "aria-hidden": "true" });
}

function systemLine(message, context) {
  const author = context.world.author(message);
  const thread = context.world.threadOf(message);
  const open = () => context.openChannel(thread.id);
  const name = thread
    ? el("button", { class: "mention", type: "button", onclick: open }, thread.name)
    : el("b", {}, message.content);
  return el(
    "article",
    { class: "message system", "data-message-id": message.id, "data-author-id": message.author.id, tabindex: "-1" },
    el("span", { class: "system-icon", "aria-hidden": "true" }, "#"),
    el("p", {}, el("b", {}, author.name), ` ${context.say("madeThread")} `, name),
  );
}
