import { el, localMedia, safeLink } from "./dom.js";
import { markdown } from "./markdown.js";
import { spoiler } from "./markdown-inline.js";
import { emojiOf, Select } from "./select.js";
import { isText, isThread } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * Renderers by component type. `context` is the render context plus, per message: `busy(custom_id)`,
 * `chosen(custom_id)`, `press(component, values)` and `attachments`.
 */
const RENDERERS = {
  1: (component, context) => el("div", { class: "action-row" }, renderAll(component.components, context)),
  2: button,
  3: (component, context) => select(component, component.options, context),
  5: (component, context) => select(component, users(context), context),
  7: (component, context) => select(component, users(context), context),
  8: (component, context) => select(component, channels(context), context),
  9: section,
  10: (component, context) => markdown(component.content, context),
  11: (component, context) => picture(component.media, component, "thumbnail", context),
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

export function renderAll(components, context) {
  return (components ?? []).map((component) => render(component, context));
}

export function render(component, context) {
  const renderer = RENDERERS[component.type];
  if (renderer) return renderer(component, context);
  return el("p", { class: "unknown-component" }, `[${component.type}]`);
}

function container(component, context) {
  const accent = component.accent_color;
  const node = el("section", { class: "container" }, renderAll(component.components, context));
  if (accent !== null && accent !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", `#${Number(accent).toString(16).padStart(6, "0")}`);
  }
  return component.spoiler ? spoiler(node, context, "div") : node;
}

function section(component, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, renderAll(component.components, context)),
    component.accessory ? el("div", { class: "accessory" }, render(component.accessory, context)) : null,
  );
}

function separator(component) {
  const line = component.divider === false ? "" : " line";
  return el("div", { class: `separator${line} spacing-${component.spacing ?? 1}`, role: "presentation" });
}

function button(component, context) {
  const face = [
    component.emoji ? emojiOf(component.emoji) : null,
    component.label ? el("span", { class: "label" }, component.label) : null,
  ];
  const spoken = component.label ? null : component.emoji?.name;
  if (component.style === 5) return linkButton(component, face, spoken);
  const busy = context.busy(component.custom_id);
  return el(
    "button",
    {
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      type: "button",
      disabled: component.disabled || component.style === 6,
      "aria-busy": busy ? "true" : null,
      "aria-label": spoken,
      "data-custom-id": component.custom_id,
      onclick: () => context.press(component),
    },
    face,
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
}

function linkButton(component, face, spoken) {
  const href = component.disabled ? null : safeLink(component.url);
  const attributes = {
    class: "button secondary link",
    href,
    target: "_blank",
    rel: "noopener noreferrer",
    "aria-label": spoken,
  };
  return el(
    "a",
    { ...attributes, "aria-disabled": href ? null : "true" },
    face,
    el("span", { "aria-hidden": "true" }, "↗"),
  );
}

function select(component, options, context) {
  const busy = context.busy(component.custom_id);
  const defaults = component.default_values?.map((value) => value.id);
  const wanted = context.chosen(component.custom_id) ?? defaults;
  const spec = {
    custom_id: component.custom_id,
    options: wanted ? options.map((option) => ({ ...option, default: wanted.includes(option.value) })) : options,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder,
    label: component.label,
    disabled: component.disabled,
    busy,
  };
  return new Select(spec, (values) => context.press(component, values), context.say).node;
}

export function users(context) {
  const { members, bot } = context.world;
  return [...members, ...(bot.id ? [bot] : [])].map((user) => ({ label: user.name, value: user.id }));
}

export function channels(context) {
  const open = context.world.channels.filter((channel) => isText(channel) || isThread(channel));
  return open.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
}

function resolve(media, context) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const attachment = name && context.attachments.find((candidate) => candidate.filename === name);
  return localMedia(attachment ? attachment.url : media.url);
}

function picture(media, { description, spoiler: hidden }, kind, context) {
  const source = resolve(media, context);
  if (!source) return el("p", { class: "unknown-component" }, description ?? media.url);
  const image = el("img", {
    class: kind,
    src: source,
    alt: description ?? "",
    title: description,
    width: media.width,
    height: media.height,
  });
  const opened = el("a", { class: `${kind}-link`, href: source, target: "_blank", rel: "noopener" }, image);
  return hidden ? spoiler(opened, context) : opened;
}

function gallery(component, context) {
  const items = component.items.map((item) => picture(item.media, item, "gallery-image", context));
  return el("div", { class: `gallery count-${Math.min(items.length, 4)}` }, items);
}

function file(component, context) {
  const source = resolve(component.file, context);
  const name = component.name ?? component.file.url.split("/").at(-1).split("?")[0];
  return fileCard(name, component.size, source);
}

export function fileCard(name, size, source) {
  const kilobytes = size ? `${(size / 1024).toFixed(1)} KB` : "";
  return el(
    "div",
    { class: "file" },
    el("span", { class: "file-icon", "aria-hidden": "true" }),
    el(
      "span",
      { class: "file-text" },
      source ? el("a", { href: source, download: name }, name) : name,
      el("small", {}, kilobytes),
    ),
  );
}

/** Files that came with a message and that no component shows. */
export function attachments(message, context) {
  const text = JSON.stringify(message.components ?? []);
  const loose = (message.attachments ?? []).filter((one) => !text.includes(one.filename) && !text.includes(one.url));
  return loose.map((one) => {
    if (!one.content_type?.startsWith("image/")) return fileCard(one.filename, one.size, localMedia(one.url));
    const hidden = one.filename.startsWith("SPOILER_");
    return picture({ url: one.url }, { description: one.description, spoiler: hidden }, "attachment", context);
  });
}
