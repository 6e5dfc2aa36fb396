"""The packs, and cards as records write them."""

from __future__ import annotations

import pickle

import pytest

from bot.cards import FRENCH_52, FRENCH_SUITS, SPANISH_40, SPANISH_SUITS, Suit, card_of, cards_of


def test_the_spanish_pack_has_forty_cards_without_eights_and_nines() -> None:
    assert len(set(SPANISH_40)) == 40
    assert {card.rank for card in SPANISH_40} == {1, 2, 3, 4, 5, 6, 7, 10, 11, 12}
    assert {card.suit for card in SPANISH_40} == set(SPANISH_SUITS)


def test_the_french_pack_has_fifty_two_cards() -> None:
    assert len(set(FRENCH_52)) == 52
    assert {card.rank for card in FRENCH_52} == set(range(2, 15))
    assert {card.suit for card in FRENCH_52} == set(FRENCH_SUITS)


@pytest.mark.parametrize(
    ("pack", "code", "rank", "suit"),
    [
        ("spanish", "1O", 1, Suit.OROS),
        ("spanish", "12C", 12, Suit.COPAS),
        ("spanish", "10E", 10, Suit.ESPADAS),
        ("spanish", "7B", 7, Suit.BASTOS),
        ("french", "AS", 14, Suit.SPADES),
        ("french", "KH", 13, Suit.HEARTS),
        ("french", "10D", 10, Suit.DIAMONDS),
        ("french", "2C", 2, Suit.CLUBS),
    ],
)
def test_a_card_is_read_from_its_code(pack: str, code: str, rank: int, suit: Suit) -> None:
    card = card_of(pack, code)
    assert (card.rank, card.suit, card.code, repr(card)) == (rank, suit, code, code)


def test_a_french_ten_may_be_written_with_a_t_and_is_the_same_card() -> None:
    assert card_of("french", "TD") is card_of("french", "10D")


@pytest.mark.parametrize("code", ["8O", "9C", "13E", "0B", "1o", "", "AS", "01O", "1 O"])
def test_no_other_code_is_a_spanish_card(code: str) -> None:
    with pytest.raises(KeyError):
        card_of("spanish", code)


def test_a_list_of_codes_keeps_its_order() -> None:
    assert [card.code for card in cards_of("spanish", "7C 4C 1O")] == ["7C", "4C", "1O"]


@pytest.mark.parametrize("card", [SPANISH_40[0], FRENCH_52[-1]])
def test_a_card_stays_itself_when_it_is_stored_and_read(card: object) -> None:
    assert pickle.loads(pickle.dumps(card)) is card
