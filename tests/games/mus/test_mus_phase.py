"""Mus, discards, the service and the rebuilt stock, mus corrido."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.cards import SPANISH_40, Card, cards_of
from bot.games.mus import GAME
from bot.games.mus.events import StockRebuilt
from bot.games.mus.model import Phase, State
from bot.games.protocol import StockExhaustedError
from tests.games.mus.positions import H, act, after, cut, dealt, legal, passed, refusal, waiting

FOUR_EACH = ["12O 12C 12E 12B", "11O 11C 11E 11B", "10O 10C 10E 10B", "7O 7C 7E 7B"]
STOCK = "1O 1C 1E 1B 2O 2C 2E 2B 3O 3C 3E 3B 4O 4C 4E 4B 5O 5C 5E 5B 6O 6C 6E 6B"


def all_in_play(state: State) -> list[Card]:
    held = [card for hand in state.hands for card in hand]
    return [*held, *state.stock.left, *state.stock.discards]


def throw(state: State, counts: Sequence[int]) -> State:
    """All four say mus and the first of them throw their first `counts` cards."""
    state = after(state, *["mus"] * 4)
    for number in counts:
        hand = state.hands[waiting(state)[0]]
        state = after(state, "descarta " + " ".join(card.code for card in hand[:number]))
    return state


def test_each_is_asked_from_the_mano_and_the_first_no_ends_it_for_everybody() -> None:
    state = after(dealt(H), "mus", "mus")
    assert waiting(state) == (2,)
    assert legal(state) == ["mus", "no hay mus"]

    state = after(state, "no hay mus")

    assert state.phase is Phase.OPEN
    assert waiting(state) == (0,)


def test_all_four_throw_before_the_postre_serves_from_the_mano() -> None:
    state = after(dealt(FOUR_EACH, stock=STOCK), *["mus"] * 4)
    assert legal(state) == ["descarta 1-4"]

    state = after(state, "descarta 12O", "descarta 11O 11C", "descarta 10O 10C 10E")
    assert waiting(state) == (3,)
    assert len(state.hands[0]) == 3
    state = after(state, "descarta 7O 7C 7E 7B")

    assert state.hands[0][-1:] == cards_of("spanish", "1O")
    assert state.hands[1][-2:] == cards_of("spanish", "1C 1E")
    assert state.hands[2][-3:] == cards_of("spanish", "1B 2O 2C")
    assert state.hands[3] == cards_of("spanish", "2E 2B 3O 3C")
    assert waiting(state) == (0,)
    assert state.phase is Phase.MUS


def test_at_least_one_card_is_thrown_and_only_what_is_held() -> None:
    state = after(dealt(FOUR_EACH, stock=STOCK), *["mus"] * 4)

    assert refusal(state, 0, "servido") == "must-discard-at-least"
    assert refusal(state, 0, "descarta 12O 12C 12E 12B 1O") == "discard-at-most"
    assert refusal(state, 0, "descarta 11O") == "not-in-hand"
    assert refusal(state, 0, "descarta 12O 12O") == "card-twice"


def test_simultaneous_discards_are_taken_in_any_order_and_served_from_the_mano() -> None:
    state = after(dealt(FOUR_EACH, stock=STOCK, config={"discard_order": "simultaneous"}), *["mus"] * 4)
    assert waiting(state) == (0, 1, 2, 3)

    _, state = act(state, 3, "descarta 7O")
    assert waiting(state) == (0, 1, 2)
    assert refusal(state, 3, "descarta 7C") == "not-your-turn"
    for seat, card in ((1, "11O"), (0, "12O"), (2, "10O")):
        _, state = act(state, seat, f"descarta {card}")

    assert [hand[-1].code for hand in state.hands] == ["1O", "1C", "1E", "1B"]


def test_p5_the_stock_is_rebuilt_in_the_middle_of_the_second_service() -> None:
    orders = [" ".join(card.code for card in SPANISH_40)] * 2
    state = throw(dealt(FOUR_EACH, stock=STOCK, reserves=orders), [4, 4, 4, 4])
    assert len(state.stock.left) == 8

    state = throw(state, [4, 4, 4, 4])

    assert state.stock.rebuildings == 1
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert sorted(map(str, all_in_play(state))) == sorted(map(str, SPANISH_40))


@pytest.mark.parametrize(
    ("counts", "kept"),
    [
        pytest.param([4, 3, 1, 4], True, id="the fourth is the first to need it: his own throw stays out"),
        pytest.param([4, 4, 1, 4], False, id="the third needs it: everything thrown is in it"),
    ],
)
def test_the_rebuilt_stock_holds_all_throws_but_those_of_the_last_to_be_served(counts: list[int], kept: bool) -> None:
    state = throw(dealt(FOUR_EACH, stock=STOCK, reserves=[_codes(SPANISH_40)] * 2), [4, 4, 4, 4])
    state = throw(state, counts[:3])
    own = state.hands[3]

    events, state = act(state, 3, f"descarta {_codes(own)}")

    (rebuilt,) = [event for event in events if isinstance(event, StockRebuilt)]
    assert len(rebuilt.cards) == (24 if kept else 29)
    assert [card in rebuilt.cards for card in own] == [not kept] * 4
    assert [card in state.stock.discards for card in own] == [kept] * 4


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


def test_a_written_reserve_is_drawn_in_its_order_through_several_rebuildings() -> None:
    first = throw(dealt(FOUR_EACH, stock=STOCK), [4, 4, 4, 4])
    # Eight are left: seats 0 and 1 are served from them, 2 and 3 from what all have thrown.
    reserve = "12O 11O 10O 1O 12C 11C 10C 1C"
    state = throw(dealt(FOUR_EACH, stock=STOCK, reserves=[reserve]), [4, 4, 4, 4])

    state = throw(state, [4, 4, 4, 4])

    assert first.stock.rebuildings == 0
    assert state.hands[2] == cards_of("spanish", "12O 11O 10O 1O")
    assert state.hands[3] == cards_of("spanish", "12C 11C 10C 1C")
    assert GAME.layouts.layout_of(state).reserve == cards_of("spanish", reserve)


def test_a_reserve_card_that_is_not_in_the_pile_is_passed_over() -> None:
    reserve = "6O 12O 11O 10O 1O 12C 11C 10C 1C"
    state = throw(throw(dealt(FOUR_EACH, stock=STOCK, reserves=[reserve]), [4, 4, 4, 4]), [4, 4, 4, 4])

    assert state.hands[2][0].code == "12O"


@pytest.mark.parametrize(
    ("stock", "reserve", "field"),
    [
        pytest.param("1O 1C 1E", [], "stock", id="the stock ends early"),
        pytest.param(STOCK, [], "reserve", id="no reserve"),
        pytest.param(STOCK, ["12O 11O"], "reserve", id="too few in reserve"),
    ],
)
def test_a_written_deal_that_runs_out_of_cards_cannot_be_played_on(stock: str, reserve: list[str], field: str) -> None:
    with pytest.raises(StockExhaustedError, match=field):
        throw(throw(dealt(FOUR_EACH, stock=stock, reserves=reserve), [4, 4, 4, 4]), [4, 4, 4, 4])


def test_mus_goes_on_for_ever_if_all_want_it() -> None:
    orders = [_codes(SPANISH_40[shift:] + SPANISH_40[:shift]) for shift in (0, 7)]
    state = dealt(FOUR_EACH, stock=STOCK, reserves=orders)

    for _ in range(12):
        state = throw(state, [4, 3, 2, 4])

    assert state.rounds == 12
    assert state.stock.rebuildings > len(orders)
    assert sorted(map(str, all_in_play(state))) == sorted(map(str, SPANISH_40))


@pytest.mark.parametrize(
    ("running_mus", "score", "tallies", "runs"),
    [
        pytest.param("off", (0, 0), (0, 0, 0, 0), False, id="off"),
        pytest.param("each_game", (0, 0), (1, 0, 0, 0), True, id="first deal of each juego"),
        pytest.param("each_game", (0, 1), (0, 0, 0, 0), False, id="no longer once a stone is written"),
        pytest.param("match", (0, 0), (0, 0, 0, 0), True, id="first deal of the match"),
        pytest.param("match", (0, 0), (0, 1, 0, 0), False, id="not in its second juego"),
    ],
)
def test_running_mus_makes_the_cutter_the_mano(
    running_mus: str, score: tuple[int, int], tallies: tuple[int, ...], runs: bool
) -> None:
    state = dealt(H, config={"running_mus": running_mus, "games_to_win": 2}, score=score, tallies=tallies)

    state = after(state, "mus", "mus", "no hay mus")

    assert waiting(state) == ((2,) if runs else (0,))
    assert state.mano == (2 if runs else 0)


def test_running_mus_moves_the_mano_one_seat_after_each_service() -> None:
    state = throw(dealt(FOUR_EACH, stock=STOCK, config={"running_mus": "each_game"}), [1, 1, 1, 1])
    assert waiting(state) == (1,)

    state = after(state, *["mus"] * 4)

    assert waiting(state) == (1,)


def test_running_mus_lets_the_new_mano_win_ties_and_deal_the_next_hand() -> None:
    tied = "RR71 RR71 CS54 6654"
    state = after(dealt(tied, config={"running_mus": "each_game"}), "mus", "no hay mus")

    state = passed(state)

    assert state.counted[0].seat == 1
    assert GAME.rules.carry(state).dealer == 1
    assert GAME.rules.view_for(state, None).dealer == 0


def test_without_running_mus_the_mano_of_one_deal_is_the_postre_of_the_next() -> None:
    assert GAME.rules.carry(passed(cut(H, dealer=3))).dealer == 0
