"""The count at the end of a deal, in the order of the lances, until only one seat has stones (1.3)."""

from __future__ import annotations

from bot.games.mus_hands import HandValue, Lance, best_of, is_real, worst_of
from bot.games.mus_individual import stones
from bot.games.mus_individual.events import DealEnded, LanceCounted
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.mus_individual.lances import take_all
from bot.games.mus_individual.model import LAST, LanceState, State
from bot.games.mus_individual.stones import Deal, is_lost
from bot.games.protocol import POT
from bot.games.turns import seats_from

PARES_PREMIOS = {"": 0, "par": 1, "medias": 2, "duples": 3}
OF_REAL, OF_33, OF_31, OF_OTHER_JUEGO = 5, 4, 3, 2


def count(deal: Deal) -> None:
    """Settles every lance; ends the deal."""
    for at in range(LAST + 1):
        if not is_lost(deal):
            _settle(deal, at)
    if not is_lost(deal):
        deal.add(DealEnded())


def _settle(deal: Deal, at: int) -> None:
    state = deal.state
    lance = state.lances[at]
    compared = tuple(seat for seat in seats_from(state.mano, len(state.stacks)) if seat in _compared(lance))
    worst: int | None = None
    if lance.how == "level" or (lance.how == "ordago" and at == LAST):
        worst = worst_of(compared, state.values, lance.name)
    best = lance.winner
    if lance.how in {"level", "paso"}:
        best = best_of(compared, state.values, lance.name)
    if lance.how == "level" and best is not None and worst is not None:
        _resolve(deal, at, compared, best, worst)
    if lance.how == "ordago" and worst is not None:
        take_all(deal, at, compared, worst)
    premio = 0 if best is None else _premio(deal.state, lance, best)
    if is_lost(deal):
        return
    deal.add(LanceCounted(lance.name, best, worst, sum(lance.stakes), premio))
    if best is not None:
        stones.move_free(deal, best, POT, premio, "premio")


def _compared(lance: LanceState) -> tuple[int, ...]:
    """Whose hands are looked at: those inside, freed players included; all holders where nobody has bet."""
    return lance.inside if lance.bet else lance.holders


def _resolve(deal: Deal, at: int, compared: tuple[int, ...], best: int, worst: int) -> None:
    """A level pot goes to its worst hand; or the best one leaves its stake in the plate, the others get theirs back."""
    stakes = deal.state.lances[at].stakes
    if deal.state.rules.resolution == "worst_takes_pot":
        for seat in (worst, *compared):
            stones.take_stake(deal, at, seat, worst, deal.state.lances[at].stakes[seat], "pot")
        return
    for seat in compared:
        if seat != best:
            stones.take_stake(deal, at, seat, seat, stakes[seat], "returned")
    stones.take_stake(deal, at, best, POT, stakes[best], "stake")


def _premio(state: State, lance: LanceState, seat: int) -> int:
    """Stones that the winner deposits: no more than are free; grande and chica pay only where nobody bet (g, 2.5)."""
    if lance.bet and (not state.rules.premio_with_bet or lance.name in {"grande", "chica"}):
        return 0
    hand = state.values[seat]
    return min(premio_of(state.rules, lance.name, hand), state.stacks[seat]) if hand is not None else 0


def premio_of(rules: MusIndividualRules, lance: Lance, hand: HandValue) -> int:
    """Stones for winning a lance with this hand (g, h)."""
    if lance == "pares":
        return PARES_PREMIOS[hand.pairing]
    if lance != "juego":
        return 1
    if is_real(hand.ranks, rules.real):
        return OF_REAL
    if rules.juego33 and hand.points == 33 and {6, 7} <= set(hand.ranks):
        return OF_33
    return OF_31 if hand.points == 31 else OF_OTHER_JUEGO
