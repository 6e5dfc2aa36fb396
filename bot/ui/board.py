"""What the presenter keeps of one table: the state to show, and what Discord shows of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.sessions.model import CameBack, DealBegan, InDeal, Resumed, SessionEvent, Signalled, Table
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


def is_aside(events: tuple[SessionEvent, ...]) -> bool:
    """Whether all of it is between two partners: the public message stays as it is, edited or not."""
    return bool(events) and all(isinstance(event, Signalled) for event in events)
