"""`/table …`: what the seats and the host do with the table itself."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, name


def _named(base: str) -> tuple[app_commands.locale_str, app_commands.locale_str]:
    return name(base, f"cmd-table-{base}"), about(f"cmd-table-{base}")


SHOW, PAUSE, RESUME, LEAVE, CLOSE, BOT, KICK = map(_named, ("show", "pause", "resume", "leave", "close", "bot", "kick"))


@app_commands.guild_only()
class Table(commands.GroupCog, group_name=name("table"), group_description=about("cmd-table")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=SHOW[0], description=SHOW[1])
    async def show(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.show_table(interaction)

    @app_commands.command(name=PAUSE[0], description=PAUSE[1])
    async def pause(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.pause(interaction)

    @app_commands.command(name=RESUME[0], description=RESUME[1])
    async def resume(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.resume(interaction)

    @app_commands.command(name=LEAVE[0], description=LEAVE[1])
    async def leave(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.leave(interaction)

    @app_commands.command(name=CLOSE[0], description=CLOSE[1])
    async def close(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.close(interaction)

    @app_commands.command(name=BOT[0], description=BOT[1])
    async def add_bot(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.add_bot(interaction)

    @app_commands.command(name=KICK[0], description=KICK[1])
    @app_commands.rename(member=name("member", "opt-member"))
    @app_commands.describe(member=about("opt-member"))
    async def kick(self, interaction: discord.Interaction, member: discord.Member) -> None:
        await self.bot.desk.kick(interaction, member)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Table(bot))
