"""What a table waits for, and until when. Pure; times are unix seconds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bot.games.protocol import AnyGame
from bot.sessions.deals import waiting_chairs
from bot.sessions.model import ClockState, InDeal, Phase, Table, Turn
from bot.sessions.seating import present


class Wait(Enum):
    """`TURN`: somebody's decision. `NEXT_DEAL`: the pause after a settlement.

    `EMPTY`: nobody present. `IDLE`: anything at all.
    """

    TURN = "turn"
    NEXT_DEAL = "next-deal"
    EMPTY = "empty"
    IDLE = "idle"


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that hold for all tables of the bot."""

    idle: float = 86_400.0
    """without any event, before a table closes"""
    empty: float = 300.0
    """without anybody present, before a table closes"""
    grace: float = 60.0
    """at least this much is left of every clock after a restart"""


@dataclass(frozen=True, slots=True)
class Alarm:
    wait: Wait
    at: float
    """when it rings; a turn only rings once its prompt was delivered"""
    since: float
    """when it was set"""
    idle_at: float
    """when the table closes for want of any event"""
    delivered: bool = True
    reminded: bool = False

    @property
    def clock(self) -> ClockState:
        return ClockState(self.at, self.reminded)

    def due(self, now: float) -> Wait | None:
        """What has come to pass by `now`."""
        if now >= self.idle_at:
            return Wait.IDLE
        return self.wait if self.delivered and now >= self.at else None


def waiting_people(game: AnyGame, table: Table) -> tuple[int, ...]:
    """Chairs waited on that their owners play, in the order of the rules."""
    return tuple(chair for chair in waiting_chairs(game, table) if not table.seat_at(chair).played_by_computer)


def waiting_computers(game: AnyGame, table: Table) -> tuple[int, ...]:
    """Chairs waited on that a computer player decides for."""
    return tuple(chair for chair in waiting_chairs(game, table) if table.seat_at(chair).played_by_computer)


def waits_for(game: AnyGame, table: Table) -> Wait:
    if table.phase is Phase.PLAYING:
        return Wait.TURN if table.terms.turn_seconds and waiting_people(game, table) else Wait.IDLE
    if not present(table):
        return Wait.EMPTY
    if table.phase is Phase.SETTLED and not table.paused and len(table.seats) >= game.seats[0]:
        return Wait.NEXT_DEAL
    return Wait.IDLE


def first_alarm(game: AnyGame, table: Table, pace: Pace, now: float) -> Alarm:
    """The alarm of a table that has just begun to wait."""
    wait = waits_for(game, table)
    idle = max(pace.idle, 2.0 * table.terms.turn_seconds)
    seconds = {
        Wait.TURN: float(table.terms.turn_seconds),
        Wait.NEXT_DEAL: float(table.terms.next_deal_seconds),
        Wait.EMPTY: pace.empty,
        Wait.IDLE: idle,
    }[wait]
    return Alarm(wait, now + seconds, now, now + idle, delivered=wait is not Wait.TURN)


def next_alarm(game: AnyGame, old: Alarm | None, turn: Turn, pace: Pace, now: float) -> Alarm:
    """The alarm after a turn: what was already waited for goes on waiting, only a new decision starts anew."""
    fresh = first_alarm(game, turn.after, pace, now)
    if old is None or turn.before is None or old.wait is not fresh.wait or fresh.wait is Wait.IDLE:
        return fresh
    if fresh.wait is Wait.TURN and _decides_anew(game, turn):
        return fresh
    return replace(old, idle_at=fresh.idle_at)


def _decides_anew(game: AnyGame, turn: Turn) -> bool:
    if any(isinstance(event, InDeal) for event in turn.events) or turn.before is None:
        return True
    return waiting_people(game, turn.before) != waiting_people(game, turn.after)


def restarted_alarm(game: AnyGame, table: Table, clock: ClockState, pace: Pace, now: float) -> Alarm:
    """The alarm of a table found in the store: the stored moment, but never less than the grace."""
    fresh = first_alarm(game, table, pace, now)
    at = fresh.at if clock.deadline is None else max(clock.deadline, now + pace.grace)
    return replace(fresh, at=at, idle_at=max(at, fresh.idle_at), reminded=clock.reminded)


def resumed_alarm(alarm: Alarm, stopped_at: float, grace: float, now: float) -> Alarm:
    """The alarm after all clocks had stopped for a while."""
    lost = now - max(stopped_at, alarm.since)
    at = max(alarm.at + lost, now + grace)
    return replace(alarm, at=at, since=alarm.since + lost, idle_at=max(at, alarm.idle_at + lost))


def delivered_alarm(alarm: Alarm, now: float) -> Alarm:
    """The turn's clock starts: its player has been told."""
    return replace(alarm, delivered=True, at=now + (alarm.at - alarm.since), since=now)


def half_gone(table: Table, alarm: Alarm, now: float) -> bool:
    """Whether it is time to remind who is waited on."""
    if alarm.wait is not Wait.TURN or not alarm.delivered or alarm.reminded:
        return False
    return now >= alarm.at - table.terms.turn_seconds / 2
