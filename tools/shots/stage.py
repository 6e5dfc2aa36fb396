"""A playground with the bot at work in it, set in one language."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from playground.server import Server, start
from tests.e2e.rig import TOKEN, BotProcess, running

CALM = {
    "GRANT": "5000",
    "NEXT_DEAL_SECONDS": "60",
    "PING_SECONDS": "60",
    "BOT_MIN_SECONDS": "0.05",
    "BOT_MAX_SECONDS": "0.1",
}
"""Nothing moves while a picture is taken: the next deal waits for its button, and nobody is reminded of a turn."""
CHANNELS = 8


@dataclass(frozen=True)
class Language:
    """A folder of pictures: the server's language, who plays, and the page's theme."""

    folder: str
    locale: str
    player: str
    theme: Literal["dark", "light"]


LANGUAGES = (Language("es", "es-ES", "Ana", "dark"), Language("pt-BR", "pt-BR", "Bia", "light"))


@asynccontextmanager
async def staged(language: Language) -> AsyncIterator[Server]:
    """A fresh server in which every member speaks the language; gone afterwards."""
    server = await start(tokens=[TOKEN], channels=CHANNELS)
    world = server.world
    world.guild = replace(world.guild, locale=language.locale)
    for member in tuple(world.members):
        world.set_locale(member, language.locale)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with running(BotProcess(server.url, Path(folder), CALM)):
                yield server
    finally:
        await server.stop()
