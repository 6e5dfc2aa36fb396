"""The computer player of Bestia: hands where any player at the table would do the same, and deals against chance."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import cards_of
from bot.games.bestia import GAME
from bot.games.bestia.model import State
from bot.games.words import word_of
from bot.players.base import Level, any_legal
from bot.players.bestia import play_bestia
from tests.games.dealing import act, after, dealt
from tests.players.table import played_deal

STRONG = "AS KS QS AD 7C"
MIDDLING = "JS 8S KD 10D 9C"
WEAK = "7D 8D 9H 10H 7C"


def table(hand: str, **deal: Any) -> State:
    """Seat 1, who speaks first of three, holds `hand`; the dealer's 10S marks trump."""
    used = set(hand.split())
    free = iter(card.code for card in GAME.cards if card.rank >= 7 and card.code not in {*used, "10S"})
    others = [" ".join(next(free) for _ in range(count)) for count in (4, 5)]
    state: State = dealt(GAME, [f"{others[0]} 10S", hand, others[1]], "10S", **deal)
    return state


def choice(state: State, level: Level = "normal", chance: float = 0.5) -> str:
    (seat,) = GAME.rules.waiting_on(state)
    return word_of(play_bestia(GAME.rules.view_for(state, seat), level, chance))


def second_to_play(hand: str, pot: int) -> State:
    """The seat that speaks second holds `hand`, and the first one plays."""
    state = table(hand, pot=pot)
    dealer, first, second = state.tricks.hands
    return after(GAME, replace(state, tricks=replace(state.tricks, hands=(dealer, second, first))), "juego")


@pytest.mark.parametrize(
    ("hand", "pot", "word"),
    [
        (STRONG, 0, "juego"),
        (STRONG, 60, "juego"),
        (MIDDLING, 0, "juego"),
        (MIDDLING, 60, "paso"),
        (WEAK, 0, "paso"),
        (WEAK, 60, "paso"),
    ],
)
def test_a_hand_plays_that_is_strong_enough_for_the_plate(hand: str, pot: int, word: str) -> None:
    assert choice(second_to_play(hand, pot)) == word


def test_who_dares_plays_where_the_prudent_one_passes() -> None:
    calls = [
        (choice(second_to_play(MIDDLING, pot), "prudente"), choice(second_to_play(MIDDLING, pot), "atrevido"))
        for pot in range(40)
    ]

    assert ("paso", "juego") in calls
    assert ("juego", "paso") not in calls


def test_the_last_to_speak_takes_the_plate_of_those_who_passed() -> None:
    state = after(GAME, table(STRONG), "paso paso")

    assert choice(state, "prudente") == "juego"


def test_who_cannot_cover_the_plate_passes() -> None:
    assert choice(table(STRONG, stacks=(1000, 7, 1000))) == "paso"


def test_two_who_would_split_the_plate_both_take_it() -> None:
    state = after(GAME, table(WEAK, config={"two_split": True}), "juego paso")

    assert choice(state) == "juego"


@pytest.mark.parametrize(
    ("hand", "exchange", "word"),
    [
        ("AS KS AD 9C 7D", 5, "descarta 7D 9C"),
        ("AS KS AD 9C 7D", 1, "descarta 7D"),
        ("AS KS QS AD AC", 5, "servido"),
    ],
)
def test_the_exchange_keeps_trumps_and_aces(hand: str, exchange: int, word: str) -> None:
    state = after(GAME, table(hand, config={"exchange": exchange}), "juego juego paso")

    assert choice(state) == word


def test_nothing_is_thrown_where_no_card_is_left() -> None:
    hands = [" ".join(card.code for card in GAME.cards[at : at + 5]) for at in range(0, 40, 5)]
    stock = " ".join(card.code for card in GAME.cards[40:])
    state = dealt(GAME, hands, hands[0].split()[0], stock=stock, config={"exchange": 5})
    state = after(GAME, state, " ".join(["juego"] * 8))
    for seat, count in [(1, 5), (2, 5), (3, 2)]:
        _, state = act(GAME, state, seat, "descarta " + " ".join(hands[seat].split()[:count]))

    assert choice(state) == "servido"


@pytest.mark.parametrize(
    ("lying", "hand", "word"),
    [
        pytest.param("", "AS 9S 7D", "AS", id="leads the trump nobody can beat"),
        pytest.param("", "KS 9D 7C", "7C", id="leads low where it cannot be sure"),
        pytest.param("9D 10D", "QD AD 7S", "QD", id="last to play: wins as cheaply as it can"),
        pytest.param("9D", "QD AD 7S", "AD", id="others still to play: wins for sure"),
        pytest.param("AD", "QD JD 7S", "JD", id="cannot win: gives up the lowest"),
        pytest.param("9D", "7S JS QC", "7S", id="ruffs low"),
    ],
)
def test_cards_of_plain_positions(lying: str, hand: str, word: str) -> None:
    state = after(
        GAME, dealt(GAME, ["7H 8H 9H JH 10S", "9D 7D 8D QH KH", "10D KD AH 8C 9C"], "10S"), "juego juego juego"
    )
    order = tuple((1 - len(lying.split()) + at) % 3 for at in range(3))
    hands = (cards_of("french", hand),) * 3
    tricks = replace(state.tricks, order=order, lying=cards_of("french", lying), hands=hands)

    assert choice(replace(state, tricks=tricks)) == word


def test_it_wins_chips_from_players_by_chance() -> None:
    chance = random.Random(4)
    gained = {True: 0, False: 0}
    for number in range(300):
        thinks = [(seat + number) % 2 == 0 for seat in range(4)]
        carry = GAME.rules.opening(GAME.house_rules(), 4, number % 4)
        end = played_deal(GAME, GAME.house_rules(), carry, [play_bestia if t else any_legal for t in thinks], chance)
        for seat, delta in enumerate(end.result.deltas):
            gained[thinks[seat]] += delta

    assert gained[True] > gained[False] + 300
