"""The least that a discord.py bot can do: `/ping` answers with a button, and the button with the same message."""

from __future__ import annotations

import os

import discord
from discord import app_commands

from bot.__main__ import point_at


def pong() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="ping", custom_id="ping")
    view.add_item(discord.ui.TextDisplay("pong"))
    view.add_item(discord.ui.ActionRow(button))
    view.stop()
    return view


class BareBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="ping", description="Answers")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=pong(), ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=pong())


if __name__ == "__main__":
    point_at(os.environ["DISCORD_URL"])
    BareBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
