"""Who wins a trick and which cards may be played to it, for each duty alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from bot.cards import FOLLOW_ONLY, FRENCH_52, Card, Duties, Suit, cards_of, playable, winner_index

PLAIN = {rank: rank for rank in range(2, 15)}
TRUMP = Suit.HEARTS
ALL = Duties()


def allowed(hand: str, trick: str, duties: Duties, trump: Suit | None = TRUMP) -> str:
    cards = playable(cards_of("french", hand), cards_of("french", trick), trump, PLAIN, duties)
    return " ".join(card.code for card in cards)


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("7C", TRUMP, 0),
        ("7C KC 9C", TRUMP, 1),
        ("7C AS AD", TRUMP, 0),
        ("AC 2H KC", TRUMP, 1),
        ("AC 2H 3H", TRUMP, 2),
        ("AC 3H 2H", TRUMP, 1),
        ("2H AC 9H", TRUMP, 2),
        ("7C 2H 8C", None, 2),
    ],
)
def test_the_best_trump_wins_else_the_best_of_the_suit_led(trick: str, trump: Suit | None, winner: int) -> None:
    assert winner_index(cards_of("french", trick), trump, PLAIN) == winner


def test_any_card_may_be_led() -> None:
    assert allowed("2C 9H AS", "", ALL) == "2C 9H AS"


@pytest.mark.parametrize(
    ("hand", "trick", "duties", "cards"),
    [
        pytest.param("2C KC AH 3S", "7C", FOLLOW_ONLY, "2C KC", id="follow"),
        pytest.param("AH 3S", "7C", FOLLOW_ONLY, "AH 3S", id="free-without-the-suit"),
        pytest.param("2C KC AH", "7C", ALL, "KC", id="beat"),
        pytest.param("2C 3C AH", "7C", ALL, "2C 3C", id="beat-if-able"),
        pytest.param("2C KC AH", "7C 2H", ALL, "2C KC", id="no-beating-in-a-ruffed-trick"),
        pytest.param("2C KC AH", "7C 2H", Duties(beat_ruffed=True), "KC", id="beat-ruffed"),
        pytest.param("2H KH AC", "7H", ALL, "KH", id="beat-in-trumps"),
        pytest.param("2H KH AC", "7H 9H 3S", ALL, "KH", id="beat-the-best-trump"),
        pytest.param("2H AS", "7C", ALL, "2H", id="trump"),
        pytest.param("2H AS", "7C", Duties(trump=False), "2H AS", id="no-duty-to-trump"),
        pytest.param("2H KH AS", "7C 9H", ALL, "KH", id="overtrump"),
        pytest.param("2H KH AS", "7C 9H", Duties(overtrump=False), "2H KH", id="no-duty-to-overtrump"),
        pytest.param("2H 3H AS", "7C 9H", ALL, "2H 3H", id="undertrump"),
        pytest.param("2H 3H AS", "7C 9H", Duties(undertrump=False), "2H 3H AS", id="no-duty-to-undertrump"),
        pytest.param("9D AS", "7C 9H", ALL, "9D AS", id="free-without-suit-and-trump"),
    ],
)
def test_each_duty_leaves_its_cards(hand: str, trick: str, duties: Duties, cards: str) -> None:
    assert allowed(hand, trick, duties) == cards


def test_without_trump_who_cannot_follow_is_free() -> None:
    assert allowed("2H AS", "7C", ALL, trump=None) == "2H AS"


@settings(deadline=None)
@given(
    cards=st.lists(st.sampled_from(FRENCH_52), min_size=1, max_size=12, unique=True),
    split=st.integers(0, 4),
    duties=st.builds(Duties, *[st.booleans()] * 5),
)
def test_somebody_with_cards_can_always_play_one_of_them(cards: list[Card], split: int, duties: Duties) -> None:
    trick, hand = cards[:split], cards[split:]
    legal = playable(hand, trick, TRUMP, PLAIN, duties)
    assert set(legal) <= set(hand)
    assert bool(legal) == bool(hand)
    assert [card for card in hand if card in legal] == list(legal)
