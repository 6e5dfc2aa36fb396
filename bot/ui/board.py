"""What the presenter keeps of one table: the state to show, and what Discord shows of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from bot.sessions.model import (
    CameBack,
    DealBegan,
    DealEnded,
    InDeal,
    Phase,
    Resumed,
    SeatLeft,
    SessionEvent,
    Signalled,
    Table,
    Turn,
)
from bot.sessions.ports import TableMessages


@dataclass(slots=True)
class Board:
    table: Table
    messages: TableMessages | None = None
    """None: not read from the store yet"""
    dirty: bool = True
    shown: int = 0
    """version of the table that the main message shows"""
    settled: Table | None = None
    """the table with a finished deal that is past now; its message still has buttons, or not even the result"""
    edited_at: float = 0.0
    decision: int = 0
    """version at which the present decision began to be waited for"""
    pinged: int = 0
    """`decision` that a ping was sent for"""
    pinged_users: frozenset[int] = frozenset()
    """members it was sent to"""
    forbidden: bool = False
    """the bot may not write in the channel"""
    gone: bool = False
    """the channel is not there any more"""
    dirty_since: float = 0.0
    told: asyncio.Event = field(default_factory=asyncio.Event)
    """set when something has happened"""
    worker: asyncio.Task[None] | None = None
    timer: asyncio.Task[None] | None = None


def begins_decision(events: tuple[SessionEvent, ...]) -> bool:
    """Whether somebody now stands before another decision than before."""
    return any(isinstance(event, InDeal | DealBegan | Resumed | CameBack) for event in events)


def past_result(turn: Turn, known: Table | None) -> Table | None:
    """The table with the finished deal that is past after the turn. `known`: that before it, still to be shown."""
    before, after = turn.before, turn.after
    if before is None:
        return known
    if after.phase is Phase.CLOSED and any(isinstance(event, DealEnded) for event in turn.events):
        return _as_settled(before, turn)
    if before.phase is not Phase.SETTLED or before.deal is None:
        return known
    return before if after.number > before.number or after.phase is Phase.CLOSED else None


def _as_settled(before: Table, turn: Turn) -> Table:
    """The end of a deal with which its table closes at once: everybody sits there still, with what they take along."""
    stacks = {event.chair: event.stack for event in turn.events if isinstance(event, SeatLeft)}
    seats = tuple(replace(seat, stack=stacks.get(seat.chair, seat.stack), away=False) for seat in before.seats)
    return replace(turn.after, phase=Phase.SETTLED, seats=seats)


def is_aside(events: tuple[SessionEvent, ...]) -> bool:
    """Whether all of it is between two partners: the public message stays as it is, edited or not."""
    return bool(events) and all(isinstance(event, Signalled) for event in events)
