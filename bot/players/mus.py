"""A computer player of mus in pairs: it weighs what its pair would win against what saying no costs.

* Mus: it cuts when its hand is worth more than what the best throw would bring on average.
* Bets: the chance that its pair wins the lance comes from its own cards, from what the others announced and said
  (mus_odds.py), with the partner's unknown hand counted for its own side.
* Stones are weighed by what they are worth for the juego: near the end of it an órdago may be the better risk.
* Now and then it bets on nothing; how often, `chance` and the level decide.
"""

from __future__ import annotations

from math import exp

from bot.games.mus.model import LanceState, MusView, Phase, pair_of
from bot.games.mus_hands import HandValue
from bot.games.protocol import Action, Bet, BetRange, Discard, Raise, RaiseRange, Say
from bot.players.base import DARING, Level
from bot.players.mus_odds import Pack, Said, Spread, best_throw, cards_of_ranks, spread, standings, value_in

BLUFFS = 0.05
"""Share of weak hands that bet all the same."""
CALLED_BY_BETTER = 0.08
"""How much the chance to win drops when a bet is accepted: who wants it has something."""
REFUSED = 0.4
"""Share of bets that are taken for refused."""
ORDAGO_MARGIN = 0.15
"""How much better than anything else an órdago must look: most of what it risks cannot be counted."""
ENOUGH = 10
"""Stones on the table from which it does not raise."""
PASO, ORDAGO, QUIERO, NO_QUIERO = Say("paso"), Say("ordago"), Say("quiero"), Say("no quiero")


def play_mus(view: MusView, level: Level, chance: float) -> Action:
    """A legal action of the seat; needs `view.legal` not to be empty."""
    daring = DARING[level]
    match view.phase:
        case Phase.MUS:
            return _mus(view, daring)
        case Phase.DISCARD:
            return _throw(view)
        case Phase.OPEN:
            return _open(view, daring, chance)
    return _answer(view, daring, chance)


def _pack(view: MusView) -> Pack:
    return Pack(view.rules.kings, view.rules.real)


def _mus(view: MusView, daring: float) -> Action:
    hand = value_in(view.hand, _pack(view))
    _, hoped = best_throw(hand.ranks, _pack(view))
    first = 0.3 if view.seat == view.mano else 0.0
    keeps = standings(_pack(view))[hand.ranks] + first + 0.2 * daring
    return Say("no hay mus" if keeps >= hoped else "mus")


def _throw(view: MusView) -> Discard:
    ranks, _ = best_throw(value_in(view.hand, _pack(view)).ranks, _pack(view))
    return Discard(cards_of_ranks(view.hand, ranks, view.rules.kings))


def chance_to_win(view: MusView) -> float:
    """Chance that the seat's pair wins the present lance if hands are compared."""
    assert view.seat is not None
    hand = value_in(view.hand, _pack(view))
    lance = _present(view)
    own = hand.strength(lance.name)
    spreads = {seat: _spread(view, hand, lance, seat) for seat in lance.holders if seat != view.seat}
    rivals = [seat for seat in spreads if pair_of(seat) != pair_of(view.seat)]
    partner = (view.seat + 2) % view.seats
    if partner not in spreads:
        return _beats(own, view.seat, rivals, spreads, view)
    total = 0.0
    for strength, chance in zip(spreads[partner].strengths, spreads[partner].chances, strict=True):
        partners = strength > own or (strength == own and _turn(view, partner) < _turn(view, view.seat))
        best, seat = (strength, partner) if partners else (own, view.seat)
        total += chance * _beats(best, seat, rivals, spreads, view)
    return total


def _beats(strength: int, seat: int, rivals: list[int], spreads: dict[int, Spread], view: MusView) -> float:
    chance = 1.0
    for rival in rivals:
        chance *= spreads[rival].below(strength, ties=_turn(view, seat) < _turn(view, rival))
    return chance


def _turn(view: MusView, seat: int) -> int:
    return (seat - view.mano) % view.seats


def _present(view: MusView) -> LanceState:
    return next(lance for lance in view.ledger if lance.name == view.lance)


def _spread(view: MusView, hand: HandValue, lance: LanceState, seat: int) -> Spread:
    """The other hand, as its announcements and its words in this lance leave it."""
    pares = seat in view.ledger[2].holders if lance.name in {"pares", "juego", "punto"} else None
    juego = {"juego": True, "punto": False}.get(lance.name)
    keen = 0
    if seat == lance.by:
        keen = 2 if lance.accepted or lance.ordago else 1
    elif seat in lance.passed:
        keen = -1
    return spread(hand.ranks, _pack(view), lance.name, Said(pares, juego, keen))


def juego_chance(view: MusView, stones: float) -> float:
    """Chance to win the juego after `stones` more for the own pair (negative: for the other)."""
    assert view.seat is not None
    own = pair_of(view.seat)
    missing = view.rules.target - view.score[own] - max(stones, 0)
    theirs = view.rules.target - view.score[1 - own] - max(-stones, 0)
    if missing <= 0 or theirs <= 0:
        return 1.0 if missing <= 0 else 0.0
    return 1 / (1 + exp((missing - theirs) / (2 + 0.15 * (missing + theirs))))


def _premio(hand: HandValue, lance: LanceState) -> float:
    """Stones that the winner of the lance writes besides the bet, about."""
    if lance.name == "pares":
        return {"par": 1, "medias": 2, "duples": 3}.get(hand.pairing, 0)
    if lance.name == "juego":
        return 3 if hand.points == 31 else 2
    return 1 if lance.name == "punto" else 0


def _open(view: MusView, daring: float, chance: float) -> Action:
    lance = _present(view)
    hand = value_in(view.hand, _pack(view))
    odds = chance_to_win(view) + 0.02 * daring
    premio = _premio(hand, lance)
    quiet = 1 if lance.name in {"grande", "chica"} else premio
    best = _compared(view, odds, quiet, quiet)
    action: Action = PASO
    highest = next((option.high for option in view.legal if isinstance(option, BetRange)), None)
    sizes = [size for size in (2, 2 + int(3 * chance), 5) if highest is None or size <= highest]
    for size in sizes:
        worth = _offered(view, odds, size, premio)
        if worth > best + 0.01:
            best, action = worth, Bet(size)
    if _offered_ordago(view, odds, premio) > best + ORDAGO_MARGIN - 0.03 * daring and odds > 0.6:
        return ORDAGO
    bluffs = BLUFFS * (1 + daring) * (2 if lance.name in {"grande", "chica"} else 1)
    return Bet(2) if action == PASO and chance < bluffs else action


def _compared(view: MusView, odds: float, won: float, lost: float) -> float:
    return odds * juego_chance(view, won) + (1 - odds) * juego_chance(view, -lost)


def _offered(view: MusView, odds: float, size: int, premio: float) -> float:
    wanted = _compared(view, odds - CALLED_BY_BETTER - 0.01 * size, size + premio, size + premio)
    return REFUSED * juego_chance(view, 1 + premio) + (1 - REFUSED) * wanted


def _offered_ordago(view: MusView, odds: float, premio: float) -> float:
    lance = _present(view)
    refused = juego_chance(view, max(1, lance.total) + premio)
    shy = 0.4 if lance.accepted else 0.6
    return shy * refused + (1 - shy) * (odds - 2 * CALLED_BY_BETTER)


def _answer(view: MusView, daring: float, chance: float) -> Action:
    lance = _present(view)
    hand = value_in(view.hand, _pack(view))
    odds = chance_to_win(view) + 0.03 * daring
    premio = _premio(hand, lance)
    refused = juego_chance(view, -((view.refusal_cost or 1) + premio))
    # While the partner is still to be asked he, too, may want it: no need to with a doubtful hand.
    doubt = 0.02 if len(lance.queue) > 1 else 0.0
    if lance.ordago:
        return QUIERO if odds > refused + doubt + ORDAGO_MARGIN / 2 - 0.03 * daring else NO_QUIERO
    wanted = _compared(view, odds, lance.total + premio, lance.total + premio)
    raised, more = _raise(view, odds, premio, chance)
    if more and raised > max(wanted, refused) + 0.02 and odds > 0.55:
        return Raise(more)
    if (
        ORDAGO in view.legal
        and odds > 0.7
        and _offered_ordago(view, odds, premio) > max(wanted, refused, raised) + ORDAGO_MARGIN
    ):
        return ORDAGO
    return QUIERO if wanted > refused + doubt else NO_QUIERO


def _raise(view: MusView, odds: float, premio: float, chance: float) -> tuple[float, int]:
    """What a raise is worth, and its stones (0: none)."""
    option = next((option for option in view.legal if isinstance(option, RaiseRange)), None)
    total = _present(view).total
    if option is None or total >= ENOUGH:
        return 0.0, 0
    more = option.low + int(3 * chance) if option.high is None else min(option.high, option.low + int(3 * chance))
    wanted = _compared(view, odds - CALLED_BY_BETTER, total + more + premio, total + more + premio)
    refused = REFUSED / 2 if _present(view).accepted else REFUSED
    return refused * juego_chance(view, total + premio) + (1 - refused) * wanted, more
