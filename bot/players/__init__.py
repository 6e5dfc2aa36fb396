"""Computer players. They get a View, never a state: what they know is what a member in their seat would know."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.protocol import Action, View
from bot.players.base import LEVELS, Level, Player, any_legal
from bot.players.bestia import play_bestia
from bot.players.danese import play_danese
from bot.players.julepe import play_julepe
from bot.players.mus import play_mus
from bot.players.mus_individual import play_mus_individual

PLAYERS: Mapping[str, Player] = {
    "bestia": play_bestia,
    "danese": play_danese,
    "julepe": play_julepe,
    "mus": play_mus,
    "mus_individual": play_mus_individual,
}
"""Game key to its player; a game that is not listed is played by `any_legal`."""


def choose(game: str, view: View, level: Level = "normal", chance: float = 0.5) -> Action:
    """A legal action for the seat of `view`, which must have one; the same for the same arguments.

    `game`: its key. `chance` in [0, 1) breaks ties; whoever calls draws it.
    """
    return PLAYERS.get(game, any_legal)(view, level, chance)


__all__ = ["LEVELS", "PLAYERS", "Level", "Player", "any_legal", "choose"]
