"""The betting of one lance (1.7): who is asked, what may be said, and which answer counts."""

from __future__ import annotations

from bot.games.mus.events import BetAccepted, BetRaised, BetRefused, OrdagoSaid
from bot.games.mus.house import MusRules
from bot.games.mus.model import Answer, LanceState, State, pair_of
from bot.games.protocol import BetRange, Event, Option, RaiseRange, Say

PASO, ORDAGO, QUIERO, NO_QUIERO = Say("paso"), Say("ordago"), Say("quiero"), Say("no quiero")
LEAST_BET = 2
_RANK = {"no quiero": 0, "quiero": 1, "mas": 2, "ordago": 3}


def responders(lance: LanceState, bettor: int) -> tuple[int, ...]:
    """Who answers a bet: holders of the other pair in the order of play after the bettor, but for those out."""
    able = [seat for seat in lance.holders if pair_of(seat) != pair_of(bettor) and seat not in lance.out]
    return tuple(sorted(able, key=lambda seat: (seat - bettor) % 4))


def most_stones(rules: MusRules, score: tuple[int, int]) -> int | None:
    """Upper limit of a bet with its raises; None where there is none."""
    return max(LEAST_BET, rules.target - min(score)) if rules.bet_cap == "remaining" else None


def opening_options(state: State) -> tuple[Option, ...]:
    return (PASO, BetRange(LEAST_BET, most_stones(state.rules, state.score)), ORDAGO)


def answering_options(state: State) -> tuple[Option, ...]:
    lance = state.lances[state.at]
    if lance.ordago:
        return (QUIERO, NO_QUIERO)
    most = most_stones(state.rules, state.score)
    room = None if most is None else most - lance.total
    if room is not None and room < state.rules.min_raise:
        return (QUIERO, NO_QUIERO, ORDAGO)
    return (QUIERO, NO_QUIERO, RaiseRange(state.rules.min_raise, room), ORDAGO)


def deciding_answer(rules: MusRules, lance: LanceState) -> Answer | None:
    """The answer that counts for the pair, or None while somebody is still to be asked.

    `sequential`: the first who does not refuse; `highest`: the higher of both, of equal ones the first (2.2).
    """
    if not lance.answers:
        return None
    if rules.pair_answer == "sequential":
        last = lance.answers[-1]
        return last if last.word != "no quiero" or not lance.queue else None
    return None if lance.queue else max(lance.answers, key=lambda answer: (_RANK[answer.word], answer.amount))


def consequence(state: State, answer: Answer) -> Event:
    """What follows from the answer that counts."""
    lance = state.lances[state.at]
    match answer.word:
        case "quiero":
            return BetAccepted(answer.seat)
        case "mas":
            return BetRaised(answer.seat, answer.amount)
        case "ordago":
            return OrdagoSaid(answer.seat)
    return BetRefused(answer.seat, 1 - pair_of(answer.seat), refusal_cost(state.rules, lance))


def refusal_cost(rules: MusRules, lance: LanceState) -> int:
    """Stones for a refusal: 1 for the first bet of a lance, whatever its size, else what was accepted (seed, 16)."""
    if not lance.accepted:
        return 1
    extra = rules.extra_deje and lance.name in {"pares", "juego", "punto"}
    return lance.accepted + extra
