"""`/rules` and `/about`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from bot.ui.renderers.registry import RENDERERS
from bot.ui.rules import TOPICS
from cogs.naming import about, label, name


class Help(commands.Cog):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot

    @app_commands.command(name=name("rules"), description=about("cmd-rules"))
    @app_commands.rename(game=name("game", "opt-game"), topic=name("topic", "opt-topic"))
    @app_commands.describe(game=about("opt-game"), topic=about("opt-topic"))
    @app_commands.choices(
        game=[Choice(name=label(f"game-{key}"), value=key) for key in RENDERERS],
        topic=[Choice(name=label(f"topic-{topic}"), value=topic) for topic in TOPICS],
    )
    async def rules(self, interaction: discord.Interaction, game: str | None = None, topic: str | None = None) -> None:
        await self.bot.desk.rules(interaction, game, topic)

    @app_commands.command(name=name("about"), description=about("cmd-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.about(interaction)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Help(bot))
