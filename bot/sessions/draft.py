"""What one request does to a table, before it is stored: the verbs add events, the draft folds and books them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.protocol import AnyGame
from bot.ledger import Entry
from bot.sessions.entries import entries_of
from bot.sessions.errors import RefusedError
from bot.sessions.fold import evolve
from bot.sessions.model import Seat, SessionEvent, Table, Turn
from bot.sessions.ports import Note


class Draft:
    """A table with the events added to it so far. Thrown away when a verb refuses."""

    def __init__(self, game: AnyGame, before: Table | None, funds: Mapping[int, int] | None = None) -> None:
        self.game = game
        self.before = before
        self.funds: Mapping[int, int] = funds or {}
        """free chips per user id, where the verb was asked to be told"""
        self.events: list[SessionEvent] = []
        self.entries: list[Entry] = []
        self.note: Note | None = None
        """set where an administrator orders what is done"""
        self._table = before

    @property
    def table(self) -> Table:
        """ValueError before the table has been opened."""
        if self._table is None:
            raise ValueError("the first event has to open the table")
        return self._table

    def add(self, *events: SessionEvent) -> None:
        for event in events:
            if self._table is not None:
                self.entries.extend(entries_of(self.game, self._table, event))
            self._table = evolve(self.game, self._table, event)
            self.events.append(event)

    def turn(self) -> Turn:
        return Turn(self.before, tuple(self.events), self.table)

    def refusal(self, code: str, **details: str | int) -> RefusedError:
        """An error with the table as it was and is."""
        return RefusedError(code, self.before, **details)

    def seat_of(self, user_id: int) -> Seat:
        """The seat of a member who has not left it. RefusedError `not-seated`."""
        seat = self.table.seat_of_user(user_id)
        if seat is None or seat.leaving:
            raise self.refusal("not-seated")
        return seat
