"""Dane-se against OpenSpiel's `oh_hell`, an independent engine of the same family: 1,000 random hands, step by step.

Under the house rules that make the two games one (first bid to the left, the hook, a point for each trick of a missed
bid) they must agree on legal bids and cards, on who takes each trick and leads, and on the points.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import card_of
from bot.games.danese import GAME
from bot.games.danese.model import DaneseRules
from bot.games.protocol import Bid, Layout, Option, Play, Setup, fold

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (package open-spiel)")

SUITS = "CDSH"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FIRST_BID = 52
HANDS_PER_TABLE = 200
RULES = DaneseRules(max_cards=17, first_bidder="left", hook=True, miss="tricks")


def number_of(option: Option) -> int:
    """OpenSpiel's number of a bid or a card."""
    if isinstance(option, Bid):
        return FIRST_BID + option.tricks
    assert isinstance(option, Play)
    code = option.card.code
    return 4 * RANKS.index(code[:-1]) + SUITS.index(code[-1])


def code_of(number: int) -> str:
    return RANKS[number // 4] + SUITS[number % 4]


def dealt_alike(seats: int, size: int, dealer: int, chance: random.Random) -> tuple[Any, Any]:
    """The same cards in both engines. OpenSpiel deals one card at a time from its player 0, then the trump."""
    numbers = chance.sample(range(52), seats * size + 1)
    theirs = pyspiel.load_game(f"oh_hell(players={seats},num_tricks_fixed={size})").new_initial_state()
    for action in (size, dealer, *numbers):
        theirs.apply_action(action)
    cards = [card_of("french", code_of(number)) for number in numbers]
    layout = Layout(hands=tuple(tuple(cards[seat:-1:seats]) for seat in range(seats)), turn_up=cards[-1])
    carry = replace(GAME.rules.opening(RULES, seats, dealer), hand_size=size)
    setup = Setup((0,) * seats, carry, GAME.layouts.pack_of(RULES, carry, layout))
    return theirs, fold(GAME, GAME.rules.start(RULES, setup))


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_both_engines_agree_on_every_step(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(HANDS_PER_TABLE):
        size = chance.randint(1, 51 // seats)
        theirs, ours = dealt_alike(seats, size, chance.randrange(seats), chance)
        while not theirs.is_terminal():
            seat = theirs.current_player()
            assert GAME.rules.waiting_on(ours) == (seat,)
            options = {number_of(option): option for option in GAME.rules.legal_actions(ours, seat)}
            assert sorted(options) == theirs.legal_actions()
            number = chance.choice(sorted(options))
            theirs.apply_action(number)
            ours = fold(GAME, GAME.rules.apply(ours, seat, options[number]), ours)
        assert GAME.rules.is_over(ours)
        assert list(GAME.rules.outcome(ours).points or ()) == theirs.returns()
