import { el } from "./dom.js";
import { say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Each unit, and how many of it make the next. */
const UNITS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30],
  ["month", 12],
  ["year", Infinity],
];

/** How far `unix` lies from `now` (both in seconds), in words and rounded, as Discord does. */
export function relative(unix, now, locale) {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  let distance = unix - now;
  for (const [unit, size] of UNITS) {
    if (Math.abs(Math.round(distance)) < size) return words.format(Math.round(distance), unit);
    distance /= size;
  }
  return "";
}

/** A Discord timestamp (`<t:unix:style>`) in words; an unknown style reads as `f`. */
export function formatTimestamp(unix, style, now, locale) {
  if (style === "R") return relative(unix, now, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(unix * 1000));
}

/** The time beside an author's name: today and yesterday by name, older by date. */
export function messageTime(date, now, locale) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(date);
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return say(locale, "today", { time });
  if (days === 1) return say(locale, "yesterday", { time });
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

/** Server time, which may differ from the browser's: turn clocks are the server's. */
export class Clock {
  #offset = 0;

  set(serverMilliseconds) {
    this.#offset = serverMilliseconds - Date.now();
  }

  seconds() {
    return (Date.now() + this.#offset) / 1000;
  }

  /** Keeps every relative timestamp in the document true, once a second, without replacing nodes. */
  run(locale) {
    setInterval(() => {
      for (const node of document.querySelectorAll("time[data-style=R]")) {
        const text = relative(Number(node.dataset.unix), this.seconds(), locale());
        if (node.firstChild.data !== text) node.firstChild.data = text;
      }
    }, 1000);
  }
}

export function timestampNode(unix, style, now, locale) {
  return el(
    "time",
    {
      class: "timestamp",
      datetime: new Date(unix * 1000).toISOString(),
      title: formatTimestamp(unix, "F", now, locale),
      "data-unix": unix,
      "data-style": style,
    },
    formatTimestamp(unix, style, now, locale),
  );
}
