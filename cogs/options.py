"""Options that several games' start commands share."""

from __future__ import annotations

from discord.app_commands import Choice, Range

from bot.games.protocol import AnyGame
from cogs.naming import label

MOST_BOTS = 7
MOST_STAKE = 1_000_000

Stake = Range[int, 1, MOST_STAKE]
Bots = Range[int, 0, MOST_BOTS]


def presets_of(game: AnyGame) -> list[Choice[str]]:
    """The game's named sets of house rules, as choices of a command; the key `preset-<name>` has its translations."""
    return [Choice(name=label(f"preset-{game.key}-{preset}"), value=preset) for preset in game.presets]
