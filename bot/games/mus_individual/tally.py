"""What a deal of individual mus adds to its seats' statistics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.mus_individual.model import State


def tally(state: State) -> tuple[Mapping[str, int], ...]:
    """Per seat, of a finished deal: lances won and lost, and whether the game ended with this seat as its loser."""
    return tuple(
        {
            "lances": sum(counted.winner == seat for counted in state.counted),
            "lances_lost": sum(counted.worst == seat for counted in state.counted),
            "defeats": int(state.loser == seat),
        }
        for seat in range(len(state.stacks))
    )
