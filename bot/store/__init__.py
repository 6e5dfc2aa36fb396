"""The database: one file of SQLite for one bot, PostgreSQL where several processes share it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

from bot.games.protocol import AnyGame
from bot.sessions.books import Finding
from bot.sessions.ports import StoreUnavailableError
from bot.store.archive import SqlArchive
from bot.store.codec import EventCodec, TableCodec
from bot.store.engine import dispose, in_transaction, make_engines, parse_url
from bot.store.errors import StoreCorruptError, StoreTooNewError, answering
from bot.store.migrate import migrate
from bot.store.store import SqlStore
from bot.store.writer import BATCH, Writer

__all__ = ["EventCodec", "Finding", "SqlArchive", "SqlStore", "StoreCorruptError", "StoreTooNewError", "open_store"]


async def open_store(
    url: str,
    games: Mapping[str, AnyGame] | None = None,
    *,
    codec: EventCodec | None = None,
    now: Callable[[], float] = time.time,
    busy_seconds: float = 5.0,
    must_exist: bool = False,
) -> SqlArchive:
    """Opens the database at `url` (`sqlite:///folder/name.db`, `postgresql://…`) and brings it up to date.

    `games` by their key are needed to load tables; `codec` replaces the ordinary one. `now`: unix seconds.
    `must_exist`: a file that is not there is an error, not a new database.
    StoreUnavailableError with one line where it cannot be opened, StoreTooNewError where it is ahead of this program.
    """
    engines = make_engines(parse_url(url), busy_seconds)
    if must_exist and engines.file is not None and not await asyncio.to_thread(engines.file.is_file):
        await dispose(engines)
        raise StoreUnavailableError("there is none at that place (see DATABASE_URL)")
    try:
        with answering():
            if engines.file is not None:
                await asyncio.to_thread(engines.file.parent.mkdir, parents=True, exist_ok=True)
            await in_transaction(engines, migrate)
    except BaseException:
        await dispose(engines)
        raise
    # PostgreSQL shares fsyncs by itself, and a short transaction keeps two processes from waiting for each other.
    batch = BATCH if engines.file is not None else 1
    return SqlArchive(engines, Writer(engines, batch), codec or TableCodec(games or {}), now)
