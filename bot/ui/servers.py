"""Servers that come and go: the data of one that removed the bot is erased after thirty days, not sooner."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection

from bot.sessions.books import Archive
from bot.sessions.ports import StoreUnavailableError

KEPT_SECONDS = 30 * 86_400.0
EVERY_SECONDS = 6 * 3600.0

log = logging.getLogger(__name__)


class Servers:
    """An outage is no departure: a server that is unavailable is still among those the bot is in."""

    def __init__(
        self,
        archive: Archive,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._archive = archive
        self._now = now
        self._sleep = sleep

    async def joined(self, guild_id: int) -> None:
        with contextlib.suppress(StoreUnavailableError):
            await self._archive.server_here(guild_id)

    async def left(self, guild_id: int) -> None:
        """The bot was removed."""
        with contextlib.suppress(StoreUnavailableError):
            await self._archive.server_gone(guild_id)

    async def seen(self, guild_ids: Collection[int]) -> None:
        """All servers that the bot is in, available or not: what happened while it was away is made up for."""
        with contextlib.suppress(StoreUnavailableError):
            for guild_id in await self._archive.known_servers():
                if guild_id in guild_ids:
                    await self._archive.server_here(guild_id)
                else:
                    await self._archive.server_gone(guild_id)

    async def run(self) -> None:
        """Erases what is due, now and every few hours."""
        while True:
            await self.purge()
            await self._sleep(EVERY_SECONDS)

    async def purge(self) -> None:
        with contextlib.suppress(StoreUnavailableError):
            for guild_id in await self._archive.purge(self._now() - KEPT_SECONDS):
                log.info("data of server %s erased", guild_id)
