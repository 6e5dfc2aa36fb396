"""Which cards may be played: the worked examples of the rules, and the two duties that are house rules."""

from __future__ import annotations

import pytest

from bot.cards import Suit, cards_of, winner_index
from bot.games.julepe import GAME
from bot.games.julepe.model import STRENGTH, Why
from tests.games.julepe.positions import after, dealt, legal, refused, trick_at

A, B, C, D = 0, 1, 2, 3


@pytest.mark.parametrize(
    ("trick", "hand", "allowed"),
    [
        pytest.param("7C", "12C 4C 1O 3B", "12C", id="J1-follow-and-go-higher"),
        pytest.param("12C", "7C 4C 1O", "7C 4C", id="J2-no-trump-while-able-to-follow"),
        pytest.param("7C 12C", "3C 11C 1O", "3C", id="J4-beat-the-best-not-the-lead"),
        pytest.param("12C 1C", "3C 2O", "3C", id="J5-follow-even-if-it-loses"),
        pytest.param("4C 3O", "1E 12E 2C", "2C", id="J7-follow-in-a-ruffed-trick"),
        pytest.param("4C", "2O 7O 1B", "2O 7O", id="J8-trump-when-unable-to-follow"),
        pytest.param("4C 7O", "2O 12O 1B", "12O", id="J9-overtrump"),
        pytest.param("4C 5O 12O", "7O 3O 1O", "3O 1O", id="J11-overtrump-the-best-trump"),
        pytest.param("4C 12O", "1B 3E 2E", "1B 3E 2E", id="J12-free-without-suit-and-trump"),
        pytest.param("5O", "2O 4O 1C", "2O 4O", id="J14-follow-trumps-below"),
        pytest.param("", "1B 3E 2E", "1B 3E 2E", id="J16-the-leader-is-free"),
    ],
)
def test_legal_cards_are_those_of_the_worked_example(trick: str, hand: str, allowed: str) -> None:
    assert legal(trick_at(trick, hand)) == sorted(allowed.split())


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("3C 1C 2O 12E", "2O"), ("7C 1E 12C 3B", "12C"), ("2O 12O 3O 1C", "3O")],
)
def test_the_best_trump_wins_else_the_best_of_the_suit_led(trick: str, winner: str) -> None:
    cards = cards_of("spanish", trick)
    assert cards[winner_index(cards, Suit.OROS, STRENGTH)].code == winner


def test_a_ruffed_trick_need_not_be_beaten_in_the_suit_led() -> None:
    assert legal(trick_at("4C 3O", "12C 2C 1O")) == ["12C", "2C"]


def test_must_beat_ruffed_asks_for_a_higher_card_of_the_suit_led() -> None:
    assert legal(trick_at("4C 3O", "12C 2C 1O", {"must_beat_ruffed": True})) == ["12C"]


def test_subfallar_is_compulsory() -> None:
    assert legal(trick_at("4C 12O", "2O 7O 1B")) == ["2O", "7O"]


def test_without_must_undertrump_any_card_may_be_played_under_a_higher_trump() -> None:
    assert legal(trick_at("4C 12O", "2O 7O 1B", {"must_undertrump": False})) == ["1B", "2O", "7O"]


def test_without_must_undertrump_a_higher_trump_is_still_a_duty() -> None:
    assert legal(trick_at("4C 10O", "2O 12O 1B", {"must_undertrump": False})) == ["12O"]


@pytest.mark.parametrize(
    ("trick", "hand", "card", "code"),
    [
        ("7C", "12C 4C 1O 3B", "4C", "must-beat"),
        ("7C", "12C 4C 1O 3B", "1O", "must-follow"),
        ("4C", "2O 7O 1B", "1B", "must-trump"),
        ("4C 7O", "2O 12O 1B", "2O", "must-overtrump"),
        ("4C 12O", "2O 7O 1B", "1B", "must-undertrump"),
        ("4C", "2O 7O 1B", "3E", "not-in-hand"),
    ],
)
def test_a_refused_card_names_the_duty_it_breaks(trick: str, hand: str, card: str, code: str) -> None:
    state = trick_at(trick, hand)
    assert refused(state, state.turn or 0, card) == code


@pytest.mark.parametrize(
    ("trick", "hand", "duty", "led"),
    [
        ("", "12C 4C", "lead", None),
        ("7C", "12C 4C 1O", "must-beat", Suit.COPAS),
        ("12C", "7C 4C 1O", "must-follow", Suit.COPAS),
        ("7C", "1O 3E", "must-trump", Suit.COPAS),
        ("7C 5O", "1O 3E", "must-overtrump", Suit.COPAS),
        ("7C 5O", "4O 3E", "must-undertrump", Suit.COPAS),
        ("7C 5O", "4E 3E", "free", Suit.COPAS),
    ],
)
def test_the_view_says_why_these_cards(trick: str, hand: str, duty: str, led: Suit | None) -> None:
    state = trick_at(trick, hand)
    view = GAME.rules.view_for(state, state.turn)
    assert view.why == Why(duty, led, Suit.OROS)  # type: ignore[arg-type]  # one of the duties, as text


def test_nobody_else_is_told_why() -> None:
    assert GAME.rules.view_for(trick_at("7C", "12C 4C"), 5).why is None
    assert GAME.rules.view_for(trick_at("7C", "12C 4C"), None).why is None


def test_one_full_hand_goes_as_the_rules_file_tells_it() -> None:
    hands = {B: "1E 2O 7E 11O 10O", C: "10B 6O 11E 6B 2E", D: "6C 11B 3O 12O 11C"}
    state = after(dealt(4, hands=hands), "juego", "juego", "juego", "paso", "servido", "servido", "servido")
    told = [
        (B, "10O 11O 1E 2O 7E", "7E"),
        (C, "11E", "11E"),
        (D, "12O 3O", "12O"),
        (D, "11B 11C 3O 6C", "6C"),
        (B, "10O 11O 2O", "2O"),
        (C, "6O", "6O"),
        (C, "10B 2E 6B", "6B"),
        (D, "11B", "11B"),
        (B, "10O 11O", "11O"),
        (B, "10O 1E", "1E"),
        (C, "2E", "2E"),
        (D, "3O", "3O"),
        (D, "11C", "11C"),
        (B, "10O", "10O"),
        (C, "10B", "10B"),
    ]
    for seat, allowed, card in told:
        assert state.turn == seat
        assert legal(state) == allowed.split()
        state = after(state, card)
    outcome = GAME.rules.outcome(state)
    assert outcome.tricks == (0, 2, 1, 2)
    assert outcome.chips == (-10, 10, -10, 10)
    assert outcome.pot == 0
