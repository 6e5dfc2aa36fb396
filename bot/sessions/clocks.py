"""The alarms of all tables: turns that run out, next deals, tables that end by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from bot.sessions import alarms, away, deals, seating
from bot.sessions.alarms import Alarm, Pace, Wait
from bot.sessions.draft import Draft
from bot.sessions.errors import RefusedError
from bot.sessions.model import ClockState, Phase, Table, Turn
from bot.sessions.ports import Clock, Listener, Seeds
from bot.sessions.tables import Tables

RETRY_SECONDS = 5.0
"""after an alarm whose change could not be stored"""

_log = logging.getLogger(__name__)


class Clocks:
    """One alarm per open table. Nothing rings while the clocks are stopped."""

    def __init__(self, clock: Clock, listener: Listener, seeds: Seeds, pace: Pace) -> None:
        self._clock = clock
        self._listener = listener
        self._seeds = seeds
        self._pace = pace
        self._alarms: dict[str, Alarm] = {}
        self._ringing: set[str] = set()
        self._stopped_at: float | None = None

    def after(self, tables: Tables, turn: Turn) -> Alarm:
        old = self._alarms.get(turn.after.id)
        return alarms.next_alarm(tables.game_of(turn.after), old, turn, self._pace, self._clock.now())

    def clock_for(self, tables: Tables, turn: Turn) -> ClockState:
        """What is stored with a turn."""
        return ClockState() if turn.after.phase is Phase.CLOSED else self.after(tables, turn).clock

    def stored(self, tables: Tables, turn: Turn) -> None:
        """Sets the alarm after a turn that has been stored."""
        if turn.after.phase is Phase.CLOSED:
            self._alarms.pop(turn.after.id, None)
        else:
            self._alarms[turn.after.id] = self.after(tables, turn)

    def found(self, tables: Tables, table: Table, clock: ClockState) -> None:
        """Sets the alarm of a table that came from the store."""
        game = tables.game_of(table)
        self._alarms[table.id] = alarms.restarted_alarm(game, table, clock, self._pace, self._clock.now())

    def deadline(self, table_id: str) -> float | None:
        """When the turn runs out (as if its prompt were delivered now) or the next deal begins."""
        alarm = self._alarms.get(table_id)
        return alarm.at if alarm is not None and alarm.wait in (Wait.TURN, Wait.NEXT_DEAL) else None

    def closes_at(self, table_id: str) -> float | None:
        """When the table ends if nothing happens."""
        alarm = self._alarms.get(table_id)
        if alarm is None:
            return None
        return alarm.at if alarm.wait is Wait.EMPTY else alarm.idle_at

    def delivered(self, table: Table) -> None:
        """The turn's prompt has reached Discord: its clock starts, once."""
        alarm = self._alarms.get(table.id)
        if alarm is not None and not alarm.delivered:
            self._alarms[table.id] = alarms.delivered_alarm(alarm, self._clock.now())

    def suspend(self) -> None:
        if self._stopped_at is None:
            self._stopped_at = self._clock.now()

    def resume(self, grace: float) -> None:
        """All clocks go on with what they had left, at least `grace` seconds."""
        if self._stopped_at is None:
            return
        for table_id, alarm in self._alarms.items():
            self._alarms[table_id] = alarms.resumed_alarm(alarm, self._stopped_at, grace, self._clock.now())
        self._stopped_at = None

    async def tick(self, tables: Tables) -> None:
        """Handles everything that is due; one slow table keeps no other waiting."""
        due = self._due(tables)
        await asyncio.gather(*(self._ring(tables, table, wait) for table, wait in due))

    def start_tick(self, tables: Tables, spawn: Callable[..., object]) -> None:
        """The same without waiting for the end: `spawn` makes a task of each."""
        for table, wait in self._due(tables):
            spawn(self._ring(tables, table, wait))

    def _due(self, tables: Tables) -> list[tuple[Table, Wait]]:
        if self._stopped_at is not None:
            return []
        now, due = self._clock.now(), []
        for table in tables.open():
            alarm = self._alarms.get(table.id)
            if alarm is None or table.id in self._ringing:
                continue
            wait = alarm.due(now)
            if wait is not None:
                self._ringing.add(table.id)
                due.append((table, wait))
            elif alarms.half_gone(table, alarm, now):
                self._remind(tables, table, alarm)
        return due

    def _remind(self, tables: Tables, table: Table, alarm: Alarm) -> None:
        self._alarms[table.id] = replace(alarm, reminded=True)
        for chair in alarms.waiting_people(tables.game_of(table), table):
            self._listener.remind(table, table.seat_at(chair))

    async def _ring(self, tables: Tables, table: Table, wait: Wait) -> None:
        try:
            await tables.change(table.id, self._verb(wait), table.version, with_funds=wait is Wait.NEXT_DEAL)
        except RefusedError as error:
            self._refused(tables, table, error)
        except Exception:
            _log.exception("the alarm of table %s failed", table.id)
            self._put_off(table, RETRY_SECONDS)
        finally:
            self._ringing.discard(table.id)

    def _verb(self, wait: Wait) -> Callable[[Draft], None]:
        match wait:
            case Wait.TURN:
                return away.time_out
            case Wait.NEXT_DEAL:
                seed = self._seeds.seed()
                return lambda draft: deals.deal(draft, seed)
            case Wait.EMPTY:
                return lambda draft: seating.close_out(draft, "empty")
            case Wait.IDLE:
                return lambda draft: seating.close_out(draft, "idle")

    def _refused(self, tables: Tables, table: Table, error: RefusedError) -> None:
        """A deal that cannot be dealt waits for somebody; what somebody else changed has its own alarm by now."""
        alarm = self._alarms.get(table.id)
        if error.code in ("stale", "closed", "no-table") or alarm is None:
            return
        if alarm.wait is Wait.NEXT_DEAL and error.code in ("too-few-seats", "cannot-afford"):
            self._alarms[table.id] = replace(alarm, wait=Wait.IDLE, at=alarm.idle_at)
            return
        _log.warning("the alarm of table %s was refused: %s", table.id, error.code)
        self._put_off(table, RETRY_SECONDS)

    def _put_off(self, table: Table, seconds: float) -> None:
        alarm = self._alarms.get(table.id)
        if alarm is not None:
            at = self._clock.now() + seconds
            self._alarms[table.id] = replace(alarm, at=at, idle_at=max(at, alarm.idle_at))
