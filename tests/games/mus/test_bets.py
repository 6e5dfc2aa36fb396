"""The betting of a lance: who is asked, what may be said, what a refusal pays, and the house rules about it."""

from __future__ import annotations

import pytest

from bot.games.mus import GAME
from bot.games.mus.model import REFUSALS
from tests.games.mus.positions import H, after, cut, dealt, legal, passed, present, refusal, waiting

ALL_PARES = "RR77 CCSS 7766 5544"
"""All four hold duples, the first two juego."""


def test_the_list_to_open_and_the_list_to_answer() -> None:
    state = cut(H)
    assert legal(state) == ["envido 2-", "ordago", "paso"]
    assert legal(after(state, "envido 3")) == ["2- mas", "no quiero", "ordago", "quiero"]
    assert legal(state, 1) == []


def test_one_yes_binds_the_pair_and_closes_the_lance() -> None:
    state = after(cut(H), "envido 4", "quiero")

    assert state.lances[0].how == "accepted"
    assert present(state).name == "chica"
    assert waiting(state) == (0,)


@pytest.mark.parametrize(
    ("bettor", "passes", "asked"), [(0, 0, [1, 3]), (1, 1, [2, 0]), (2, 2, [3, 1]), (3, 3, [0, 2])]
)
def test_first_the_next_opponent_is_asked_and_his_partner_only_if_he_refuses(
    bettor: int, passes: int, asked: tuple[int, int]
) -> None:
    state = after(cut(H), *["paso"] * passes, "envido")
    assert present(state).by == bettor

    assert waiting(state) == (asked[0],)
    assert waiting(after(state, "no quiero")) == (asked[1],)


def test_a_raise_is_answered_from_the_raiser_on() -> None:
    state = after(cut(H), "envido", "no quiero", "2 mas")

    assert present(state).by == 3
    assert present(state).queue == (0, 2)


def test_an_ordago_over_a_bet_accepts_the_bet() -> None:
    state = after(cut(H), "envido 5", "ordago", "no quiero", "no quiero")

    assert state.score == (0, 5)


def test_a_refusal_that_reaches_the_target_wins_at_once() -> None:
    state = after(cut(H, score=(30, 39)), "envido 9", "ordago", "no quiero", "no quiero")

    assert GAME.rules.is_over(state)
    assert GAME.rules.outcome(state).winner == 1
    assert GAME.rules.outcome(state).score == (30, 48)
    assert state.counted == ()


def test_a_lance_that_one_pair_alone_holds_is_not_bet_on() -> None:
    state = passed(cut("RR64 R654 7775 C654"), "punto")

    assert state.lances[2].how == "unopposed"
    assert state.lances[2].pair == 0
    assert passed(state).counted[2].premio == 3


def test_pares_that_nobody_holds_are_void() -> None:
    state = passed(cut("RC75 RS64 C765 7641"))

    assert state.lances[2].how == "void"
    assert state.counted[2].pair is None


def test_punto_is_played_where_nobody_has_juego_and_its_stone_follows_a_refusal() -> None:
    state = passed(cut("RR54 CS54 7654 6541"), "punto")
    state = after(state, "envido 2", "no quiero", "no quiero")

    assert GAME.rules.outcome(state).score == (3 + 1, 1)


@pytest.mark.parametrize(
    ("answers", "counts", "total"),
    [
        pytest.param(["no quiero", "quiero"], "accepted", 2, id="a yes over a no"),
        pytest.param(["quiero", "no quiero"], "accepted", 2, id="a no does not undo a yes"),
        pytest.param(["2 mas", "3 mas"], "", 5, id="the larger raise"),
        pytest.param(["3 mas", "2 mas"], "", 5, id="also when it was said first"),
        pytest.param(["quiero", "2 mas"], "", 4, id="a raise over a yes"),
        pytest.param(["no quiero", "no quiero"], "refused", 2, id="only two refusals refuse"),
    ],
)
def test_pair_answer_highest_asks_both_and_takes_the_higher_answer(answers: list[str], counts: str, total: int) -> None:
    state = after(cut(H, config={"pair_answer": "highest"}), "envido", answers[0])
    assert waiting(state) == (3,)
    assert legal(state) == ["2- mas", "no quiero", "ordago", "quiero"]

    state = after(state, answers[1])

    assert state.lances[0].how == counts
    assert state.lances[0].total == total


@pytest.mark.parametrize(
    ("answers", "by"),
    [(["2 mas", "2 mas"], 1), (["2 mas", "3 mas"], 3), (["9 mas", "ordago"], 3), (["ordago", "9 mas"], 1)],
)
def test_pair_answer_highest_counts_the_next_answers_from_who_said_it(answers: list[str], by: int) -> None:
    state = after(cut(H, config={"pair_answer": "highest"}), "envido", *answers)

    assert present(state).by == by
    assert present(state).queue == {1: (2, 0), 3: (0, 2)}[by]


def test_pair_answer_highest_also_asks_both_about_an_ordago() -> None:
    state = after(cut(H, config={"pair_answer": "highest"}), "ordago", "quiero")
    assert legal(state) == ["no quiero", "quiero"]

    state = after(state, "no quiero")

    assert GAME.rules.outcome(state).winner == 1


@pytest.mark.parametrize(("refuser_out", "queue"), [(False, (1, 3)), (True, (3,))])
def test_refuser_out_leaves_the_partner_alone_to_answer(refuser_out: bool, queue: tuple[int, ...]) -> None:
    state = after(cut(H, config={"refuser_out": refuser_out}), "envido", "no quiero", "2 mas", "2 mas")

    assert present(state).queue == queue


def test_refuser_out_holds_also_when_the_partners_answer_counted() -> None:
    config = {"refuser_out": True, "pair_answer": "highest"}
    state = after(cut(H, config=config), "envido", "2 mas", "no quiero", "2 mas", "no quiero")

    assert present(state).by == 2
    assert present(state).queue == (1,)


def test_refuser_out_ends_with_the_lance() -> None:
    state = after(cut(H, config={"refuser_out": True}), "envido", "no quiero", "quiero", "envido")

    assert present(state).name == "chica"
    assert present(state).queue == (1, 3)


@pytest.mark.parametrize("least", [1, 2])
def test_min_raise_bounds_raises(least: int) -> None:
    state = after(cut(H, config={"min_raise": least}), "envido")

    assert legal(state)[0] == f"{least}- mas"


def test_a_raise_below_min_raise_is_refused() -> None:
    state = after(cut(H, config={"min_raise": 2}), "envido")

    assert refusal(state, 1, "1 mas") == "raise-too-low"


def test_min_raise_does_not_bound_the_first_bet() -> None:
    state = cut(H, config={"min_raise": 1})

    assert legal(state)[0] == "envido 2-"
    assert refusal(state, 0, "envido 1") == "bet-too-low"


@pytest.mark.parametrize(("score", "most"), [((0, 0), 40), ((30, 35), 10), ((39, 39), 2), ((5, 39), 35)])
def test_bet_cap_remaining_is_what_the_pair_farther_behind_lacks(score: tuple[int, int], most: int) -> None:
    state = cut(H, config={"bet_cap": "remaining"}, score=score)

    assert legal(state) == [f"envido 2-{most}", "ordago", "paso"]
    assert refusal(state, 0, f"envido {most + 1}") == "bet-too-high"


def test_bet_cap_remaining_counts_raises_and_leaves_the_ordago() -> None:
    state = after(cut(H, config={"bet_cap": "remaining"}, score=(34, 32)), "envido 4")
    assert legal(state) == ["2-4 mas", "no quiero", "ordago", "quiero"]
    assert refusal(state, 1, "5 mas") == "raise-too-high"

    state = after(state, "3 mas")
    assert legal(state) == ["no quiero", "ordago", "quiero"]
    assert refusal(state, 2, "2 mas") == "raise-too-high"


def test_bet_cap_remaining_counts_refusals_already_written() -> None:
    state = cut(H, config={"bet_cap": "remaining"}, score=(30, 34))
    state = after(state, "envido 4", "2 mas", "no quiero", "no quiero")
    assert state.score == (30, 38)

    state = after(state, "envido 5", "2 mas", "quiero")
    assert legal(passed(state, "juego")) == ["envido 2-10", "ordago", "paso"]


@pytest.mark.parametrize(
    ("lance", "said", "stones"),
    [
        pytest.param("grande", ["envido 4", "2 mas", "no quiero", "no quiero"], 4, id="not in grande"),
        pytest.param("chica", ["envido 4", "2 mas", "no quiero", "no quiero"], 4, id="not in chica"),
        pytest.param("pares", ["envido 4", "2 mas", "no quiero", "no quiero"], 5, id="one more in pares"),
        pytest.param("pares", ["envido 4", "ordago", "no quiero", "no quiero"], 5, id="for an ordago too"),
        pytest.param("pares", ["envido 4", "no quiero", "no quiero"], 1, id="a first bet pays 1"),
        pytest.param("juego", ["envido 4", "2 mas", "no quiero"], 5, id="one more in juego"),
    ],
)
def test_extra_deje_pays_one_stone_more_for_a_refused_raise(lance: str, said: list[str], stones: int) -> None:
    before = passed(cut(ALL_PARES, config={"extra_deje": True}), lance)

    state = after(before, *said)

    assert next(each for each in state.lances if each.name == lance).paid == stones


def test_extra_deje_holds_in_punto() -> None:
    state = passed(cut("RR54 CS54 7654 6541", config={"extra_deje": True}), "punto")

    state = after(state, "envido 4", "2 mas", "no quiero", "no quiero")

    assert state.lances[3].paid == 5


@pytest.mark.parametrize(
    ("said", "seat", "word", "code"),
    [
        pytest.param([], 0, "envido", "mus-first", id="a bet before mus is settled"),
        pytest.param([], 1, "mus", "not-your-turn", id="out of turn"),
        pytest.param(["mus"] * 4, 0, "mus", "must-discard", id="mus where cards are to be thrown"),
        pytest.param(["no hay mus"], 0, "mus", "mus-is-over", id="mus after the cut"),
        pytest.param(["no hay mus"], 0, "quiero", "nothing-to-answer", id="nothing to accept"),
        pytest.param(["no hay mus"], 0, "2 mas", "nothing-to-answer", id="nothing to raise"),
        pytest.param(["no hay mus"], 0, "baile", "no-such-call", id="a word of another game"),
        pytest.param(["no hay mus"], 0, "7O", "no-such-call", id="a card"),
        pytest.param(["no hay mus", "envido"], 1, "paso", "must-answer", id="a bet is not passed"),
        pytest.param(["no hay mus", "envido"], 1, "envido 4", "must-answer", id="nor bet upon"),
        pytest.param(["no hay mus", "envido"], 2, "quiero", "not-your-turn", id="the bettor's side"),
        pytest.param(["no hay mus", "ordago"], 1, "2 mas", "ordago-stands", id="no raise on an ordago"),
        pytest.param(["no hay mus", "ordago"], 1, "ordago", "ordago-stands", id="no second ordago"),
        pytest.param(["no hay mus", "ordago", "quiero"], 0, "paso", "deal-over", id="after the end"),
    ],
)
def test_refusals_name_what_is_wrong(said: list[str], seat: int, word: str, code: str) -> None:
    assert refusal(after(dealt(H), *said), seat, word) == code
    assert code in REFUSALS
