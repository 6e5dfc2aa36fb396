"""The computer player of individual mus: plain hands, and games against chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.cards import SPANISH_40, cards_of, shuffled
from bot.games.mus_individual import GAME
from bot.games.mus_individual.model import MusIndividualView, State
from bot.games.protocol import Action, Bet, Discard, Say, Setup, fold
from bot.players.base import Level, Player, any_legal
from bot.players.mus_individual import chance_of_best, chance_of_worst, gain, play_mus_individual
from tests.games.mus_individual.positions import after, begun, dealt, passed


def said(state: State, seat: int, chance: float = 0.9, level: Level = "normal") -> Action:
    return play_mus_individual(GAME.rules.view_for(state, seat), level, chance)


def view(state: State, seat: int) -> MusIndividualView:
    return GAME.rules.view_for(state, seat)


@pytest.mark.parametrize(
    ("five", "thrown"),
    [("12O 11C 7E 4B 5O", "5O"), ("12O 12C 12E 4B 1O", "4B"), ("7O 7C 7E 10B 6O", "6O")],
)
def test_it_keeps_the_four_cards_that_are_worth_most(five: str, thrown: str) -> None:
    state = dealt("RC74 RR75")
    hand = cards_of("spanish", five)
    own = MusIndividualView(
        **{name: getattr(view(state, 0), name) for name in MusIndividualView.__dataclass_fields__} | {"hand": hand}
    )

    assert play_mus_individual(own, "normal", 0.5) == Discard(cards_of("spanish", thrown))


def test_it_bets_on_grande_with_kings_and_passes_with_low_cards() -> None:
    assert isinstance(said(begun("RRRR 7654 SS55 CC66"), 0), Bet)
    assert said(begun("7654 RR75 SS55 CC66"), 0) == Say("paso")


def test_it_says_ordago_at_times_with_a_hand_that_is_never_the_worst() -> None:
    assert said(begun("RRRR 7654 SS55 CC66"), 0, chance=0.5) == Say("ordago")


def test_now_and_then_it_bets_on_nothing() -> None:
    assert said(begun("7654 RR75 SS55 CC66"), 0, chance=0.01) == Bet(1)


def test_it_wants_a_bet_only_with_a_hand_that_is_hardly_the_worst() -> None:
    assert said(after(begun("SS55 RRRR 7654 CC66"), "envido 2"), 1) == Say("quiero")
    assert said(after(begun("SS55 7654 RRRR CC66"), "envido 2"), 1) == Say("no quiero")


def test_it_accepts_an_ordago_with_the_best_hand_and_not_with_a_poor_one() -> None:
    assert said(after(begun("SS55 RRRR 7654 CC66"), "ordago"), 1) == Say("quiero")
    assert said(after(begun("SS55 7654 RRRR CC66"), "ordago"), 1) == Say("no quiero")


def test_it_gives_in_to_a_raise_only_where_refusing_brings_fewer_stones() -> None:
    state = after(begun("RRRR 7654 SS55 CC66"), "envido 1", "quiero", "no quiero", "no quiero", "1: 6 mas")
    assert said(state, 0, chance=0.9) != Say("no quiero")

    poor = after(begun("7654 RRRR SS55 CC66"), "envido 1", "quiero", "no quiero", "no quiero", "1: 6 mas")
    assert said(poor, 0) == Say("no quiero")


def test_who_can_only_say_one_thing_says_it() -> None:
    state = after(begun("RC74 RR75 SS54", (2, 6, 6)), "envido 2", "quiero", "quiero")

    assert said(state, 2) == Say("paso")


def test_chances_of_best_and_worst_count_all_who_are_compared() -> None:
    kings = begun("RRRR 7654 SS55 CC66")
    low = begun("7654 RRRR SS55 CC66")

    assert chance_of_worst(view(kings, 0)) == pytest.approx(0)
    assert chance_of_best(view(kings, 0)) == pytest.approx(1)
    assert chance_of_worst(view(low, 0)) > 0.25
    assert gain(view(low, 0)) < 0 < gain(view(kings, 0))


def test_where_the_best_returns_its_stake_only_being_the_best_counts() -> None:
    state = begun("RC76 7654 SS55 CC66", config={"resolution": "winner_returns_stake"})

    assert gain(view(state, 0)) == chance_of_best(view(state, 0))


def test_announced_pares_are_counted() -> None:
    state = passed(begun("RR75 SS54 CC66 7654"), "pares")

    assert chance_of_worst(view(state, 2)) > 0


def loser(players: Sequence[Player], chance: random.Random) -> int:
    """The seat that loses one game."""
    rules = GAME.house_rules()
    carry = GAME.rules.opening(rules, len(players), chance.randrange(len(players)))
    while True:
        pack = shuffled(chance.randbytes(32), SPANISH_40)
        state = fold(GAME, GAME.rules.start(rules, Setup(carry.scores, carry, pack)))
        while waiting := GAME.rules.waiting_on(state):
            action = players[waiting[0]](GAME.rules.view_for(state, waiting[0]), "normal", chance.random())
            state = fold(GAME, GAME.rules.apply(state, waiting[0], action), state)
        if state.loser is not None:
            return int(state.loser)
        carry = GAME.rules.carry(state)


def test_two_of_them_lose_few_games_against_two_who_play_by_chance() -> None:
    chance = random.Random(11)

    lost = [loser((play_mus_individual, any_legal) * 2, chance) for _ in range(60)]

    assert sum(seat % 2 == 0 for seat in lost) <= 18
