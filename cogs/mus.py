"""`/mus start`: two games under one name, in pairs or individual."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, label, name
from cogs.options import Bots, Stake, choices

GAMES = {"parejas": "mus", "individual": "mus_individual"}
"""Mode to the key of its game."""


@app_commands.guild_only()
class Mus(commands.GroupCog, group_name=name("mus"), group_description=about("cmd-mus")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=name("start"), description=about("cmd-start"))
    @app_commands.rename(
        mode=name("mode", "opt-mode"),
        stake=name("stake", "opt-stake"),
        preset=name("preset", "opt-preset"),
        bots=name("bots", "opt-bots"),
    )
    @app_commands.describe(
        mode=about("opt-mode"), stake=about("opt-stake-mus"), preset=about("opt-preset"), bots=about("opt-bots")
    )
    @app_commands.choices(mode=[Choice(name=label(f"mode-{mode}"), value=mode) for mode in GAMES])
    async def start(
        self,
        interaction: discord.Interaction,
        mode: str = "parejas",
        stake: Stake | None = None,
        preset: str | None = None,
        bots: Bots = 0,
    ) -> None:
        await self.bot.desk.open_table(interaction, game_of(mode), stake=stake, preset=preset, bots=bots)

    @start.autocomplete("preset")
    async def _presets(self, interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        """The named sets of house rules of the mode that is chosen so far."""
        key = game_of(str(interaction.namespace.mode or ""))
        return choices(await self.bot.desk.presets(interaction, key, text))


def game_of(mode: str) -> str:
    return GAMES.get(mode, GAMES["parejas"])


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Mus(bot))
