"""`/chips …`: what a member has, how it came about, and the server's ranking."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, name


@app_commands.guild_only()
class Chips(commands.GroupCog, group_name=name("chips"), group_description=about("cmd-chips")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=name("balance", "cmd-chips-balance"), description=about("cmd-chips-balance"))
    @app_commands.rename(member=name("member", "opt-member"))
    @app_commands.describe(member=about("opt-member"))
    async def balance(self, interaction: discord.Interaction, member: discord.Member | None = None) -> None:
        await self.bot.desk.chips_balance(interaction, member)

    @app_commands.command(name=name("history", "cmd-chips-history"), description=about("cmd-chips-history"))
    async def history(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.chips_history(interaction)

    @app_commands.command(name=name("top", "cmd-chips-top"), description=about("cmd-chips-top"))
    async def top(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.chips_top(interaction)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Chips(bot))
