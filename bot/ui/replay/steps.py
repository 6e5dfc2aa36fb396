"""From the stored events of a deal to the table as it stood after each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import AnyGame, Event
from bot.sessions.fold import evolve
from bot.sessions.model import DealBegan, DealEnded, InDeal, SessionEvent, Table


class NotOverError(Exception):
    """The deal still runs, or was cancelled: its hands are nobody's business."""


@dataclass(frozen=True, slots=True)
class Step:
    """`table`: after the action of `chair` (None: the dealing itself) and all that followed by itself.

    `word`: the action's, as records say it.
    """

    table: Table
    chair: int | None
    events: tuple[Event, ...]
    word: str | None = None


def steps_of(game: AnyGame, events: Sequence[SessionEvent]) -> tuple[Step, ...]:
    """The dealing first, the settlement last. NotOverError where the deal was not played to its end."""
    if not isinstance(events[0], DealBegan):
        raise ValueError("a deal's events begin with DealBegan")
    table = evolve(game, None, events[0])
    found: list[Step] = []
    chair: int | None = None
    word: str | None = None
    together: list[Event] = []
    for event in events[1:]:
        if isinstance(event, InDeal) and event.said is not None:
            found.append(Step(table, chair, tuple(together), word))
            chair, word, together = event.chair, event.said, []
        table = evolve(game, table, event)
        if isinstance(event, InDeal):
            together.append(event.event)
        if isinstance(event, DealEnded):
            return (*found, Step(table, chair, tuple(together), word))
    raise NotOverError
