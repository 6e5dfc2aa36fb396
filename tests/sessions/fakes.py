"""One fake per port: a store in memory that is as strict as a database, a clock set by hand, seeds in a row."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot import ledger
from bot.games.protocol import AnyGame
from bot.ledger import Account, Entry
from bot.sessions import codec
from bot.sessions.fold import is_self_contained
from bot.sessions.guild import differences
from bot.sessions.model import (
    ClockState,
    DealBegan,
    DealEnded,
    GuildSettings,
    Phase,
    Seat,
    SessionEvent,
    Table,
    TableOpened,
    Turn,
)
from bot.sessions.ports import (
    BoardLine,
    ChannelTakenError,
    Commit,
    FinishedDeal,
    HandToken,
    HistoryLine,
    InsufficientChipsError,
    SettingsLine,
    StoredTable,
    StoreUnavailableError,
    TableMessages,
    VersionConflictError,
)


@dataclass
class Row:
    game: AnyGame
    channel_id: int
    events: list[str] = field(default_factory=list)
    anchor: int = 0
    clock: ClockState = field(default_factory=ClockState)
    open: bool = True
    latest: Table | None = None


class MemoryStore:
    """Keeps events as JSON text only. `failing`: names of methods that find the database gone."""

    def __init__(self, games: Callable[[str], AnyGame]) -> None:
        self._games = games
        self.rows: dict[str, Row] = {}
        self.entries: list[Entry] = []
        self.accounts: dict[Account, int] = {}
        self.failing: set[str] = set()
        self.guilds: dict[int, GuildSettings] = {}
        self.changes: dict[int, list[SettingsLine]] = {}
        self.commits = 0

    def _reach(self, method: str) -> None:
        if method in self.failing:
            raise StoreUnavailableError(method)

    async def commit(self, commit: Commit) -> None:
        self._reach("commit")
        after, count = commit.after, len(commit.events)
        row = self.rows.get(after.id)
        if len(row.events if row else ()) != after.version - count:
            raise VersionConflictError(after.id)
        if row is None:
            if await self.table_in(after.channel_id):
                raise ChannelTakenError(after.id)
            assert isinstance(commit.events[0], TableOpened)
            row = Row(self._games(after.game), after.channel_id)
        for entry in commit.entries:
            assert entry.version is not None
            assert after.version - count < entry.version <= after.version
        accounts = ledger.balances(commit.entries, self.accounts)
        if ledger.overdrawn(accounts):
            raise InsufficientChipsError(after.id)
        texts = [json.dumps(codec.encode(event)) for event in commit.events]
        anchors = [place for place, event in enumerate(commit.events) if is_self_contained(event)]
        if anchors:
            row.anchor = len(row.events) + anchors[-1]
        row.events.extend(texts)
        row.clock, row.open, row.latest = commit.clock, after.phase is not Phase.CLOSED, after
        self.rows[after.id] = row
        self.accounts = accounts
        self.entries.extend(commit.entries)
        self.commits += 1

    async def load(self, table_id: str) -> StoredTable | None:
        self._reach("load")
        row = self.rows.get(table_id)
        if row is None:
            return None
        events = tuple(codec.decode(row.game, json.loads(text)) for text in row.events[row.anchor :])
        return StoredTable(row.anchor + 1, events, row.clock)

    def _deals(self, row: Row) -> list[list[SessionEvent]]:
        """The events of each deal of a table."""
        deals: list[list[SessionEvent]] = []
        for text in row.events:
            event = codec.decode(row.game, json.loads(text))
            if isinstance(event, DealBegan):
                deals.append([])
            if deals:
                deals[-1].append(event)
        return deals

    async def deal(self, table_id: str, number: int) -> StoredTable | None:
        self._reach("deal")
        row = self.rows.get(table_id)
        deals = self._deals(row) if row is not None else []
        if row is None or not 1 <= number <= len(deals):
            return None
        return StoredTable(1, tuple(deals[number - 1]), row.clock)

    async def finished_deals(self, guild_id: int, channel_id: int | None, limit: int) -> Sequence[FinishedDeal]:
        self._reach("finished_deals")
        found = [
            FinishedDeal(key, number, row.game.key, row.channel_id, float(number))
            for key, row in self.rows.items()
            if row.latest and row.latest.guild_id == guild_id and channel_id in (None, row.channel_id)
            for number, events in enumerate(self._deals(row), start=1)
            if any(isinstance(event, DealEnded) for event in events)
        ]
        return found[::-1][:limit]

    async def open_tables(self) -> Sequence[str]:
        self._reach("open_tables")
        return [table_id for table_id, row in self.rows.items() if row.open]

    async def table_in(self, channel_id: int) -> str | None:
        self._reach("table_in")
        ids = (table_id for table_id, row in self.rows.items() if row.open and row.channel_id == channel_id)
        return next(ids, None)

    async def tables_of_guild(self, guild_id: int) -> Sequence[str]:
        return [key for key, row in self.rows.items() if row.open and row.latest and row.latest.guild_id == guild_id]

    async def balance(self, guild_id: int, user_id: int) -> int | None:
        self._reach("balance")
        return self.accounts.get(ledger.member(guild_id, user_id))

    async def grant(self, guild_id: int, user_id: int, amount: int) -> int:
        self._reach("grant")
        account = ledger.member(guild_id, user_id)
        if account not in self.accounts:
            entries = [ledger.grant(guild_id, user_id, amount)] if amount else []
            self.entries.extend(entries)
            self.accounts = ledger.balances(entries, {**self.accounts, account: 0})
        return self.accounts[account]

    async def settings(self, guild_id: int) -> GuildSettings | None:
        self._reach("settings")
        return self.guilds.get(guild_id)

    async def change_settings(
        self, guild_id: int, user_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        self._reach("change_settings")
        before = self.guilds.get(guild_id) or GuildSettings(guild_id)
        after = change(before)
        self.guilds[guild_id] = after
        lines = [SettingsLine(0.0, user_id, each.what, each.before, each.after) for each in differences(before, after)]
        self.changes.setdefault(guild_id, []).extend(lines)
        return after

    async def settings_log(self, guild_id: int, limit: int) -> Sequence[SettingsLine]:
        return self.changes.get(guild_id, [])[::-1][:limit]

    async def history(
        self, guild_id: int, user_id: int, limit: int, before: int | None = None
    ) -> Sequence[HistoryLine]:
        return []

    async def top(self, guild_id: int, limit: int) -> Sequence[BoardLine]:
        return []

    async def save_hand(self, hand: HandToken) -> None:
        return None

    async def hands(self, table_id: str) -> Sequence[HandToken]:
        return []

    async def save_messages(self, messages: TableMessages) -> None:
        return None

    async def messages(self, table_id: str) -> TableMessages | None:
        return None


class ManualClock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.seconds = now

    def now(self) -> float:
        return self.seconds

    def pass_(self, seconds: float) -> None:
        self.seconds += seconds


class RowOfSeeds:
    """Seeds and ids that count up from `first`."""

    def __init__(self, first: int = 0) -> None:
        self._seed = first
        self._table = first

    def seed(self) -> bytes:
        self._seed += 1
        return self._seed.to_bytes(32, "big")

    def table_id(self) -> str:
        self._table += 1
        return f"t{self._table}"


class Ear:
    """Remembers what it was told, and checks that it is stored."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self.turns: list[Turn] = []
        self.reminded: list[Seat] = []

    def told(self, turn: Turn) -> None:
        assert len(self._store.rows[turn.after.id].events) == turn.after.version
        self.turns.append(turn)

    def remind(self, table: Table, seat: Seat) -> None:
        self.reminded.append(seat)
