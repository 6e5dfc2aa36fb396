"""Rulings and house rules of individual mus, beyond its worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mus_individual import GAME
from bot.games.mus_individual.events import GameLost, SeatFreed, SeatOut
from bot.games.mus_individual.model import REFUSALS
from bot.games.protocol import ChipsMoved
from tests.games.mus_individual.positions import (
    H,
    act,
    after,
    begun,
    dealt,
    legal,
    passed,
    present,
    refusal,
    stones,
    waiting,
)


def test_all_throw_in_any_order_and_the_lances_begin_after_the_last() -> None:
    state = dealt(H)
    assert waiting(state) == (0, 1, 2, 3)
    assert legal(state, 2) == ["descarta 1-1"]

    for seat in (2, 0, 3):
        _, state = act(state, seat, f"descarta {state.hands[seat][0].code}")
    assert waiting(state) == (1,)
    _, state = act(state, 1, f"descarta {state.hands[1][0].code}")

    assert present(state).name == "grande"


def test_exactly_one_held_card_is_thrown() -> None:
    state = dealt(H)
    two = " ".join(card.code for card in state.hands[0][:2])

    assert refusal(state, "servido", 0) == "must-discard-at-least"
    assert refusal(state, f"descarta {two}", 0) == "discard-at-most"
    assert refusal(state, f"descarta {state.hands[1][0].code}", 0) == "not-in-hand"
    assert refusal(state, "paso", 0) == "must-discard"


def test_a_seat_without_stones_has_no_hand_and_the_mano_is_the_first_who_has_some() -> None:
    state = begun("- RC74 RR75 SS54", (0, 8, 8, 8))

    assert state.hands[0] == ()
    assert state.mano == 1
    assert waiting(state) == (1,)
    assert passed(state).lances[0].holders == (1, 2, 3)


def test_opening_is_from_the_least_bet_to_all_free_stones() -> None:
    assert legal(begun(H)) == ["envido 1-8", "ordago", "paso"]
    assert legal(begun(H, config={"min_bet": 2})) == ["envido 2-8", "ordago", "paso"]
    assert legal(begun(H, (1, 8, 8, 8), config={"min_bet": 2})) == ["ordago", "paso"]
    assert refusal(begun(H, config={"min_bet": 2}), "envido 1") == "bet-too-low"
    assert refusal(begun(H), "envido 9") == "bet-too-high"


def test_who_has_everything_on_deposit_can_only_pass_or_refuse() -> None:
    state = after(begun("RC74 RR75 SS54", (2, 8, 8)), "envido 2", "quiero", "quiero", "paso", "paso", "paso")
    assert legal(state) == ["paso"]
    assert refusal(state, "ordago") == "no-stones-left"

    state = after(state, "0: paso", "1: ordago", "2: no quiero")

    assert legal(state) == ["no quiero"]
    assert refusal(state, "quiero") == "cannot-cover"


def test_all_who_are_in_speak_in_the_first_round_also_when_nobody_raises() -> None:
    state = after(begun(H), "0: envido 8", "1: quiero", "2: quiero", "3: quiero")

    state = after(state, "3: paso", "2: paso", "1: paso", "0: paso")

    assert state.lances[0].how == "level"


def test_a_raise_is_no_smaller_than_the_least_bet() -> None:
    state = after(begun(H, (8, 8, 8, 8), config={"min_bet": 2}), "envido 2", "quiero", "quiero", "no quiero")
    assert legal(state) == ["2-6 mas", "ordago", "paso"]
    assert refusal(state, "1 mas") == "raise-too-low"


def test_a_raise_goes_to_what_the_poorest_inside_can_match() -> None:
    state = after(begun(H, (8, 5, 9, 8)), "envido 2", "quiero", "quiero", "no quiero")
    assert legal(state) == ["1-3 mas", "ordago", "paso"]
    assert refusal(state, "4 mas") == "raise-too-high"

    state = after(state, "2: 2 mas")

    assert legal(state) == ["1-1 mas", "no quiero", "ordago", "quiero"]


def test_min_bet_bounds_raises_and_no_ordago_is_offered_where_no_raise_is() -> None:
    state = after(begun(H, (8, 3, 8, 8), config={"min_bet": 2}), "envido 2", "quiero", "no quiero", "no quiero")

    assert legal(state) == ["paso"]
    assert refusal(state, "ordago") == "nothing-to-raise"


def test_who_owes_and_says_ordago_deposits_what_he_owes_first() -> None:
    state = after(begun(H), "0: envido 2", "1: quiero", "2: quiero", "3: quiero", "3: 2 mas", "2: ordago")

    assert state.lances[0].stakes == (2, 2, 4, 4)
    assert legal(state) == ["no quiero", "quiero"]


def test_an_ordago_is_answered_by_the_rest_of_the_round_then_in_the_next_ones_direction() -> None:
    state = after(begun(H), "0: envido 2", "1: quiero", "2: quiero", "3: quiero", "3: paso", "2: ordago")

    after(state, "1: quiero", "0: quiero", "3: no quiero")


def test_a_refuser_takes_the_lesser_of_each_deposit_and_his_own() -> None:
    state = after(begun(H), "0: envido 2", "1: quiero", "2: quiero", "3: quiero", "3: 3 mas", "2: quiero")
    assert state.lances[0].stakes == (2, 2, 5, 5)

    state = after(state, "1: no quiero")

    assert state.stacks[1] == 6 + 2 + 2 + 2 + 2
    assert state.lances[0].stakes == (0, 0, 3, 3)
    assert present(state).level == 3
    assert present(state).owed(0) == 3


def test_a_refuser_with_the_higher_deposit_takes_all_of_a_lower_one_and_the_level_drops_by_his_own() -> None:
    state = after(begun(H), "0: envido 1", "1: quiero", "2: quiero", "3: quiero")
    state = after(state, "3: 1 mas", "2: 1 mas", "1: 1 mas", "0: quiero")
    assert state.lances[0].stakes == (4, 4, 3, 2)

    state = after(state, "2: no quiero")

    assert state.stacks[2] == 5 + 3 + 3 + 3 + 2
    assert state.lances[0].stakes == (1, 1, 0, 0)
    assert present(state).level == 1
    assert present(state).owed(3) == 1


@pytest.mark.parametrize(("takes", "taken", "left"), [("accepted", 8, (0, 0, 3, 3)), ("all", 14, (0, 0, 0, 0))])
def test_refuse_takes(takes: str, taken: int, left: tuple[int, ...]) -> None:
    state = after(begun(H, config={"refuse_takes": takes}), "envido 2", "quiero", "quiero", "quiero")
    state = after(state, "3: 3 mas", "2: quiero", "1: no quiero")

    assert state.stacks[1] == 6 + taken
    assert state.lances[0].stakes == left
    assert waiting(state) == (0,)
    assert legal(state)[-1] == ("quiero" if takes == "accepted" else "paso")


def test_after_refuse_takes_all_a_later_round_is_over_as_nobody_owes_anything() -> None:
    state = after(begun(H, config={"refuse_takes": "all"}), "envido 2", "quiero", "quiero", "quiero")
    state = after(state, "3: paso", "2: paso", "1: paso", "0: 1 mas", "1: no quiero")

    assert state.lances[0].how == "level"
    assert present(state).name == "chica"


def test_the_last_one_inside_takes_back_what_nobody_has_matched_and_has_won() -> None:
    state = after(begun(H), "0: envido 2", "1: quiero", "2: no quiero", "3: no quiero", "1: 3 mas", "0: no quiero")

    assert state.lances[0].how == "won"
    assert state.lances[0].winner == 1
    assert state.stacks == (10, 6, 8, 8)
    assert state.pot == 0


@pytest.mark.parametrize(("deje", "left"), [(1, 7), (0, 8)])
def test_a_first_bet_that_nobody_accepts_costs_the_deje(deje: int, left: int) -> None:
    state = after(begun(H, config={"deje": deje}), "envido 5", "no quiero", "no quiero", "no quiero")

    assert state.stacks == (left, 8, 8, 8)
    assert state.pot == deje
    assert state.lances[0].winner == 0


def test_the_deje_takes_the_last_stone_and_its_payer_is_out_safe_at_once() -> None:
    events, state = act(after(begun(H, (1, 8, 8, 8)), "ordago", "no quiero", "no quiero"), 3, "no quiero")

    assert SeatOut(0) in events
    assert present(state).holders == (1, 2, 3)


def test_one_left_with_stones_after_the_deje_has_lost_at_once() -> None:
    state = after(begun("RC74 RR75", (1, 8)), "ordago", "no quiero")

    assert GAME.rules.outcome(state).loser == 1
    assert state.counted == ()


def test_a_refusers_share_that_takes_the_last_stone_frees_its_owner_at_once() -> None:
    state = after(begun("RC74 RR75 SS54", (2, 8, 8), config={"refuse_takes": "all"}), "0: envido 1")
    state = after(state, "1: quiero", "2: quiero", "2: paso", "1: paso", "0: 1 mas")

    events, state = act(state, 1, "no quiero")

    assert SeatOut(0) in events
    assert state.playing == (False, True, True)
    assert state.lances[0].winner == 2


def test_a_lance_whose_last_one_is_freed_by_the_refuser_brings_nothing() -> None:
    state = after(begun("RC74 RR75 SS54", (2, 8, 8), config={"refuse_takes": "all"}), "0: envido 1")

    state = after(state, "1: quiero", "2: no quiero", "1: paso", "0: 1 mas", "1: no quiero")

    assert state.stacks == (0, 10, 8)
    assert state.lances[0].how == "void"
    assert passed(state).counted[0].winner is None


def test_nobody_loses_his_last_stone_to_a_refuser_who_takes_what_was_accepted() -> None:
    state = after(begun("RC74 RR75 SS54", (2, 8, 8)), "0: envido 1", "1: quiero", "2: quiero")

    state = after(state, "2: 1 mas", "1: no quiero")

    # 1 takes one stone of each; 0 keeps one and owes one.
    assert state.lances[0].stakes == (0, 0, 1)
    assert state.stacks == (1, 10, 6)
    assert after(state, "0: no quiero").lances[0].winner == 2


@pytest.mark.parametrize(
    ("resolution", "end", "plate"),
    [("worst_takes_pot", (6, 6, 8, 12), 0), ("winner_returns_stake", (8, 6, 8, 8), 2)],
)
def test_a_level_pot_goes_to_the_worst_or_the_best_returns_its_stake(
    resolution: str, end: tuple[int, ...], plate: int
) -> None:
    state = begun(H, config={"resolution": resolution})
    state = after(state, "0: envido 2", "1: quiero", "2: no quiero", "3: quiero", "3: paso", "1: paso", "0: paso")
    before = passed(state)

    # Chica, the pair and the 31 cost 3, 1 and 0 what they cost without a bet.
    assert before.stacks == (end[0] - 3, end[1] - 1, end[2], end[3] - 1)
    assert before.pot == plate + 5


@pytest.mark.parametrize(("premio_with_bet", "paid"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("answer", ["quiero", "no quiero"])
def test_premio_with_bet_is_for_pares_however_the_bet_ended(premio_with_bet: bool, paid: int, answer: str) -> None:
    state = passed(begun(H, config={"premio_with_bet": premio_with_bet}), "pares")
    state = passed(after(state, "1: envido 1", f"2: {answer}"), None)

    assert state.counted[2].premio == paid
    assert state.counted[2].winner == 1


def test_grande_and_chica_pay_no_premio_after_a_bet() -> None:
    state = passed(after(begun(H), "0: envido 1", "1: quiero", "2: no quiero", "3: no quiero"))

    assert state.counted[0].premio == 0
    assert state.counted[1].premio == 1


def test_a_winner_deposits_no_more_than_is_free() -> None:
    state = begun("RC74 RR75 SS54", (2, 8, 8))
    state = after(state, "0: envido 1", "1: quiero", "2: quiero", "2: paso", "1: paso", "0: paso")

    state = passed(state)

    assert state.counted[3].winner == 0
    assert state.counted[3].premio == 1
    assert state.stacks[0] == 0


def test_an_ordago_of_some_goes_to_the_worst_of_them_and_frees_the_others() -> None:
    state = after(begun(H), "0: ordago", "1: quiero", "2: no quiero")
    events, state = act(state, 3, "no quiero")

    assert ChipsMoved(1, 0, 8, "ordago") in events
    assert state.stacks == (16, 0, 8, 8)
    assert SeatOut(1) in events
    assert present(state).holders == (0, 2, 3)


def test_what_a_freed_player_has_pending_stays_pending_and_may_bring_him_back() -> None:
    state = after(begun(H), "0: envido 3", "1: quiero", "2: no quiero", "3: no quiero", "1: paso", "0: paso")
    state = after(state, "0: paso", "1: paso", "2: ordago", "3: no quiero", "0: quiero")
    events, state = act(state, 1, "no quiero")
    assert SeatFreed(2) not in events
    assert state.stacks == (13, 5, 0, 8)

    other = after(begun(H), "0: envido 3", "1: quiero", "2: no quiero", "3: no quiero", "1: paso", "0: paso")
    other = after(other, "0: ordago", "1: quiero", "2: no quiero")
    events, other = act(other, 3, "no quiero")
    assert SeatFreed(0) in events
    assert other.stacks == (0, 10, 8, 8)
    assert other.lances[0].stakes == (3, 3, 0, 0)
    assert present(other).holders == (1, 2)

    other = passed(other)

    assert other.counted[0].worst == 0
    assert other.stacks[0] == 6


def test_later_lances_look_at_the_hands_still_in_the_deal_only() -> None:
    state = after(begun("RC74 RR75 SS54"), "0: ordago", "1: quiero", "2: no quiero")
    assert state.playing == (True, False, True)

    state = passed(state, "juego")

    assert state.lances[3].holders == (0,)
    assert state.lances[3].how == "unopposed"


def test_punto_is_played_where_nobody_left_has_juego() -> None:
    state = after(begun("7654 RR75 SS54"), "0: ordago", "1: quiero", "2: no quiero")

    assert passed(state).lances[3].name == "punto"


def test_a_winner_who_was_freed_since_keeps_the_lance_and_deposits_what_he_has() -> None:
    state = passed(begun(H), "chica")
    state = after(state, "0: paso", "1: ordago", "2: no quiero", "3: quiero", "0: no quiero")
    assert state.stacks == (8, 16, 8, 0)

    free = passed(begun("RC74 RR75 SS54 7654"), "chica")
    free = passed(after(free, "0: ordago", "1: quiero", "2: no quiero", "3: no quiero"))
    assert free.counted[0].winner == 1
    assert free.counted[0].premio == 1


def test_the_loser_of_an_ordago_of_all_takes_earlier_pots_too() -> None:
    state = after(begun("RC74 RR75 SS54"), "0: envido 2", "1: quiero", "2: no quiero", "1: paso", "0: paso")

    state = after(state, "0: ordago", "1: quiero", "2: quiero")

    assert GAME.rules.outcome(state).loser == 1
    assert state.stacks == (0, 24, 0)
    assert state.pot == 0


def test_an_ordago_of_the_last_lance_is_settled_fourth() -> None:
    state = passed(begun(H), "juego")

    state = after(state, "0: ordago", "1: quiero")

    assert [line.lance for line in state.counted] == ["grande", "chica", "pares", "juego"]
    assert state.counted[3].premio == 0
    assert state.stacks == (0, 6 + 8, 8, 7)


def test_an_ordago_of_two_in_the_last_lance_ends_the_game_of_two() -> None:
    state = passed(begun("RC74 RR75"), "juego")

    state = after(state, "0: paso", "1: ordago", "0: quiero")

    assert GAME.rules.outcome(state).loser == 1


def test_no_premio_for_an_ordago_but_for_one_that_nobody_accepted() -> None:
    state = passed(begun(H), "pares")

    refused = passed(after(state, "1: ordago", "2: no quiero"))
    assert refused.counted[2].premio == 1

    accepted = passed(after(state, "1: ordago", "2: quiero"))
    assert accepted.counted[2].premio == 0


def test_the_tie_goes_to_who_is_nearer_to_the_mano() -> None:
    state = passed(begun("RC74 RC74 RC74"))

    assert [line.winner for line in state.counted] == [0, 0, None, 0]


def test_the_worst_of_a_tie_is_the_farthest_from_the_mano() -> None:
    state = after(begun("RC74 RC74 RC74"), "envido 1", "quiero", "quiero", "paso", "paso", "paso")

    assert passed(state).counted[0].worst == 2


@pytest.mark.parametrize(
    ("config", "hand", "premio"),
    [
        pytest.param({"real": "figure"}, "777S", 5, id="real of any figure"),
        pytest.param({"real": "rey"}, "777S", 3, id="a sota is no king"),
        pytest.param({"real": "rey"}, "7773", 5, id="a three is a king with eight of them"),
        pytest.param({"real": "figure", "kings": 4}, "777C", 5, id="real with four kings"),
        pytest.param({"juego33": True}, "RC76", 4, id="33 of 7-6-10-10"),
        pytest.param({"juego33": False}, "RC76", 2, id="33 as any other juego"),
        pytest.param({"juego33": True, "kings": 4}, "RCS3", 2, id="33 of three tens and a three"),
        pytest.param({}, "RCSA", 3, id="31"),
        pytest.param({}, "RR33", 2, id="40"),
    ],
)
def test_premios_of_juego(config: dict[str, Any], hand: str, premio: int) -> None:
    state = passed(begun(f"{hand} 6554", config=config))

    assert state.counted[3].premio == premio


def test_la_real_has_its_value_but_does_not_beat_another_31() -> None:
    state = passed(begun("RCSA 777S", config={"real": "figure"}))

    assert state.counted[3].winner == 0
    assert state.counted[3].premio == 3


@pytest.mark.parametrize(("hand", "premio"), [("RR54", 1), ("RRR4", 2), ("RR44", 3), ("RRRR", 3)])
def test_premios_of_pares(hand: str, premio: int) -> None:
    assert passed(begun(f"{hand} 7654")).counted[2].premio == premio


@pytest.mark.parametrize("stones_each", [5, 8, 10, 20])
def test_a_game_begins_with_the_stones_of_the_house(stones_each: int) -> None:
    rules = GAME.house_rules(stones=stones_each)

    assert GAME.rules.opening(rules, 3, 0).scores == (stones_each,) * 3


def test_no_stone_is_made_or_lost_and_the_plate_of_the_record_stays() -> None:
    state = after(begun(H, pot=7), "0: envido 2", "1: quiero", "2: quiero", "3: no quiero")
    assert stones(state) == 32 + 7
    assert GAME.rules.outcome(state).chips == (-2, -2, -2, 0)
    assert GAME.rules.outcome(state).pot == 13

    assert stones(passed(state)) == 32 + 7


def test_a_lost_game_is_a_defeat_and_brings_new_stones_to_all_who_are_not_out() -> None:
    state = after(begun("RC74 RR75 SS54", tallies=(2, 1, 1)), "ordago", "quiero", "quiero")
    assert state.loser == 2

    carry = GAME.rules.carry(state)

    assert carry.tallies == (2, 1, 2)
    assert carry.scores == (8, 8, 8)
    assert carry.pot == 0
    assert not carry.over


def test_a_player_with_enough_defeats_gets_no_new_stones() -> None:
    state = after(begun("RC74 RR75 SS54", config={"defeats": 1}), "ordago", "quiero", "quiero")

    carry = GAME.rules.carry(state)

    assert carry.scores == (8, 8, 0)
    assert not carry.over


def test_stones_and_plate_go_on_to_the_next_deal_and_the_mano_moves() -> None:
    carry = GAME.rules.carry(passed(begun(H, (5,) * 4)))

    assert carry.scores == (2, 3, 5, 4)
    assert carry.pot == 6
    assert carry.dealer == 0


@pytest.mark.parametrize(
    ("said", "seat", "word", "code"),
    [
        pytest.param([], 1, "paso", "not-your-turn", id="out of turn"),
        pytest.param([], 0, "quiero", "nothing-to-answer", id="nothing to accept"),
        pytest.param([], 0, "mus", "no-such-call", id="never mus"),
        pytest.param([], 0, "7O", "no-such-call", id="a card"),
        pytest.param(["envido 1"], 1, "paso", "must-answer", id="an envite is not passed"),
        pytest.param(["envido 1"], 1, "1 mas", "no-raise-while-answering", id="nor raised before all have answered"),
        pytest.param(["envido 1"], 1, "ordago", "no-raise-while-answering", id="nor by ordago"),
        pytest.param(["envido 1", *["quiero"] * 3], 3, "quiero", "owes-nothing", id="nothing owed to accept"),
        pytest.param(["envido 1", *["quiero"] * 3], 3, "no quiero", "owes-nothing", id="nothing owed to refuse"),
        pytest.param(["envido 1", *["quiero"] * 3, "1 mas"], 2, "paso", "must-answer", id="who owes cannot pass"),
        pytest.param(["envido 1", *["quiero"] * 3, "ordago"], 2, "paso", "must-answer", id="an ordago is not passed"),
        pytest.param(["envido 1", *["quiero"] * 3, "ordago"], 2, "1 mas", "ordago-stands", id="nor raised"),
        pytest.param(["ordago", *["quiero"] * 3], 0, "paso", "deal-over", id="after the end"),
    ],
)
def test_refusals_name_what_is_wrong(said: list[str], seat: int, word: str, code: str) -> None:
    assert refusal(after(begun(H), *said), word, seat) == code
    assert code in REFUSALS


def test_the_event_of_a_lost_game_is_the_last_one() -> None:
    state = after(begun("RC74 RR75"), "ordago")
    events, _ = act(state, 1, "quiero")

    assert events[-1] == GameLost(0)
