"""The computer player of mus: hands where any player would do the same, odds by count, and juegos against chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.cards import SPANISH_40, cards_of, shuffled
from bot.games.mus import GAME
from bot.games.mus.model import MusView, State
from bot.games.mus_hands import Lance, value_of
from bot.games.protocol import Action, Bet, Discard, Raise, Say, Setup, fold
from bot.players.base import LEVELS, Level, Player, any_legal
from bot.players.mus import chance_to_win, juego_chance, play_mus
from bot.players.mus_odds import Pack, Said, best_throw, spread
from tests.games.mus.positions import H, act, after, cut, dealt, passed

USUAL = Pack(8, "off")
RIVALS = "CC66 SS55 A44A"


def seen(state: State, seat: int) -> MusView:
    return GAME.rules.view_for(state, seat)


def said(state: State, seat: int, chance: float = 0.5, level: Level = "normal") -> Action:
    return play_mus(seen(state, seat), level, chance)


@pytest.mark.parametrize(
    ("hand", "word"),
    [("RRRA", "no hay mus"), ("RRRR", "no hay mus"), ("SS77", "no hay mus"), ("7654", "mus"), ("R765", "mus")],
)
def test_it_cuts_with_a_hand_that_a_throw_would_spoil(hand: str, word: str) -> None:
    assert said(dealt(f"{hand} {RIVALS}"), 0) == Say(word)


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        pytest.param("RR64", {4, 6}, id="keeps two kings"),
        pytest.param("7654", {4, 5, 6, 7}, id="throws a hand of nothing"),
        pytest.param("RRRA", {1}, id="keeps three kings"),
        pytest.param("R765", {5, 6, 7}, id="keeps the king"),
    ],
)
def test_it_throws_what_is_worth_least(hand: str, thrown: set[int]) -> None:
    action = said(after(dealt(f"{hand} {RIVALS}"), *["mus"] * 4), 0)

    assert isinstance(action, Discard)
    assert {card.rank for card in action.cards} == thrown


def test_it_bets_on_grande_with_four_kings_and_passes_with_low_cards() -> None:
    assert isinstance(said(cut(f"RRRR {RIVALS}"), 0), Bet)
    assert said(cut("7654 CC66 SS55 AR4A"), 0) == Say("paso")


def test_now_and_then_it_bets_on_nothing() -> None:
    weak = cut("7654 CC66 SS55 AR4A")

    assert said(weak, 0, chance=0.01) == Bet(2)
    assert said(weak, 0, chance=0.12, level="prudente") == Say("paso")
    assert said(weak, 0, chance=0.12, level="atrevido") == Bet(2)


@pytest.mark.parametrize(("hand", "answer"), [("RRRR", "quiero"), ("7654", "no quiero"), ("R764", "no quiero")])
def test_it_wants_an_ordago_on_grande_only_with_kings(hand: str, answer: str) -> None:
    assert said(after(cut(f"CC66 {hand} SS55 A5SA"), "ordago"), 1) == Say(answer)


def test_it_raises_with_the_best_hand_there_is() -> None:
    assert isinstance(said(after(cut("CC66 RRRR SS55 A44A"), "envido"), 1), Raise)


def test_far_behind_it_risks_the_juego_on_a_hand_that_can_hardly_lose() -> None:
    assert said(cut(f"RRRR {RIVALS}", score=(0, 38)), 0) == Say("ordago")
    assert said(after(cut("CC66 RRRR SS55 A44A", score=(38, 0)), "envido"), 1) == Say("ordago")
    assert said(cut(f"RRRR {RIVALS}", score=(0, 0)), 0) != Say("ordago")


def test_raising_comes_to_an_end() -> None:
    state = after(cut("RRR3 R336 SS55 A44A"), "envido")
    for _ in range(40):
        (seat, *_) = GAME.rules.waiting_on(state)
        if seen(state, seat).lance != "grande" or GAME.rules.is_over(state):
            break
        events = GAME.rules.apply(state, seat, said(state, seat))
        state = fold(GAME, events, state)

    assert state.lances[0].how != ""


def test_a_partner_who_holds_the_lance_too_is_counted_for_the_own_side() -> None:
    alone = passed(cut("6645 CC74 R7SA 5R5A"), "pares")
    together = passed(cut("6645 CC74 S7SA 5R5A"), "pares")

    assert chance_to_win(seen(together, 0)) > chance_to_win(seen(alone, 0)) + 0.1


def test_a_rival_who_has_bet_is_taken_for_stronger_than_one_who_has_passed() -> None:
    hands = "RC76 RC54 SS55 A44A"
    after_a_bet = chance_to_win(seen(after(cut(hands), "envido"), 1))
    after_passing = chance_to_win(seen(after(cut(hands), "paso"), 1))

    assert after_a_bet < after_passing


def test_stones_count_for_more_near_the_target() -> None:
    early = seen(cut(H), 0)
    late = seen(cut(H, score=(30, 30)), 0)

    assert juego_chance(late, 5) - juego_chance(late, 0) > juego_chance(early, 5) - juego_chance(early, 0)
    assert juego_chance(late, 10) == 1.0
    assert juego_chance(late, -10) == 0.0


@pytest.mark.parametrize("lance", ["grande", "chica", "pares", "juego"])
@pytest.mark.parametrize("codes", ["12O 3C 7E 4B", "1O 2C 4E 5B", "7O 7C 7E 10B"])
def test_odds_against_one_hand_are_those_of_counting_all_hands(lance: Lance, codes: str) -> None:
    hand = cards_of("spanish", codes)
    own = value_of(hand, 8)
    others = [value_of(four, 8) for four in combinations([c for c in SPANISH_40 if c not in hand], 4)]
    pares = [other for other in others if other.pares]

    for known, kept in ((Said(), others), (Said(pares=True), pares)):
        odds = spread(own.ranks, USUAL, lance, known)
        weaker = sum(other.strength(lance) < own.strength(lance) for other in kept) / len(kept)
        no_better = sum(other.strength(lance) <= own.strength(lance) for other in kept) / len(kept)
        assert odds.below(own.strength(lance), ties=False) == pytest.approx(weaker)
        assert odds.below(own.strength(lance), ties=True) == pytest.approx(no_better)


def test_what_a_throw_is_worth_counts_every_draw() -> None:
    thrown, worth = best_throw((12, 12, 12, 6), USUAL)

    assert thrown == (6,)
    assert worth > best_throw((12, 12, 7, 6), USUAL)[1]


def test_it_says_the_same_for_the_same_view_level_and_chance() -> None:
    state = after(cut(H), "envido")

    for level in LEVELS:
        assert said(state, 1, 0.3, level) == said(state, 1, 0.3, level)


def test_it_only_says_what_is_legal_where_bets_are_capped() -> None:
    state = cut("RRRR 7654 SS55 A44A", config={"bet_cap": "remaining"}, score=(38, 38))

    _, state = act(state, 0, "envido 2")

    assert said(state, 1) == Say("no quiero")


def timid(view: MusView, level: Level, chance: float) -> Action:
    """Passes and refuses; otherwise as chance has it."""
    for word in ("paso", "no quiero"):
        if Say(word) in view.legal:
            return Say(word)
    return any_legal(view, level, chance)


def winner(players: Sequence[Player], chance: random.Random) -> int:
    """The pair that wins one juego."""
    rules = GAME.house_rules()
    carry = GAME.rules.opening(rules, 4, chance.randrange(4))
    while not carry.over:
        orders = tuple(shuffled(chance.randbytes(32), SPANISH_40) for _ in range(1 + GAME.reserves))
        state = fold(GAME, GAME.rules.start(rules, Setup((0,) * 4, carry, orders[0], orders[1:])))
        while waiting := GAME.rules.waiting_on(state):
            action = players[waiting[0]](GAME.rules.view_for(state, waiting[0]), "normal", chance.random())
            state = fold(GAME, GAME.rules.apply(state, waiting[0], action), state)
        carry = GAME.rules.carry(state)
    return carry.winners[0] % 2


@pytest.mark.parametrize(("other", "games", "least"), [(any_legal, 40, 28), (timid, 8, 8)])
def test_two_of_them_win_most_juegos_against_chance_and_against_who_never_bets(
    other: Player, games: int, least: int
) -> None:
    chance = random.Random(7)
    won = [winner((play_mus, other) * 2 if game % 2 else (other, play_mus) * 2, chance) for game in range(games)]

    assert sum(pair == (0 if game % 2 else 1) for game, pair in enumerate(won)) >= least
