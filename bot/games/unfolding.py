"""A list of events that grows while the rules look at the state each of them leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.games.protocol import Event

S = TypeVar("S")


class Unfolding(Generic[S]):
    """Events so far and the state after them; local to one call of `apply` or `start`, which stay pure."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: S, evolve: Callable[[S, Event], S]) -> None:
        self.state = state
        self.events: list[Event] = []
        self._evolve = evolve

    def add(self, *events: Event) -> None:
        for event in events:
            self.events.append(event)
            self.state = self._evolve(self.state, event)
