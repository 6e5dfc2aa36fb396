"""`/glossary`: a word of the card table, explained in three languages."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, name


class Glossary(commands.Cog):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot

    @app_commands.command(name=name("glossary"), description=about("cmd-glossary"))
    @app_commands.rename(term=name("term", "opt-term"))
    @app_commands.describe(term=about("opt-term"))
    async def glossary(self, interaction: discord.Interaction, term: str) -> None:
        await self.bot.desk.glossary.open(interaction, term)

    @glossary.autocomplete("term")
    async def _terms(self, interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        return [Choice(name=label, value=value) for label, value in self.bot.desk.glossary.proposals(interaction, text)]


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Glossary(bot))
