"""The worked examples of the rules of individual mus, by their ids."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cards import cards_of
from bot.games.mus_hands import value_of
from bot.games.mus_individual import GAME
from tests.games.mus_individual.positions import H, after, begun, legal, passed, present, refusal, waiting

I5 = ("0: envido 2", "1: quiero", "2: no quiero", "3: quiero", "3: paso", "1: paso", "0: paso")
I7 = (
    *("0: envido 2", "1: quiero", "2: quiero", "3: no quiero"),
    *("2: paso", "1: paso", "0: 2 mas", "1: quiero", "2: no quiero"),
)
REAL = "777R RR76 C654"
I17 = "RR76 C654 654A"


@pytest.mark.parametrize(
    ("hands", "stacks", "config", "said", "end"),
    [
        pytest.param(H, (5,) * 4, {}, (), (2, 3, 5, 4), id="I1"),
        pytest.param(H, (8,) * 4, {}, ("envido 3", *["no quiero"] * 3), (4, 7, 8, 7), id="I4"),
        pytest.param(H, (8,) * 4, {}, I5, (3, 5, 8, 11), id="I5"),
        pytest.param(H, (8,) * 4, {}, I7, (5, 3, 12, 7), id="I7"),
        pytest.param(H, (5,) * 4, {}, ("ordago", *["no quiero"] * 3), (1, 4, 5, 4), id="I11"),
        pytest.param(REAL, (8,) * 3, {"real": "figure"}, (), (1, 7, 7), id="I14"),
        pytest.param(REAL, (8,) * 3, {}, (), (3, 7, 7), id="I15"),
        pytest.param(I17, (8,) * 3, {"juego33": True}, (), (2, 8, 7), id="I17"),
    ],
)
def test_stones_at_the_end_of_the_deal(
    hands: str, stacks: tuple[int, ...], config: dict[str, Any], said: tuple[str, ...], end: tuple[int, ...]
) -> None:
    state = passed(after(begun(hands, stacks, config=config), *said))

    assert state.stacks == end
    assert sum(state.stacks) + state.pot == sum(stacks)


def test_i3_of_five_cards_exactly_one_goes() -> None:
    five = cards_of("spanish", "12O 11O 7O 4O 5O")

    assert value_of(five[:4], 8).points == 31
    assert value_of((*five[:3], five[4]), 8).points == 32


def test_i9_who_refused_the_first_envite_is_out_of_the_raises() -> None:
    state = after(begun(H), *I7[:4])

    assert 3 not in present(state).inside
    assert legal(state, 3) == []


def test_i12_the_worst_of_an_ordago_of_all_has_lost_the_game() -> None:
    state = after(begun("RC74 RR75 SS54", (5, 5, 5)), "ordago", "quiero", "quiero")

    assert state.stacks == (0, 0, 15)
    assert GAME.rules.outcome(state).loser == 2
    assert state.counted == ()


def test_i18_the_count_stops_when_only_one_has_stones() -> None:
    state = passed(begun("RC74 RR75", (1, 2)))

    assert GAME.rules.outcome(state).loser == 1
    assert state.stacks == (0, 1)
    assert [line.lance for line in state.counted] == ["grande", "chica"]


def test_i20_who_bets_all_he_has_caps_the_others() -> None:
    state = after(begun("RC74 RR75 SS54", (2, 6, 6)), "envido 2", "quiero", "quiero")

    assert waiting(state) == (2,)
    assert legal(state) == ["paso"]
    assert refusal(state, "1 mas") == "nothing-to-raise"


def test_i21_who_is_too_poor_for_the_first_envite_can_only_refuse() -> None:
    state = after(begun("RC74 RR75 SS54", (3, 6, 6)), "paso", "envido 4", "no quiero")

    assert waiting(state) == (0,)
    assert legal(state) == ["no quiero"]
    assert refusal(state, "quiero") == "cannot-cover"
    assert after(state, "no quiero").stacks[0] == 3


def test_i22_the_last_one_who_is_not_out_wins_the_match() -> None:
    state = begun("RC74 RR75", (1, 2), tallies=(2, 2))
    carry = GAME.rules.carry(passed(state))

    assert carry.tallies == (2, 3)
    assert carry.over
    assert carry.winners == (0,)


def test_rounds_of_raises_turn_and_end_with_the_opener() -> None:
    state = after(begun(H, (20,) * 4), "paso", "paso", "2: envido 1", "3: quiero", "0: quiero", "1: quiero")

    state = after(state, "1: paso", "0: paso", "3: paso", "2: 1 mas")
    state = after(state, "3: quiero", "0: quiero", "1: 1 mas", "2: 1 mas")
    state = after(state, "1: quiero", "0: quiero", "3: 1 mas", "2: quiero")
    state = after(state, "0: quiero", "1: quiero")

    assert state.lances[0].how == "level"
    assert state.lances[0].stakes == (5, 5, 5, 5)
