"""Dealing, what a seat may see, defaults, and how a deal of individual mus is written down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.cards import SPANISH_40
from bot.games.mus_individual import GAME
from bot.games.mus_individual.model import MusIndividualView, State
from bot.games.protocol import Carry, Discard, Layout, LayoutError, Say, Setup, fold
from tests.games.mus_individual.positions import H, after, begun, dealt, fives, passed


def view(state: State, seat: int | None) -> MusIndividualView:
    return GAME.rules.view_for(state, seat)


def test_a_view_tells_what_accepting_costs_and_what_refusing_takes() -> None:
    state = after(begun(H), "0: envido 2", "1: quiero", "2: quiero", "3: no quiero", "2: 3 mas")

    assert view(state, 1).owed == 3
    assert view(state, 1).refusal_share == 6
    assert view(state, 0).owed == 0
    assert view(state, None).refusal_share == 0


def test_a_refusal_takes_all_that_lies_there_by_house_rule() -> None:
    state = after(begun(H, config={"refuse_takes": "all"}), "0: envido 2", "1: quiero", "2: quiero", "3: no quiero")

    assert view(after(state, "2: 3 mas"), 1).refusal_share == 9


def test_a_view_shows_stones_plate_defeats_and_who_has_thrown() -> None:
    state = dealt(H, (8, 7, 6, 5), pot=6, tallies=(0, 1, 2, 0))
    state = fold(GAME, GAME.rules.apply(state, 2, Discard(state.hands[2][:1])), state)

    seen = view(state, 0)

    assert (seen.stacks, seen.plate, seen.defeats) == ((8, 7, 6, 5), 6, (0, 1, 2, 0))
    assert seen.threw == (False, False, True, False)
    assert seen.worth is None
    assert seen.lance is None


def test_a_view_tells_what_the_own_hand_is_worth() -> None:
    worth = view(begun("777R RC54", config={"real": "rey"}), 0).worth
    assert worth is not None

    assert worth.ranks == (12, 7, 7, 7)
    assert (worth.pairing, worth.points, worth.juego, worth.real) == ("medias", 31, True, True)


def test_hands_are_hidden_until_the_deal_is_over() -> None:
    state = begun(H)
    assert view(state, 0).shown_hands == ()
    assert view(state, None).hand == ()

    state = passed(state)

    assert view(state, None).shown_hands == state.hands
    assert GAME.rules.is_over(state)


def test_defaults_are_a_middle_card_paso_and_no_quiero() -> None:
    thrown = GAME.rules.default_action(dealt(H), 0)
    assert isinstance(thrown, Discard)
    assert [card.rank for card in thrown.cards] == [7]
    state = begun(H)
    assert GAME.rules.default_action(state, 0) == Say("paso")
    assert GAME.rules.default_action(after(state, "envido 1"), 1) == Say("no quiero")


@pytest.mark.parametrize("seats", [1, 7])
def test_individual_mus_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.rules.opening(GAME.house_rules(), seats, 0)


def test_no_chips_are_needed_for_a_deal() -> None:
    rules = GAME.house_rules(stake=50)

    assert GAME.rules.required_stack(rules, GAME.rules.opening(rules, 4, 0), 4, 0) == 0


def test_a_layout_deals_the_hands_it_names() -> None:
    state = dealt("- RC74 RR75 SS54", (0, 8, 8, 8))

    layout = GAME.layouts.layout_of(state)

    assert layout.hands[0] is None
    assert layout.hands[1:] == state.hands[1:]
    assert GAME.layouts.pack_of(state.rules, state.setup.carry, layout) == state.setup.pack


@pytest.mark.parametrize(
    ("change", "stones", "field"),
    [
        pytest.param({"turn_up": SPANISH_40[0]}, (8, 8), "turn_up", id="a turn-up"),
        pytest.param({"stock": ()}, (8, 8), "stock", id="a stock"),
        pytest.param({"reserve": ()}, (8, 8), "reserve", id="a reserve"),
        pytest.param({"hands": (fives(H)[0], None)}, (8, 8), "hands", id="a seat with stones and no hand"),
        pytest.param({"hands": (*fives(H)[:2], ())}, (8, 0, 8), "hands", id="a seat without stones and a hand"),
        pytest.param({"hands": (fives(H)[0], fives(H)[1][:4])}, (8, 8), "hands", id="a hand of four"),
        pytest.param({"hands": (fives(H)[0], fives(H)[0])}, (8, 8), "hands", id="a card twice"),
        pytest.param({}, (8, 0), "stacks", id="only one with stones"),
    ],
)
def test_a_layout_that_cannot_be_dealt_names_its_field(
    change: dict[str, Any], stones: tuple[int, ...], field: str
) -> None:
    layout = replace(Layout(tuple(fives(H)[:2])), **change)

    with pytest.raises(LayoutError) as wrong:
        GAME.layouts.pack_of(GAME.house_rules(), Carry(scores=stones), layout)

    assert wrong.value.field == field


def test_later_deals_take_the_stones_of_the_carry() -> None:
    rules = GAME.house_rules()
    carry = Carry(dealer=1, pot=3, number=4, scores=(5, 0, 16), tallies=(0, 3, 0))

    state: State = fold(GAME, GAME.rules.start(rules, Setup((99, 99, 99), carry, SPANISH_40)))

    assert state.stacks == (5, 0, 16)
    assert state.hands[1] == ()
    assert state.mano == 2


def test_after_a_match_the_next_deal_opens_a_new_one() -> None:
    rules = GAME.house_rules()
    carry = Carry(dealer=0, number=9, scores=(8, 0), tallies=(1, 3), over=True, winners=(0,))

    state: State = fold(GAME, GAME.rules.start(rules, Setup((8, 0), carry, SPANISH_40)))

    assert state.stacks == (8, 8)
    assert state.setup.carry.tallies == (0, 0)


@pytest.mark.parametrize("name", GAME.presets)
def test_every_preset_can_be_played(name: str) -> None:
    assert GAME.rules.is_over(passed(begun(H, config=GAME.presets[name])))
