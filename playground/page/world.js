/** What the server told of the guild, as this member sees it. Knows nothing of the document. */
export class World {
  me = null;
  guild = { name: "" };
  bot = { id: null, name: "", online: false };
  channels = [];
  members = [];
  commands = [];
  emojis = [];
  messages = new Map();
  unread = new Map();

  load(snapshot) {
    for (const key of ["me", "guild", "bot", "channels", "members", "commands", "emojis"]) this[key] = snapshot[key];
    this.messages = new Map(
      Object.entries(snapshot.messages).map(([channel, list]) => [
        channel,
        new Map(list.map((message) => [message.id, message])),
      ]),
    );
  }

  get self() {
    return this.member(this.me);
  }

  get locale() {
    return this.self?.locale ?? "en-US";
  }

  member(id) {
    return this.members.find((member) => member.id === id);
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  /** The thread that a "thread created" message tells of: by its reference, else by its name, which is the content. */
  threadOf(message) {
    const referred = this.channel(message.message_reference?.channel_id);
    const named = (channel) => channel.parent_id === message.channel_id && channel.name === message.content;
    return referred ?? this.channels.find(named);
  }

  /** Channels one can write in, threads included; categories and the like are not. */
  get textChannels() {
    return this.channels.filter((channel) => isText(channel) || isThread(channel));
  }

  command(id) {
    return this.commands.find((command) => command.id === id);
  }

  messagesIn(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])];
  }

  message(channelId, id) {
    return this.messages.get(channelId)?.get(id);
  }

  put(message) {
    if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, new Map());
    this.messages.get(message.channel_id).set(message.id, message);
  }

  remove(channelId, id) {
    this.messages.get(channelId)?.delete(id);
    const unread = this.unread.get(channelId);
    unread?.delete(id);
    if (unread?.size === 0) this.unread.delete(channelId);
  }

  /** Name and picture of whoever wrote a message: the bot's and members' own, else what the message says. */
  author(message) {
    const { author } = message;
    const member = this.member(author.id);
    if (member) return { name: member.name, avatar: member.avatar_url, app: false };
    if (author.id === this.bot.id || author.bot) {
      return { name: this.bot.name || author.global_name || author.username, avatar: this.bot.avatar_url, app: true };
    }
    return { name: author.global_name ?? author.username, avatar: null, app: false };
  }

  mentionsMe(message) {
    const listed = (message.mentions ?? []).some((user) => user.id === this.me);
    return listed || new RegExp(`<@!?${this.me}>`).test(message.content ?? "");
  }

  /** Notes a message that nobody has looked at; it counts until its channel is read or it is deleted. */
  markUnread(message) {
    if (!this.unread.has(message.channel_id)) this.unread.set(message.channel_id, new Map());
    this.unread.get(message.channel_id).set(message.id, this.mentionsMe(message));
  }

  markRead(channelId) {
    this.unread.delete(channelId);
  }

  isUnread(channelId) {
    return this.unread.has(channelId);
  }

  /** How many unread messages mention this member, in one channel or (without) in all. */
  mentions(channelId) {
    const maps = channelId ? [this.unread.get(channelId) ?? new Map()] : [...this.unread.values()];
    return maps.flatMap((messages) => [...messages.values()]).filter(Boolean).length;
  }
}

export function isText(channel) {
  return channel.type === 0 || channel.type === 5;
}

export function isThread(channel) {
  return channel.type === 10 || channel.type === 11 || channel.type === 12;
}
