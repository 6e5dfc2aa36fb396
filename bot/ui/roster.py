"""Who is still a member of a server, asked of Discord one by one: the list of members needs a privileged intent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import aiohttp
import discord

KEPT_SECONDS = 600.0
AT_ONCE = 5
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class Roster(Protocol):
    async def present(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        """Display names of those who are members; empty where it cannot be known, and then they count as members."""
        ...


class Everybody:
    """Where nobody can be asked, nobody has left."""

    async def present(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        return dict.fromkeys(user_ids, "")


class DiscordRoster:
    """Answers are kept for ten minutes."""

    def __init__(self, client: discord.Client, now: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[float, str | None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def present(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        fresh = self._now() - KEPT_SECONDS
        self._known = {key: found for key, found in self._known.items() if found[0] >= fresh}
        names = await asyncio.gather(*(self._name(guild_id, user_id) for user_id in user_ids))
        return {user: name for user, name in zip(user_ids, names, strict=True) if name is not None}

    async def _name(self, guild_id: int, user_id: int) -> str | None:
        """None: no member any more."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return ""
        known = self._known.get((guild_id, user_id))
        if known is not None:
            return known[1]
        try:
            async with self._slots:
                name: str | None = (await guild.fetch_member(user_id)).display_name
        except discord.NotFound as error:
            if error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return ""
            name = None
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError):
            return ""
        self._known[guild_id, user_id] = (self._now(), name)
        return name


def language_of(client: discord.Client, guild_id: int) -> str | None:
    """What a server speaks by Discord's account; None where it has chosen nothing, which Discord calls US English."""
    guild = client.get_guild(guild_id)
    if guild is None or guild.preferred_locale is discord.Locale.american_english:
        return None
    return str(guild.preferred_locale)
