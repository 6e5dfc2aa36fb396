"""What the interface remembers of each table beyond its state: who sat there, and what happened lately."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sessions.model import CameBack, DealBegan, Seat, SeatTaken, SessionEvent, Turn
from bot.ui.screens.notes import is_news

NEWS_LASTS = 6
"""Versions of the table after which a line of news is old."""


@dataclass(slots=True)
class Past:
    seats: dict[int, Seat] = field(default_factory=dict)
    """by chair, also of those who have left"""
    news: tuple[SessionEvent, ...] = ()
    news_version: int = 0


class Chronicle:
    def __init__(self) -> None:
        self._past: dict[str, Past] = {}

    def told(self, turn: Turn) -> None:
        past = self._past.setdefault(turn.after.id, Past())
        for table in (turn.before, turn.after):
            if table is not None:
                past.seats.update({seat.chair: seat for seat in table.seats})
        begins = any(isinstance(event, DealBegan) for event in turn.events)
        if begins:
            past.news = ()
        news = _without_arrivals(turn.events) if begins or turn.after.number == 0 else turn.events
        news = tuple(event for event in news if not _never_left(turn, event))
        if is_news(news):
            past.news, past.news_version = news, turn.after.version

    def seats(self, table_id: str) -> dict[int, Seat]:
        past = self._past.get(table_id)
        return past.seats if past else {}

    def news(self, table_id: str, version: int) -> tuple[SessionEvent, ...]:
        past = self._past.get(table_id)
        return past.news if past and version - past.news_version <= NEWS_LASTS else ()

    def forget(self, table_id: str) -> None:
        self._past.pop(table_id, None)


def _without_arrivals(events: tuple[SessionEvent, ...]) -> tuple[SessionEvent, ...]:
    """Who sits down in the lobby is in its list, and who is dealt in is seen to play: no news later."""
    return tuple(event for event in events if not isinstance(event, SeatTaken))


def _never_left(turn: Turn, event: SessionEvent) -> bool:
    """Somebody who acts again after a turn that ran out, without a computer player having taken over."""
    if not isinstance(event, CameBack) or turn.before is None:
        return False
    return not any(seat.chair == event.chair and (seat.away or seat.leaving) for seat in turn.before.seats)
