"""What keeps the tables going: their start, their timers, the computer players, and who is told. No verbs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.games.protocol import AnyGame
from bot.sessions.clocks import Clocks
from bot.sessions.computers import Computers
from bot.sessions.errors import RefusedError
from bot.sessions.freshness import Freshness
from bot.sessions.model import ClockState, Table, Turn
from bot.sessions.ports import Clock, Listener, Seeds, Store, Think
from bot.sessions.settings import SessionSettings
from bot.sessions.tables import Tables

TICK_SECONDS = 0.5

_log = logging.getLogger(__name__)


class Running:
    """The tables in memory with all that moves them without anybody's request."""

    def __init__(
        self,
        store: Store,
        listener: Listener,
        clock: Clock,
        seeds: Seeds,
        games: Callable[[str], AnyGame],
        think: Think | None = None,
        settings: SessionSettings | None = None,
    ) -> None:
        self._settings = settings or SessionSettings()
        self._store, self._listener, self._clock, self._seeds = store, listener, clock, seeds
        self._games = games
        self._draining = False
        self._fresh = Freshness(games)
        self._clocks = Clocks(clock, listener, seeds, self._settings.pace)
        self._tables = Tables(store, games, self._clock_for, self._on_stored, self._on_found)
        self._computers = Computers(self._tables, think, self._settings.bot_delay, self._settings.sleep)
        self._ringing: set[asyncio.Task[None]] = set()

    def prompt_delivered(self, table_id: str, version: int) -> None:
        """Discord shows the turn: only now its clock runs. An older version than the present one counts for nothing."""
        table = self._tables.cached(table_id)
        if table is not None and table.version == version:
            self._clocks.delivered(table)

    def deadline(self, table_id: str) -> float | None:
        """When the present turn runs out or the next deal begins (unix seconds); None where nothing of it is due."""
        return self._clocks.deadline(table_id)

    def closes_at(self, table_id: str) -> float | None:
        """When the table ends by itself if nothing happens (unix seconds); None where it is not open."""
        return self._clocks.closes_at(table_id)

    def is_old(self, table: Table, user_id: int, seen: int) -> bool:
        """Whether a button that the member saw at version `seen` may say something else than it would now."""
        return self._fresh.is_old(table, user_id, seen)

    @property
    def open_count(self) -> int:
        """Open tables in memory."""
        return len(self._tables.open())

    def suspend_clocks(self) -> None:
        """Discord is cut off: nobody can act, no time runs."""
        self._clocks.suspend()

    def resume_clocks(self, grace: float | None = None) -> None:
        """Clocks go on where they stood, with at least `grace` seconds left (None: as after a restart)."""
        self._clocks.resume(self._settings.pace.grace if grace is None else grace)

    async def start(self) -> tuple[Table, ...]:
        """Loads the open tables and goes on with them; the listener is told each, to show it again.

        StoreUnavailableError. A table that cannot be read is logged and left as it is.
        """
        tables = []
        for table_id in await self._store.open_tables():
            try:
                table = await self._tables.load(table_id)
            except (ValueError, KeyError):
                _log.exception("table %s cannot be read", table_id)
                continue
            if table is not None:
                tables.append(table)
                self._tell(Turn(table, (), table))
        return tuple(tables)

    async def run(self) -> None:
        """The timers, until cancelled or drained."""
        while not self._draining:
            self._computers.wake_stalled()
            self._clocks.start_tick(self._tables, self._spawn)
            await self._settings.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """One round of the timers, to its end."""
        if not self._draining:
            self._computers.wake_stalled()
            await self._clocks.tick(self._tables)

    async def computers_idle(self) -> None:
        """Returns when no computer player has anything left to do."""
        await self._computers.idle()

    def drain(self) -> None:
        """Before a shutdown: no new tables and deals, no timers. Everything is stored already."""
        self._draining = True
        self._clocks.suspend()

    async def stop(self) -> None:
        """After `drain`: ends the computer players' tasks, after what they are storing."""
        self.drain()
        await asyncio.gather(*self._ringing, return_exceptions=True)
        await self._computers.stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    def _clock_for(self, turn: Turn) -> ClockState:
        return self._clocks.clock_for(self._tables, turn)

    def _on_found(self, table: Table, clock: ClockState) -> None:
        self._fresh.follow(table)
        self._clocks.found(self._tables, table, clock)
        self._computers.wake(table)

    def _on_stored(self, turn: Turn) -> None:
        self._fresh.follow(turn.after)
        self._clocks.stored(self._tables, turn)
        self._tell(turn)
        self._computers.wake(turn.after)

    def _tell(self, turn: Turn) -> None:
        # It is stored: whatever goes wrong in telling must not look like a refusal.
        try:
            self._listener.told(turn)
        except Exception:
            _log.exception("the listener failed at table %s", turn.after.id)

    def _check_draining(self, table: Table | None) -> None:
        if self._draining:
            raise RefusedError("draining", table)
