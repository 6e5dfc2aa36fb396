"""Each house rule of Dane-se changes what its description says, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from bot.games.danese import GAME
from bot.games.danese.deal import hand_size, hands_in_game, marks_trump
from bot.games.danese.model import DaneseRules, State
from bot.games.danese.score import points_of
from bot.games.protocol import Carry, IllegalActionError, Setup, fold
from tests.games.dealing import act, after, dealt, legal

HANDS = ["AH 3S", "KH 2D", "7H 9S", "QD JC"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"max_cards": 0},
        {"max_cards": 18},
        {"max_cards": "7"},
        {"max_cards": 7.0},
        {"max_cards": True},
        {"schedule": "random"},
        {"first_bidder": "right"},
        {"hook": "maybe"},
        {"hook": 1},
        {"top_no_trump": "sometimes"},
        {"zero_points": 7},
        {"zero_points": 5.0},
        {"zero_points": "10"},
        {"miss": "minus"},
        {"tiebreak": "cut"},
        {"simultaneous_bids": None},
        {"stake": -1},
        {"hook": True, "simultaneous_bids": True},
        {"blind": True},
    ],
    ids=lambda wrong: "-".join(f"{field}={value}" for field, value in wrong.items()),
)
def test_a_value_out_of_its_range_is_no_house_rule(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        DaneseRules(**wrong)


def test_every_preset_is_a_set_of_house_rules() -> None:
    assert GAME.presets["short"] == {"max_cards": 7}
    assert GAME.presets["escalera"] == {"schedule": "escalera"}
    for preset in GAME.presets.values():
        assert DaneseRules(**preset)


@pytest.mark.parametrize(
    ("config", "seats", "sizes"),
    [
        ({"max_cards": 3}, 4, [1, 2, 3]),
        ({"max_cards": 3, "schedule": "escalera"}, 4, [1, 2, 3, 2, 1]),
        ({"max_cards": 3, "schedule": "escalera_repeat"}, 4, [1, 2, 3, 3, 2, 1]),
        ({"max_cards": 3, "schedule": "descending"}, 4, [3, 2, 1]),
        ({"max_cards": 1, "schedule": "escalera"}, 4, [1]),
        ({"max_cards": 1, "schedule": "escalera_repeat"}, 4, [1, 1]),
        ({"max_cards": 17}, 3, list(range(1, 18))),
        ({"max_cards": 17, "schedule": "descending"}, 7, [7, 6, 5, 4, 3, 2, 1]),
    ],
)
def test_the_hands_of_a_game_follow_the_schedule(config: dict[str, Any], seats: int, sizes: list[int]) -> None:
    rules = DaneseRules(**config)

    assert [hand_size(rules, seats, number) for number in range(hands_in_game(rules, seats))] == sizes


@pytest.mark.parametrize("schedule", ["ascending", "escalera", "escalera_repeat", "descending"])
def test_extra_hands_after_the_schedule_are_the_largest(schedule: Any) -> None:
    rules = DaneseRules(max_cards=4, schedule=schedule)
    end = hands_in_game(rules, 5)

    assert [hand_size(rules, 5, number) for number in (end, end + 1, end + 7)] == [4, 4, 4]


@pytest.mark.parametrize(
    ("top", "max_cards", "seats", "size", "trump"),
    [
        ("exhausted", 13, 4, 13, False),
        ("exhausted", 7, 4, 7, True),
        ("exhausted", 17, 3, 17, True),
        ("always", 13, 4, 13, False),
        ("always", 13, 4, 12, True),
        ("always", 7, 4, 7, False),
        ("always", 13, 5, 10, False),
        ("always", 1, 4, 1, False),
        ("never", 13, 4, 13, True),
        ("never", 7, 4, 7, True),
    ],
)
def test_which_hands_have_a_trump(top: Any, max_cards: int, seats: int, size: int, trump: bool) -> None:
    assert marks_trump(DaneseRules(top_no_trump=top, max_cards=max_cards), seats, size) is trump


def whole_pack(config: dict[str, Any], seats: int = 4, **carried: Any) -> State:
    rules = DaneseRules(**config)
    carry = replace(GAME.rules.opening(rules, seats, 0), **carried)
    state: State = fold(GAME, GAME.rules.start(rules, Setup((0,) * seats, carry, GAME.cards)))
    return state


def test_where_no_card_is_left_the_dealers_last_card_marks_trump_by_agreement() -> None:
    state = whole_pack({"top_no_trump": "never"}, number=12)

    view = GAME.rules.view_for(state, None)
    assert view.turn_up is GAME.cards[-1]
    assert view.turn_up_held
    assert view.turn_up in state.tricks.hands[0]
    assert whole_pack({}, number=12).trump is None


@pytest.mark.parametrize(
    ("config", "order"), [({}, [2, 3, 0, 1]), ({"first_bidder": "left"}, [3, 0, 1, 2])], ids=["dealer", "left"]
)
def test_who_bids_first(config: dict[str, Any], order: list[int]) -> None:
    state = dealt(GAME, HANDS, "5S", config=config, dealer=2)
    bidders = []
    for _ in HANDS:
        bidders += GAME.rules.waiting_on(state)
        state = after(GAME, state, "0")

    assert bidders == order
    assert GAME.rules.waiting_on(state) == (3,)


@pytest.mark.parametrize(
    ("bids", "allowed"), [("0 0 0", ["0", "1"]), ("1 0 0", ["0", "2"]), ("2 1 0", ["0", "1", "2"])]
)
def test_the_hook_bars_one_bid_of_the_last_bidder(bids: str, allowed: list[str]) -> None:
    state = after(GAME, dealt(GAME, HANDS, "5S", config={"hook": True}), bids)

    assert legal(GAME, state, 3) == allowed


def test_the_hook_holds_in_hands_of_one_card_too() -> None:
    state = after(GAME, dealt(GAME, ["AH", "KH", "QH"], "2S", config={"hook": True}), "0 0")

    assert legal(GAME, state, 2) == ["0"]
    with pytest.raises(IllegalActionError) as refused:
        act(GAME, state, 2, "1")
    assert refused.value.code == "hook"


@pytest.mark.parametrize(
    ("miss", "bid", "won", "points"),
    [
        ("zero", 3, 1, 0),
        ("tricks", 3, 1, 1),
        ("tricks", 0, 2, 2),
        ("minus_bid", 3, 1, -3),
        ("minus_bid", 0, 2, 0),
        ("minus_diff", 3, 1, -2),
        ("minus_diff", 1, 3, -2),
        ("minus_bid", 3, 3, 13),
    ],
)
def test_points_of_a_missed_bid(miss: Any, bid: int, won: int, points: int) -> None:
    assert points_of(DaneseRules(miss=miss), bid, won) == points


def test_all_bid_at_once_and_nobody_sees_a_bid_before_the_last_is_made() -> None:
    state = dealt(GAME, HANDS, "5S", config={"simultaneous_bids": True})
    assert set(GAME.rules.waiting_on(state)) == {0, 1, 2, 3}

    for seat, word in [(2, "1"), (0, "2"), (3, "0")]:
        _, state = act(GAME, state, seat, word)

    assert GAME.rules.waiting_on(state) == (1,)
    assert GAME.rules.view_for(state, 0).bids == (2, None, None, None)
    assert GAME.rules.view_for(state, 1).bids == (None,) * 4
    assert GAME.rules.view_for(state, None).bids == (None,) * 4
    assert GAME.rules.view_for(state, None).has_bid == (True, False, True, True)
    with pytest.raises(IllegalActionError) as refused:
        act(GAME, state, 0, "1")
    assert refused.value.code == "already-bid"
    _, state = act(GAME, state, 1, "0")
    assert GAME.rules.view_for(state, None).bids == (2, 0, 1, 0)
    assert GAME.rules.waiting_on(state) == (1,)


def last_hand(config: dict[str, Any], **carried: Any) -> State:
    """A hand of one card, the only one of its game, that seat 0 wins as bid; the others bid none."""
    state = dealt(GAME, ["AH", "KH", "QH"], "2S", config={"max_cards": 1} | config, **carried)
    ended: State = after(GAME, state, "1 0 0 KH QH AH")
    return ended


def test_a_tie_leads_to_an_extra_hand_by_agreement() -> None:
    tied = last_hand({"tiebreak": "extra_hand"}, scores=(4, 5, 0))
    assert tied.result is not None
    assert tied.result.totals == (15, 15, 10)

    carry = GAME.rules.carry(tied)
    assert not carry.over
    assert carry.number == 1

    broken = last_hand({"tiebreak": "extra_hand"}, scores=carry.scores, number=carry.number)
    assert GAME.rules.carry(broken).winners == (0,)


def test_the_next_deal_after_the_end_opens_a_new_game() -> None:
    carry = GAME.rules.carry(last_hand({}))
    assert carry == Carry(dealer=1, number=1, scores=(11, 10, 10), tallies=(1, 0, 0), over=True, winners=(0,))

    state = fold(GAME, GAME.rules.start(DaneseRules(), Setup((0,) * 3, carry, GAME.cards)))

    view = GAME.rules.view_for(state, None)
    assert view.number == 1
    assert view.hand_size == 1
    assert view.scores == (0, 0, 0)
    assert view.dealer == 1
    assert state.table.setup.carry.tallies == (1, 0, 0)


def test_the_stake_is_that_of_a_game_and_no_hand_moves_chips() -> None:
    state = last_hand({"stake": 50})

    assert GAME.rules.outcome(state).chips == (0, 0, 0)
    assert GAME.rules.required_stack(DaneseRules(stake=50), Carry(), 3, 0) == 0


@pytest.mark.parametrize("seats", [2, 8])
def test_danese_is_for_three_to_seven(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 7"):
        GAME.rules.opening(DaneseRules(), seats, 0)
