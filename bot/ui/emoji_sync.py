"""Brings the application's emoji up to date with the shipped art, in the background of a start.

An emoji's name is its picture's name and a part of the picture's hash (`oros_12_3fa9c1`), so that Discord's list alone
says what is missing and what is old: a second start creates nothing. Old art serves until the new is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp
import discord

from bot.ui.art import shipped
from bot.ui.art.names import EMOJI_KEYS
from bot.ui.emojis import Emojis

PAUSE = 0.1
"""Seconds between two uploads. Discord's limits of this route are not announced; the library sleeps through a 429."""
RETRIES = (60.0, 600.0, 3600.0)
"""Seconds after which a sync that was not finished is taken up again."""
NO_ROOM = 30008
_OURS = re.compile(rf"(?P<key>{'|'.join(EMOJI_KEYS)})_[0-9a-f]{{6}}")
_TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class OwnedEmoji(Protocol):
    id: int
    name: str

    async def delete(self) -> None: ...


class EmojiHost(Protocol):
    """What of `discord.Client` is needed."""

    async def fetch_application_emojis(self) -> Sequence[Any]:
        """OwnedEmoji each."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any: ...


@dataclass(frozen=True, slots=True)
class Synced:
    """How many emoji were there already, were created, were deleted, and could not be had."""

    kept: int = 0
    created: int = 0
    deleted: int = 0
    missing: int = 0


def shipped_art() -> Mapping[str, bytes]:
    """PNG by key, in the order of upload."""
    return {key: shipped.emoji(key) for key in EMOJI_KEYS}


def emoji_name(key: str, png: bytes) -> str:
    return f"{key}_{hashlib.sha256(png).hexdigest()[:6]}"


async def sync(
    host: EmojiHost,
    emojis: Emojis,
    *,
    pause: float = PAUSE,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Fills `emojis`, again and again later where something was missing. Failures are logged, none is raised."""
    art = await asyncio.to_thread(shipped_art)
    for wait in (*RETRIES, None):
        try:
            synced = await sync_once(host, emojis, art, pause=pause, sleep=sleep)
        except _TROUBLE as error:
            log.warning("emoji not synced: %s", error)
        else:
            log.info("emoji: %d kept, %d created, %d deleted", synced.kept, synced.created, synced.deleted)
            if not synced.missing:
                return
        if wait is not None:
            await sleep(wait)


async def sync_once(
    host: EmojiHost,
    emojis: Emojis,
    art: Mapping[str, bytes],
    *,
    pause: float = PAUSE,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> Synced:
    """One pass over `art`. Raises what fetching the list raises; an upload that fails ends the pass."""
    present: dict[str, OwnedEmoji] = {each.name: each for each in await host.fetch_application_emojis()}
    wanted = {key: emoji_name(key, png) for key, png in art.items()}
    old = _old(present, wanted)
    for key, emoji in old:
        emojis.put(key, _partial(emoji))
    kept = {key: present[name] for key, name in wanted.items() if name in present}
    for key, emoji in kept.items():
        emojis.put(key, _partial(emoji))
    to_create = [key for key in wanted if key not in kept]
    created = 0
    for key in to_create:
        try:
            made = await host.create_application_emoji(name=wanted[key], image=art[key])
        except _TROUBLE as error:
            log.warning("emoji %s not created: %s", wanted[key], error)
            if isinstance(error, discord.HTTPException) and error.code == NO_ROOM:
                # Deleting what is old would take away what is shown and might not make room enough.
                log.error("the application has no room for more emoji")
            break
        emojis.put(key, _partial(made))
        created += 1
        await sleep(pause)
    missing = len(to_create) - created
    # What is old goes last: another process may still be showing it.
    deleted = 0 if missing else await _delete([emoji for _, emoji in old])
    return Synced(len(kept), created, deleted, missing)


def _old(present: Mapping[str, OwnedEmoji], wanted: Mapping[str, str]) -> list[tuple[str, OwnedEmoji]]:
    """Our emoji of other art than the wanted; names that are not ours are left alone."""
    names = set(wanted.values())
    matches = ((_OURS.fullmatch(name), emoji) for name, emoji in present.items() if name not in names)
    return [(match["key"], emoji) for match, emoji in matches if match is not None and match["key"] in wanted]


async def _delete(emojis: Sequence[OwnedEmoji]) -> int:
    deleted = 0
    for emoji in emojis:
        try:
            await emoji.delete()
        except _TROUBLE as error:
            log.warning("old emoji %s not deleted: %s", emoji.name, error)
        else:
            deleted += 1
    return deleted


def _partial(emoji: OwnedEmoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
