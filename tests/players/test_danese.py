"""The computer player of Dane-se: hands where any player at the table would do the same, and deals against chance."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import cards_of
from bot.games.danese import GAME
from bot.games.danese.deal import hands_in_game
from bot.games.danese.model import State
from bot.games.words import word_of
from bot.players.base import Level, any_legal
from bot.players.danese import play_danese
from tests.games.dealing import after, dealt
from tests.players.table import played_deal


def bidding(hand: str, turn_up: str | None, seats: int = 4, **deal: Any) -> State:
    """Seat 0 deals, bids first and holds `hand`; the others have what is left, from the lowest cards."""
    held = hand.split()
    free = iter(card.code for card in GAME.cards if card.code not in {*held, turn_up})
    others = [" ".join(next(free) for _ in held) for _ in range(seats - 1)]
    state: State = dealt(GAME, [hand, *others], turn_up, **deal)
    return state


def position(hand: str, lying: str, needed: int, *, turn_up: str | None = "2S", won: int = 0) -> State:
    """Seat 1 led what lies, the seat after holds `hand` and still needs so many tricks; five play, spades are trump."""
    state = bidding("KC QC JC", turn_up, seats=5)
    cards = cards_of("french", lying)
    seat = (1 + len(cards)) % 5
    hands = tuple(cards_of("french", hand) if each == seat else cards_of("french", "2C 3C 4C") for each in range(5))
    tricks = replace(state.tricks, hands=hands, lying=cards, won=(won,) * 5)
    bids = tuple(needed + won for _ in range(5))
    return replace(state, tricks=tricks, bids=bids, bidding=False)


def choice(state: State, level: Level = "normal", chance: float = 0.5) -> str:
    seat = GAME.rules.waiting_on(state)[0]
    return word_of(play_danese(GAME.rules.view_for(state, seat), level, chance))


@pytest.mark.parametrize(
    ("hand", "turn_up", "low", "high"),
    [
        pytest.param("AS", "2S", 1, 1, id="one card, the ace of trumps"),
        pytest.param("4D", "2S", 0, 0, id="one card, a low side card"),
        pytest.param("2H 3D 4C 2D", "KS", 0, 0, id="nothing"),
        pytest.param("AS KS QS JS 10S", "2S", 5, 5, id="the five best trumps"),
        pytest.param("AS KS AH 2D 3C", "2S", 2, 3, id="two sure tricks and a side ace"),
        pytest.param("AS KS QS 2H 3H 4H 2D 3D 4D 5D 2C 3C 4C", None, 3, 4, id="no trump, one good suit"),
    ],
)
def test_bids_of_plain_hands(hand: str, turn_up: str | None, low: int, high: int) -> None:
    assert low <= int(choice(bidding(hand, turn_up))) <= high


def test_the_bold_bid_more_than_the_prudent() -> None:
    hands = ["AS 5S AH KD 3C", "KS 9S KH 4D 3C", "QS JS 3H AD KD"]
    prudent, bold = (
        sum(int(choice(bidding(hand, "2S"), level)) for hand in hands) for level in ("prudente", "atrevido")
    )

    assert prudent < bold


def test_the_hooked_bidder_says_the_nearest_number_he_may() -> None:
    state = bidding("AS", "2S", config={"hook": True, "first_bidder": "left"})

    assert choice(after(GAME, state, "0 0 0")) == "0"


@pytest.mark.parametrize(
    ("hand", "lying", "needed", "word"),
    [
        pytest.param("2S AH 3D", "", 3, "AH", id="needs every trick: leads the ace and no low trump"),
        pytest.param("3S KH 4D", "", 3, "KH", id="needs every trick: leads its best side card and no low trump"),
        pytest.param("AS KS 3D", "", 3, "AS", id="needs every trick: leads a trump that nobody can beat"),
        pytest.param("3S 4S 9S", "", 3, "9S", id="only trumps: leads the best"),
        pytest.param("AS 9D 4C", "", 1, "4C", id="one sure trick kept: leads low and waits"),
        pytest.param("AS 9D 4C", "KH", 1, "4C", id="one sure trick kept: does not ruff yet"),
        pytest.param("5S 9D 4C", "KH", 1, "5S", id="no sure trick: ruffs"),
        pytest.param("AH JH 4C", "9H 3H 5H 7H", 1, "JH", id="last to play: wins as cheaply as it can"),
        pytest.param("AH JH 4C", "9H", 1, "AH", id="others still to play: wins for sure"),
        pytest.param("QH JH 4C", "9H", 1, "QH", id="others still to play: wins with the best it has"),
        pytest.param("5H 4H AC", "9H", 1, "4H", id="cannot win: plays the lowest"),
        pytest.param("QH 3H 4C", "KH", 0, "QH", id="bid made: ducks with the highest that loses"),
        pytest.param("AC KD 4C", "KH", 0, "AC", id="bid made: throws the most dangerous card"),
        pytest.param("9S AC 4C", "KH 10S", 0, "9S", id="bid made: throws a trump under a trump"),
        pytest.param("AH QH", "9H", 0, "QH", id="bid made, all cards win: the least of them"),
        pytest.param("AH QH", "9H 3H 5H 7H", 0, "AH", id="bid made, takes it anyway: rid of the best"),
        pytest.param("AH 2D KC", "", 0, "2D", id="bid made: leads its lowest"),
        pytest.param("AH 3H 4C", "9H", -1, "3H", id="over its bid: ducks all the same"),
    ],
)
def test_cards_of_plain_positions(hand: str, lying: str, needed: int, word: str) -> None:
    assert choice(position(hand, lying, needed, won=1)) == word


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_scores_far_more_than_players_by_chance(seats: int) -> None:
    chance = random.Random(seats)
    rules = GAME.house_rules()
    points, hands = {True: 0, False: 0}, {True: 0, False: 0}
    for number in range(150):
        carry = replace(GAME.rules.opening(rules, seats, number % seats), number=number % hands_in_game(rules, seats))
        thinks = [(seat + number) % 2 == 0 for seat in range(seats)]
        end = played_deal(GAME, rules, carry, [play_danese if t else any_legal for t in thinks], chance)
        for seat in range(seats):
            points[thinks[seat]] += end.result.points[seat]
            hands[thinks[seat]] += 1

    assert points[True] / hands[True] > 1.8 * points[False] / hands[False]
