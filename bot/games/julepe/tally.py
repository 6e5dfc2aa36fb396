"""What a deal of Julepe adds to its seats' statistics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.julepe.state import State


def tally(state: State) -> tuple[Mapping[str, int], ...]:
    """Per seat, of a finished deal. A winner has given a julepe to everybody who paid one."""
    if state.result is None:
        return ()
    kinds = state.result.kinds
    juleps = kinds.count("julep")
    return tuple(
        {
            "won": int(kind == "winner"),
            "played": int(kind in ("winner", "julep", "carried")),
            "juleps_taken": int(kind == "julep"),
            "juleps_given": juleps if kind == "winner" else 0,
            "dances": int(call == "baile"),
        }
        for kind, call in zip(kinds, state.calls, strict=True)
    )
