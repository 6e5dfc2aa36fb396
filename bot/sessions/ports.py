"""What the service needs of the outside: a store, a clock, seeds, and somebody who tells Discord."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.games.protocol import Action, View
from bot.ledger import Entry
from bot.sessions.model import ClockState, GuildSettings, Seat, SessionEvent, Table, Turn


class VersionConflictError(Exception):
    """Somebody else has stored an event of that table in the meantime. Nothing was written."""


class ChannelTakenError(VersionConflictError):
    """The channel has an open table already: somebody opened one in the meantime. Nothing was written."""


class InsufficientChipsError(Exception):
    """An account would fall below zero. Nothing was written."""


class StoreUnavailableError(Exception):
    """The database does not answer. Nothing was written."""


@dataclass(frozen=True, slots=True)
class Note:
    """The administrator who ordered an entry, and the reason given."""

    author: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class Commit:
    """One transaction: all of it is written or nothing. `after.version` = `before version` + number of events."""

    after: Table
    events: tuple[SessionEvent, ...]
    entries: tuple[Entry, ...]
    clock: ClockState
    note: Note | None = None
    """who ordered it and why, where it was not play; kept with the entries"""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Events from the last self-contained one on; `first_version` is the version of the first of them."""

    first_version: int
    events: tuple[SessionEvent, ...]
    clock: ClockState


@dataclass(frozen=True, slots=True)
class HandToken:
    """Where a member's open private hand can be edited: the last interaction token, good for 15 minutes from
    `born`.
    """

    table_id: str
    user_id: int
    token: str
    message_id: int | None
    born: float


@dataclass(frozen=True, slots=True)
class TableMessages:
    """Discord messages that belong to a table: its present table message and the ping that waits to be deleted."""

    table_id: str
    main: int | None = None
    ping: int | None = None
    deal: int = 0
    """number of the deal the main message shows; 0: the lobby"""


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One movement of a member's balance, newest first: `amount` with its sign, `after` the balance it led to."""

    at: float
    amount: int
    reason: str
    table_id: str | None
    deal: int | None
    after: int
    id: int = 0
    """for `history(before=…)`: the lines older than this one"""


@dataclass(frozen=True, slots=True)
class BoardLine:
    user_id: int
    balance: int
    """free balance and stacks at tables together"""


@dataclass(frozen=True, slots=True)
class SettingsLine:
    """One setting that an administrator has changed. `what`, `before`, `after`: as in `bot.sessions.guild.Change`."""

    at: float
    user_id: int
    what: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over. `number`: from 1 at its table; `at`: unix seconds at which it ended."""

    table_id: str
    number: int
    game: str
    channel_id: int
    at: float


class Store(Protocol):
    """The database. Every method raises StoreUnavailableError when it cannot be reached."""

    async def commit(self, commit: Commit) -> None:
        """VersionConflictError, InsufficientChipsError: nothing written."""
        ...

    async def load(self, table_id: str) -> StoredTable | None: ...

    async def deal(self, table_id: str, number: int) -> StoredTable | None:
        """A table's deal `number` (1: the first), up to the last event before the next one begins."""
        ...

    async def finished_deals(self, guild_id: int, channel_id: int | None, limit: int) -> Sequence[FinishedDeal]:
        """The last deals of a server that were played to their end, newest first. None: of all its channels."""
        ...

    async def open_tables(self) -> Sequence[str]:
        """Ids of the tables that are not closed."""
        ...

    async def table_in(self, channel_id: int) -> str | None:
        """Id of the open table of a channel."""
        ...

    async def tables_of_guild(self, guild_id: int) -> Sequence[str]: ...

    async def balance(self, guild_id: int, user_id: int) -> int | None:
        """Free chips; None for a member who has never had an account."""
        ...

    async def grant(self, guild_id: int, user_id: int, amount: int) -> int:
        """Opens a member's account with `amount` from `mint` unless it is open already; the balance either way."""
        ...

    async def history(
        self, guild_id: int, user_id: int, limit: int, before: int | None = None
    ) -> Sequence[HistoryLine]: ...

    async def top(self, guild_id: int, limit: int) -> Sequence[BoardLine]: ...

    async def settings(self, guild_id: int) -> GuildSettings | None: ...

    async def change_settings(
        self, guild_id: int, user_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """What `change` makes of the settings as they are now, kept with its lines in the log. Two changes at once come
        one after the other. What `change` raises is raised, and nothing is written.
        """
        ...

    async def settings_log(self, guild_id: int, limit: int) -> Sequence[SettingsLine]:
        """The last changes, newest first."""
        ...

    async def save_hand(self, hand: HandToken) -> None: ...

    async def hands(self, table_id: str) -> Sequence[HandToken]: ...

    async def save_messages(self, messages: TableMessages) -> None: ...

    async def messages(self, table_id: str) -> TableMessages | None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Unix seconds."""
        ...


class Seeds(Protocol):
    """Chance, all of it that a table needs."""

    def seed(self) -> bytes:
        """32 bytes that nobody can foretell."""
        ...

    def table_id(self) -> str:
        """A short word for a new table, never given before."""
        ...


class Think(Protocol):
    """A computer player: what it does with what its seat may see."""

    def __call__(self, game: str, level: str, view: View, /) -> Action: ...


class Listener(Protocol):
    """Told after the commit. It must return soon: what takes long it does by itself in the background."""

    def told(self, turn: Turn) -> None: ...

    def remind(self, table: Table, seat: Seat) -> None:
        """Half of the seat's time is gone."""
        ...
