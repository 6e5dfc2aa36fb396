import { el } from "./dom.js";
import { inline } from "./markdown-inline.js";

const FENCE = /```(?:([\w+#-]+)\n)?\n?([\s\S]+?)\n?```/g;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;

/** Discord's markdown as nodes. `context` tells names, pictures and what a click on a mention does (see context.js). */
export function markdown(source, context) {
  const out = el("div", { class: "markdown" });
  let from = 0;
  for (const match of source.matchAll(FENCE)) {
    out.append(...blocks(source.slice(from, match.index).replace(/\n$/, ""), context));
    out.append(el("pre", { tabindex: "0" }, el("code", { "data-language": match[1] }, match[2])));
    from = match.index + match[0].length;
  }
  out.append(...blocks(from ? source.slice(from).replace(/^\n/, "") : source, context));
  return out;
}

function blocks(source, context) {
  if (!source) return [];
  const lines = source.split("\n");
  const nodes = [];
  while (lines.length) nodes.push(takeBlock(lines, context));
  return nodes;
}

function takeBlock(lines, context) {
  const line = lines[0];
  const heading = HEADING.exec(line);
  if (heading) return takeLine(lines, `h${heading[1].length}`, heading[2], context);
  const subtext = SUBTEXT.exec(line);
  if (subtext) return takeLine(lines, "small", subtext[1], context);
  if (line.startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return el("blockquote", {}, blocks(rest, context));
  }
  if (line.startsWith("> ")) return takeQuote(lines, context);
  if (ITEM.test(line)) return takeList(lines, context);
  return takeParagraph(lines, context);
}

function takeLine(lines, tag, text, context) {
  lines.shift();
  return el(tag, {}, inline(text, context));
}

function takeQuote(lines, context) {
  const quoted = [];
  while (lines.length && /^> ?/.test(lines[0])) quoted.push(lines.shift().replace(/^> ?/, ""));
  return el("blockquote", {}, blocks(quoted.join("\n"), context));
}

function takeList(lines, context) {
  const [, indent, marker] = ITEM.exec(lines[0]);
  const ordered = marker.length > 1;
  const list = ordered ? el("ol", { start: parseInt(marker, 10) }) : el("ul");
  while (lines.length) {
    const item = ITEM.exec(lines[0]);
    if (!item || item[1].length < indent.length || item[2].length > 1 !== ordered) break;
    if (item[1].length > indent.length) {
      (list.lastElementChild ?? list).append(takeList(lines, context));
      continue;
    }
    lines.shift();
    list.append(el("li", {}, inline(item[3], context)));
  }
  return list;
}

function takeParagraph(lines, context) {
  const taken = [lines.shift()];
  while (lines.length && !startsBlock(lines[0])) taken.push(lines.shift());
  return el("p", {}, inline(taken.join("\n"), context));
}

function startsBlock(line) {
  return HEADING.test(line) || SUBTEXT.test(line) || ITEM.test(line) || /^>(>>)? /.test(line);
}
