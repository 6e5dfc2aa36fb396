"""What others may hold in mus: exact for one unknown hand, from the cards that the own hand leaves in the pack.

Several unknown hands are taken as independent of each other; only the own cards are removed for each. What a hand has
announced (pares, juego) is counted exactly; what its holder has bet is an estimate (`Said`). Everything is kept by
kind of hand, so that a decision costs milliseconds once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import comb, prod

from bot.cards import Card
from bot.games.mus_hands import HandValue, Kind, Lance, Real, copies, hand_table, kind_of, ranks_of_faces

USUAL_STAKES: Mapping[Lance, float] = {"grande": 1.5, "chica": 1.5, "pares": 2.0, "juego": 2.5, "punto": 0.5}
"""Stones that a lance moves on average, beside the premios."""
KEPT = 1024
"""Kinds of hand whose odds are remembered."""


@dataclass(frozen=True, slots=True)
class Pack:
    """Which kings and which real a table plays with."""

    kings: int
    real: Real


@dataclass(frozen=True, slots=True)
class Said:
    """What is known of another hand: what it has announced, and how keen its holder has been in this lance."""

    pares: bool | None = None
    juego: bool | None = None
    keen: int = 0
    """-1: has passed; 1: has bet; 2: has raised or said órdago."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Chances of another hand's strength in a lance: ascending strengths, and the chance of at most each of them."""

    strengths: tuple[int, ...]
    chances: tuple[float, ...]
    at_most: tuple[float, ...]

    def below(self, strength: int, *, ties: bool) -> float:
        """Chance that the hand is weaker than `strength`, or (`ties`) no stronger."""
        chance = 0.0
        for own, total in zip(self.strengths, self.at_most, strict=True):
            if own > strength or (own == strength and not ties):
                break
            chance = total
        return chance


@lru_cache(maxsize=KEPT)
def other_hands(own: Kind, pack: Pack) -> tuple[tuple[HandValue, int], ...]:
    """Every kind of hand and in how many ways the cards that `own` leaves make it."""
    left = dict(copies(pack.kings))
    for rank in own:
        left[rank] -= 1
    return tuple(
        (hand, ways)
        for kind, hand in hand_table(pack.kings, pack.real).items()
        if (ways := prod(comb(left[rank], number) for rank, number in Counter(kind).items()))
    )


@lru_cache(maxsize=8 * KEPT)
def spread(own: Kind, pack: Pack, lance: Lance, said: Said) -> Spread:
    """The other hand's strength in the lance, as the own cards and what was said leave it."""
    ways: Counter[int] = Counter()
    for hand, number in other_hands(own, pack):
        if said.pares in {None, hand.pares > 0} and said.juego in {None, hand.juego > 0}:
            ways[hand.strength(lance)] += number
    strengths = tuple(sorted(ways))
    total = sum(ways.values()) or 1
    plain = [ways[strength] / total for strength in strengths]
    weighed = [chance * _weight(rank, said.keen) for chance, rank in zip(plain, accumulate(plain), strict=True)]
    whole = sum(weighed) or 1.0
    chances = tuple(chance / whole for chance in weighed)
    return Spread(strengths, chances, tuple(accumulate(chances)))


def _weight(standing: float, keen: int) -> float:
    """How much likelier a hand of this standing (0 worst, 1 best) is to have spoken so."""
    return 1.3 - standing if keen < 0 else standing**keen


def drawn(kept: Kind, own: Kind, pack: Pack) -> Iterator[tuple[Kind, int]]:
    """Kinds of hand after drawing to `kept` from what `own` leaves in the pack, and in how many ways."""
    left = dict(copies(pack.kings))
    for rank in own:
        left[rank] -= 1
    for new in combinations_with_replacement(sorted(left, reverse=True), 4 - len(kept)):
        ways = prod(comb(left[rank], number) for rank, number in Counter(new).items())
        if ways:
            yield tuple(sorted((*kept, *new), reverse=True)), ways


@cache
def standings(pack: Pack) -> dict[Kind, float]:
    """What a kind of hand is worth before anything is said, in stones of a quiet deal against two other hands."""
    table = hand_table(pack.kings, pack.real)
    all_ways = {kind: _ways(kind, pack) for kind in table}
    worth = dict.fromkeys(table, 0.0)
    for lance, stake in USUAL_STAKES.items():
        ahead = _ahead({kind: hand.strength(lance) for kind, hand in table.items()}, all_ways)
        for kind, hand in table.items():
            if hand.strength(lance):
                worth[kind] += (stake + _premio(hand, lance)) * ahead[kind] ** 2
    return worth


def _ways(kind: Kind, pack: Pack) -> int:
    return prod(comb(copies(pack.kings)[rank], number) for rank, number in Counter(kind).items())


def _ahead(strengths: dict[Kind, int], ways: dict[Kind, int]) -> dict[Kind, float]:
    """Chance that each kind of hand is at least as strong as another one."""
    by_strength: Counter[int] = Counter()
    for kind, strength in strengths.items():
        by_strength[strength] += ways[kind]
    total = sum(by_strength.values())
    up_to = dict(zip(sorted(by_strength), accumulate(by_strength[key] for key in sorted(by_strength)), strict=True))
    return {kind: up_to[strength] / total for kind, strength in strengths.items()}


def _premio(hand: HandValue, lance: Lance) -> int:
    if lance == "pares":
        return {"": 0, "par": 1, "medias": 2, "duples": 3}[hand.pairing]
    if lance == "juego":
        return 3 if hand.points == 31 else 2
    return 0


@lru_cache(maxsize=KEPT)
def best_throw(own: Kind, pack: Pack) -> tuple[Kind, float]:
    """The ranks to throw for the best hand on average, one at least, and what that hand is worth (`standings`)."""
    worth = standings(pack)
    best: tuple[Kind, float] = ((), -1.0)
    for kept in _keepable(own):
        total = ways = 0.0
        for kind, number in drawn(kept, own, pack):
            total += worth[kind] * number
            ways += number
        if total / ways > best[1]:
            best = (_without(own, kept), total / ways)
    return best


def _keepable(own: Kind) -> list[Kind]:
    subsets = {tuple(rank for place, rank in enumerate(own) if mask >> place & 1) for mask in range(15)}
    return sorted(subsets, key=lambda kept: (-len(kept), kept))


def _without(own: Kind, kept: Kind) -> Kind:
    left = list(own)
    for rank in kept:
        left.remove(rank)
    return tuple(left)


def cards_of_ranks(hand: tuple[Card, ...], ranks: Kind, kings: int) -> tuple[Card, ...]:
    """Cards of the hand that play as these ranks, one for each."""
    wanted = Counter(ranks)
    plays_as = ranks_of_faces(kings)
    found = []
    for card in hand:
        if wanted[plays_as[card.rank]]:
            wanted[plays_as[card.rank]] -= 1
            found.append(card)
    return tuple(found)


def value_in(hand: tuple[Card, ...], pack: Pack) -> HandValue:
    return hand_table(pack.kings, pack.real)[kind_of(hand, pack.kings)]
