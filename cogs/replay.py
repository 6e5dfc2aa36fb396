"""`/replay`: a finished deal, step by step."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, name


class Replay(commands.Cog):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot

    @app_commands.command(name=name("replay"), description=about("cmd-replay"))
    @app_commands.guild_only()
    @app_commands.rename(deal=name("deal", "opt-deal"))
    @app_commands.describe(deal=about("opt-deal"))
    async def replay(self, interaction: discord.Interaction, deal: str | None = None) -> None:
        await self.bot.desk.replay.open(interaction, deal)

    @replay.autocomplete("deal")
    async def _deals(self, interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        found = await self.bot.desk.replay.proposals(interaction, text)
        return [Choice(name=label, value=value) for label, value in found]


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Replay(bot))
