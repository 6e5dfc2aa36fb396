"""What a hand of Dane-se adds to its seats' statistics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.danese.model import State


def tally(state: State) -> tuple[Mapping[str, int], ...]:
    """Per seat, of a finished hand."""
    if state.result is None:
        return ()
    return tuple(
        {"exact_bids": int(label == "certo"), "points": points}
        for label, points in zip(state.result.labels, state.result.points, strict=True)
    )
