"""What a deal of Mus adds to its seats' statistics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.mus.model import State

SEATS = 4


def tally(state: State) -> tuple[Mapping[str, int], ...]:
    """Per seat, of a finished deal: lances that its pair has written stones for."""
    won = [sum(counted.pair == pair for counted in state.counted) for pair in (0, 1)]
    return tuple({"lances": won[seat % 2], "stones": _stones(state, seat % 2)} for seat in range(SEATS))


def _stones(state: State, pair: int) -> int:
    return sum(counted.bet + counted.premio for counted in state.counted if counted.pair == pair)
