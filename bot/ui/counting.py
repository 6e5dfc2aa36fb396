"""Counts what members and computer players do at the tables."""

from __future__ import annotations

from bot.sessions.model import InDeal, Seat, Table, Turn
from bot.ui.ports import Metrics


class Counting:
    """A listener that tells nobody."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def told(self, turn: Turn) -> None:
        if any(isinstance(event, InDeal) and event.said is not None for event in turn.events):
            self._metrics.acted(turn.after.game)

    def remind(self, table: Table, seat: Seat) -> None:
        """Nothing to count."""
