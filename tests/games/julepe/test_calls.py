"""Calls: paso, juego, the baile and when it may be said, who must play, and who cannot cover."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from bot.games.julepe import GAME
from bot.games.julepe.model import CallMade, JulepeRules, PlayOpened, TurnUpTaken
from bot.games.protocol import Discard, Play, Say
from tests.games.julepe.positions import act, after, dealt, legal, refused, waiting

A, B, C, D, E, F, G = range(7)
SEVEN = {"seven_sits_out": "left_of_dealer"}


def test_calls_go_round_from_the_dealers_right_the_dealer_last() -> None:
    state = dealt(4, dealer=C)
    for seat in (D, A, B, C):
        assert waiting(state) == seat
        state = after(state, "juego")


def test_who_passes_puts_his_cards_down_and_neither_gains_nor_loses() -> None:
    state = after(dealt(4), "paso")
    assert state.hands[B] == ()
    assert GAME.rules.outcome(state).chips[B] == 0


def test_the_dealer_may_take_the_turn_up_in_his_turn() -> None:
    state = after(dealt(4, turn_up="5O"), "juego", "juego", "paso")
    assert legal(state) == ["baile", "juego", "paso"]
    events, danced = act(state, A, "baile")
    assert events == (TurnUpTaken(A, state.table.turn_up),)
    assert len(danced.hands[A]) == 6


def test_the_dealer_may_take_the_turn_up_before_his_turn_and_is_not_asked_again() -> None:
    state = dealt(4)
    assert legal(state, A) == ["baile"]
    state = after(state, "paso", "0: baile", "juego")
    assert waiting(state) == D
    assert legal(state, A) == []
    state = after(state, "paso")
    assert waiting(state) == C
    assert state.calls == ("baile", "paso", "juego", "paso")


def test_nobody_is_waited_on_for_a_call_out_of_turn() -> None:
    assert GAME.rules.waiting_on(dealt(4)) == (B,)


def test_j22_a_dealer_who_danced_cannot_pass() -> None:
    state = after(dealt(4), "0: baile")
    assert refused(state, A, "paso") == "already-called"
    assert refused(state, A, "baile") == "already-called"


def test_before_calls_allows_the_baile_only_before_the_first_call() -> None:
    state = dealt(4, config={"turn_up_timing": "before_calls"})
    assert legal(state, A) == ["baile"]
    state = after(state, "paso")
    assert legal(state, A) == []
    assert refused(state, A, "baile") == "turn-up-too-late"
    assert legal(after(state, "juego", "juego")) == ["juego", "paso"]


def test_own_call_allows_the_baile_only_in_the_dealers_turn() -> None:
    state = dealt(4, config={"turn_up_timing": "own_call"})
    assert legal(state, A) == []
    assert refused(state, A, "baile") == "turn-up-too-early"
    assert legal(after(state, "paso", "juego", "juego")) == ["baile", "juego", "paso"]


def test_never_leaves_the_turn_up_on_the_table() -> None:
    state = dealt(4, config={"dealer_takes_turn_up": "never"})
    assert legal(state, A) == []
    assert refused(state, A, "baile") == "no-such-call"
    assert legal(after(state, "paso", "juego", "juego")) == ["juego", "paso"]


def test_always_makes_the_baile_the_only_playing_call_of_the_dealer() -> None:
    state = dealt(4, config={"dealer_takes_turn_up": "always"})
    assert legal(state, A) == ["baile"]
    state = after(state, "paso", "juego", "juego")
    assert legal(state) == ["baile", "paso"]
    assert refused(state, A, "juego") == "must-take-turn-up"


def test_always_cannot_go_with_before_calls() -> None:
    with pytest.raises(ValidationError):
        JulepeRules(dealer_takes_turn_up="always", turn_up_timing="before_calls")


def test_only_the_dealer_takes_the_turn_up() -> None:
    assert refused(dealt(4), B, "baile") == "not-your-turn-up"


def test_j21_of_seven_the_dealer_pays_and_takes_no_cards() -> None:
    state = dealt(7)
    assert state.hands[A] == ()
    assert [len(state.hands[seat]) for seat in range(B, G + 1)] == [5] * 6
    assert state.table.order == (B, C, D, E, F, G)
    assert state.table.stock_size == len(state.talon.stock) == 9
    assert GAME.rules.outcome(state).chips == (-10, 0, 0, 0, 0, 0, 0)
    assert legal(state, A) == []
    assert refused(state, A, "baile") == "not-your-turn-up"


def test_left_of_dealer_sits_out_and_the_dealer_plays() -> None:
    state = dealt(7, config=SEVEN)
    assert state.table.alcalde == G
    assert state.table.order == (B, C, D, E, F, A)
    assert legal(state, A) == ["baile"]
    assert GAME.rules.outcome(state).chips == (-10, 0, 0, 0, 0, 0, 0)


def test_a_seat_that_cannot_pay_a_julepe_may_only_pass() -> None:
    state = dealt(4, stacks=(1000, 9, 10, 1000))
    assert legal(state) == ["paso"]
    assert refused(state, B, "juego") == "cannot-cover"
    assert legal(after(state, "paso")) == ["juego", "paso"]


def test_the_puesta_is_paid_before_what_a_call_may_cost() -> None:
    state = after(dealt(4, stacks=(19, 1000, 1000, 1000)), "paso", "juego", "juego")
    assert legal(state) == ["paso"]
    state = after(dealt(4, stacks=(20, 1000, 1000, 1000)), "paso", "juego", "juego")
    assert legal(state) == ["baile", "juego", "paso"]


def test_baile_doble_must_be_covered_twice() -> None:
    state = dealt(4, stacks=(29, 1000, 1000, 1000), config={"turn_up_double": True})
    assert legal(state, A) == []
    assert refused(state, A, "baile") == "cannot-cover"
    assert legal(after(state, "paso", "juego", "juego")) == ["juego", "paso"]


def test_a_julepe_as_big_as_the_plate_must_be_covered() -> None:
    state = dealt(4, pot=30, stacks=(1000, 39, 40, 1000), config={"penalty_mode": "pot"})
    assert legal(state) == ["paso"]
    assert legal(after(state, "paso")) == ["juego", "paso"]


def test_ace_must_play_binds_the_holder_of_the_trump_ace() -> None:
    hands = {B: "1O 2C 4C 5C 6C", C: "1C 2E 4E 5E 6E"}
    state = dealt(4, hands=hands, config={"ace_must_play": True})
    assert legal(state) == ["juego"]
    assert refused(state, B, "paso") == "must-play-ace"
    assert legal(after(state, "juego")) == ["juego", "paso"]


def test_ace_must_play_binds_nobody_who_cannot_cover() -> None:
    state = dealt(4, hands={B: "1O 2C 4C 5C 6C"}, stacks=(1000, 5, 1000, 1000), config={"ace_must_play": True})
    assert legal(state) == ["paso"]


def test_a_turned_up_ace_is_held_by_nobody() -> None:
    state = dealt(4, turn_up="1O", config={"ace_must_play": True})
    assert legal(after(state, "juego", "juego", "juego")) == ["baile", "juego", "paso"]


def test_dealer_must_play_when_everyone_else_has_passed() -> None:
    state = after(dealt(4, config={"all_pass": "dealer_must"}), "paso", "paso", "paso")
    assert legal(state) == ["baile", "juego"]
    assert refused(state, A, "paso") == "dealer-must-play"


def test_dealer_must_does_not_bind_while_somebody_plays() -> None:
    state = after(dealt(4, config={"all_pass": "dealer_must"}), "paso", "juego", "paso")
    assert legal(state) == ["baile", "juego", "paso"]


def test_dealer_must_does_not_bind_who_cannot_cover() -> None:
    state = dealt(4, stacks=(15, 1000, 1000, 1000), config={"all_pass": "dealer_must"})
    assert legal(after(state, "paso", "paso", "paso")) == ["paso"]


def test_dealer_must_binds_nobody_where_the_dealer_is_the_alcalde() -> None:
    state = after(dealt(7, config={"all_pass": "dealer_must"}), *["paso"] * 5)
    assert legal(state) == ["juego", "paso"]
    assert GAME.rules.is_over(after(state, "paso"))


def test_dealer_must_binds_a_dealer_whose_neighbour_sits_out() -> None:
    state = after(dealt(7, config={"all_pass": "dealer_must", **SEVEN}), *["paso"] * 5)
    assert waiting(state) == A
    assert legal(state) == ["baile", "juego"]


def test_redeal_leaves_the_deal_with_the_dealer_and_asks_no_new_puesta() -> None:
    state = after(dealt(3, config={"all_pass": "redeal"}), "paso", "paso", "paso")
    carry = GAME.rules.carry(state)
    assert (carry.dealer, carry.pot, carry.ante, carry.number) == (A, 10, False, 1)
    again = dealt(3, pot=10, ante=False)
    assert again.pot == 10
    assert GAME.rules.outcome(again).chips == (0, 0, 0)


def test_all_put_the_stake_in_with_who_antes_all_the_alcalde_too() -> None:
    state = dealt(7, config={"who_antes": "all", **SEVEN})
    assert GAME.rules.outcome(state).chips == (-10,) * 7
    assert state.pot == 70


def test_the_dealer_puts_twice_with_all_dealer_double() -> None:
    state = dealt(4, config={"who_antes": "all_dealer_double"}, pot=5)
    assert GAME.rules.outcome(state).chips == (-20, -10, -10, -10)
    assert state.pot == 55


def test_a_seat_needs_its_ante_to_be_dealt_in() -> None:
    rules = JulepeRules(who_antes="all_dealer_double")
    carry = GAME.rules.opening(rules, 4, B)
    assert [GAME.rules.required_stack(rules, carry, 4, seat) for seat in range(4)] == [10, 20, 10, 10]
    again = GAME.rules.carry(after(dealt(3, config={"all_pass": "redeal"}), "paso", "paso", "paso"))
    assert GAME.rules.required_stack(JulepeRules(), again, 3, 0) == 0


def test_two_and_eight_cannot_play() -> None:
    for seats in (2, 8):
        with pytest.raises(ValueError, match="seats"):
            GAME.rules.opening(JulepeRules(), seats, 0)


def test_the_last_call_opens_the_draw_of_the_first_who_plays() -> None:
    events, state = act(after(dealt(4), "paso", "juego", "juego"), A, "paso")
    assert events == (CallMade(A, "paso"),)
    assert waiting(state) == C


def test_when_calling_the_last_draw_opens_the_play() -> None:
    state = dealt(3, config={"draw_when": "when_calling"})
    state = after(state, "juego", "servido", "juego", "servido")
    events, _ = act(state, A, "paso")
    assert events == (CallMade(A, "paso"), PlayOpened(B))


@pytest.mark.parametrize(
    ("said", "seat", "word", "code"),
    [
        ([], C, "juego", "not-your-turn"),
        ([], A, "juego", "not-your-turn"),
        ([], B, "defiende", "no-such-call"),
        ([], B, "7C", "not-now"),
        (["juego"], B, "juego", "already-called"),
        (["juego", "juego", "paso", "paso"], B, "7C", "not-now"),
        (["juego", "juego", "paso", "paso"], B, "juego", "not-now"),
        (["juego", "juego", "paso", "paso", "servido", "servido"], B, "servido", "not-now"),
        (["juego", "juego", "paso", "paso", "servido", "servido"], A, "7C", "not-your-turn"),
        (["paso"] * 4, B, "paso", "deal-over"),
        (["paso", "juego", "paso", "paso"], B, "juego", "no-such-call"),
    ],
)
def test_what_cannot_be_done_now_is_refused_with_its_reason(said: list[str], seat: int, word: str, code: str) -> None:
    assert refused(after(dealt(4), *said), seat, word) == code


def test_defaults_are_paso_servido_and_the_lowest_legal_card() -> None:
    state = dealt(3, hands={B: "1O 2C 4C 5C 6C"})
    assert GAME.rules.default_action(state, B) == Say("paso")
    state = after(state, "juego", "juego", "paso")
    assert GAME.rules.default_action(state, B) == Discard(())
    state = after(state, "servido", "servido")
    card = GAME.rules.default_action(state, B)
    assert isinstance(card, Play)
    assert card.card.code == "2C"


def test_defaults_of_bound_seats_are_what_they_must_do() -> None:
    state = dealt(3, hands={B: "1O 2C 4C 5C 6C"}, config={"ace_must_play": True})
    assert GAME.rules.default_action(state, B) == Say("juego")
    state = after(dealt(5), "juego", "juego", *["paso"] * 3)
    thrown = GAME.rules.default_action(state, B)
    assert isinstance(thrown, Discard)
    assert len(thrown.cards) == 1
