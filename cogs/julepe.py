"""`/julepe start`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TapeteBot
from bot.games.registry import game
from cogs.naming import about, name
from cogs.options import Bots, Stake, presets_of

GAME = game("julepe")


class Julepe(commands.GroupCog, group_name=name("julepe"), group_description=about("cmd-julepe")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=name("start"), description=about("cmd-start"))
    @app_commands.guild_only()
    @app_commands.rename(
        stake=name("stake", "opt-stake"), preset=name("preset", "opt-preset"), bots=name("bots", "opt-bots")
    )
    @app_commands.describe(stake=about("opt-stake"), preset=about("opt-preset"), bots=about("opt-bots"))
    @app_commands.choices(preset=presets_of(GAME))
    async def start(
        self,
        interaction: discord.Interaction,
        stake: Stake | None = None,
        preset: str | None = None,
        bots: Bots = 0,
    ) -> None:
        await self.bot.desk.open_table(interaction, GAME.key, stake=stake, preset=preset, bots=bots)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Julepe(bot))
