"""The worked examples of the rules of mus, by their ids."""

from __future__ import annotations

import pytest

from bot.games.mus import GAME
from bot.games.mus_hands import Lance, best_of, kind_of, value_of
from tests.games.mus.positions import H, after, cards_for, cut, legal, passed, present, waiting

E1 = "3R71 RR71 CS54 6654"
MORE = "RR64 CCSS 7775 6541"


@pytest.mark.parametrize(
    ("hands", "config", "winners"),
    [
        pytest.param(E1, {}, {"grande": 0, "chica": 0, "pares": 0, "punto": 2}, id="E1"),
        pytest.param(E1, {"kings": 4}, {"grande": 1, "pares": 1, "chica": 0, "punto": 2}, id="E2"),
        pytest.param("RAAA 4A22 CS76 5566", {}, {"chica": 1}, id="E3"),
        pytest.param("RR77 CCCC RRAA SS44", {}, {"pares": 0}, id="E5"),
        pytest.param("RRRR 33CC 3344 7777", {}, {"pares": 0}, id="E6"),
        pytest.param("RRR4 CC55 SSAA 7774", {}, {"pares": 1}, id="E7"),
        pytest.param("RC74 RRRS 3375 3376", {}, {"juego": 0}, id="E9"),
        pytest.param("RRR7 R336 3C55 CS77", {}, {"juego": 0}, id="E11"),
        pytest.param("RCSA 777S RR65 3376", {}, {"juego": 0}, id="E12"),
        pytest.param("RCSA 777S RR65 3376", {"real": "figure"}, {"juego": 1}, id="E12-real"),
        pytest.param("RR5A R654 C654 7654", {}, {"punto": 0, "chica": 0}, id="E15"),
    ],
)
def test_the_best_hand_of_each_lance(hands: str, config: dict[str, object], winners: dict[Lance, int]) -> None:
    rules = GAME.house_rules(**config)
    held = [value_of(cards, rules.kings, rules.real) for cards in cards_for(hands)]

    for lance, seat in winners.items():
        assert best_of((0, 1, 2, 3), held, lance) == seat


def test_e2_without_the_three_as_a_king_the_ranks_are_those_printed() -> None:
    three, *_ = cards_for(E1)

    assert kind_of(three, 4) == (12, 7, 3, 1)
    assert kind_of(three, 8) == (12, 12, 7, 1)


@pytest.mark.parametrize(
    ("hands", "lance", "said", "score"),
    [
        pytest.param(H, "grande", [], (3, 3), id="S1"),
        pytest.param(H, "grande", ["envido", "quiero"], (3, 4), id="S2"),
        pytest.param(H, "grande", ["envido", "2 mas", "5 mas", "10 mas", "no quiero", "no quiero"], (3, 11), id="S3"),
        pytest.param(H, "grande", ["ordago", "no quiero", "no quiero"], (4, 2), id="S4"),
        pytest.param(MORE, "pares", ["envido", "no quiero"], (5, 3), id="S6"),
        pytest.param(MORE, "pares", ["paso", "envido 4", "quiero"], (1, 10), id="S8"),
        pytest.param("RR64 R654 7775 C654", "grande", [], (5, 1), id="S9"),
        pytest.param("RR54 CS54 7654 6541", "grande", [], (3, 1), id="S12"),
        pytest.param("RR54 CS54 7654 6541", "punto", ["envido 2", "quiero"], (5, 1), id="S13"),
        pytest.param("RC75 RS64 C765 7641", "grande", [], (3, 1), id="S19"),
    ],
)
def test_stones_of_a_deal(hands: str, lance: str, said: list[str], score: tuple[int, int]) -> None:
    state = passed(after(passed(cut(hands), lance), *said))

    assert GAME.rules.outcome(state).score == score
    assert GAME.rules.outcome(state).winner is None


def test_s15_the_count_stops_at_the_target_in_the_order_of_the_lances() -> None:
    state = passed(cut(H, score=(38, 39)))

    assert GAME.rules.outcome(state).score == (38, 40)
    assert GAME.rules.outcome(state).winner == 1
    assert [line.lance for line in state.counted] == ["grande"]


def test_s18_an_accepted_ordago_decides_the_juego_whatever_the_score() -> None:
    state = after(cut("RR71 RR71 7654 6541", score=(0, 39)), "ordago", "quiero")

    assert GAME.rules.is_over(state)
    assert GAME.rules.outcome(state).winner == 0
    assert GAME.rules.outcome(state).score == (0, 39)


def test_s21_a_bet_over_the_target_goes_on_and_an_ordago_of_a_later_lance_decides() -> None:
    state = passed(after(cut(H), "envido 45", "quiero"), "juego")
    assert GAME.rules.outcome(state).score == (0, 0)

    state = after(state, "paso", "ordago", "quiero")

    assert GAME.rules.outcome(state).winner == 0
    assert GAME.rules.outcome(state).score == (0, 0)


def test_p1_having_passed_does_not_stop_anybody_answering() -> None:
    state = after(cut(H), "paso", "paso", "envido 2")
    assert present(state).queue == (3, 1)

    state = after(state, "no quiero")
    assert waiting(state) == (1,)
    state = after(state, "quiero")

    assert state.lances[0].how == "accepted"
    assert state.lances[0].total == 2


def test_p3_who_has_no_pares_is_skipped_in_every_queue() -> None:
    state = passed(cut("RR64 CC54 7751 6541"), "pares")

    spoke = []
    while present(state).name == "pares":
        spoke += waiting(state)
        state = after(state, "paso")

    assert spoke == [0, 1, 2]


def test_the_seeds_bidding_pays_exactly_nine_stones() -> None:
    """Seed 002, section 16: 2, then 2 more, 5 more, 10 more; refused, it pays the 9 that were accepted."""
    state = after(cut(H), "envido", "2 mas", "5 mas", "10 mas")
    assert present(state).total == 19
    assert present(state).accepted == 9

    state = after(state, "no quiero", "no quiero")

    assert GAME.rules.outcome(state).score == (0, 9)
    assert divmod(9, 5) == (1, 4)


def test_an_ordago_can_only_be_wanted_or_not() -> None:
    assert legal(after(cut(H), "ordago")) == ["no quiero", "quiero"]
