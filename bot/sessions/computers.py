"""Computer players at the tables: one task per table while a decision of theirs is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.games.protocol import Action
from bot.sessions import deals
from bot.sessions.alarms import waiting_computers
from bot.sessions.errors import RefusedError
from bot.sessions.model import Table
from bot.sessions.ports import Think
from bot.sessions.tables import Tables

_log = logging.getLogger(__name__)


class Computers:
    """Thinks outside the lock and acts with the version it has seen, so that it never overrules anybody.

    `delay` gives the seconds before each action, `sleep` waits for them.
    """

    def __init__(
        self,
        tables: Tables,
        think: Think | None,
        delay: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._think = think
        self._delay = delay
        self._sleep = sleep
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asleep: set[str] = set()
        self._stalled: set[str] = set()
        self._stopped = False

    def wake(self, table: Table) -> None:
        """Starts the table's task where a computer player is waited on and none runs."""
        if self._stopped or table.id in self._tasks or not waiting_computers(self._tables.game_of(table), table):
            return
        self._stalled.discard(table.id)
        self._tasks[table.id] = asyncio.create_task(self._run(table.id), name=f"computers of {table.id}")

    def wake_stalled(self) -> None:
        """Tries again at the tables whose last action could not be stored."""
        for table_id in tuple(self._stalled):
            table = self._tables.cached(table_id)
            self._stalled.discard(table_id)
            if table is not None:
                self.wake(table)

    async def idle(self) -> None:
        """Returns when no computer player has anything left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Ends all tasks, an action that is being stored after it is stored. What is left undone resumes at start."""
        self._stopped = True
        for table_id in self._asleep:
            self._tasks[table_id].cancel()
        await self.idle()

    async def _run(self, table_id: str) -> None:
        try:
            while not self._stopped and await self._step(table_id):
                pass
        except Exception:
            _log.exception("computer players of table %s stopped", table_id)
            self._stalled.add(table_id)
        finally:
            self._asleep.discard(table_id)
            del self._tasks[table_id]

    async def _step(self, table_id: str) -> bool:
        """One action; whether there may be another."""
        if not self._due(table_id):
            return False
        self._asleep.add(table_id)
        await self._sleep(self._delay())
        self._asleep.discard(table_id)
        table = self._tables.cached(table_id)
        if table is None or not (chairs := self._due(table_id)):
            return False
        verb = partial(deals.act_for, chair=chairs[0], action=self.decide(table, chairs[0]))
        try:
            await self._tables.change(table_id, verb, table.version)
        except RefusedError as error:
            if error.code == "stale":
                return True
            _log.warning("a computer player of table %s was refused: %s", table_id, error.code)
            self._stalled.add(table_id)
            return False
        return True

    def _due(self, table_id: str) -> tuple[int, ...]:
        table = self._tables.cached(table_id)
        return () if table is None else waiting_computers(self._tables.game_of(table), table)

    def decide(self, table: Table, chair: int) -> Action:
        """What the computer player does; a player that fails does what an absent one would."""
        rules = self._tables.game_of(table).rules
        seat = table.playing.index(chair)
        if self._think is not None:
            try:
                action = self._think(table.game, table.seat_at(chair).level, rules.view_for(table.deal, seat))
                rules.apply(table.deal, seat, action)
            except Exception:
                _log.exception("the computer player of %s at table %s failed", table.game, table.id)
            else:
                return action
        return rules.default_action(table.deal, seat)
