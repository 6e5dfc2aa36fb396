"""Refusals, views, points and layouts of a hand of Dane-se."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import cards_of
from bot.games.danese import GAME
from bot.games.danese.model import REFUSALS, DaneseRules, Phase
from bot.games.protocol import Carry, ChipsMoved, IllegalActionError, LayoutError, Say, Setup, fold
from bot.games.words import action_of, word_of
from tests.games.dealing import act, after, dealt, layout

HANDS = ["AH 3S", "KH 2D", "7H 9S", "QD JC"]
DONE = "1 0 1 0 KH 7H JC AH 3S 2D 9S QD"


@pytest.mark.parametrize(
    ("done", "seat", "word", "code"),
    [
        ("", 1, "0", "not-your-turn"),
        ("", 0, "3", "bid-too-high"),
        ("", 0, "AH", "must-bid"),
        ("1 0 1 0", 0, "AH", "not-your-turn"),
        ("1 0 1 0", 1, "0", "must-play"),
        ("1 0 1 0", 1, "AH", "not-in-hand"),
        ("1 0 1 0 KH", 2, "9S", "must-follow"),
        (DONE, 0, "AH", "deal-over"),
    ],
)
def test_refusals_name_what_is_due(done: str, seat: int, word: str, code: str) -> None:
    state = dealt(GAME, HANDS, "5S")
    state = after(GAME, state, done) if done else state

    with pytest.raises(IllegalActionError) as refused:
        act(GAME, state, seat, word)

    assert refused.value.code == code
    assert code in REFUSALS


def test_a_call_of_another_game_is_no_bid() -> None:
    with pytest.raises(IllegalActionError) as refused:
        GAME.rules.apply(dealt(GAME, HANDS, "5S"), 0, Say("paso"))

    assert refused.value.code == "must-bid"


def test_a_view_holds_no_card_of_another_hand_and_none_of_the_rest() -> None:
    state = fold(GAME, GAME.rules.start(DaneseRules(), Setup((0,) * 4, Carry(number=2), GAME.cards)))

    shown = set(re.findall(r"\b\w+\b", repr(GAME.rules.view_for(state, 1))))

    known = {card.code for card in state.tricks.hands[1]} | {state.table.turn_up.code}
    assert known <= shown
    assert shown.isdisjoint({card.code for card in GAME.cards} - known)
    assert GAME.rules.view_for(state, None).hand == ()
    assert GAME.rules.view_for(state, None).legal == ()


def test_the_view_follows_the_hand() -> None:
    state = dealt(GAME, HANDS, "5S", scores=(1, 2, 3, 4), number=4)
    view = GAME.rules.view_for(state, 0)
    assert (view.phase, view.number, view.hands_in_game, view.hand_size) == (Phase.BIDS, 5, 13, 2)
    assert view.scores == (1, 2, 3, 4)
    assert view.why is None

    state = after(GAME, state, "1 0 1 0")
    assert GAME.rules.view_for(state, 1).why.duty == "lead"
    state = after(GAME, state, "KH")
    view = GAME.rules.view_for(state, 2)
    assert view.phase is Phase.PLAY
    assert view.why.duty == "must-follow"
    assert view.trick.seats == (1,)
    state = after(GAME, state, "7H")
    assert GAME.rules.view_for(state, 3).why.duty == "free"
    state = after(GAME, state, "JC AH 3S 2D 9S QD")
    view = GAME.rules.view_for(state, 2)
    assert view.phase is Phase.OVER
    assert view.over
    assert view.waiting_on == ()
    assert view.scores == (12, 12, 14, 14)
    assert [trick.winner for trick in view.finished] == [0, 2]


def test_points_count_only_when_the_hand_is_over() -> None:
    state = after(GAME, dealt(GAME, HANDS, "5S"), "1 0 1 0 KH 7H JC AH")

    assert GAME.rules.outcome(state).points == (0, 0, 0, 0)
    with pytest.raises(ValueError, match="not over"):
        GAME.rules.carry(state)


def test_a_game_goes_on_with_the_next_dealer_and_the_points_so_far() -> None:
    carry = GAME.rules.carry(after(GAME, dealt(GAME, HANDS, "5S", scores=(1, 2, 3, 4), number=1), DONE))

    assert carry == Carry(dealer=1, number=2, scores=(12, 12, 14, 14), tallies=(0,) * 4)


def test_a_carry_without_points_counts_from_none() -> None:
    state = dealt(GAME, HANDS, "5S", scores=(), tallies=())

    assert GAME.rules.view_for(state, None).scores == (0,) * 4
    assert GAME.rules.carry(after(GAME, state, DONE)).scores == (11, 10, 11, 10)


def test_a_seat_that_does_not_answer_bids_least_and_plays_its_lowest_card() -> None:
    state = dealt(GAME, HANDS, "5S", config={"hook": True})
    state = after(GAME, state, "1 1 0")
    assert word_of(GAME.rules.default_action(state, 3)) == "1"
    state = after(GAME, state, "1")
    assert word_of(GAME.rules.default_action(state, 1)) == "2D"
    state = after(GAME, state, "2D")
    assert word_of(GAME.rules.default_action(state, 2)) == "7H"


THIRTEEN = [" ".join(card.code for card in GAME.cards[at : at + 13]) for at in range(0, 52, 13)]
"""Spades, hearts, diamonds and clubs, two to ace."""


@pytest.mark.parametrize(
    ("hands", "turn_up", "config", "field"),
    [
        (HANDS, None, {}, "turn_up"),
        (HANDS, "KH", {}, "turn_up"),
        (HANDS, "5S", {"max_cards": 2, "top_no_trump": "always"}, "turn_up"),
        (HANDS, "5S", {"max_cards": 1}, "hands"),
        ([*HANDS[:3], "QD"], "5S", {}, "hands"),
        ([*HANDS[:3], "QD QD"], "5S", {}, "hands"),
        (["", "", "", ""], "5S", {}, "hands"),
        (THIRTEEN, "2S", {}, "turn_up"),
        (THIRTEEN, None, {"top_no_trump": "never"}, "turn_up"),
        (THIRTEEN, "2H", {"top_no_trump": "never"}, "turn_up"),
    ],
)
def test_a_layout_that_cannot_be_dealt_names_its_field(
    hands: list[str], turn_up: str | None, config: dict[str, Any], field: str
) -> None:
    with pytest.raises(LayoutError) as wrong:
        GAME.layouts.pack_of(DaneseRules(**config), Carry(), layout(GAME, hands, turn_up))

    assert wrong.value.field == field


def test_a_seat_without_a_hand_or_a_stock_cannot_be_dealt() -> None:
    written = layout(GAME, HANDS, "5S")

    for wrong, field in [
        (replace(written, hands=(*written.hands[:3], None)), "hands"),
        (replace(written, stock=cards_of("french", "2C")), "stock"),
        (replace(written, reserve=()), "reserve"),
    ]:
        with pytest.raises(LayoutError) as refused:
            GAME.layouts.pack_of(DaneseRules(), Carry(), wrong)
        assert refused.value.field == field


@pytest.mark.parametrize(
    ("config", "number"), [({}, 0), ({}, 6), ({}, 12), ({"top_no_trump": "never"}, 12), ({"top_no_trump": "never"}, 4)]
)
def test_a_hand_is_written_and_dealt_again_alike(config: dict[str, Any], number: int) -> None:
    rules = DaneseRules(**config)
    state = fold(GAME, GAME.rules.start(rules, Setup((0,) * 4, Carry(dealer=3, number=number), GAME.cards)))
    written = GAME.layouts.layout_of(state)

    carry = Carry(dealer=3, hand_size=number + 1)
    again = fold(GAME, GAME.rules.start(rules, Setup((0,) * 4, carry, GAME.layouts.pack_of(rules, carry, written))))

    assert again.tricks == state.tricks
    assert again.trump is state.trump
    assert GAME.layouts.layout_of(again) == written


def test_a_hand_folds_from_its_events_alone() -> None:
    state = dealt(GAME, HANDS, "5S")
    events = list(GAME.rules.start(state.table.rules, state.table.setup))
    for word in DONE.split(" "):
        (seat,) = GAME.rules.waiting_on(state)
        step = GAME.rules.apply(state, seat, action_of(word, "french"))
        events += step
        state = fold(GAME, step, state)

    assert fold(GAME, events) == state


def test_an_event_of_another_game_is_no_step_of_a_hand() -> None:
    move = ChipsMoved(0, 1, 1, "ante")

    with pytest.raises(TypeError):
        GAME.rules.evolve(None, move)
    with pytest.raises(TypeError):
        GAME.rules.evolve(dealt(GAME, HANDS, "5S"), move)
