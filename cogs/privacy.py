"""`/privacy …`: what is stored of the member who asks."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TapeteBot
from cogs.naming import about, name

SHOW, EXPORT, DELETE = (
    (name(base, f"cmd-privacy-{base}"), about(f"cmd-privacy-{base}")) for base in ("show", "export", "delete")
)


class Privacy(commands.GroupCog, group_name=name("privacy"), group_description=about("cmd-privacy")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=SHOW[0], description=SHOW[1])
    async def show(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.privacy.show(interaction)

    @app_commands.command(name=EXPORT[0], description=EXPORT[1])
    async def export(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.privacy.export(interaction)

    @app_commands.command(name=DELETE[0], description=DELETE[1])
    async def delete(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.privacy.delete(interaction)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Privacy(bot))
