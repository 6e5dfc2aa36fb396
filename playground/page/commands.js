import { fold } from "./dom.js";
import { localized } from "./words.js";

export const OPTION = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  MENTIONABLE: 9,
  NUMBER: 10,
};
const CHAT_INPUT = 1;

/**
 * Every command a member may use, subcommands flattened, by label.
 * Each: {id, command, path: [subcommand options], label (localised), base (as registered), description, options}.
 */
export function flatten(commands, locale, admin) {
  const usable = commands.filter(
    (command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && (admin || !isRestricted(command)),
  );
  return usable
    .flatMap((command) => leaves(command, [command], locale))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

function isRestricted(command) {
  return command.default_member_permissions !== null && command.default_member_permissions !== undefined;
}

function leaves(node, path, locale) {
  const children = (node.options ?? []).filter((option) => option.type <= OPTION.GROUP);
  if (path.length === 1 ? children.length : node.type === OPTION.GROUP) {
    return children.flatMap((child) => leaves(child, [...path, child], locale));
  }
  return [
    {
      id: path[0].id,
      command: path[0],
      path: path.slice(1),
      label: `/${path.map((part) => localized(part, "name", locale)).join(" ")}`,
      base: `/${path.map((part) => part.name).join(" ")}`,
      description: localized(node, "description", locale),
      options: node.options ?? [],
    },
  ];
}

/** Commands that fit what was typed, best first: by the start of the name, of a word in it, then anywhere. */
export function search(entries, typed) {
  const query = fold(typed.replace(/^\//, "").trim().replace(/\s+/g, " "));
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry, query) })).filter(({ rank: value }) => value < 9);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function rank(entry, query) {
  if (!query) return 0;
  const names = [fold(entry.label.slice(1)), fold(entry.base.slice(1))];
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => name.includes(` ${query}`))) return 2;
  return names.some((name) => name.includes(query)) ? 3 : 9;
}

/** Discord's nested `options` of an interaction from {option, value, focused?}; those without value are left out. */
export function nestOptions(entry, values) {
  const flat = values
    .filter(({ value, focused }) => focused || (value !== null && value !== undefined))
    .map(({ option, value, focused }) => ({
      name: option.name,
      type: option.type,
      value,
      ...(focused ? { focused: true } : {}),
    }));
  return entry.path.reduceRight((inner, part) => [{ name: part.name, type: part.type, options: inner }], flat);
}

/** The fixed answers of an option as [{label, value}], or null where anything may be typed. */
export function fixedChoices(option, world, say) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: localized(choice, "name", world.locale), value: choice.value }));
  }
  if (option.type === OPTION.BOOLEAN)
    return [
      { label: say("yes"), value: true },
      { label: say("no"), value: false },
    ];
  if (option.type === OPTION.USER || option.type === OPTION.MENTIONABLE) {
    const bot = world.bot.id ? [{ label: `@${world.bot.name}`, value: world.bot.id }] : [];
    return [...world.members.map((member) => ({ label: `@${member.name}`, value: member.id })), ...bot];
  }
  if (option.type !== OPTION.CHANNEL) return null;
  const kinds = option.channel_types;
  const fitting = world.channels.filter((channel) => !kinds?.length || kinds.includes(channel.type));
  return fitting.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
}

/** Turns typed text into an option's value: {value} or {error: key of words, n?}. Empty text has neither. */
export function parse(option, text, choices) {
  if (text.trim() === "") return option.required ? { error: "required" } : {};
  if (choices) {
    const exact = choices.find(
      (choice) => fold(choice.label) === fold(text) || fold(choice.label).slice(1) === fold(text.trim()),
    );
    return exact ? { value: exact.value } : { error: "notChoice" };
  }
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) return parseNumber(option, text.trim());
  if (text.length < (option.min_length ?? 0)) return { error: "tooShort", n: option.min_length };
  if (text.length > (option.max_length ?? 6000)) return { error: "tooLong", n: option.max_length };
  return { value: text };
}

function parseNumber(option, text) {
  const pattern = option.type === OPTION.INTEGER ? /^[-+]?\d{1,15}$/ : /^[-+]?\d{1,15}([.,]\d+)?$/;
  if (!pattern.test(text)) return { error: option.type === OPTION.INTEGER ? "notInteger" : "notNumber" };
  const value = Number(text.replace(",", "."));
  if (value < (option.min_value ?? -Infinity)) return { error: "tooSmall", n: option.min_value };
  if (value > (option.max_value ?? Infinity)) return { error: "tooBig", n: option.max_value };
  return { value };
}
