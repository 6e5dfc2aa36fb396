"""A computer player of individual mus, who wants to be rid of his stones.

* It keeps the four cards that are worth most, as in mus.
* Of a level pot the worst hand takes everything: with n inside, a stake is a good risk while the chance of being the
  worst is below 1 in n. Where the house lets the best return his stake, the chance of being the best counts.
* To refuse a raise is to take what was accepted; it does so only where the raise would bring more.
* An órdago is said with a hand that is hardly ever the worst; now and then one bets on nothing.
"""

from __future__ import annotations

from bot.games.mus_individual.model import LanceState, MusIndividualView, Phase
from bot.games.protocol import Action, Bet, BetRange, Discard, Raise, RaiseRange, Say
from bot.players.base import DARING, Level
from bot.players.mus_odds import Pack, Said, Spread, spread, standings, value_in

BLUFFS = 0.04
"""Share of weak hands that bet all the same."""
PASO, ORDAGO, QUIERO, NO_QUIERO = Say("paso"), Say("ordago"), Say("quiero"), Say("no quiero")


def play_mus_individual(view: MusIndividualView, level: Level, chance: float) -> Action:
    """A legal action of the seat; needs `view.legal` not to be empty."""
    if view.phase is Phase.DISCARD:
        return _throw(view)
    if len(view.legal) == 1 and isinstance(view.legal[0], Say):
        return view.legal[0]
    daring = 0.03 * DARING[level]
    match view.phase:
        case Phase.OPEN:
            return _open(view, daring, chance)
        case Phase.ANSWER:
            return _answer_first(view, daring)
    return _answer_raise(view, daring, chance)


def _pack(view: MusIndividualView) -> Pack:
    return Pack(view.rules.kings, "off")


def _throw(view: MusIndividualView) -> Discard:
    """The card without which the hand is worth most."""
    worth = standings(_pack(view))

    def without(thrown: int) -> float:
        return worth[value_in((*view.hand[:thrown], *view.hand[thrown + 1 :]), _pack(view)).ranks]

    return Discard((view.hand[max(range(len(view.hand)), key=without)],))


def _present(view: MusIndividualView) -> LanceState:
    return next(lance for lance in view.ledger if lance.name == view.lance)


def _rivals(view: MusIndividualView) -> tuple[int, ...]:
    """Who is compared with the seat: those inside; before anybody is, all other holders."""
    lance = _present(view)
    seats = lance.inside or lance.holders
    return tuple(seat for seat in seats if seat != view.seat)


def _spread(view: MusIndividualView, seat: int) -> Spread:
    lance = _present(view)
    ranks = value_in(view.hand, _pack(view)).ranks
    pares = seat in view.ledger[2].holders if lance.name in {"pares", "juego", "punto"} else None
    juego = {"juego": True, "punto": False}.get(lance.name)
    keen = 2 if seat == lance.ordago else int(seat == lance.opener)
    return spread(ranks, _pack(view), lance.name, Said(pares, juego, keen - (seat in lance.passed)))


def _turn(view: MusIndividualView, seat: int) -> int:
    return (seat - view.mano) % view.seats


def chance_of_worst(view: MusIndividualView) -> float:
    """Chance that the seat has the worst hand of all who are compared."""
    assert view.seat is not None
    own = value_in(view.hand, _pack(view)).strength(_present(view).name)
    chance = 1.0
    for rival in _rivals(view):
        chance *= 1 - _spread(view, rival).below(own, ties=_turn(view, view.seat) < _turn(view, rival))
    return chance


def chance_of_best(view: MusIndividualView) -> float:
    """Chance that the seat has the best hand of all who are compared."""
    assert view.seat is not None
    own = value_in(view.hand, _pack(view)).strength(_present(view).name)
    chance = 1.0
    for rival in _rivals(view):
        chance *= _spread(view, rival).below(own, ties=_turn(view, view.seat) < _turn(view, rival))
    return chance


def gain(view: MusIndividualView) -> float:
    """Stones that each stone of a level stake sheds on average; negative: it would bring some."""
    if view.rules.resolution == "winner_returns_stake":
        return chance_of_best(view)
    return 1 - (len(_rivals(view)) + 1) * chance_of_worst(view)


def _open(view: MusIndividualView, daring: float, chance: float) -> Action:
    shed = gain(view) + daring
    option = next((option for option in view.legal if isinstance(option, BetRange)), None)
    if ORDAGO in view.legal and chance_of_worst(view) < 0.03 + daring / 3 and chance < 0.7:
        return ORDAGO
    if option is None:
        return PASO
    most = option.low if option.high is None else option.high
    if shed > 0.45:
        return Bet(min(most, max(option.low, 1 + int(shed * (2 + 3 * chance)))))
    return Bet(option.low) if shed > 0.3 or chance < BLUFFS + daring / 3 else PASO


def _answer_first(view: MusIndividualView, daring: float) -> Action:
    """Refusing is free: only a stake that is likely to be shed is put in."""
    needed = 0.25 if _present(view).ordago is None else 0.35
    return QUIERO if QUIERO in view.legal and gain(view) + daring > needed else NO_QUIERO


def _answer_raise(view: MusIndividualView, daring: float, chance: float) -> Action:
    lance, shed = _present(view), gain(view) + daring
    option = next((option for option in view.legal if isinstance(option, RaiseRange)), None)
    if lance.ordago is not None:
        return QUIERO if shed > -0.2 else NO_QUIERO
    if option is not None and shed > 0.5:
        most = option.low if option.high is None else option.high
        return (
            ORDAGO if chance_of_worst(view) < 0.03 and chance < 0.5 else Raise(min(most, option.low + int(2 * chance)))
        )
    if PASO in view.legal:
        return PASO
    own = lance.stakes[view.seat or 0]
    brought = view.refusal_share - own
    return QUIERO if shed * lance.level >= -brought else NO_QUIERO
