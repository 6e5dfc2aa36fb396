"""Random deals of any game of the registry, by one driver."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from bot.games.protocol import (
    Action,
    AnyGame,
    Bet,
    BetRange,
    Discard,
    DiscardRange,
    Option,
    Raise,
    RaiseRange,
    Setup,
    fold,
)

HIGHEST_STEP = 4
"""Above the least that a range allows."""


def play_deal(game: AnyGame, seats: int, chance: random.Random, hand_size: int = 0) -> int:
    """One deal by random legal actions to its end; gives their number. `hand_size`: cards each, where a deal sets it.

    The pack is mixed by `chance`, not by the shuffle of the real tables: that one is no part of the rules.
    """
    rules = game.house_rules()
    carry = replace(game.rules.opening(rules, seats, chance.randrange(seats)), hand_size=hand_size)
    pack, *reserves = (tuple(chance.sample(game.cards, len(game.cards))) for _ in range(1 + game.reserves))
    setup = Setup((game.written.stack(rules),) * seats, carry, pack, tuple(reserves))
    state = fold(game, game.rules.start(rules, setup))
    actions = 0
    while not game.rules.is_over(state):
        seat = game.rules.waiting_on(state)[0]
        option = chance.choice(game.rules.legal_actions(state, seat))
        state = fold(game, game.rules.apply(state, seat, _action(game, state, seat, option, chance)), state)
        actions += 1
    return actions


def _action(game: AnyGame, state: Any, seat: int, option: Option, chance: random.Random) -> Action:
    match option:
        case DiscardRange(low, high):
            hand = game.rules.view_for(state, seat).hand
            return Discard(tuple(chance.sample(hand, chance.randint(low, high))))
        case BetRange(low, high):
            return Bet(chance.randint(low, _top(low, high)))
        case RaiseRange(low, high):
            return Raise(chance.randint(low, _top(low, high)))
        case _:
            return option


def _top(low: int, high: int | None) -> int:
    return low + HIGHEST_STEP if high is None else min(high, low + HIGHEST_STEP)
