"""`/play`, `/bid`, `/descartar`, `/hand`: everything that the buttons of a private hand do, by keyboard."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, name


class Play(commands.Cog):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot

    async def _suggest(self, interaction: discord.Interaction, text: str, kind: str) -> list[Choice[str]]:
        found = await self.bot.desk.suggestions(interaction, text, kind)
        return [Choice(name=label, value=value) for label, value in found]

    @app_commands.command(name=name("play"), description=about("cmd-play"))
    @app_commands.guild_only()
    @app_commands.rename(card=name("card", "opt-card"))
    @app_commands.describe(card=about("opt-card"))
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await self.bot.desk.act_words(interaction, card, "card")

    @play.autocomplete("card")
    async def _cards(self, interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        return await self._suggest(interaction, text, "card")

    @app_commands.command(name=name("bid"), description=about("cmd-bid"))
    @app_commands.guild_only()
    @app_commands.rename(value=name("value", "opt-value"))
    @app_commands.describe(value=about("opt-value"))
    async def bid(self, interaction: discord.Interaction, value: str) -> None:
        await self.bot.desk.act_words(interaction, value, "call")

    @bid.autocomplete("value")
    async def _calls(self, interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        return await self._suggest(interaction, text, "call")

    @app_commands.command(name=name("descartar"), description=about("cmd-descartar"))
    @app_commands.guild_only()
    @app_commands.rename(cards=name("cards", "opt-cards"))
    @app_commands.describe(cards=about("opt-cards"))
    async def discard(self, interaction: discord.Interaction, cards: str = "") -> None:
        await self.bot.desk.act_words(interaction, cards, "discard")

    @discard.autocomplete("cards")
    async def _discards(self, interaction: discord.Interaction, text: str) -> list[Choice[str]]:
        return await self._suggest(interaction, text, "discard")

    @app_commands.command(name=name("hand"), description=about("cmd-hand"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.show_hand(interaction)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Play(bot))
