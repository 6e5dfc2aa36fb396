"""What a deal of Bestia adds to its seats' statistics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bestia.model import State


def tally(state: State) -> tuple[Mapping[str, int], ...]:
    """Per seat, of a finished deal. Who has taken chips out of the plate has won."""
    result = state.result
    if result is None:
        return ()
    return tuple(
        {
            "won": int(won > 0),
            "played": int(seat in state.players),
            "bestias": int(seat in result.bestias),
        }
        for seat, won in enumerate(result.won)
    )
