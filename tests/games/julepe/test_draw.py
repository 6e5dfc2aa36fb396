"""The draw: how many cards come for those thrown, and the stock that is rebuilt when it runs out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.cards import cards_of
from bot.games.julepe import GAME
from bot.games.julepe.draw import rebuildable
from bot.games.julepe.model import CardsServed, CardsThrown, StockRebuilt
from bot.games.julepe.state import State
from bot.games.protocol import LayoutError, StockExhaustedError
from tests.games.julepe.positions import act, after, dealt, legal, refused, waiting

A, B, C, D, E, F, G = range(7)
ALL_CARDS = " ".join(card.code for card in GAME.cards)


def throw(state: State, number: int, seat: int | None = None) -> str:
    """The word for throwing the first `number` cards of whoever's turn it is."""
    hand = state.hands[waiting(state) if seat is None else seat]
    return "descarta " + " ".join(card.code for card in hand[:number]) if number else "servido"


def six_in_the_draw(**more: object) -> State:
    """Six seats; B, D, E and A play, C and F passed."""
    return after(dealt(6, reserves=(ALL_CARDS,), **more), "juego", "paso", "juego", "juego", "paso", "juego")  # type: ignore[arg-type]  # passed on


def test_j17_the_stock_is_rebuilt_from_passed_hands_and_earlier_throws() -> None:
    state = six_in_the_draw()
    state = after(state, throw(state, 5))
    assert len(state.talon.stock) == 4
    state = after(state, throw(state, 4))
    assert len(state.talon.stock) == 0
    own = state.hands[E][:3]
    events, state = act(state, E, throw(state, 3))
    rebuilt = next(event for event in events if isinstance(event, StockRebuilt))
    assert len(rebuilt.cards) == 19
    assert not set(own) & set(rebuilt.cards)
    assert GAME.rules.view_for(state, None).stock_size == 16
    state = after(state, throw(state, 2))
    assert GAME.rules.view_for(state, None).stock_size == 14


@pytest.mark.parametrize(("thrown", "served"), [(1, 0), (4, 3), (6, 5)])
def test_j18_of_five_seats_one_card_fewer_comes_than_was_thrown(thrown: int, served: int) -> None:
    state = after(dealt(5), "juego", "juego", *["paso"] * 3)
    assert legal(state) == ["descarta 1-6"]
    events, after_draw = act(state, B, throw(state, thrown))
    assert sum(len(event.cards) for event in events if isinstance(event, CardsServed)) == served
    assert len(after_draw.hands[B]) == 5


def test_j18_of_five_seats_nobody_keeps_all_six() -> None:
    state = after(dealt(5), "juego", "juego", *["paso"] * 3)
    assert refused(state, B, "servido") == "must-discard-at-least"


def test_j19_a_dancing_dealer_draws_one_fewer() -> None:
    state = after(dealt(6), "juego", *["paso"] * 4, "baile", "servido")
    assert legal(state) == ["descarta 1-6"]
    events, after_draw = act(state, A, throw(state, 3))
    assert [len(event.cards) for event in events if isinstance(event, CardsServed)] == [2]
    assert len(after_draw.hands[A]) == 5


def test_of_five_seats_a_dancing_dealer_throws_at_least_two() -> None:
    state = after(dealt(5), "juego", *["paso"] * 3, "baile")
    state = after(state, throw(state, 1))
    assert legal(state) == ["descarta 2-7"]
    assert refused(state, A, throw(state, 1)) == "must-discard-at-least"
    assert len(after(state, throw(state, 7)).hands[A]) == 5


def test_the_danced_card_may_be_thrown_and_trump_stays() -> None:
    state = after(dealt(4, turn_up="5O"), "juego", "paso", "paso", "baile", "servido", "descarta 5O")
    assert state.table.turn_up not in state.hands[A]
    assert GAME.rules.view_for(state, None).trump is state.table.turn_up.suit


def test_who_draws_is_asked_in_turn_and_served_at_once() -> None:
    state = after(dealt(4, stock="1C 3C"), "juego", "paso", "juego", "paso")
    events, state = act(state, B, throw(state, 2))
    assert [type(event) for event in events] == [CardsThrown, CardsServed]
    assert cards_of("spanish", "1C 3C") == state.hands[B][-2:]
    assert waiting(state) == D


@pytest.mark.parametrize("word", ["descarta 1C", "descarta 2C 1C"])
def test_only_cards_in_hand_are_thrown(word: str) -> None:
    state = after(dealt(4, hands={B: "2C 4C 5C 6C 7C", C: "1C 3C 12C 11C 10C"}), "juego", "juego", "paso", "paso")
    assert refused(state, B, word) == "not-in-hand"


def test_everybody_sees_how_many_were_thrown_and_nobody_which() -> None:
    state = after(dealt(4), "juego", "paso", "juego", "paso")
    state = after(state, throw(state, 3))
    assert GAME.rules.view_for(state, D).thrown == (None, 3, None, None)


def when_calling(seats: int = 4) -> State:
    return dealt(seats, config={"draw_when": "when_calling"})


def test_when_calling_each_draws_with_his_call() -> None:
    state = after(when_calling(), "juego")
    assert waiting(state) == B
    assert legal(state) == ["descarta 1-5", "servido"]
    state = after(state, "servido")
    assert (waiting(state), legal(state)) == (C, ["juego", "paso"])


def test_when_calling_the_dealer_may_dance_while_another_draws_and_draws_in_his_turn() -> None:
    state = after(when_calling(), "juego")
    assert legal(state, A) == ["baile"]
    state = after(state, "0: baile")
    assert waiting(state) == B
    state = after(state, "servido", "paso", "paso")
    assert waiting(state) == A
    assert legal(state) == ["descarta 1-6"]


def test_when_calling_a_dealer_who_dances_in_his_turn_draws_at_once() -> None:
    state = after(when_calling(), "juego", "servido", "paso", "paso", "baile")
    assert waiting(state) == A
    assert legal(state) == ["descarta 1-6"]


def passed_first() -> State:
    """Six seats, only C passed; B has thrown all, so that four cards lie in the stock, and D is to draw."""
    config = {"reserve_from": "passed"}
    state = dealt(6, config=config, reserves=(ALL_CARDS,))
    state = after(state, "juego", "paso", *["juego"] * 4)
    return after(state, throw(state, 5))


def test_reserve_from_passed_takes_passed_hands_first() -> None:
    state = passed_first()
    passed = state.talon.passed[C]
    events, _ = act(state, D, throw(state, 5))
    assert [event.cards for event in events if isinstance(event, StockRebuilt)] == [passed]


def test_reserve_from_passed_falls_back_to_the_throws() -> None:
    state = passed_first()
    state = after(state, throw(state, 5))
    state = after(state, throw(state, 4))
    earlier = state.talon.thrown
    events, _ = act(state, F, throw(state, 5))
    assert [set(event.cards) for event in events if isinstance(event, StockRebuilt)] == [
        {*earlier[B], *earlier[D], *earlier[E]}
    ]


def test_a_seat_gets_its_own_throws_back_only_if_nothing_else_lies() -> None:
    state = dealt(4)
    nothing: tuple[tuple[object, ...], ...] = ((),) * 4
    own = (state.hands[A], (), (), ())
    talon = replace(state.talon, passed=nothing, thrown=own)  # type: ignore[arg-type]  # empty hands
    assert rebuildable(replace(state, talon=talon), A) == state.hands[A]
    assert rebuildable(replace(state, talon=talon), B) == state.hands[A]


def test_each_rebuilding_has_an_order_of_its_own_and_the_last_goes_on() -> None:
    orders = (ALL_CARDS, " ".join(reversed(ALL_CARDS.split())))
    state = after(dealt(6, reserves=orders), *["juego"] * 6)
    for _ in range(6):
        state = after(state, throw(state, 5))
    assert state.talon.rebuilds == 5
    assert len(set(state.talon.reserve)) == len(state.talon.reserve) == 21


def test_a_written_stock_that_ends_early_is_noticed_when_cards_are_due() -> None:
    state = after(dealt(4), "juego", "paso", "juego", "paso")
    short = replace(state, talon=replace(state.talon, stock=state.talon.stock[:1]))
    with pytest.raises(StockExhaustedError, match="stock"):
        act(short, B, throw(short, 2))


def test_a_reserve_that_ends_early_is_noticed_when_cards_are_due() -> None:
    state = after(dealt(6), *["juego"] * 6)
    state = after(state, throw(state, 5))
    with pytest.raises(StockExhaustedError, match="reserve"):
        act(state, C, throw(state, 5))


def test_a_layout_is_what_was_dealt_and_drawn() -> None:
    state = passed_first()
    state = after(state, throw(state, 5))
    layout = GAME.layouts.layout_of(state)
    setup = state.table.setup
    assert GAME.layouts.pack_of(state.table.rules, setup.carry, layout) == setup.pack
    assert layout.reserve == state.talon.reserve
    assert layout.reserve is not None
    assert len(layout.reserve) == 1


def test_a_layout_that_cannot_be_dealt_names_the_field() -> None:
    state = dealt(7)
    layout, setup = GAME.layouts.layout_of(state), state.table.setup
    hands = layout.hands
    wrong = {
        "hands": replace(layout, hands=(hands[B], *hands[1:])),
        "turn_up": replace(layout, turn_up=None),
        "stock": replace(layout, stock=hands[B]),
    }
    for field, bad in wrong.items():
        with pytest.raises(LayoutError) as caught:
            GAME.layouts.pack_of(state.table.rules, setup.carry, bad)
        assert caught.value.field == field
