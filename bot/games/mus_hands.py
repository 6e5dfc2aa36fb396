"""What a hand of mus is worth in each lance: one table of all kinds of hand, for both games of mus.

Suits never matter, so a hand is its four ranks. With 8 kings a 3 is a king and a 2 an ace, which leaves 330 kinds;
with 4 kings there are 715. Order of the lances and of the hands: rules/mus.md 1.1 and 1.5.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Literal

from bot.cards import SPANISH_40, Card

Lance = Literal["grande", "chica", "pares", "juego", "punto"]
Real = Literal["off", "figure", "rey", "sota"]
Kind = tuple[int, ...]
"""The four ranks of a hand, highest first."""

LANCES: tuple[Lance, ...] = ("grande", "chica", "pares", "juego", "punto")
LEAST_JUEGO = 31
"""The least total that is juego; it is also the best one."""
JUEGO_ORDER = (33, 34, 35, 36, 37, 40, 32, 31)
"""Totals of 31 or more that four cards can make, worst first."""
REAL_FACES: Mapping[Real, frozenset[int]] = {
    "off": frozenset(),
    "figure": frozenset({10, 11, 12}),
    "rey": frozenset({12}),
    "sota": frozenset({10}),
}
_KING, _ACE = 12, 1
_STANDS_FOR: Mapping[int, Mapping[int, int]] = {8: {3: _KING, 2: _ACE}, 4: {}}


@dataclass(frozen=True, slots=True)
class HandValue:
    """A kind of hand and its strength in each lance: a higher number wins; 0 where the hand does not hold the lance."""

    ranks: Kind
    grande: int
    chica: int
    pares: int
    juego: int
    punto: int
    points: int
    """Total for juego and punto: court cards count 10."""
    pairing: Literal["", "par", "medias", "duples"]
    real: bool
    """7-7-7 and the face that the house rule asks for."""

    def strength(self, lance: Lance) -> int:
        return int(getattr(self, lance))


@cache
def ranks_of_faces(kings: int) -> Mapping[int, int]:
    """Printed rank to the rank it plays as, with 8 or 4 kings."""
    return {card.rank: _STANDS_FOR[kings].get(card.rank, card.rank) for card in SPANISH_40}


def kind_of(cards: Iterable[Card], kings: int) -> Kind:
    """The ranks that the cards play as, highest first."""
    ranks = ranks_of_faces(kings)
    return tuple(sorted((ranks[card.rank] for card in cards), reverse=True))


def value_of(cards: Iterable[Card], kings: int, real: Real = "off") -> HandValue:
    """The value of a hand of four; with `real` on, la real beats any other 31."""
    return hand_table(kings, real)[kind_of(cards, kings)]


@cache
def hand_table(kings: int, real: Real = "off") -> Mapping[Kind, HandValue]:
    """Every kind of hand and its value: 330 with 8 kings, 715 with 4 (four equal cards exist of each rank)."""
    ranks = sorted(set(ranks_of_faces(kings).values()), reverse=True)
    return {kind: _value(kind, real) for kind in combinations_with_replacement(ranks, 4)}


@cache
def copies(kings: int) -> Mapping[int, int]:
    """How many cards of the pack play as each rank: 8 kings and 8 aces, or 4 of each."""
    ranks = ranks_of_faces(kings)
    return {rank: sum(ranks[card.rank] == rank for card in SPANISH_40) for rank in set(ranks.values())}


def is_real(kind: Kind, real: Real) -> bool:
    return kind[1:] == (7, 7, 7) and kind[0] in REAL_FACES[real]


def best_of(seats: Sequence[int], hands: Sequence[HandValue | None], lance: Lance) -> int:
    """The seat of the best hand; `seats` from the mano, who is nearer to him wins a tie. Each of them has a hand."""
    return max(seats, key=lambda seat: _strength_at(hands, seat, lance))


def worst_of(seats: Sequence[int], hands: Sequence[HandValue | None], lance: Lance) -> int:
    """The seat of the worst hand; `seats` from the mano, who is farther from him loses a tie."""
    return min(reversed(seats), key=lambda seat: _strength_at(hands, seat, lance))


def _strength_at(hands: Sequence[HandValue | None], seat: int, lance: Lance) -> int:
    hand = hands[seat]
    return hand.strength(lance) if hand is not None else -1


def _value(kind: Kind, real: Real) -> HandValue:
    points = sum(min(rank, 10) for rank in kind)
    real_one = is_real(kind, real)
    pairing, pares = _pares(kind)
    return HandValue(
        ranks=kind,
        grande=_as_number(kind),
        chica=_as_number([15 - rank for rank in reversed(kind)]),
        pares=pares,
        juego=JUEGO_ORDER.index(points) + 1 + real_one if points >= LEAST_JUEGO else 0,
        punto=points if points < LEAST_JUEGO else 0,
        points=points,
        pairing=pairing,
        real=real_one,
    )


def _as_number(digits: Sequence[int]) -> int:
    number = 0
    for digit in digits:
        number = number * 16 + digit
    return number


def _pares(kind: Kind) -> tuple[Literal["", "par", "medias", "duples"], int]:
    groups = [rank for rank in sorted(set(kind), reverse=True) if kind.count(rank) > 1]
    if not groups:
        return "", 0
    if len(groups) == 2 or kind.count(groups[0]) == 4:
        return "duples", _as_number([3, groups[0], groups[-1]])
    if kind.count(groups[0]) == 3:
        return "medias", _as_number([2, groups[0], 0])
    return "par", _as_number([1, groups[0], 0])
