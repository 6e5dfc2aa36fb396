"""The one place where clicks, choices and forms come in; their ids say what they mean, also after a restart."""

from __future__ import annotations

import discord

from bot.ui.click import click_of
from bot.ui.clicks import Clicks


class Router:
    def __init__(self, clicks: Clicks) -> None:
        self._clicks = clicks

    async def handle(self, interaction: discord.Interaction) -> None:
        """Answers a click on a component of ours; leaves everything else alone. Raises nothing to the member."""
        click = click_of(interaction)
        if click is not None:
            await self._clicks.handle(click)
