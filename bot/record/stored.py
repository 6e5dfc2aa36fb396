"""From the stored events of a table's deal to its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.protocol import AnyGame
from bot.games.words import action_of
from bot.record.write import record_of
from bot.sessions.fold import fold
from bot.sessions.model import DealBegan, InDeal, SessionEvent


def record_of_deal(game: AnyGame, events: Sequence[SessionEvent]) -> dict[str, Any]:
    """The record of a deal from its DealBegan on, as far as it was played. ValueError where it does not begin there."""
    began = events[0] if events else None
    if not isinstance(began, DealBegan):
        raise ValueError("a deal's events begin with DealBegan")
    in_deal = [event for event in events if isinstance(event, InDeal)]
    setup = getattr(in_deal[0].event, "setup")  # noqa: B009  # every game's first event has it (protocol.Setup)
    state = fold(game, [began, *in_deal]).deal
    actions = [
        (began.playing.index(event.chair), action_of(event.said, game.pack))
        for event in in_deal
        if event.said is not None and event.chair is not None
    ]
    names = distinct(tuple(began.table.seat_at(chair).name for chair in began.playing))
    return record_of(game, began.table.rules, names, setup.stacks, setup.carry, state, actions)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names with a number after those that stand there twice: a record needs one name for each seat."""
    given: list[str] = []
    for name in names:
        free = (f"{name} {number}" if number > 1 else name for number in range(1, len(names) + 1))
        given.append(next(candidate for candidate in free if candidate not in given))
    return tuple(given)
