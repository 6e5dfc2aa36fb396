"""A table of computer players: deals from a seeded shuffle, played to their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from bot.cards import shuffled
from bot.games.protocol import AnyGame, Carry, HouseRules, Setup, fold
from bot.players.base import Player

RICH = 100_000


def played_deal(
    game: AnyGame, rules: HouseRules, carry: Carry, players: Sequence[Player], chance: random.Random
) -> Any:
    """The state at the end of a deal with `players` by seat; everything random comes from `chance`."""
    pack = shuffled(chance.randbytes(32), game.cards)
    reserves = tuple(shuffled(chance.randbytes(32), game.cards) for _ in range(game.reserves))
    state = fold(game, game.rules.start(rules, Setup((RICH,) * len(players), carry, pack, reserves)))
    while waiting := game.rules.waiting_on(state):
        seat = waiting[0]
        action = players[seat](game.rules.view_for(state, seat), "normal", chance.random())
        state = fold(game, game.rules.apply(state, seat, action), state)
    return state
