"""What members and administrators ask of the books and of their own data, and the port that answers. Data only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.ledger import Entry
from bot.sessions.members import MemberSettings
from bot.sessions.ports import BoardLine, Note, Store

Filter = Literal["all", "tables", "office", "server"]
REASONS: Mapping[Filter, tuple[str, ...]] = {
    "all": (),
    "tables": ("buy-in", "top-up", "cash-out"),
    "office": ("give", "take", "void", "gift"),
    "server": ("grant", "daily"),
}
"""Reasons of entries that a filter of the history keeps; none: all of them. `office`: administrators."""

Fault = Literal["balance-differs", "server-not-zero", "closed-table-holds-chips", "table-differs", "table-unreadable"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that cannot be in books that are in order.

    `account`: kind and owner (`stack t1/3`), empty where a whole server is meant. `found` and `expected`: chips.
    """

    fault: Fault
    guild_id: int
    account: str
    found: int
    expected: int


@dataclass(frozen=True, slots=True)
class Audit:
    """What the books of one server, or of all, were found to be. `minted`: chips handed out and not taken back."""

    findings: tuple[Finding, ...]
    accounts: int
    entries: int
    tables: int
    """open ones"""
    minted: int


@dataclass(frozen=True, slots=True)
class Movement:
    """A line of a member's history: `amount` with its sign, `after` the free balance it led to."""

    at: float
    amount: int
    reason: str
    after: int
    table_id: str | None = None
    game: str | None = None
    deal: int | None = None
    author: int | None = None
    """administrator who ordered it"""
    note: str = ""
    """the administrator's reason"""


@dataclass(frozen=True, slots=True)
class Page:
    """`number` from 0, the newest movements; `more`: there are older ones."""

    lines: tuple[Movement, ...]
    number: int
    more: bool


@dataclass(frozen=True, slots=True)
class Refill:
    """What `daily` came to: `given` chips; 0 where it was `taken` already today or there is enough."""

    given: int
    balance: int
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """A member's chips, free and at tables together, from `at` (unix seconds) on."""

    at: float
    chips: int


@dataclass(frozen=True, slots=True)
class Booked:
    """An entry as the export shows it: accounts as `kind owner`, `source_member` and `target_member` whose they are."""

    id: int
    at: float
    source: str
    source_member: int | None
    target: str
    target_member: int | None
    amount: int
    reason: str
    table_id: str | None
    deal: int | None
    version: int | None
    author: int | None
    note: str


@dataclass(frozen=True, slots=True)
class Held:
    """Whose seat a member holds at an open table: what stands in the way of forgetting."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What erasing a member did: rows rewritten or removed; chips that went back to the servers."""

    rows: int
    chips: int


Dossier = Mapping[str, Any]
"""All that is stored of a member, as JSON values."""

Figures = Mapping[str, Mapping[str, int]]
"""Game key to named counts."""


class NoSuchDealError(LookupError):
    """No finished deal of that table, in that server."""


class DealVoidError(Exception):
    """The deal is void already. Nothing was written."""


class SeatedError(Exception):
    """The member sits at open tables. Nothing was written."""

    def __init__(self, seats: Sequence[Held]) -> None:
        super().__init__(f"seated at {len(seats)} open tables")
        self.seats = tuple(seats)


class TooManyChipsError(Exception):
    """A balance would rise above what an account may hold. Nothing was written."""


class Books(Store, Protocol):
    """The ledger beyond the game. Amounts are chips; every method raises StoreUnavailableError."""

    async def page(self, guild_id: int, user_id: int, kept: Filter, number: int, size: int) -> Page: ...

    async def points(self, guild_id: int, user_id: int, most: int) -> Sequence[Point]:
        """The member's chips over time, oldest first, thinned out to `most` points."""
        ...

    async def refill(self, guild_id: int, user_id: int, floor: int, since: float) -> Refill:
        """Up to `floor`, once since `since` (unix seconds)."""
        ...

    async def order(self, moves: Sequence[Entry], note: Note) -> None:
        """An administrator's entries: all or none. InsufficientChipsError, TooManyChipsError."""
        ...

    async def void(self, guild_id: int, table_id: str, deal: int, note: Note) -> Sequence[Entry]:
        """Undoes a finished deal of a closed table between its members and the mint.

        NoSuchDealError, DealVoidError, InsufficientChipsError where a winner has spent the chips.
        """
        ...

    async def examine(self, guild_id: int | None = None) -> Audit:
        """Every balance from the entries, and every open table from its events; None: of all servers."""
        ...

    async def entries(self, guild_id: int, since: float = 0.0) -> Sequence[Booked]:
        """All of a server's entries from `since` (unix seconds) on, oldest first."""
        ...

    async def board(self, guild_id: int, limit: int, skip: int = 0) -> Sequence[BoardLine]: ...

    async def figures(self, guild_id: int, user_id: int) -> Figures: ...


class Members(Protocol):
    """What each member has chosen, and what is stored of each. StoreUnavailableError."""

    async def member_settings(self, user_id: int) -> MemberSettings: ...

    async def save_member_settings(self, settings: MemberSettings) -> None: ...

    async def watch(self, guild_id: int, channel_id: int, user_id: int, *, on: bool) -> None:
        """Whether the member is told of a table that opens in the channel."""
        ...

    async def watchers(self, channel_id: int) -> Sequence[int]: ...

    async def dossier(self, user_id: int) -> Dossier: ...

    async def forget(self, user_id: int) -> Forgotten:
        """Leaves no id and no name of the member anywhere; the books still balance. SeatedError."""
        ...

    async def server_gone(self, guild_id: int) -> None:
        """The bot was removed: the server's data goes after the time that PRIVACY.md names."""
        ...

    async def server_here(self, guild_id: int) -> None:
        """The bot is (again) in that server."""
        ...

    async def known_servers(self) -> Sequence[int]:
        """Servers of which something is stored."""
        ...

    async def purge(self, gone_before: float) -> Sequence[int]:
        """Removes all data of servers that were left before that moment (unix seconds); their ids."""
        ...


class Archive(Books, Members, Protocol):
    """Both."""
