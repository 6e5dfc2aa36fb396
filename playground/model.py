"""What the playground's Discord consists of: data only."""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.wire import Json

TEXT_CHANNEL = 0
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
THREAD_TYPES = frozenset({PUBLIC_THREAD, PRIVATE_THREAD})

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True)
class User:
    """An account: a person or the bot."""

    id: int
    name: str
    username: str
    bot: bool = False


@dataclass(frozen=True)
class Member:
    """A user in the server, with the language of his client."""

    user: User
    locale: str
    joined_at: str
    roles: tuple[int, ...] = ()

    @property
    def id(self) -> int:
        return self.user.id


@dataclass(frozen=True)
class Role:
    """A named set of permissions; the role of everybody has the server's own id."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


@dataclass(frozen=True)
class Guild:
    """A server."""

    id: int
    name: str
    locale: str
    owner_id: int
    system_channel_id: int
    roles: tuple[Role, ...]


@dataclass(frozen=True)
class Channel:
    """A text channel or a thread; `denied_to_bot` are the permission bits the bot lacks here."""

    id: int
    name: str
    type: int = TEXT_CHANNEL
    position: int = 0
    parent_id: int | None = None
    owner_id: int | None = None
    denied_to_bot: int = 0
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    joined: frozenset[int] = frozenset()

    @property
    def is_thread(self) -> bool:
        return self.type in THREAD_TYPES


@dataclass(frozen=True)
class Attachment:
    """An uploaded file; width and height are known for PNG only."""

    id: int
    channel_id: int
    filename: str
    content_type: str
    data: bytes = field(repr=False)
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass(frozen=True)
class Emoji:
    """An application emoji."""

    id: int
    name: str
    content_type: str
    data: bytes = field(repr=False)
    animated: bool = False


@dataclass(frozen=True)
class Origin:
    """The interaction a message answers: what the client shows as "Ana used /julepe start"."""

    id: int
    type: int
    member_id: int
    name: str | None = None
    message_id: int | None = None


@dataclass(frozen=True)
class Message:
    """A message; `owner_id` is the only member who sees it when it is ephemeral."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    type: int = 0
    flags: int = 0
    components: tuple[Json, ...] = ()
    embeds: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    mentions: tuple[int, ...] = ()
    mention_roles: tuple[int, ...] = ()
    mention_everyone: bool = False
    edited_ms: int | None = None
    owner_id: int | None = None
    origin: Origin | None = None
    reply_to: int | None = None
    nonce: int | str | None = None

    @property
    def ephemeral(self) -> bool:
        return self.owner_id is not None


@dataclass(frozen=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True)
class MessageUpdated:
    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    message: Message


@dataclass(frozen=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True)
class ChannelUpdated:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class CommandsRegistered:
    count: int


@dataclass(frozen=True)
class EmojisChanged:
    count: int


@dataclass(frozen=True)
class BotPresence:
    online: bool


@dataclass(frozen=True)
class LocaleChanged:
    member_id: int


Change = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | CommandsRegistered
    | EmojisChanged
    | BotPresence
    | LocaleChanged
)
