"""The worked examples of the rules of Bestia, by their ids."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.cards import cards_of
from bot.games.bestia import GAME
from bot.games.bestia.deal import pack_for
from bot.games.bestia.model import STRENGTH, BestiaRules
from bot.games.protocol import Say, fold
from bot.games.tricks import Tricks
from tests.games.bestia.positions import fresh, settled, trick_at
from tests.games.dealing import after, dealt, legal


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [
        pytest.param("9S", "KS 7S AH", "KS", id="B1"),
        pytest.param("KS", "QS 7S AH", "QS 7S", id="B2"),
        pytest.param("10S", "JS 9S", "JS", id="B3"),
        pytest.param("9S", "7H QH AD", "7H QH", id="B5"),
        pytest.param("9S 10H", "QH 7H AD", "QH", id="B6"),
        pytest.param("9S KH", "QH 7H AD", "QH 7H AD", id="B7"),
        pytest.param("9S 10H", "AD KC", "AD KC", id="B8"),
        pytest.param("JH", "QH 9H AC", "QH", id="B10"),
        pytest.param("7H", "AS KD", "AS KD", id="B12"),
        pytest.param("8D 9H JH", "QH 7H KC", "QH", id="B13"),
        pytest.param("8D 9H", "7D QD 10H", "7D QD", id="B15"),
        pytest.param("", "7D QD 10H", "7D QD 10H", id="B16"),
    ],
)
def test_legal_cards_of_the_worked_examples(trick: str, hand: str, expected: str) -> None:
    state = trick_at(trick, hand)

    (seat,) = GAME.rules.waiting_on(state)

    assert legal(GAME, state, seat) == sorted(expected.split())


@pytest.mark.parametrize(("trick", "winner"), [("9S AS 7H AD", 2), ("9S AD KS QC", 2)])
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(trick: str, winner: int) -> None:
    order = (1, 2, 3, 4)
    hands = (cards_of("french", f"{card} JD") for card in trick.split())
    state = trick_at("", "JD")
    tricks = Tricks(((), *hands, (), (), ()), order, (), state.tricks.won)
    state = replace(state, players=order, tricks=tricks)

    end = after(GAME, state, trick)

    assert end.tricks.won[order[winner]] == 1
    assert GAME.rules.waiting_on(end) == (order[winner],)


def test_b17_five_play_with_forty_cards_and_the_dealers_fifth_card_marks_trump() -> None:
    pack = pack_for(BestiaRules(), 5)
    assert len(pack) == 40
    assert min(STRENGTH[card.rank] for card in pack) == 5

    hands = ["AS KS QS JS QD", "AC KC QC JC 10C", "AH KH QH JH 10H", "AD KD JD 10D 9D", "9S 8S 7S 6S 5S"]
    state = dealt(GAME, hands, "QD")

    assert GAME.rules.view_for(state, None).turn_up.code == "QD"
    assert "QD" in [card.code for card in state.tricks.hands[0]]


@pytest.mark.parametrize(
    ("seats", "default", "base_28", "step_8"),
    [(3, 32, 28, 32), (4, 36, 32, 40), (5, 40, 36, 48), (6, 44, 40, 52), (7, 48, 44, 52), (8, 52, 48, 52)],
)
def test_the_pack_grows_with_the_seats(seats: int, default: int, base_28: int, step_8: int) -> None:
    assert len(pack_for(BestiaRules(), seats)) == default
    assert len(pack_for(BestiaRules(pack_base=28), seats)) == base_28
    assert len(pack_for(BestiaRules(pack_step=8), seats)) == step_8


def test_b18_three_seats_with_an_ante_of_one_are_refused() -> None:
    with pytest.raises(ValueError, match="ante"):
        GAME.rules.opening(BestiaRules(ante=1), 3, 0)


@pytest.mark.parametrize(("seats", "least"), [(3, 2), (4, 2), (5, 1), (6, 1), (7, 1), (8, 1)])
def test_the_least_ante_brings_five_chips_together(seats: int, least: int) -> None:
    assert GAME.rules.opening(BestiaRules(ante=least), seats, 0).dealer == 0


def test_b19_four_speak_from_the_dealers_right_and_the_next_seat_deals() -> None:
    state = fresh(4)
    spoken = []
    for _ in range(4):
        (seat,) = GAME.rules.waiting_on(state)
        spoken.append(seat)
        state = after(GAME, state, "paso")

    assert spoken == [1, 2, 3, 0]
    assert GAME.rules.carry(state).dealer == 1


@pytest.mark.parametrize(
    ("players", "won", "setting", "deltas", "plate"),
    [
        pytest.param([0, 1, 2], {0: 3, 1: 2}, {}, [3, 2, -8, 0], 11, id="B21"),
        pytest.param([0, 1, 2, 3], {0: 1, 1: 1, 2: 1, 3: 2}, {"pot": 11}, [1, 1, 1, 2], 14, id="B23"),
        pytest.param([0, 1, 2], {0: 2, 1: 2, 2: 1}, {}, [2, 2, 1, 0], 3, id="B24"),
        pytest.param([0, 1, 2], {0: 5}, {}, [5, -8, -8, 0], 19, id="B25"),
        pytest.param([0, 1], {0: 5}, {}, [5, -8, 0, 0], 11, id="B27"),
        pytest.param(
            [0, 1, 2, 3, 4],
            {0: 3, 1: 1, 2: 1},
            {"seats": 5, "config": {"ante": 1}},
            [3, 1, 1, -5, -5],
            10,
            id="B31",
        ),
        pytest.param(
            [0, 1, 2],
            {0: 2, 1: 2, 2: 1},
            {"pot": 12, "config": {"trick_pay": "fifth"}},
            [8, 8, 4, 0],
            0,
            id="B34",
        ),
        pytest.param([0, 1, 2], {0: 5}, {"config": {"several_bestias": "split"}}, [5, -4, -4, 0], 11, id="B35"),
    ],
)
def test_settlements_of_the_worked_examples(
    players: list[int], won: dict[int, int], setting: dict[str, Any], deltas: list[int], plate: int
) -> None:
    assert settled(players, won, **({"seats": 4} | setting)) == (deltas, plate)


def test_b28_all_pass_and_the_plate_waits_for_the_next_antes() -> None:
    state = after(GAME, fresh(4), "paso paso paso paso")

    assert GAME.rules.is_over(state)
    carry = GAME.rules.carry(state)
    assert carry.pot == 8
    assert fresh(4, pot=carry.pot, dealer=carry.dealer).pot == 16


def test_b29_who_plays_alone_takes_the_whole_plate() -> None:
    state = after(GAME, fresh(4), "paso juego paso paso")

    assert GAME.rules.outcome(state).chips == (-2, -2, 6, -2)
    assert state.pot == 0
    assert GAME.rules.is_over(state)


def test_the_full_hand_of_three_goes_as_written() -> None:
    hands = ["KH AS 8S QS 10S", "7D AD 10H 8C KD", "9C KC JD AC 7S"]
    state = dealt(GAME, hands, "10S")
    state = after(GAME, state, "juego juego juego")
    forced = {}

    for card in cards_of("french", "KD JD QS KH 10H 7S AC AS 8C 8S AD KC 10S 7D 9C"):
        (seat,) = GAME.rules.waiting_on(state)
        forced[card.code] = legal(GAME, state, seat)
        state = after(GAME, state, card.code)

    assert forced["JD"] == ["JD"]
    assert forced["QS"] == sorted(["AS", "8S", "QS", "10S"])
    assert forced["10H"] == ["10H"]
    assert forced["7S"] == ["7S"]
    assert forced["AS"] == sorted(["AS", "8S", "10S"])
    assert forced["8C"] == ["8C"]
    assert forced["AD"] == sorted(["7D", "AD"])
    assert forced["KC"] == sorted(["9C", "KC"])
    assert state.tricks.won == (4, 0, 1)
    assert GAME.rules.outcome(state).chips == (4 - 2, -6 - 2, 1 - 2)
    assert GAME.rules.carry(state).pot == 7
    assert fresh(3, pot=7).pot == 13


def test_a_deal_folds_from_its_events_alone() -> None:
    hands = ["KH AS 8S QS 10S", "7D AD 10H 8C KD", "9C KC JD AC 7S"]
    state = dealt(GAME, hands, "10S")
    events = list(GAME.rules.start(state.table.rules, state.table.setup))
    for word in ["juego", "paso", "juego"]:
        (seat,) = GAME.rules.waiting_on(state)
        step = GAME.rules.apply(state, seat, Say(word))
        events += step
        state = fold(GAME, step, state)

    assert fold(GAME, events) == state
