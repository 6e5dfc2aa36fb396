"""`/<game> start`, the same for every game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client import TapeteBot
from cogs.naming import about, name
from cogs.options import Bots, Stake, choices


def table_group(bot: TapeteBot, key: str) -> app_commands.Group:
    """The commands of a game: texts `cmd-<key>`, `opt-stake-<key>` and `preset-<key>-<preset>` of every preset."""
    group = app_commands.Group(name=name(key), description=about(f"cmd-{key}"), guild_only=True)

    @group.command(name=name("start"), description=about("cmd-start"))
    @app_commands.rename(
        stake=name("stake", "opt-stake"), preset=name("preset", "opt-preset"), bots=name("bots", "opt-bots")
    )
    @app_commands.describe(stake=about(f"opt-stake-{key}"), preset=about("opt-preset"), bots=about("opt-bots"))
    async def start(
        interaction: discord.Interaction, stake: Stake | None = None, preset: str | None = None, bots: Bots = 0
    ) -> None:
        await bot.desk.open_table(interaction, key, stake=stake, preset=preset, bots=bots)

    @start.autocomplete("preset")
    async def presets(interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        return choices(await bot.desk.presets(interaction, key, text))

    return group
