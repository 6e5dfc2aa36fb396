"""Values of hands of mus against a count of all 91,390 hands that knows nothing of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from bot.cards import SPANISH_40, cards_of
from bot.games.mus_hands import JUEGO_ORDER, LANCES, HandValue, Kind, hand_table, kind_of, value_of

KINGS_AND_ACES = {3: 12, 2: 1}
HANDS = 91_390


@pytest.fixture(scope="module")
def dealt() -> Counter[Kind]:
    """Every hand of four cards, by its ranks with 8 kings."""
    ranks = [KINGS_AND_ACES.get(card.rank, card.rank) for card in SPANISH_40]
    return Counter(tuple(sorted(hand, reverse=True)) for hand in combinations(ranks, 4))


def _pares(ranks: Kind) -> tuple[int, list[int]]:
    """2.16: duples over medias over a pair, then the ranks of the pairs; four equal cards are two pairs."""
    counts = Counter(ranks)
    pairs = sorted((rank for rank in counts for _ in range(counts[rank] // 2)), reverse=True)
    medias = [rank for rank in counts if counts[rank] == 3]
    if len(pairs) == 2:
        return 3, pairs
    if medias:
        return 2, medias
    return (1, pairs) if pairs else (0, [])


def _juego(ranks: Kind) -> int:
    """31 > 32 > 40 > 37 > 36 > 35 > 34 > 33; 0 without juego."""
    order = [31, 32, 40, 37, 36, 35, 34, 33]
    total = sum(min(rank, 10) for rank in ranks)
    return 8 - order.index(total) if total > 30 else 0


def test_there_are_330_kinds_of_hand_with_eight_kings_and_715_with_four(dealt: Counter[Kind]) -> None:
    assert set(hand_table(8)) == set(dealt)
    assert len(hand_table(8)) == 330
    assert len(hand_table(4)) == 715
    assert sum(dealt.values()) == HANDS


@pytest.mark.parametrize(
    ("number", "held"),
    [
        pytest.param(51_710, lambda hand: hand.pares > 0, id="pares"),
        pytest.param(3_486, lambda hand: hand.pairing == "duples", id="duples"),
        pytest.param(4_448, lambda hand: hand.pairing == "medias", id="medias"),
        pytest.param(24_444, lambda hand: hand.juego > 0, id="juego"),
        pytest.param(8_384, lambda hand: hand.points == 31, id="31"),
    ],
)
def test_as_many_of_all_hands_hold_it_as_counting_gives(dealt: Counter[Kind], number: int, held: object) -> None:
    assert callable(held)
    assert sum(dealt[kind] for kind, hand in hand_table(8).items() if held(hand)) == number


@pytest.mark.parametrize("kings", [8, 4])
def test_every_two_kinds_of_hand_compare_in_each_lance_as_the_rules_say(kings: int) -> None:
    keys = {
        "grande": lambda ranks: sorted(ranks, reverse=True),
        "chica": lambda ranks: [-rank for rank in sorted(ranks)],
        "pares": _pares,
        "juego": _juego,
        "punto": lambda ranks: total if (total := sum(min(rank, 10) for rank in ranks)) <= 30 else 0,
    }
    table = hand_table(kings)
    for lance in LANCES:
        by_rule = sorted(table, key=keys[lance])  # type: ignore[arg-type]  # keys of one lance are all comparable
        for lower, higher in pairwise(by_rule):
            equal = keys[lance](lower) == keys[lance](higher)
            weaker, stronger = table[lower].strength(lance), table[higher].strength(lance)
            assert weaker == stronger if equal else weaker < stronger


def test_no_four_cards_make_38_or_39() -> None:
    totals = {hand.points for kings in (8, 4) for hand in hand_table(kings).values() if hand.juego}
    assert totals == set(JUEGO_ORDER)


def _ways(total: int, kings: int) -> set[str]:
    kinds = (kind for kind, hand in hand_table(kings).items() if hand.points == total)
    return {"".join("X" if rank >= 10 else str(rank) for rank in kind) for kind in kinds}


@pytest.mark.parametrize(
    ("total", "ways"),
    [
        (31, {"XXX1", "XX74", "XX65", "X777"}),
        (32, {"XX75", "XX66"}),
        (33, {"XX76"}),
        (34, {"XX77", "XXX4"}),
        (35, {"XXX5"}),
        (36, {"XXX6"}),
        (37, {"XXX7"}),
        (40, {"XXXX"}),
    ],
)
def test_ways_to_make_each_juego(total: int, ways: set[str]) -> None:
    more = {32: {"XXX2"}, 33: {"XXX3"}}.get(total, set())

    assert _ways(total, 8) == ways
    assert _ways(total, 4) == ways | more


@pytest.mark.parametrize(
    ("real", "kings", "fourth"),
    [
        pytest.param("off", 8, "", id="off"),
        pytest.param("figure", 8, "10 11 12 3", id="figure: a three is a king with eight of them"),
        pytest.param("rey", 8, "12 3", id="rey: a three too"),
        pytest.param("sota", 8, "10", id="sota"),
        pytest.param("figure", 4, "10 11 12", id="figure with four kings"),
        pytest.param("rey", 4, "12", id="rey with four kings"),
    ],
)
def test_la_real_is_three_sevens_and_the_face_of_the_house_rule(real: str, kings: int, fourth: str) -> None:
    found = {rank for rank in (1, 2, 3, 4, 5, 6, 10, 11, 12) if _with_sevens(rank, kings, real).real}

    assert found == {int(rank) for rank in fourth.split()}


def _with_sevens(rank: int, kings: int, real: str) -> HandValue:
    return value_of(cards_of("spanish", f"7O 7C 7E {rank}B"), kings, real)  # type: ignore[arg-type]  # a parameter


def test_suits_and_order_of_the_cards_do_not_matter() -> None:
    hands: Iterator[Kind] = (kind_of(cards_of("spanish", codes), 8) for codes in ("3O 12C 7B 2E", "2O 7O 3C 3B"))

    assert set(hands) == {(12, 12, 7, 1)}
