"""The worked examples of the rules of Dane-se, by their ids."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.cards import cards_of
from bot.games.danese import GAME
from bot.games.danese.deal import hand_size, hands_in_game, largest_hand, marks_trump
from bot.games.danese.model import DaneseRules
from bot.games.danese.score import label_of, points_of, result_of
from tests.games.dealing import after, dealt, legal

H1 = ["AH 3S", "KH 2D", "7H 9S", "QD JC"]


@pytest.mark.parametrize(
    ("leader", "cards", "trump", "winner"),
    [
        pytest.param(1, "KH 7H JC AH", "2S", 0, id="T1"),
        pytest.param(0, "3S 2D 9S QD", "4S", 2, id="T2"),
        pytest.param(2, "KH 2S AH QH", "4S", 3, id="T3"),
        pytest.param(0, "5D AC KC 6D", "2H", 3, id="T5"),
        pytest.param(1, "4H AS AD 3H", None, 1, id="T7"),
        pytest.param(4, "9C TC JC 8C QC", "2D", 3, id="T8"),
        pytest.param(0, "2S AS KS", "3S", 1, id="T9"),
        pytest.param(3, "QH AH 2H KH", "3H", 0, id="T10"),
        pytest.param(2, "6S 7S AH KD QC 5S 4S", "2H", 4, id="T12"),
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(
    leader: int, cards: str, trump: str | None, winner: int
) -> None:
    played = cards.split()
    seats = len(played)
    hands = [played[(seat - leader) % seats] for seat in range(seats)]
    config = {} if trump else {"max_cards": 1, "top_no_trump": "always"}
    state = dealt(GAME, hands, trump, config=config, dealer=(leader - 1) % seats)

    end = after(GAME, state, " ".join(["0"] * seats) + " " + cards)

    assert end.tricks.won == tuple(int(seat == winner) for seat in range(seats))


@pytest.mark.parametrize(
    ("bid", "won", "label", "points", "points_of_five"),
    [
        pytest.param(0, 0, "certo", 10, 5, id="P1"),
        pytest.param(1, 1, "certo", 11, 11, id="P2"),
        pytest.param(3, 3, "certo", 13, 13, id="P3"),
        pytest.param(13, 13, "certo", 23, 23, id="P4"),
        pytest.param(0, 1, "acima", 0, 0, id="P5"),
        pytest.param(1, 0, "abaixo", 0, 0, id="P6"),
        pytest.param(3, 4, "acima", 0, 0, id="P7"),
        pytest.param(3, 2, "abaixo", 0, 0, id="P8"),
    ],
)
def test_points_and_labels(bid: int, won: int, label: str, points: int, points_of_five: int) -> None:
    assert label_of(bid, won) == label
    assert points_of(DaneseRules(), bid, won) == points
    assert points_of(DaneseRules(zero_points=5), bid, won) == points_of_five


@pytest.mark.parametrize(("zero", "points"), [(10, (11, 10, 11, 10)), (5, (11, 5, 11, 5))])
def test_h1_a_hand_of_two_where_everybody_is_right(zero: int, points: tuple[int, ...]) -> None:
    state = dealt(GAME, H1, "5S", config={"zero_points": zero})
    state = after(GAME, state, "1 0 1 0")
    assert GAME.rules.waiting_on(state) == (1,)

    state = after(GAME, state, "KH")
    assert legal(GAME, state, 2) == ["7H"]
    state = after(GAME, state, "7H")
    assert legal(GAME, state, 3) == ["JC", "QD"]
    state = after(GAME, state, "JC AH")
    assert GAME.rules.waiting_on(state) == (0,)
    state = after(GAME, state, "3S 2D 9S QD")

    outcome = GAME.rules.outcome(state)
    assert outcome.tricks == (1, 0, 1, 0)
    assert outcome.points == points
    assert state.result.labels == ("certo",) * 4
    assert GAME.rules.is_over(state)


def test_h2_the_same_cards_with_wrong_bids() -> None:
    state = after(GAME, dealt(GAME, H1, "5S"), "2 0 0 0 KH 7H JC AH 3S 2D 9S QD")

    assert state.result.points == (0, 10, 0, 10)
    assert state.result.labels == ("abaixo", "certo", "acima", "certo")


@pytest.mark.parametrize(("bids", "barred"), [("2 0 1", "2"), ("3 1 2", None)])
def test_h4_the_hook_bars_the_last_bidder_from_making_the_sum_fit(bids: str, barred: str | None) -> None:
    hands = ["AH KH QH JH 10H", "AS KS QS JS 10S", "AD KD QD JD 10D", "AC KC QC JC 10C"]
    state = dealt(GAME, hands, "2H", config={"hook": True, "first_bidder": "left"})

    state = after(GAME, state, bids)

    assert GAME.rules.waiting_on(state) == (0,)
    assert legal(GAME, state, 0) == [bid for bid in "012345" if bid != barred]


@pytest.mark.parametrize(
    ("seats", "size", "trump"),
    [
        pytest.param(4, 12, True, id="H6-twelve"),
        pytest.param(4, 13, False, id="H6-thirteen"),
        pytest.param(5, 10, True, id="H7"),
        pytest.param(6, 8, True, id="H8-six"),
        pytest.param(7, 7, True, id="H8-seven"),
        pytest.param(3, 13, True, id="H8-three"),
    ],
)
def test_there_is_no_trump_only_where_no_card_is_left(seats: int, size: int, trump: bool) -> None:
    assert marks_trump(DaneseRules(), seats, size) is trump


@pytest.mark.parametrize(("seats", "largest"), [(3, 13), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_h7_h8_no_hand_is_larger_than_the_pack_allows(seats: int, largest: int) -> None:
    rules = DaneseRules()
    sizes = [hand_size(rules, seats, number) for number in range(hands_in_game(rules, seats))]

    assert sizes == list(range(1, largest + 1))


def test_h9_the_escalera_has_its_largest_hand_once() -> None:
    rules = DaneseRules(schedule="escalera")
    sizes = [hand_size(rules, 4, number) for number in range(hands_in_game(rules, 4))]

    assert sizes[11:14] == [12, 13, 12]
    assert len(sizes) == 25
    assert sizes[-1] == 1


@pytest.mark.parametrize(
    ("seats", "ascending", "escalera", "repeat"),
    [(3, 13, 25, 26), (4, 13, 25, 26), (5, 10, 19, 20), (6, 8, 15, 16), (7, 7, 13, 14)],
)
def test_lengths_of_the_schedules(seats: int, ascending: int, escalera: int, repeat: int) -> None:
    assert largest_hand(DaneseRules(), seats) == ascending
    assert hands_in_game(DaneseRules(), seats) == ascending
    assert hands_in_game(DaneseRules(schedule="escalera"), seats) == escalera
    assert hands_in_game(DaneseRules(schedule="escalera_repeat"), seats) == repeat
    assert hands_in_game(DaneseRules(schedule="descending"), seats) == ascending


def test_h11_the_same_total_at_the_end_shares_the_win() -> None:
    state = dealt(GAME, ["AH", "KH", "QH", "JH"], "2S", config={"max_cards": 1}, scores=(76, 77, 60, 45))
    state = after(GAME, state, "1 0 0 0 KH QH JH AH")

    assert state.result.totals == (87, 87, 70, 55)
    assert state.result.winners == (0, 1)
    carry = GAME.rules.carry(state)
    assert carry.over
    assert carry.winners == (0, 1)
    assert carry.tallies == (1, 1, 0, 0)


@pytest.mark.parametrize(
    ("hand", "lying", "expected"),
    [
        ("7H 9S", "KH", ["7H"]),
        ("QD JC", "KH", ["JC", "QD"]),
        ("7H 9S", "", ["7H", "9S"]),
    ],
)
def test_h12_the_suit_led_must_be_followed_and_nothing_else(hand: str, lying: str, expected: list[str]) -> None:
    state = after(GAME, dealt(GAME, H1, "5S"), "0 0 0 0")
    tricks = replace(state.tricks, lying=cards_of("french", lying), hands=(cards_of("french", hand),) * 4)
    state = replace(state, tricks=tricks)

    (seat,) = GAME.rules.waiting_on(state)

    assert legal(GAME, state, seat) == expected


def test_a_missed_bid_is_scored_by_the_house_rule() -> None:
    state = after(GAME, dealt(GAME, H1, "5S", config={"miss": "tricks"}), "2 0 0 0")

    assert result_of(state, (1, 0, 1, 0)).points == (1, 10, 1, 10)
