"""`/bestia start`."""

from __future__ import annotations

from bot.client import TapeteBot
from cogs.opening import table_group


async def setup(bot: TapeteBot) -> None:
    bot.tree.add_command(table_group(bot, "bestia"))
