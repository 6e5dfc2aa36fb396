"""Calls, refusals, views and layouts of a deal of Bestia."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.cards import cards_of
from bot.games.bestia import GAME
from bot.games.bestia.model import REFUSALS, BestiaRules, Phase
from bot.games.protocol import Carry, ChipsMoved, IllegalActionError, LayoutError, Setup, fold
from bot.games.words import action_of, word_of
from tests.games.bestia.positions import fresh, play_out, trick_at
from tests.games.dealing import act, after, dealt, layout, legal

HANDS = ["KH AS 8S QS 10S", "7D AD 10H 8C KD", "9C KC JD AC 7S"]
STOCK = "JS KS 9S 7C 8D 9D 10D QD 7H 8H 9H JH QH AH 10C JC QC"


def refusal(state: Any, seat: int, word: str) -> str:
    with pytest.raises(IllegalActionError) as refused:
        act(GAME, state, seat, word)
    assert refused.value.code in REFUSALS
    return refused.value.code


def test_everybody_antes_before_the_first_call() -> None:
    state = fresh(3, pot=5, config={"ante": 4})

    assert state.stacks == (996, 996, 996)
    assert state.pot == 17
    assert GAME.rules.required_stack(BestiaRules(ante=4), Carry(), 3, 0) == 4


@pytest.mark.parametrize(
    ("calls", "seat", "word", "code"),
    [
        ("", 0, "juego", "not-your-turn"),
        ("", 1, "KD", "must-call"),
        ("", 1, "servido", "must-call"),
        ("", 1, "baile", "no-such-call"),
        ("juego juego juego", 1, "juego", "must-exchange"),
        ("juego juego juego", 1, "KD", "must-exchange"),
        ("juego juego juego", 1, "descarta KD AD 8C", "discard-at-most"),
        ("juego juego juego", 1, "descarta KH", "not-in-hand"),
        ("juego juego juego", 1, "descarta KD KD", "not-in-hand"),
        ("juego juego juego servido servido servido", 1, "paso", "must-play"),
        ("juego juego juego servido servido servido", 1, "servido", "must-play"),
        ("juego juego juego servido servido servido", 1, "KH", "not-in-hand"),
        ("juego juego juego servido servido servido", 2, "JD", "not-your-turn"),
        ("paso paso paso", 1, "juego", "deal-over"),
    ],
)
def test_refusals_name_what_is_due(calls: str, seat: int, word: str, code: str) -> None:
    state = dealt(GAME, HANDS, "10S", stock=STOCK, config={"exchange": 2})

    assert refusal(after(GAME, state, calls) if calls else state, seat, word) == code


@pytest.mark.parametrize(
    ("config", "trick", "hand", "card", "code"),
    [
        ({}, "9S", "KS 7S AH", "AH", "must-follow"),
        ({}, "9S", "KS 7S AH", "7S", "must-beat"),
        ({}, "9S", "7H QH AD", "AD", "must-trump"),
        ({}, "9S 10H", "QH 7H AD", "7H", "must-overtrump"),
        ({}, "9S 10H", "QH 7H AD", "AD", "must-overtrump"),
        ({"must_undertrump": True}, "9S KH", "QH 7H AD", "AD", "must-undertrump"),
        ({"ace_trump_leads": True}, "", "AH 7S", "7S", "must-lead-trump-ace"),
        ({"ace_trump_leads": True}, "", "AH 7S", "KS", "not-in-hand"),
    ],
)
def test_a_refused_card_names_the_duty_it_breaks(
    config: dict[str, Any], trick: str, hand: str, card: str, code: str
) -> None:
    state = trick_at(trick, hand, config)
    (seat,) = GAME.rules.waiting_on(state)

    assert refusal(state, seat, card) == code


@pytest.mark.parametrize(
    ("config", "trick", "hand", "duty"),
    [
        ({}, "", "KS 7S", "lead"),
        ({"ace_trump_leads": True}, "", "AH 7S", "must-lead-trump-ace"),
        ({}, "KS", "QS 7S", "must-follow"),
        ({}, "9S", "KS 7S", "must-beat"),
        ({}, "9S", "7H AD", "must-trump"),
        ({}, "9S 10H", "QH AD", "must-overtrump"),
        ({"must_undertrump": True}, "9S KH", "QH AD", "must-undertrump"),
        ({}, "9S KH", "QH AD", "cannot-overtrump"),
        ({}, "9S KH", "AC AD", "free"),
    ],
)
def test_the_view_says_which_duty_leaves_these_cards(config: dict[str, Any], trick: str, hand: str, duty: str) -> None:
    state = trick_at(trick, hand, config)
    (seat,) = GAME.rules.waiting_on(state)

    why = GAME.rules.view_for(state, seat).why
    assert why is not None
    assert why.duty == duty
    assert GAME.rules.view_for(state, (seat + 1) % 8).why is None


def test_a_view_holds_no_card_of_another_hand_and_none_of_the_stock() -> None:
    state = after(GAME, dealt(GAME, HANDS, "10S", stock=STOCK, config={"exchange": 2}), "juego juego juego")
    _, state = act(GAME, state, 1, "descarta 7D")

    shown = set(re.findall(r"\b\w+\b", repr(GAME.rules.view_for(state, 2))))

    assert shown.isdisjoint(card.code for card in cards_of("french", "KH AS 8S QS AD 10H 8C KD 7D JS KS 9S"))
    assert "10S" in shown
    public = GAME.rules.view_for(state, None)
    assert public.hand == ()
    assert public.legal == ()
    assert public.thrown == (None, 1, None)


def test_who_passes_lays_the_hand_down() -> None:
    state = after(GAME, fresh(3), "paso")

    view = GAME.rules.view_for(state, 1)
    assert view.hand == ()
    assert view.hand_sizes == (5, 0, 5)
    assert view.calls == (None, "paso", None)


def test_the_first_player_on_the_dealers_right_leads() -> None:
    state = after(GAME, fresh(4, dealer=2), "paso juego juego paso")

    assert GAME.rules.waiting_on(state) == (0,)


def test_a_seat_that_does_not_answer_passes_keeps_its_hand_and_plays_its_lowest_card() -> None:
    state = dealt(GAME, HANDS, "10S", stock=STOCK, config={"exchange": 2})
    assert word_of(GAME.rules.default_action(state, 1)) == "paso"
    state = after(GAME, state, "juego juego juego")
    assert word_of(GAME.rules.default_action(state, 1)) == "servido"
    state = after(GAME, state, "servido servido servido")
    assert word_of(GAME.rules.default_action(state, 1)) == "7D"
    state = after(GAME, state, "7D JD")
    assert word_of(GAME.rules.default_action(state, 0)) == "8S"


def test_trick_chips_are_paid_at_the_end_of_the_deal() -> None:
    state = after(GAME, dealt(GAME, HANDS, "10S"), "juego juego juego KD JD QS")
    assert GAME.rules.outcome(state).chips == (-2, -2, -2)
    assert GAME.rules.outcome(state).tricks == (1, 0, 0)

    state = after(GAME, state, "KH 10H 7S AC AS 8C 8S AD KC 10S 7D")
    events, end = act(GAME, state, 2, "9C")

    assert [(move.reason, move.target, move.amount) for move in events if isinstance(move, ChipsMoved)] == [
        ("trick", 2, 1),
        ("trick", 0, 4),
        ("bestia", -1, 6),
    ]
    assert end.result.bestias == (1,)
    assert end.result.won == (4, 0, 1)
    assert end.result.paid == (0, 6, 0)
    assert end.result.deltas == (2, -8, -1)
    assert end.result.carried == 7
    assert GAME.rules.view_for(end, None).penalty == 6


def test_the_plate_goes_on_and_the_next_seat_deals() -> None:
    end = play_out(after(GAME, fresh(3, dealer=2, pot=4), "juego juego paso"))

    carry = GAME.rules.carry(end)
    assert carry == Carry(dealer=0, pot=end.pot, number=1)
    assert sum(end.stacks) + end.pot == 3 * 1000 + 4


def test_cards_below_the_pack_of_these_seats_are_never_dealt() -> None:
    state = fresh(3)

    ranks = [card.rank for hand in state.tricks.hands for card in hand]
    assert min(ranks) == 7


@pytest.mark.parametrize(
    ("hands", "turn_up", "stock", "config", "field"),
    [
        (HANDS, None, None, {}, "turn_up"),
        (HANDS, "KD", None, {}, "turn_up"),
        (HANDS, "AH", None, {}, "turn_up"),
        (HANDS, "10S", None, {"trump_from": "turn_up"}, "turn_up"),
        (HANDS, "6S", None, {"trump_from": "turn_up"}, "turn_up"),
        (HANDS, "10S", STOCK, {}, "stock"),
        (HANDS, "10S", "JS KD", {"exchange": 1}, "stock"),
        (HANDS, "10S", "6S", {"exchange": 1}, "stock"),
        ([*HANDS[:2], "9C KC JD AC"], "10S", None, {}, "hands"),
        ([*HANDS[:2], "9C KC JD AC KD"], "10S", None, {}, "hands"),
        ([*HANDS[:2], "9C KC JD AC 6C"], "10S", None, {}, "hands"),
    ],
)
def test_a_layout_that_cannot_be_dealt_names_its_field(
    hands: list[str], turn_up: str | None, stock: str | None, config: dict[str, Any], field: str
) -> None:
    with pytest.raises(LayoutError) as wrong:
        GAME.layouts.pack_of(BestiaRules(**config), Carry(), layout(GAME, hands, turn_up, stock))

    assert wrong.value.field == field


@pytest.mark.parametrize("config", [{}, {"exchange": 3}, {"exchange": 3, "trump_from": "turn_up"}])
def test_a_deal_is_written_and_dealt_again_alike(config: dict[str, Any]) -> None:
    state = fresh(4, dealer=3, config=config)
    written = GAME.layouts.layout_of(state)

    carry = Carry(dealer=3)
    setup = Setup((1000,) * 4, carry, GAME.layouts.pack_of(state.table.rules, carry, written))
    again = fold(GAME, GAME.rules.start(state.table.rules, setup))

    assert again.tricks == state.tricks
    assert again.table.turn_up is state.table.turn_up
    assert again.table.stock == (state.table.stock if config else ())
    assert GAME.layouts.layout_of(again) == written


def test_an_event_of_another_game_is_no_step_of_a_deal() -> None:
    state = fresh(3)
    move = ChipsMoved(0, 1, 1, "ante")

    with pytest.raises(TypeError):
        GAME.rules.evolve(None, move)
    with pytest.raises(TypeError):
        GAME.rules.evolve(state, type("Other", (), {})())


def test_at_every_event_the_views_can_be_drawn() -> None:
    state = after(GAME, dealt(GAME, HANDS, "10S"), "juego juego juego KD JD QS KH 10H 7S AC AS 8C 8S AD KC 10S 7D")
    for event in GAME.rules.apply(state, 2, action_of("9C", "french")):
        state = GAME.rules.evolve(state, event)
        assert GAME.rules.view_for(state, 1).waiting_on == (() if state.phase is Phase.OVER else legal_seats(state))


def legal_seats(state: Any) -> tuple[int, ...]:
    return tuple(seat for seat in range(3) if legal(GAME, state, seat))
