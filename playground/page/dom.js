/** Builds an element. Strings become text nodes, never markup: that is the page's only way of showing foreign text. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) {
    node.addEventListener(name.slice(2), value);
    return;
  }
  node.setAttribute(name, value === true ? "" : String(value));
}

let lastId = 0;

/** A document-wide unique id, for aria-controls and the like. */
export function uniqueId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** An address an anchor may point to, or null: only http and https, so that `javascript:` never gets through. */
export function safeLink(address) {
  try {
    const url = new URL(address, location.href);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

/** The path of a picture or file that this server keeps, or null: the page loads nothing from elsewhere. */
export function localMedia(address) {
  try {
    const url = new URL(address, location.href);
    const ours = url.origin === location.origin || url.pathname.startsWith("/cdn/");
    return ours ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}

export function emojiUrl(id) {
  return `/cdn/emojis/${encodeURIComponent(id)}.png`;
}

/** Letters without case and accents, so that "baston" finds "Bastón". */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
