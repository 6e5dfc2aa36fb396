"""Suits can be told apart by everybody, and indices can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.cards import FRENCH_SUITS, SPANISH_SUITS, Suit
from bot.ui.art.palette import CLOUD, COSTUMES, INK, NIGHT, PAPER, TONES
from tests.ui.art.vision import DEFICIENCIES, contrast, distance, seen

READABLE = 4.5
APART = 20.0


@pytest.mark.parametrize("suit", Suit)
def test_an_index_is_legible_on_paper(suit: Suit) -> None:
    assert contrast(TONES[suit].dark, PAPER) >= READABLE


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("pack", [SPANISH_SUITS, FRENCH_SUITS], ids=["spanish", "french"])
@pytest.mark.parametrize("part", ["main", "dark"])
def test_two_suits_of_a_pack_differ_for_every_eye(pack: tuple[Suit, ...], part: str, deficiency: str) -> None:
    colours = {suit: seen(getattr(TONES[suit], part), deficiency) for suit in pack}
    apart = {(a.value, b.value): distance(colours[a], colours[b]) for a, b in combinations(pack, 2)}
    assert min(apart.values()) >= APART, apart


@pytest.mark.parametrize("suit", Suit)
def test_a_face_stands_out_from_its_hair(suit: Suit) -> None:
    costume = COSTUMES[suit]
    for deficiency in DEFICIENCIES:
        assert distance(seen(costume.skin, deficiency), seen(costume.hair, deficiency)) >= APART


def test_cards_stand_out_from_both_of_discords_backgrounds() -> None:
    """In the dark their paper does, in the light their lines."""
    assert contrast(PAPER, NIGHT) >= READABLE
    assert contrast(INK, CLOUD) >= READABLE
    assert all(contrast(TONES[suit].dark, CLOUD) >= READABLE for suit in Suit)


def test_the_measures_know_black_from_white_and_red_from_green() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert distance(seen("#FF0000", "none"), seen("#00FF00", "none")) > 150
    assert distance(seen("#B05050", "deuteranopia"), seen("#6A6A4E", "deuteranopia")) < APART
