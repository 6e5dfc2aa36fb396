"""The computer player of Julepe: hands it must not get wrong, and that it is better than chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.cards import shuffled
from bot.games.julepe import GAME
from bot.games.julepe.model import JulepeView
from bot.games.julepe.state import State
from bot.games.protocol import Action, Discard, Play, Say, Setup, fold, permits
from bot.players import LEVELS, Level, any_legal, choose
from tests.games.julepe.positions import after, dealt, trick_at
from tests.games.random_deals import deals, played

LEVEL = pytest.mark.parametrize("level", LEVELS)
CHANCES = (0.0, 0.3, 0.5, 0.99)
RUBBISH = "2C 4C 5E 6E 2B"


def view(state: State, seat: int) -> JulepeView:
    return GAME.rules.view_for(state, seat)


def chosen(state: State, level: Level = "normal", chance: float = 0.5) -> Action:
    (seat,) = GAME.rules.waiting_on(state)
    return choose("julepe", view(state, seat), level, chance)


@LEVEL
@pytest.mark.parametrize("chance", CHANCES)
def test_it_never_passes_with_ace_three_and_king_of_trump(level: Level, chance: float) -> None:
    state = after(dealt(6, hands={5: "1O 3O 12O 2C 4E"}), *["juego"] * 4)
    assert chosen(state, level, chance) == Say("juego")


@LEVEL
@pytest.mark.parametrize("chance", CHANCES)
def test_it_never_plays_on_rubbish_against_many(level: Level, chance: float) -> None:
    state = after(dealt(6, hands={5: RUBBISH}), *["juego"] * 4)
    assert chosen(state, level, chance) == Say("paso")


def test_a_rich_plate_tempts_it_to_play() -> None:
    hands = {1: "11O 7O 2C 2E 4B"}
    assert chosen(dealt(4, hands=hands), chance=0.0) == Say("paso")
    assert chosen(dealt(4, hands=hands, pot=200), chance=0.0) == Say("juego")


def test_the_bold_play_where_the_careful_pass() -> None:
    state = dealt(4, hands={1: "12O 7O 2C 2E 4B"})
    assert chosen(state, "prudente") == Say("paso")
    assert chosen(state, "atrevido") == Say("juego")


def test_a_dealer_who_plays_takes_a_turn_up_that_costs_nothing() -> None:
    state = after(dealt(4, hands={0: "1O 3O 2C 4C 5E"}), "paso", "juego", "paso")
    assert chosen(state) == Say("baile")


def test_a_dealer_leaves_an_ace_that_would_ask_a_third_trick() -> None:
    state = after(dealt(4, turn_up="1O", hands={0: "3O 12O 2C 4C 5E"}), "paso", "juego", "juego")
    assert chosen(state) == Say("juego")


def test_a_dealer_who_must_take_it_plays_only_with_trumps_for_three_tricks() -> None:
    always = {"dealer_takes_turn_up": "always"}
    rich = dealt(4, turn_up="1O", hands={0: "3O 12O 11O 10O 5E"}, config=always)
    assert chosen(after(rich, "paso", "juego", "juego")) == Say("baile")
    thin = dealt(4, turn_up="1O", hands={0: "4O 12C 2C 4C 5E"}, config=always)
    assert chosen(after(thin, "paso", "juego", "juego")) == Say("paso")


def test_a_dealer_dances_less_easily_where_failing_costs_double() -> None:
    state = after(dealt(4, hands={0: "12O 4O 2C 4C 5E"}), "paso", "juego", "juego")
    assert chosen(state, chance=0.0) == Say("baile")
    doubled = dealt(4, hands={0: "12O 4O 2C 4C 5E"}, config={"turn_up_double": True})
    assert chosen(after(doubled, "paso", "juego", "juego"), chance=0.0) != Say("baile")


def test_who_must_play_does() -> None:
    state = after(dealt(4, hands={0: RUBBISH}, config={"all_pass": "dealer_must"}), "paso", "paso", "paso")
    assert chosen(state) in (Say("juego"), Say("baile"))
    always = {"all_pass": "dealer_must", "dealer_takes_turn_up": "always"}
    state = after(dealt(4, hands={0: RUBBISH}, config=always), "paso", "paso", "paso")
    assert chosen(state) == Say("baile")


def test_it_defends_the_baceta_which_costs_nothing() -> None:
    state = after(dealt(4), "paso", "juego", "paso", "paso")
    assert chosen(state) == Say("defiende")


def test_it_throws_all_but_trumps_and_aces() -> None:
    state = after(dealt(4, hands={1: "2O 1C 12C 7E 3B"}), "juego", "juego", "paso", "paso")
    thrown = chosen(state)
    assert isinstance(thrown, Discard)
    assert {card.code for card in thrown.cards} == {"12C", "7E", "3B"}


def test_it_is_served_with_five_good_cards() -> None:
    state = after(dealt(4, hands={1: "2O 1C 12O 1E 3O"}), "juego", "juego", "paso", "paso")
    assert chosen(state) == Discard(())


def test_it_throws_its_lowest_trump_where_it_must_throw() -> None:
    state = after(dealt(5, hands={1: "2O 4O 12O 1O 3O 11O"}), "juego", "juego", *["paso"] * 3)
    assert [card.code for card in chosen(state).cards] == ["2O"]  # type: ignore[union-attr]  # a Discard


@pytest.mark.parametrize(
    ("trick", "hand", "card"),
    [
        pytest.param("", "1O 7O 2C", "1O", id="leads-the-ace-of-trumps"),
        pytest.param("", "7O 1C 2E", "1C", id="leads-a-side-ace-before-a-trump-that-may-lose"),
        pytest.param("", "7O 4E 6C", "4E", id="leads-low-without-a-sure-card"),
        pytest.param("4C 3C 12C 11C 10C", "2O 7O 4B", "2O", id="wins-cheaply-when-last"),
        pytest.param("4C", "1O 2O 3E", "1O", id="wins-surely-when-others-follow"),
        pytest.param("4C", "7O 2O 3E", "2O", id="spares-its-better-trump"),
        pytest.param("4C 12O", "1E 3E 5B", "5B", id="gives-up-its-worst-card"),
        pytest.param("4C 1O", "2O 7O 3E", "2O", id="undertrumps-with-its-lowest"),
        pytest.param("7C", "12C 4C 1O", "12C", id="plays-its-only-legal-card"),
    ],
)
def test_it_plays_the_card_that_serves_its_two_tricks(trick: str, hand: str, card: str) -> None:
    played_card = chosen(trick_at(trick, hand))
    assert isinstance(played_card, Play)
    assert played_card.card.code == card


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), level=st.sampled_from(LEVELS), chance=st.floats(0, 1, exclude_max=True))
def test_it_always_finds_a_legal_action_and_the_same_for_the_same_view(
    data: st.DataObject, level: Level, chance: float
) -> None:
    for moment in played(data.draw(deals(GAME))):
        for seat in GAME.rules.waiting_on(moment.before):
            seen = view(moment.before, seat)
            action = choose("julepe", seen, level, chance)
            assert permits(seen.legal, action)
            GAME.rules.apply(moment.before, seat, action)
            assert choose("julepe", seen, level, chance) == action


Chooser = Callable[[JulepeView, float], Action]


def self_play(players: Sequence[Chooser], deals_: int) -> list[int]:
    """Chips won per seat over seeded deals, the deal going round."""
    rules = GAME.house_rules()
    carry = GAME.rules.opening(rules, len(players), 0)
    won = [0] * len(players)
    for number in range(deals_):
        chance = random.Random(number)
        seed = number.to_bytes(32, "big")
        orders = tuple(shuffled(seed, GAME.cards, order) for order in range(1 + GAME.reserves))
        state: State = fold(
            GAME, GAME.rules.start(rules, Setup((10_000,) * len(players), carry, orders[0], orders[1:]))
        )
        while not GAME.rules.is_over(state):
            seat = GAME.rules.waiting_on(state)[0]
            action = players[seat](view(state, seat), chance.random())
            state = fold(GAME, GAME.rules.apply(state, seat, action), state)
        for seat, change in enumerate(GAME.rules.outcome(state).chips):
            won[seat] += change
        carry = GAME.rules.carry(state)
    return won


@LEVEL
def test_it_beats_chance_over_three_hundred_deals(level: Level) -> None:
    won = self_play(
        [lambda seen, chance: choose("julepe", seen, level, chance)]
        + [lambda seen, chance: any_legal(seen, "normal", chance)] * 3,
        300,
    )
    assert won[0] > 500
    assert won[0] > max(won[1:])
