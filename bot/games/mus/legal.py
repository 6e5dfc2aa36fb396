"""Who is asked in a deal of mus, and what may be said: the one place where legality is written."""

from __future__ import annotations

from bot.games.mus import bets
from bot.games.mus.model import HAND, Phase, State
from bot.games.mus_hands import ranks_of_faces
from bot.games.protocol import Action, Discard, DiscardRange, Option, Say

MUS, NO_HAY_MUS = Say("mus"), Say("no hay mus")
_MIDDLE_RANK = 6


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def waiting_on(state: State) -> tuple[int, ...]:
    """The seat to speak; with simultaneous discards all who have not thrown."""
    if state.phase is Phase.DISCARD and state.rules.discard_order == "simultaneous":
        return state.queue
    queue = state.queue if state.phase in {Phase.MUS, Phase.DISCARD} else state.lances[state.at].queue
    return queue[:1] if state.phase is not Phase.OVER else ()


def legal_actions(state: State, seat: int) -> tuple[Option, ...]:
    """All that the seat may do now; nobody acts out of turn (2.17)."""
    if seat not in waiting_on(state):
        return ()
    match state.phase:
        case Phase.MUS:
            return (MUS, NO_HAY_MUS)
        case Phase.DISCARD:
            return (DiscardRange(1, HAND),)
        case Phase.OPEN:
            return bets.opening_options(state)
    return bets.answering_options(state)


def default_action(state: State, seat: int) -> Action:
    """Mus, no quiero or paso; one card of a middle rank where cards must be thrown."""
    match state.phase:
        case Phase.MUS:
            return MUS
        case Phase.DISCARD:
            ranks = ranks_of_faces(state.rules.kings)
            return Discard((min(state.hands[seat], key=lambda card: abs(ranks[card.rank] - _MIDDLE_RANK)),))
        case Phase.OPEN:
            return bets.PASO
    return bets.NO_QUIERO
