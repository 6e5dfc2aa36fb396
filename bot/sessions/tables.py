"""Open tables in memory: one lock each, one commit per change, and nothing told that is not stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.games.protocol import AnyGame
from bot.sessions.draft import Draft
from bot.sessions.entries import with_house_filled
from bot.sessions.errors import RefusedError
from bot.sessions.fold import fold, game_key
from bot.sessions.model import ClockState, Phase, Table, Turn
from bot.sessions.ports import (
    Commit,
    InsufficientChipsError,
    Store,
    StoreUnavailableError,
    VersionConflictError,
)

Verb = Callable[[Draft], None]
ClockFor = Callable[[Turn], ClockState]


class Tables:
    """Loads, changes and keeps tables.

    `clock_for` gives what is stored of a table's clock after a turn; `stored` is told of every turn that was stored,
    `found` of every open table that came from the store.
    """

    def __init__(
        self,
        store: Store,
        games: Callable[[str], AnyGame],
        clock_for: ClockFor,
        stored: Callable[[Turn], None],
        found: Callable[[Table, ClockState], None],
    ) -> None:
        self.store = store
        self.games = games
        self._clock_for = clock_for
        self._stored = stored
        self._found = found
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def game_of(self, table: Table) -> AnyGame:
        return self.games(table.game)

    def cached(self, table_id: str) -> Table | None:
        """The table as it stands in memory; None where it is closed or not loaded."""
        return self._tables.get(table_id)

    def open(self) -> tuple[Table, ...]:
        """All open tables in memory."""
        return tuple(self._tables.values())

    async def present(self, table_id: str) -> Table | None:
        """The table from memory or from the store, closed ones too. StoreUnavailableError."""
        return self._tables.get(table_id) or await self.load(table_id)

    async def load(self, table_id: str) -> Table | None:
        """The table from the store, which is kept while it is open. StoreUnavailableError."""
        stored = await self.store.load(table_id)
        if stored is None:
            return None
        table = fold(self.games(game_key(stored.events[0])), stored.events)
        known = self._tables.get(table_id)
        # While the store was being read, somebody else may have loaded the table and gone on with it.
        if known is not None and known.version >= table.version:
            return known
        if table.phase is not Phase.CLOSED:
            self._tables[table_id] = table
            self._found(table, stored.clock)
        return table

    async def open_new(self, game: AnyGame, channel_id: int, verb: Verb) -> Turn:
        """A new table; RefusedError `channel-taken` with the table that is open in the channel."""
        async with self._lock(f"channel/{channel_id}"):
            await self._check_channel(channel_id)
            draft = Draft(game, None)
            verb(draft)
            try:
                return await self._store(draft)
            except VersionConflictError as error:
                await self._check_channel(channel_id)
                raise RefusedError("channel-taken") from error

    async def _check_channel(self, channel_id: int) -> None:
        try:
            there = await self.store.table_in(channel_id)
            if there is not None:
                raise RefusedError("channel-taken", await self.present(there))
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error

    async def change(self, table_id: str, verb: Verb, seen: int | None = None, *, with_funds: bool = False) -> Turn:
        """What `verb` does to the table, stored. One at a time per table.

        `seen`: version that the request was made for, None: any. RefusedError: no-table, closed, stale,
        store-unavailable, cannot-afford, and the codes of the verb.
        """
        async with self._lock(table_id):
            table = await self._open_table(table_id)
            if seen is not None and seen != table.version:
                raise RefusedError("stale", table)
            funds = await self._funds(table) if with_funds else {}
            draft = Draft(self.game_of(table), table, funds)
            verb(draft)
            if not draft.events:
                return draft.turn()
            try:
                return await self._store(draft)
            except VersionConflictError as error:
                raise RefusedError("stale", await self._reload(table)) from error

    def hold(self, name: str) -> asyncio.Lock:
        """A lock for what concerns more than one table; `name` is no table's id."""
        return self._lock(name)

    def _lock(self, name: str) -> asyncio.Lock:
        """Lives as long as somebody holds it or waits for it."""
        return self._locks.setdefault(name, asyncio.Lock())

    async def _open_table(self, table_id: str) -> Table:
        try:
            table = await self.present(table_id)
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error
        if table is None:
            raise RefusedError("no-table")
        if table.phase is Phase.CLOSED:
            raise RefusedError("closed", table)
        return table

    async def _funds(self, table: Table) -> Mapping[int, int]:
        """Free chips of the people whose stack is below the buy-in."""
        try:
            return {
                seat.user_id: await self.store.balance(table.guild_id, seat.user_id) or 0
                for seat in table.seats
                if seat.user_id is not None and seat.stack < table.terms.buy_in
            }
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable", table) from error

    async def _reload(self, table: Table) -> Table:
        self._tables.pop(table.id, None)
        try:
            return await self.present(table.id) or table
        except StoreUnavailableError:
            return table

    async def _store(self, draft: Draft) -> Turn:
        turn = draft.turn()
        commit = Commit(turn.after, turn.events, tuple(draft.entries), self._clock_for(turn), draft.note)
        try:
            await self._commit(commit)
        except InsufficientChipsError as error:
            raise draft.refusal("cannot-afford") from error
        except StoreUnavailableError as error:
            raise draft.refusal("store-unavailable") from error
        if turn.after.phase is Phase.CLOSED:
            self._tables.pop(turn.after.id, None)
        else:
            self._tables[turn.after.id] = turn.after
        self._stored(turn)
        return turn

    async def _commit(self, commit: Commit) -> None:
        """Where the computer players' house is short, a second try lets the mint hand it what it needs."""
        try:
            await self.store.commit(commit)
        except InsufficientChipsError:
            filled = with_house_filled(commit.entries)
            if filled == commit.entries:
                raise
            await self.store.commit(replace(commit, entries=filled))
