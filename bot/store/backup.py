"""Copies a running SQLite database into another file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

from bot.sessions.ports import StoreUnavailableError


async def backup(source: Path, target: Path) -> None:
    """Writes all that is committed in `source` to `target`, whole or not at all; the bot may go on meanwhile.

    StoreUnavailableError where the source cannot be read or the target not be written.
    """
    try:
        await asyncio.to_thread(_copy, source, target)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailableError(f"no backup to {target}: {error}") from error


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        writing = sqlite3.connect(part)
        with contextlib.closing(reading), contextlib.closing(writing):
            # In one step: with a write-ahead log a reader holds up no writer, and sees one moment.
            reading.backup(writing)
            # A single file that can be copied anywhere, without a log beside it.
            writing.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
