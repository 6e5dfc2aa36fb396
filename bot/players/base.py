"""A computer player: a pure function from what a seat may see to one of its legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

from bot.games.protocol import Action, Bet, BetRange, Discard, DiscardRange, Option, Raise, RaiseRange, View

Level = Literal["prudente", "normal", "atrevido"]
"""How much a computer player dares; not how well it plays."""
LEVELS: tuple[Level, ...] = get_args(Level)
DARING: Mapping[Level, float] = {"prudente": -1.0, "normal": 0.0, "atrevido": 1.0}
"""Level as a number that players weigh their doubts with."""

Player = Callable[[Any, Level, float], Action]
"""`player(view, level, chance)`: the view is the game's own; `chance` in [0, 1) decides what else would be a tie, so
that the same three give the same action."""


def any_legal(view: View, level: Level, chance: float) -> Action:
    """Any of the legal actions, by chance alone: the player of a game that has none of its own, and of tests."""
    at = min(int(chance * len(view.legal)), len(view.legal) - 1)
    return _within(view, view.legal[at], chance * len(view.legal) - at)


def _within(view: View, option: Option, chance: float) -> Action:
    match option:
        case DiscardRange(low, high):
            number = low + int(chance * (high - low + 1))
            return Discard(view.hand[:number])
        case BetRange(low, high):
            return Bet(_amount(low, high, chance))
        case RaiseRange(low, high):
            return Raise(_amount(low, high, chance))
        case _:
            return option


def _amount(low: int, high: int | None, chance: float) -> int:
    return low + int(chance * ((low + 5 if high is None else high) - low + 1))
