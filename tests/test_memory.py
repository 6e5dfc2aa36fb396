"""What lives as long as the bot is not searched for garbage again and again."""

from __future__ import annotations

import asyncio
import gc

import discord

from bot.__main__ import spare_the_collector


class Waiting(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.ready = asyncio.Event()

    async def wait_until_ready(self) -> None:
        await self.ready.wait()


async def test_once_the_bot_is_ready_what_it_has_loaded_is_spared() -> None:
    gc.unfreeze()
    bot = Waiting()
    sparing = asyncio.create_task(spare_the_collector(bot))
    try:
        await asyncio.sleep(0)
        assert gc.get_freeze_count() == 0
        bot.ready.set()
        await sparing
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()
