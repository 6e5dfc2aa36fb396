"""Who is asked in a deal of individual mus, and what may be said: the one place where legality is written."""

from __future__ import annotations

from bot.games.mus_hands import ranks_of_faces
from bot.games.mus_individual.model import LanceState, Phase, State
from bot.games.protocol import Action, BetRange, Discard, DiscardRange, Option, RaiseRange, Say

PASO, ORDAGO, QUIERO, NO_QUIERO = Say("paso"), Say("ordago"), Say("quiero"), Say("no quiero")
_MIDDLE_RANK = 6


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def waiting_on(state: State) -> tuple[int, ...]:
    """The seat to speak; before the lances all who have not thrown a card."""
    if state.phase is Phase.DISCARD:
        return state.queue
    if state.phase is Phase.OVER:
        return ()
    speaker = next_speaker(state.lance)
    return () if speaker is None else (speaker,)


def next_speaker(lance: LanceState) -> int | None:
    """The next of the round; in rounds of raises only who must speak (2.11)."""
    if not lance.rounds:
        return lance.queue[0] if lance.queue else None
    return next((seat for seat in lance.queue if _must_speak(lance, seat)), None)


def _must_speak(lance: LanceState, seat: int) -> bool:
    """In the first round all who are in, also when nobody has raised."""
    if lance.ordago is None and lance.rounds == 1:
        return seat in lance.inside
    return has_to_answer(lance, seat)


def has_to_answer(lance: LanceState, seat: int) -> bool:
    """Whether the seat is in and has not matched the level, or not answered the órdago."""
    if seat not in lance.inside:
        return False
    if lance.ordago is not None:
        return seat != lance.ordago and seat not in lance.accepted
    return lance.owed(seat) > 0


def legal_actions(state: State, seat: int) -> tuple[Option, ...]:
    """All that the seat may do now; nobody but the speaker acts once the cards are thrown."""
    if seat not in waiting_on(state):
        return ()
    match state.phase:
        case Phase.DISCARD:
            return (DiscardRange(1, 1),)
        case Phase.OPEN:
            return _opening(state, seat)
        case Phase.ANSWER:
            return (QUIERO, NO_QUIERO) if can_accept(state, seat) else (NO_QUIERO,)
    return _raising(state, seat)


def can_accept(state: State, seat: int) -> bool:
    """Whether the seat's free stones match the bet; an órdago takes at least one."""
    lance = state.lance
    return state.stacks[seat] >= (max(1, lance.owed(seat)) if lance.ordago is not None else lance.owed(seat))


def _opening(state: State, seat: int) -> tuple[Option, ...]:
    free, least = state.stacks[seat], state.rules.min_bet
    bet: tuple[Option, ...] = (BetRange(least, free),) if free >= least else ()
    return (PASO, *bet, ORDAGO) if free else (PASO,)


def _raising(state: State, seat: int) -> tuple[Option, ...]:
    lance, least, most = state.lance, state.rules.min_bet, most_raised(state)
    if lance.ordago is not None:
        return (QUIERO, NO_QUIERO) if state.stacks[seat] else (NO_QUIERO,)
    answer: tuple[Option, ...] = (QUIERO, NO_QUIERO) if lance.owed(seat) else (PASO,)
    return (*answer, RaiseRange(least, most), ORDAGO) if most >= least else answer


def most_raised(state: State) -> int:
    """Stones of the highest raise: what the poorest of those inside can still match (p)."""
    lance = state.lance
    return min(lance.stakes[seat] + state.stacks[seat] for seat in lance.inside) - lance.level


def default_action(state: State, seat: int) -> Action:
    """No quiero where something is to be answered, else paso; a card of a middle rank where one must be thrown."""
    if state.phase is Phase.DISCARD:
        ranks = ranks_of_faces(state.rules.kings)
        return Discard((min(state.hands[seat], key=lambda card: abs(ranks[card.rank] - _MIDDLE_RANK)),))
    return PASO if PASO in legal_actions(state, seat) else NO_QUIERO
