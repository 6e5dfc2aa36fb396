"""Each house rule of Bestia changes what its description says, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from bot.games.bestia import GAME
from bot.games.bestia.model import BestiaRules
from bot.games.protocol import IllegalActionError, StockExhaustedError
from tests.games.bestia.positions import fresh, settled, trick_at
from tests.games.dealing import act, after, dealt, legal

HANDS = ["KH AS 8S QS 10S", "7D AD 10H 8C KD", "9C KC JD AC 7S"]
STOCK = "JS KS 9S 7C 8D 9D 10D QD 7H 8H 9H JH QH AH 10C JC QC"


@pytest.mark.parametrize(
    "wrong",
    [
        {"ante": 0},
        {"ante": "3"},
        {"ante": 2.0},
        {"ante": True},
        {"pack_base": 52},
        {"pack_base": 28.0},
        {"pack_step": 6},
        {"pack_step": "4"},
        {"must_beat_ruffed": 1},
        {"must_undertrump": "yes"},
        {"trick_pay": "half"},
        {"penalty_base": "never"},
        {"penalty_cap": -1},
        {"several_bestias": "none"},
        {"trump_from": "cut"},
        {"exchange": 6},
        {"exchange": None},
        {"two_split": 0},
        {"ace_trump_leads": "no"},
        {"colour": 1},
    ],
    ids=lambda wrong: "-".join(f"{field}={value}" for field, value in wrong.items()),
)
def test_a_value_out_of_its_range_is_no_house_rule(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        BestiaRules(**wrong)


def test_every_preset_is_a_set_of_house_rules() -> None:
    assert "seed" in GAME.presets
    for preset in GAME.presets.values():
        assert BestiaRules(**preset)


@pytest.mark.parametrize(
    ("config", "trick", "hand", "expected"),
    [
        ({}, "9S 7H", "KS 7S AH", "KS 7S"),
        ({"must_beat_ruffed": True}, "9S 7H", "KS 7S AH", "KS"),
        ({"must_beat_ruffed": True}, "9S 7H", "8S 7S AH", "8S 7S"),
        ({}, "9S KH", "QH 7H AD", "QH 7H AD"),
        ({"must_undertrump": True}, "9S KH", "QH 7H AD", "QH 7H"),
        ({"must_undertrump": True}, "9S JH", "QH 7H AD", "QH"),
        ({}, "", "AH KH 7S", "AH KH 7S"),
        ({"ace_trump_leads": True}, "", "AH KH 7S", "AH"),
        ({"ace_trump_leads": True}, "", "KH 7S AS", "KH 7S AS"),
        ({"ace_trump_leads": True}, "9H", "AH KH 7S", "AH KH"),
    ],
)
def test_duties_follow_the_house_rules(config: dict[str, Any], trick: str, hand: str, expected: str) -> None:
    state = trick_at(trick, hand, config)

    (seat,) = GAME.rules.waiting_on(state)

    assert legal(GAME, state, seat) == sorted(expected.split())


@pytest.mark.parametrize(
    ("config", "pot", "won", "deltas", "plate"),
    [
        # P = 8 + pot; three of four play
        ({}, 0, {0: 3, 1: 2}, [3, 2, -8, 0], 11),
        ({"penalty_base": "after"}, 0, {0: 3, 1: 2}, [3, 2, -3, 0], 6),
        ({"penalty_cap": 5}, 0, {0: 3, 1: 2}, [3, 2, -5, 0], 8),
        ({"penalty_cap": 50}, 0, {0: 3, 1: 2}, [3, 2, -8, 0], 11),
        ({"trick_pay": "fifth"}, 3, {0: 3, 1: 2}, [6, 4, -11, 0], 12),
        ({"trick_pay": "fifth", "penalty_base": "after"}, 3, {0: 3, 1: 2}, [6, 4, -1, 0], 2),
        ({"trick_pay": "fifth", "penalty_base": "after"}, 2, {0: 3, 1: 2}, [6, 4, 0, 0], 0),
        ({"several_bestias": "split"}, 1, {0: 5}, [5, -5, -5, 0], 14),
        ({"several_bestias": "split"}, 1, {0: 3, 1: 2}, [3, 2, -9, 0], 13),
        ({"several_bestias": "split", "penalty_cap": 4}, 1, {0: 5}, [5, -4, -4, 0], 12),
        ({"several_bestias": "split", "penalty_cap": 6}, 1, {0: 5}, [5, -5, -5, 0], 14),
        ({"several_bestias": "split", "penalty_base": "after"}, 0, {0: 5}, [5, -2, -2, 0], 7),
        ({"penalty_base": "after", "penalty_cap": 2}, 0, {0: 5}, [5, -2, -2, 0], 7),
    ],
)
def test_payments_follow_the_house_rules(
    config: dict[str, Any], pot: int, won: dict[int, int], deltas: list[int], plate: int
) -> None:
    assert settled([0, 1, 2], won, seats=4, config=config, pot=pot) == (deltas, plate)


@pytest.mark.parametrize(
    ("config", "stack", "may_play"),
    [
        ({}, 10, True),
        ({}, 9, False),
        ({"penalty_base": "after"}, 5, True),
        ({"penalty_base": "after"}, 4, False),
        ({"penalty_cap": 3}, 5, True),
        ({"penalty_cap": 3}, 4, False),
        ({"several_bestias": "split"}, 9, False),
        ({"several_bestias": "split"}, 10, True),
        ({"trick_pay": "fifth", "penalty_base": "after"}, 5, True),
        ({"trick_pay": "fifth", "penalty_base": "after"}, 4, False),
    ],
)
def test_who_could_not_pay_a_bestia_after_the_ante_may_only_pass(
    config: dict[str, Any], stack: int, may_play: bool
) -> None:
    state = fresh(4, config=config, stacks=(1000, stack, 1000, 1000))

    assert legal(GAME, state, 1) == (["juego", "paso"] if may_play else ["paso"])
    assert GAME.rules.view_for(state, 1).covered is may_play


def test_the_last_caller_needs_cover_too_though_he_would_only_take_the_plate() -> None:
    state = after(GAME, fresh(4, stacks=(9, 1000, 1000, 1000)), "paso paso paso")

    with pytest.raises(IllegalActionError) as refused:
        act(GAME, state, 0, "juego")

    assert refused.value.code == "cannot-cover"
    assert refused.value.details == {"amount": 8}
    assert GAME.rules.is_over(after(GAME, state, "paso"))


@pytest.mark.parametrize(("pot", "share", "left"), [(0, 4, 0), (1, 4, 1), (11, 9, 1)])
def test_two_left_split_the_plate_and_an_odd_chip_stays(pot: int, share: int, left: int) -> None:
    state = after(GAME, fresh(4, pot=pot, config={"two_split": True, "exchange": 3}), "juego paso paso juego")

    assert GAME.rules.is_over(state)
    assert GAME.rules.outcome(state).chips == (share - 2, share - 2, -2, -2)
    assert state.pot == left


def test_three_play_on_where_two_would_split() -> None:
    state = after(GAME, fresh(4, config={"two_split": True}), "juego paso juego juego")

    assert GAME.rules.waiting_on(state) == (1,)


def test_a_turn_up_marks_trump_and_nobody_holds_it() -> None:
    state = dealt(GAME, HANDS, "AH", config={"trump_from": "turn_up"})

    assert state.table.trump.value == "hearts"
    assert all("AH" not in [card.code for card in hand] for hand in state.tricks.hands)
    assert GAME.rules.view_for(state, None).stock_size == 32 - 15 - 1


def exchanging(exchange: int = 2, stock: str | None = STOCK) -> Any:
    state = dealt(GAME, HANDS, "10S", stock=stock, config={"exchange": exchange})
    return after(GAME, state, "juego juego juego")


def test_cards_are_exchanged_in_turn_out_of_the_undealt_ones() -> None:
    state = exchanging()
    assert legal(GAME, state, 1) == ["descarta 1-2", "servido"]

    _, state = act(GAME, state, 1, "descarta 7D 8C")
    _, state = act(GAME, state, 2, "servido")
    _, state = act(GAME, state, 0, "descarta 10S")

    assert [card.code for card in state.tricks.hands[1]] == ["AD", "10H", "KD", "JS", "KS"]
    assert [card.code for card in state.tricks.hands[0]] == ["KH", "AS", "8S", "QS", "9S"]
    assert state.table.trump.value == "spades"
    view = GAME.rules.view_for(state, 2)
    assert view.thrown == (1, 2, 0)
    assert view.stock_size == 17 - 3
    assert GAME.rules.waiting_on(state) == (1,)


def test_nobody_throws_more_than_is_left() -> None:
    hands = [
        "AS KS QS JS 10S",
        "AH KH QH JH 10H",
        "AD KD QD JD 10D",
        "AC KC QC JC 10C",
        "9S 8S 7S 6S 5S",
        "9H 8H 7H 6H 5H",
        "9D 8D 7D 6D 5D",
        "9C 8C 7C 6C 5C",
    ]
    stock = "4S 3S 2S 4H 3H 2H 4D 3D 2D 4C 3C 2C"
    state = dealt(GAME, hands, "10S", stock=stock, config={"exchange": 5})
    state = after(GAME, state, " ".join(["juego"] * 8))
    _, state = act(GAME, state, 1, "descarta AH KH QH JH 10H")
    _, state = act(GAME, state, 2, "descarta AD KD QD JD 10D")

    assert legal(GAME, state, 3) == ["descarta 1-2", "servido"]
    with pytest.raises(IllegalActionError) as refused:
        act(GAME, state, 3, "descarta AC KC QC")
    assert refused.value.code == "discard-at-most"

    _, state = act(GAME, state, 3, "descarta AC KC")
    assert legal(GAME, state, 4) == ["servido"]


def test_who_has_passed_exchanges_nothing() -> None:
    state = dealt(GAME, HANDS, "10S", stock=STOCK, config={"exchange": 1})
    state = after(GAME, state, "juego paso juego")

    _, state = act(GAME, state, 1, "servido")

    assert GAME.rules.waiting_on(state) == (0,)


def test_a_written_stock_that_ends_while_cards_are_due_is_an_error_and_not_a_limit() -> None:
    state = exchanging(stock="JS")
    assert legal(GAME, state, 1) == ["descarta 1-2", "servido"]

    with pytest.raises(StockExhaustedError):
        act(GAME, state, 1, "descarta 7D 8C")


@pytest.mark.parametrize("seats", [2, 9])
def test_bestia_is_for_three_to_eight(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 8"):
        GAME.rules.opening(BestiaRules(), seats, 0)


def test_records_speak_of_discards_only_where_cards_are_exchanged() -> None:
    assert GAME.written.words is not None
    assert {"descarta", "servido"}.isdisjoint(GAME.written.words(BestiaRules()))
    assert {"descarta", "servido"} <= GAME.written.words(BestiaRules(exchange=1))
