"""The count, la real, juegos and vacas, what a seat may see, and how a deal is written down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.cards import SPANISH_40
from bot.games.mus import GAME
from bot.games.mus.model import MusView, State
from bot.games.mus.signals import signals_of
from bot.games.mus_hands import value_of
from bot.games.protocol import Discard, Layout, LayoutError, Say, Setup, fold
from tests.games.mus.positions import H, after, cards_for, cut, dealt, passed

REALES = "777S RC74 654A 3654"
"""Seat 0 has la real of figure and sota, seat 1 another 31."""


@pytest.mark.parametrize(
    ("config", "score"),
    [
        pytest.param({}, (3 + 2, 0), id="off: the mano's 31 is as good"),
        pytest.param({"real": "sota", "real_value": 5}, (5 + 2, 0), id="sota"),
        pytest.param({"real": "figure", "real_value": 4}, (4 + 2, 0), id="figure"),
        pytest.param({"real": "rey", "real_value": 5}, (3 + 2, 0), id="rey: a sota is none"),
        pytest.param({"real": "off", "real_value": 5}, (3 + 2, 0), id="the value counts only where it is on"),
    ],
)
def test_la_real_pays_its_value(config: dict[str, Any], score: tuple[int, int]) -> None:
    state = passed(cut(REALES, config=config))

    assert state.counted[2].premio + state.counted[3].premio == sum(score)


@pytest.mark.parametrize(("real", "best"), [("off", 0), ("sota", 1)])
def test_la_real_beats_the_31_of_the_mano(real: str, best: int) -> None:
    state = passed(cut("RC74 777S 654A 3654", config={"real": real}))

    assert state.counted[3].seat == best


def test_the_real_wins_and_its_partners_31_is_paid_too() -> None:
    config = {"real": "rey", "real_value": 5, "kings": 8}
    state = passed(cut("RC74 654A 777R 3654", config=config))

    assert state.counted[3].seat == 2
    assert state.counted[3].premio == 3 + 5


def test_premios_of_both_partners_are_added() -> None:
    state = passed(cut("RRAA CC54 SS66 7654"))

    assert state.counted[2].premio == 3 + 3
    assert state.counted[2].pair == 0


def test_six_stones_for_two_juegos_of_31() -> None:
    assert passed(cut("RC74 654A RC74 654A")).counted[3].premio == 6


@pytest.mark.parametrize("target", [40, 35, 30])
def test_a_juego_ends_at_its_target(target: int) -> None:
    short = passed(cut(H, config={"target": target}, score=(target - 1, 0)))
    assert GAME.rules.outcome(short).winner == 0

    far = passed(cut(H, config={"target": target}, score=(target - 4, 0)))
    assert GAME.rules.outcome(far).winner is None


@pytest.mark.parametrize(
    ("games", "vacas", "before", "after_it", "over"),
    [
        pytest.param(1, 1, (0, 0, 0, 0), (0, 0, 1, 0), True, id="one juego is the match"),
        pytest.param(3, 1, (1, 2, 0, 0), (2, 2, 0, 0), False, id="a juego of a vaca"),
        pytest.param(3, 1, (2, 2, 0, 0), (0, 0, 1, 0), True, id="the last of the only vaca"),
        pytest.param(3, 2, (2, 2, 0, 1), (0, 0, 1, 1), False, id="a vaca of two"),
        pytest.param(4, 3, (3, 0, 2, 2), (0, 0, 3, 2), True, id="the third vaca"),
    ],
)
def test_juegos_make_vacas_and_vacas_the_match(
    games: int, vacas: int, before: tuple[int, ...], after_it: tuple[int, ...], over: bool
) -> None:
    config = {"games_to_win": games, "vacas_to_win": vacas}
    state = passed(cut(H, config=config, score=(39, 0), tallies=before))

    carry = GAME.rules.carry(passed(state))

    assert carry.tallies == after_it
    assert carry.scores == (0, 0)
    assert carry.over is over
    assert carry.winners == ((0, 2) if over else ())


def test_the_score_goes_on_to_the_next_deal_while_nobody_has_won() -> None:
    carry = GAME.rules.carry(passed(cut(H, score=(10, 20))))

    assert carry.scores == (13, 23)
    assert carry.number == 1
    assert not carry.over


def test_after_a_match_the_next_deal_opens_a_new_one() -> None:
    state = passed(cut(H, score=(39, 0)))
    carry = GAME.rules.carry(state)
    assert carry.over

    new: State = fold(GAME, GAME.rules.start(state.rules, Setup((0,) * 4, carry, SPANISH_40)))

    assert new.score == (0, 0)
    assert GAME.rules.view_for(new, 0).vacas == (0, 0)
    assert new.mano == (carry.dealer + 1) % 4


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_mus_is_for_four(seats: int) -> None:
    with pytest.raises(ValueError, match="4"):
        GAME.rules.opening(GAME.house_rules(), seats, 0)


def test_no_chips_are_needed_for_a_deal() -> None:
    rules = GAME.house_rules(stake=50)

    assert GAME.rules.required_stack(rules, GAME.rules.opening(rules, 4, 0), 4, 0) == 0
    assert GAME.rules.outcome(passed(cut(H))).chips == (0, 0, 0, 0)


def view(state: State, seat: int | None) -> MusView:
    return GAME.rules.view_for(state, seat)


def test_a_view_tells_what_a_refusal_costs() -> None:
    state = after(cut(H), "envido", "4 mas")

    assert view(state, 0).refusal_cost == 2
    assert view(state, 0).lance == "grande"
    assert view(cut(H), 0).refusal_cost is None


def test_a_view_tells_what_the_own_hand_is_worth_in_each_lance() -> None:
    worth = view(cut(H), 1).worth
    assert worth is not None

    assert worth.ranks == (12, 12, 7, 5)
    assert (worth.pairing, worth.points, worth.juego, worth.real) == ("par", 32, True, False)
    assert view(cut(H), None).worth is None


def test_hands_are_hidden_until_the_deal_is_over_and_the_count_is_shown_then() -> None:
    state = cut(H)
    assert view(state, 0).shown_hands == ()
    assert view(state, None).hand == ()

    state = passed(state)

    assert view(state, None).shown_hands == state.hands
    assert [line.lance for line in view(state, None).counted] == ["grande", "chica", "pares", "juego"]


def test_holders_are_announced_by_the_rules_from_the_mano() -> None:
    ledger = view(passed(cut(H), "juego"), None).ledger

    assert ledger[2].holders == (1, 2)
    assert ledger[3].holders == (0, 1)


def test_signals_are_true_of_the_own_hand_and_none_are_made_in_mus_corrido() -> None:
    assert view(cut(H), 0).signals == ()
    assert view(cut(H, config={"signals": "button"}), 0).signals == ("thirty-one",)
    assert view(cut(H, config={"signals": "button"}), None).signals == ()
    assert view(dealt(H, config={"signals": "button", "running_mus": "match"}), 0).signals == ()


@pytest.mark.parametrize(
    ("hand", "signals"),
    [
        ("RRAA", ("duples", "two-kings", "two-aces")),
        ("RRR7", ("medias", "two-kings", "juego")),
        ("777R", ("medias", "la-real")),
        ("RC73", ("two-kings", "pares", "juego")),
        ("RC64", ("thirty",)),
        ("RC54", ("twenty-nine",)),
        ("6654", ("pares",)),
        ("7654", ("blind",)),
    ],
)
def test_signals_of_a_hand(hand: str, signals: tuple[str, ...]) -> None:
    (cards,) = cards_for(hand)

    assert signals_of(value_of(cards, 8, "rey")) == signals


def test_a_view_counts_what_each_has_thrown() -> None:
    state = after(dealt(H), *["mus"] * 4)
    state = fold(GAME, GAME.rules.apply(state, 0, Discard(state.hands[0][:2])), state)

    assert view(state, 1).threw == (2, 0, 0, 0)
    assert view(state, 0).worth is None


def test_defaults_are_mus_a_middle_card_paso_and_no_quiero() -> None:
    state = dealt(H)
    assert GAME.rules.default_action(state, 0) == Say("mus")
    thrown = GAME.rules.default_action(after(state, *["mus"] * 4), 0)
    assert isinstance(thrown, Discard)
    assert [card.rank for card in thrown.cards] == [7]
    state = cut(H)
    assert GAME.rules.default_action(state, 0) == Say("paso")
    assert GAME.rules.default_action(after(state, "envido"), 1) == Say("no quiero")


def test_a_layout_deals_the_hands_it_names() -> None:
    state = dealt(H)

    layout = GAME.layouts.layout_of(state)

    assert layout.hands == state.hands
    assert layout.reserve is None
    assert GAME.layouts.pack_of(state.rules, state.setup.carry, layout) == state.setup.pack


@pytest.mark.parametrize(
    ("change", "field"),
    [
        pytest.param({"turn_up": SPANISH_40[39]}, "turn_up", id="a turn-up"),
        pytest.param({"stock": SPANISH_40}, "stock", id="a card of a hand in the stock"),
        pytest.param({"hands": (None, *cards_for(H)[1:])}, "hands", id="a seat without a hand"),
        pytest.param({"hands": ((), *cards_for(H)[1:])}, "hands", id="a hand of the wrong size"),
    ],
)
def test_a_layout_that_cannot_be_dealt_names_its_field(change: dict[str, Any], field: str) -> None:
    rules = GAME.house_rules()
    layout = replace(Layout(tuple(cards_for(H))), **change)

    with pytest.raises(LayoutError) as wrong:
        GAME.layouts.pack_of(rules, GAME.rules.opening(rules, 4, 0), layout)

    assert wrong.value.field == field


def test_a_score_at_the_target_is_no_score_to_begin_with() -> None:
    with pytest.raises(LayoutError, match="score"):
        dealt(H, config={"target": 30}, score=(30, 0))


@pytest.mark.parametrize("name", GAME.presets)
def test_every_preset_can_be_played(name: str) -> None:
    assert GAME.rules.is_over(passed(cut(H, config=GAME.presets[name])))
