"""The one list of games."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games import bestia, danese, julepe, mus, mus_individual
from bot.games.protocol import AnyGame

GAMES: Mapping[str, AnyGame] = {
    game.key: game
    for game in (
        julepe.GAME,
        bestia.GAME,
        danese.GAME,
        mus.GAME,
        mus_individual.GAME,
    )
}


def game(key: str) -> AnyGame:
    """The game of this key. KeyError where there is none."""
    return GAMES[key]
