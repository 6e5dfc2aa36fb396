"""`/learn`: a deal for practice, against computer players, that nobody else sees."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from bot.ui.renderers.registry import RENDERERS
from cogs.naming import about, label, name


class Learn(commands.Cog):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot

    @app_commands.command(name=name("learn"), description=about("cmd-learn"))
    @app_commands.rename(game=name("game", "opt-game"))
    @app_commands.describe(game=about("opt-learn-game"))
    @app_commands.choices(game=[Choice(name=label(f"game-{key}"), value=key) for key in RENDERERS])
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        await self.bot.desk.practice.open(interaction, game)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Learn(bot))
