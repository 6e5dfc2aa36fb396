"""The state of the playground's Discord: one store, and everybody who wants to hear of changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playground import permissions
from playground.model import (
    Attachment,
    BotPresence,
    Change,
    Channel,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    CommandsRegistered,
    Emoji,
    EmojisChanged,
    Guild,
    LocaleChanged,
    Member,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    User,
)
from playground.seed import Seed
from playground.snowflake import SnowflakeMint
from playground.wire import Json

Listener = Callable[[Change], None]


class World:
    """Members, channels, messages, commands and emoji; every change is told to the listeners in order."""

    def __init__(self, seed: Seed, mint: SnowflakeMint) -> None:
        self.mint = mint
        self.guild: Guild = seed.guild
        self.bot: Member = seed.bot
        self.members: dict[int, Member] = {member.id: member for member in seed.members}
        self.channels: dict[int, Channel] = {channel.id: channel for channel in seed.channels}
        self.messages: dict[int, dict[int, Message]] = {channel.id: {} for channel in seed.channels}
        self.attachments: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: dict[int | None, list[Json]] = {}
        self.bot_online = False
        self.bot_in_guild = True
        self.guild_available = True
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tells the listener of every change from now on; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)

    # People

    def user(self, user_id: int) -> User | None:
        """The account of a member or of the bot."""
        if user_id == self.bot.id:
            return self.bot.user
        member = self.members.get(user_id)
        return member.user if member else None

    def set_locale(self, member_id: int, locale: str) -> None:
        self.members[member_id] = replace(self.members[member_id], locale=locale)
        self._tell(LocaleChanged(member_id))

    def granted(self, member: Member) -> int:
        """What a member may do in the server, before any channel takes something away."""
        if member.id == self.guild.owner_id:
            return permissions.EVERYTHING
        everybody = self.guild.id
        bits = permissions.union(
            role.permissions for role in self.guild.roles if role.id == everybody or role.id in member.roles
        )
        return permissions.EVERYTHING if bits & permissions.ADMINISTRATOR else bits

    def granted_to_bot(self, channel: Channel) -> int:
        """What the bot may do in a channel; a thread takes after its parent."""
        denied = channel.denied_to_bot
        parent = self.channels.get(channel.parent_id or 0)
        if channel.is_thread and parent is not None:
            denied |= parent.denied_to_bot
        return permissions.effective(self.granted(self.bot), denied)

    def set_bot_presence(self, online: bool) -> None:
        if online == self.bot_online:
            return
        self.bot_online = online
        self._tell(BotPresence(online))

    # Channels

    def add_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.messages.setdefault(channel.id, {})
        self._tell(ChannelCreated(channel))

    def update_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self._tell(ChannelUpdated(channel))

    def delete_channel(self, channel_id: int) -> None:
        """Takes the channel, its threads and everything said in them away."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel_id]:
            self.delete_channel(thread.id)
        channel = self.channels.pop(channel_id)
        self.messages.pop(channel_id, None)
        self._tell(ChannelDeleted(channel))

    # Messages

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def add_message(self, message: Message) -> None:
        self._keep_files(message)
        self.messages[message.channel_id][message.id] = message
        self._tell(MessageCreated(message))

    def update_message(self, message: Message) -> None:
        self._keep_files(message)
        self.messages[message.channel_id][message.id] = message
        self._tell(MessageUpdated(message))

    def delete_message(self, message: Message) -> None:
        del self.messages[message.channel_id][message.id]
        for attachment in message.attachments:
            self.attachments.pop(attachment.id, None)
        self._tell(MessageDeleted(message))

    def _keep_files(self, message: Message) -> None:
        self.attachments.update({attachment.id: attachment for attachment in message.attachments})

    def visible_to(self, member_id: int, channel_id: int) -> list[Message]:
        """What a member sees in a channel, oldest first."""
        said = self.messages.get(channel_id, {}).values()
        return [message for message in said if message.owner_id in (None, member_id)]

    # What the bot registered

    def register_commands(self, guild_id: int | None, commands: list[Json]) -> None:
        self.commands[guild_id] = commands
        self._tell(CommandsRegistered(len(commands)))

    def all_commands(self) -> list[Json]:
        """What is offered in the server: its own commands hide global ones of the same name and kind."""
        if not self.bot_in_guild:
            return []
        own = self.commands.get(self.guild.id, [])
        taken = {(command["type"], command["name"]) for command in own}
        shared = [each for each in self.commands.get(None, []) if (each["type"], each["name"]) not in taken]
        return [*own, *shared]

    def commands_for(self, member: Member) -> list[Json]:
        """The commands a member sees, by their `default_member_permissions`."""
        granted = self.granted(member)
        return [each for each in self.all_commands() if permissions.may_use(granted, _required(each))]

    def commands_hidden(self) -> None:
        """Tells everybody to look at the list of commands again (the bot came or went)."""
        self._tell(CommandsRegistered(len(self.all_commands())))

    def add_emoji(self, emoji: Emoji) -> None:
        self.emojis[emoji.id] = emoji
        self._tell(EmojisChanged(len(self.emojis)))

    def delete_emoji(self, emoji_id: int) -> None:
        del self.emojis[emoji_id]
        self._tell(EmojisChanged(len(self.emojis)))


def _required(command: Json) -> int | None:
    bits = command.get("default_member_permissions")
    return None if bits is None else int(bits)
