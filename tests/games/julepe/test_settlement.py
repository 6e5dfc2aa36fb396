"""Who pays and who wins: the worked examples of the rules (J: a julepe of 10), and the house rules of the chips."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.julepe import GAME
from tests.games.julepe.positions import after, chips, dealt, settled

A, B, C, D, E, F = range(6)


@pytest.mark.parametrize(
    ("plate", "tricks", "deltas", "left", "more"),
    [
        pytest.param(10, {B: 3, C: 2, D: 0}, {B: 10, C: 10, D: -10}, 0, {}, id="J23-two-winners-share-alike"),
        pytest.param(10, {B: 4, C: 1, D: 0}, {B: 30, C: -10, D: -10}, 0, {}, id="J25-a-single-winner"),
        pytest.param(10, {B: 5, C: 0, D: 0, E: 0}, {B: 40, C: -10, D: -10, E: -10}, 0, {}, id="J26-all-five-tricks"),
        pytest.param(10, dict.fromkeys(range(5), 1), dict.fromkeys(range(5), -10), 60, {}, id="J27-nobody-wins"),
        pytest.param(20, {B: 4, D: 1}, {B: 30, D: -10}, 0, {}, id="J29-two-play"),
        pytest.param(21, {B: 3, D: 2}, {B: 10, D: 10}, 1, {}, id="J30-the-odd-chip-stays"),
        pytest.param(10, {A: 3, B: 2, C: 0}, {A: 10, B: 10, C: -10}, 0, {"danced": "1O"}, id="J32-ace-danced-and-made"),
        pytest.param(10, {A: 2, B: 3}, {A: -10, B: 20}, 0, {"danced": "1O"}, id="J34-ace-danced-two-are-not-enough"),
        pytest.param(10, {C: 4, F: 1}, {C: 10}, 0, {"defender": F}, id="J36-the-baceta-fails"),
        pytest.param(10, {C: 1, F: 4}, {C: -10, F: 20}, 0, {"defender": F}, id="J38-the-lone-player-fails"),
        pytest.param(
            10,
            {C: 1, F: 4},
            {C: -10},
            20,
            {"defender": F, "config": {"stock_beats_lone": "carry"}},
            id="J38-carry-the-lone-player-fails",
        ),
        pytest.param(
            10,
            {A: 1, B: 4},
            {A: -20, B: 30},
            0,
            {"danced": "5O", "config": {"turn_up_double": True}},
            id="J41-baile-doble",
        ),
        pytest.param(21, {C: 3, F: 2}, {C: 10}, 11, {"defender": F}, id="baceta-both-reach-their-quota"),
        pytest.param(
            21,
            {A: 1, F: 4},
            {A: -20, F: 41},
            0,
            {"defender": F, "danced": "5O", "config": {"turn_up_double": True}},
            id="baceta-baile-doble",
        ),
        pytest.param(
            21, {A: 2, F: 3}, {A: -10, F: 31}, 0, {"defender": F, "danced": "1O"}, id="baceta-two-with-the-ace"
        ),
    ],
)
def test_chips_are_those_of_the_worked_example(
    plate: int, tricks: dict[int, int], deltas: dict[int, int], left: int, more: dict[str, Any]
) -> None:
    state = settled(tricks, seats=6, pot=plate - 10, **more)
    assert chips(state) == deltas
    assert state.pot == left


def test_nobody_wins_when_the_ace_was_danced_for_two() -> None:
    state = settled({A: 2, B: 1, C: 1, D: 1}, seats=6, danced="1O")
    assert chips(state) == {A: -10, B: -10, C: -10, D: -10}
    assert state.pot == 50


def test_j35_all_pass_and_the_next_dealer_adds_his_puesta() -> None:
    state = after(dealt(6), *["paso"] * 6)
    assert chips(state) == {}
    assert state.pot == 10
    carry = GAME.rules.carry(state)
    assert (carry.dealer, carry.pot, carry.ante) == (B, 10, True)
    assert dealt(6, dealer=carry.dealer, pot=carry.pot).pot == 20


def test_j40_the_lone_player_takes_the_plate_undefended() -> None:
    state = after(dealt(4), "paso", "juego", "paso", "paso", *["no defiende"] * 3)
    assert chips(state) == {C: 10}
    assert state.pot == 0
    assert state.board.won == (0, 0, 0, 0)


def test_lone_undefended_carry_leaves_the_plate() -> None:
    calls = ["paso", "juego", "paso", "paso", *["no defiende"] * 3]
    state = after(dealt(4, config={"lone_undefended": "carry"}), *calls)
    assert chips(state) == {}
    assert state.pot == 10
    assert state.result is not None
    assert state.result.kinds == ("passed", "passed", "carried", "passed")


def test_always_three_asks_three_tricks_of_any_danced_card() -> None:
    config = {"turn_up_quota": "always_three"}
    assert chips(settled({A: 2, B: 3}, danced="5O", config=config)) == {A: -10, B: 20}
    assert chips(settled({A: 3, B: 2}, danced="5O", config=config)) == {A: 5, B: 5}
    assert chips(settled({A: 2, B: 3}, config=config)) == {A: 5, B: 5}


def test_a_penalty_of_its_own_is_paid_instead_of_the_stake() -> None:
    assert chips(settled({B: 4, C: 1}, config={"penalty": 25})) == {B: 35, C: -25}


def test_penalty_mode_pot_pays_what_is_on_the_plate() -> None:
    assert chips(settled({B: 4, C: 1, D: 0}, pot=20, config={"penalty_mode": "pot"})) == {B: 90, C: -30, D: -30}


def test_pot_cap_leaves_the_rest_of_the_plate_waiting() -> None:
    state = settled({B: 4, C: 1}, pot=40, config={"pot_cap": 15})
    assert chips(state) == {B: 25, C: -10}
    assert state.pot == 35


def test_pot_cap_above_the_plate_changes_nothing() -> None:
    assert chips(settled({B: 4, C: 1}, config={"pot_cap": 500})) == {B: 20, C: -10}


def test_pot_cap_is_the_most_a_julepe_of_the_plate_can_be() -> None:
    state = settled({B: 4, C: 1}, pot=40, config={"pot_cap": 15, "penalty_mode": "pot"})
    assert chips(state) == {B: 30, C: -15}


@pytest.mark.parametrize(
    ("tricks", "first"),
    [({B: 2, C: 3}, B), ({A: 2, C: 3}, C), ({A: 3, B: 2}, B)],
)
def test_first_hand_gives_the_odd_chip_to_the_winner_nearest_the_dealers_right(
    tricks: dict[int, int], first: int
) -> None:
    state = settled(tricks, pot=11, config={"odd_chip": "first_hand"})
    assert chips(state) == {seat: 11 if seat == first else 10 for seat in tricks}
    assert state.pot == 0


def test_against_the_baceta_the_unpaid_half_stays_with_its_odd_chip() -> None:
    state = settled({B: 3, C: 2}, pot=11, defender=C, config={"odd_chip": "first_hand"})
    assert chips(state) == {B: 10}
    assert state.pot == 11


def test_a_plate_without_chips_moves_none() -> None:
    config = {"penalty_mode": "pot"}
    state = after(dealt(3, ante=False, config=config), "juego", "paso", "paso", "no defiende", "no defiende")
    assert GAME.rules.outcome(state).chips == (0, 0, 0)
    assert GAME.rules.is_over(state)


def test_the_result_tells_the_sum() -> None:
    result = settled({B: 4, C: 1, D: 0}, seats=7, dealer=A).result
    assert result is not None
    assert result.kinds == ("alcalde", "winner", "julep", "julep", "passed", "passed", "passed")
    assert (result.at_stake, sum(result.paid), result.won[B], result.carried) == (10, 20, 30, 0)
    assert result.deltas == (-10, 30, -10, -10, 0, 0, 0)
