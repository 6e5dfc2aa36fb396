"""The practice deals that are being played: one for each member, a bounded number, for a quarter of an hour each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.ui.learn.practice import Practice

SECONDS = 840.0
"""A little less than an interaction's token lives, counted from the last click."""
MOST = 1000


@dataclass(frozen=True, slots=True)
class Kept:
    practice: Practice
    ends_at: float
    """unix seconds"""


class PracticeShelf:
    def __init__(self, now: Callable[[], float], most: int = MOST) -> None:
        """`most`: beyond it the one that has rested longest is forgotten."""
        self._now = now
        self._most = most
        self._kept: dict[int, Kept] = {}

    def put(self, user_id: int, practice: Practice) -> Kept:
        """Takes the place of the member's last one, and has its full time again."""
        self._kept.pop(user_id, None)
        kept = Kept(practice, self._now() + SECONDS)
        self._kept[user_id] = kept
        while len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return kept

    def get(self, user_id: int, table_id: str) -> Kept | None:
        """None where it was never there, is over time, or was replaced by another."""
        kept = self._kept.get(user_id)
        if kept is None or kept.practice.table.id != table_id:
            return None
        if kept.ends_at <= self._now():
            self.drop(user_id)
            return None
        return kept

    def drop(self, user_id: int) -> None:
        self._kept.pop(user_id, None)

    def __len__(self) -> int:
        return len(self._kept)
