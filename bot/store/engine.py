"""Engines: one connection that writes, a few that read. Every transaction that writes takes its lock at once.

SQLite: write-ahead log, an fsync with every commit, foreign keys; what is deleted is overwritten, so that what is
erased is nowhere in the file. A writing transaction begins with BEGIN IMMEDIATE, so it waits for another process at its
start and never fails in the middle because of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.sessions.ports import StoreUnavailableError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 2


@dataclass(frozen=True, slots=True)
class Engines:
    writer: Engine | AsyncEngine
    """an ordinary engine, for a thread of its own, with SQLite: a statement that goes to a thread and back one by one
    costs several times what it does there
    """
    reader: AsyncEngine
    file: Path | None
    """the SQLite file; None: PostgreSQL"""

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose reads all see the same moment."""
        async with self.reader.connect() as connection:
            if self.file is not None:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection


def parse_url(url: str) -> URL:
    """`sqlite:///file` or `postgresql://…`, with the driver that the store uses.

    StoreUnavailableError where it is neither, or a database in memory (it would not outlive a restart).
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # Neither the address nor the cause is repeated: there may be a password in it.
        raise StoreUnavailableError("the database address is not one: sqlite:///folder/name.db") from None
    backend = parsed.drivername.split("+")[0]
    if backend not in _DRIVERS:
        raise StoreUnavailableError("the database must be sqlite:///… or postgresql://…")
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise StoreUnavailableError("the database must be a file: sqlite:///folder/name.db")
    return parsed.set(drivername=_DRIVERS[backend])


def make_engines(url: URL, busy_seconds: float) -> Engines:
    """`busy_seconds`: how long a write waits for another process's write before it gives up."""
    if url.get_backend_name() != "sqlite":
        return _postgres_engines(url)
    options: dict[str, Any] = {"connect_args": {"timeout": busy_seconds}, "max_overflow": 0}
    # Every transaction of the writer is ended by itself: another ROLLBACK when the connection is put back does nothing.
    writer = create_engine(url.set(drivername="sqlite+pysqlite"), pool_size=1, pool_reset_on_return=None, **options)
    reader = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=READERS, **options)
    _prepare_connections(writer, writes=True)
    _prepare_connections(reader.sync_engine, writes=False)
    return Engines(writer, reader, Path(str(url.database)))


def _postgres_engines(url: URL) -> Engines:
    try:
        writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
        reader = create_async_engine(url, pool_size=READERS, max_overflow=0, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise StoreUnavailableError("PostgreSQL needs the extra: pip install tapete[postgres]") from error
    return Engines(writer, reader, None)


def _prepare_connections(engine: Engine, *, writes: bool) -> None:
    settings = ["foreign_keys=ON", "recursive_triggers=ON"]
    settings += ["journal_mode=WAL", "synchronous=FULL", "secure_delete=ON"] if writes else ["query_only=ON"]

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: object) -> None:
        # None: the driver opens no transaction by itself, BEGIN below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    if not writes:
        return

    @event.listens_for(engine, "begin")
    def _lock(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def dispose(engines: Engines) -> None:
    """Closes all connections that are not in use."""
    await engines.reader.dispose()
    if isinstance(engines.writer, AsyncEngine):
        await engines.writer.dispose()
    else:
        await asyncio.to_thread(engines.writer.dispose)


async def in_transaction(engines: Engines, work: Callable[[Connection], None]) -> None:
    """Runs `work` in a writing transaction, off the event loop where it can be."""
    if isinstance(engines.writer, AsyncEngine):
        async with engines.writer.begin() as connection:
            await connection.run_sync(work)
        return
    engine = engines.writer

    def in_thread() -> None:
        with engine.begin() as connection:
            work(connection)

    await asyncio.to_thread(in_thread)


async def checkpoint(engines: Engines) -> None:
    """Empties SQLite's write-ahead log, so that no page of before an erasure is left in it. Readers may prevent it:
    then the next one does it.
    """
    if isinstance(engines.writer, AsyncEngine):
        return
    engine = engines.writer

    def in_thread() -> None:
        with engine.connect() as connection:
            connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    await asyncio.to_thread(in_thread)
