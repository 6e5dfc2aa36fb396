"""The count at the end of a deal, lance by lance (1.8): premios of both partners go to the pair of the best hand."""

from __future__ import annotations

from functools import cache

from bot.games.mus.events import LanceCounted
from bot.games.mus.house import MusRules
from bot.games.mus.model import LanceState, State, pair_of
from bot.games.mus_hands import HandValue, best_of, value_of

PARES_PREMIOS = {"": 0, "par": 1, "medias": 2, "duples": 3}
OF_31, OF_OTHER_JUEGO = 3, 2


def values_of(state: State) -> tuple[HandValue, ...]:
    return tuple(value_of(hand, state.rules.kings, state.rules.real) for hand in state.hands)


def winner_of(state: State, lance: LanceState) -> int:
    """The seat of the best hand among those who hold the lance; there is one."""
    return best_of(lance.holders, values_of(state), lance.name)


def counted(state: State, lance: LanceState) -> LanceCounted:
    """What the lance brings to whom. A refusal was written before; it leaves the premios to who bet last."""
    if not lance.holders:
        return LanceCounted(lance.name, None, None, 0, 0)
    best = winner_of(state, lance)
    pair = lance.pair if lance.pair is not None else pair_of(best)
    return LanceCounted(lance.name, pair, best, _bet_stones(lance), _premio(state, lance, pair))


def _bet_stones(lance: LanceState) -> int:
    if lance.how == "accepted":
        return lance.total
    return 1 if lance.how == "paso" and lance.name in {"grande", "chica"} else 0


def _premio(state: State, lance: LanceState, pair: int) -> int:
    if lance.name == "punto":
        return 1
    hands = [hand for seat, hand in enumerate(values_of(state)) if pair_of(seat) == pair]
    if lance.name == "pares":
        return sum(PARES_PREMIOS[hand.pairing] for hand in hands)
    if lance.name == "juego":
        return sum(juego_premio(state.rules, hand) for hand in hands)
    return 0


@cache
def juego_premio(rules: MusRules, hand: HandValue) -> int:
    """Stones for one hand's juego: 3 for 31 (la real: by house rule), 2 for any other, 0 without."""
    if hand.real:
        return rules.real_value
    if not hand.juego:
        return 0
    return OF_31 if hand.points == 31 else OF_OTHER_JUEGO
