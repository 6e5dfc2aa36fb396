import { localized, say } from "./words.js";

/** What rendering needs to know, gathered in one object so that the renderers do not see the whole application. */
export function renderContext(app) {
  const { world } = app;
  return {
    get me() {
      return world.me;
    },
    get locale() {
      return world.locale;
    },
    world,
    say: (key, values) => say(world.locale, key, values),
    now: () => app.clock.seconds(),
    userName: (id) =>
      id === world.bot.id ? world.bot.name : (world.member(id)?.name ?? say(world.locale, "unknownUser")),
    channelName: (id) => world.channel(id)?.name ?? say(world.locale, "unknownChannel"),
    commandName: (id, name) => commandName(world.command(id), name, world.locale),
    openChannel: (id) => world.channel(id) && app.openChannel(id),
    openCommand: (id, name) => app.composer.openCommand(id, name),
  };
}

/** `julepe start` in the reader's language, word by word down the subcommands. */
function commandName(command, name, locale) {
  if (!command) return name;
  const words = [localized(command, "name", locale)];
  let { options } = command;
  for (const part of name.split(" ").slice(1)) {
    const option = options?.find((candidate) => candidate.name === part);
    words.push(option ? localized(option, "name", locale) : part);
    options = option?.options;
  }
  return words.join(" ");
}
