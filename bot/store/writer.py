"""Group commit: writes that wait at the same time share one transaction, and so one fsync.

Each write has a savepoint of its own, so one that is refused does not touch the others, and each caller hears only
after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.sessions.ports import StoreUnavailableError
from bot.store.engine import Engines
from bot.store.errors import is_unavailable, meaning, unavailable

T = TypeVar("T")
Work = Callable[[Connection], Any]

BATCH = 64


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a write came to, kept until the commit."""

    value: Any = None
    error: Exception | None = None

    def tell(self, done: asyncio.Future[Any]) -> None:
        if done.done():
            return
        if self.error is not None:
            done.set_exception(self.error)
        else:
            done.set_result(self.value)


class Writer:
    """The one place that writes. `batch`: how many writes may share a transaction (1: none share)."""

    def __init__(self, engines: Engines, batch: int = BATCH) -> None:
        self._engine = engines.writer
        self._file = engines.file
        self._inode = _inode(engines.file)
        self._batch = batch
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._closing = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` returned, after it is durable; what it raised, with nothing of it written.

        StoreUnavailableError where the database failed or the store is closed.
        """
        if self._closing:
            raise StoreUnavailableError("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(work, done))
        return await done

    async def close(self) -> None:
        """Finishes what waits, then lets the connection go."""
        if not self._closing:
            self._closing = True
            self._jobs.put_nowait(None)
        await self._task
        self._thread.shutdown(wait=False)

    def check_file(self) -> None:
        """A deleted file can still be written to through the open connection, and would be lost at the next start."""
        if _inode(self._file) != self._inode:
            raise StoreUnavailableError(f"the database file is gone or another one: {self._file}")

    async def _run(self) -> None:
        open_ = True
        while open_:
            jobs = [await self._jobs.get()]
            while len(jobs) < self._batch and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            open_ = None not in jobs
            wanted = [job for job in jobs if job is not None and not job.done.cancelled()]
            if wanted:
                await self._answer(wanted)

    async def _answer(self, jobs: Sequence[_Job]) -> None:
        try:
            self.check_file()
            answers = await self._commit([job.work for job in jobs])
        except Exception as error:
            # Whatever it was, the callers wait for an answer.
            answers = [_Answer(error=unavailable(error) if is_unavailable(error) else error) for _ in jobs]
        for job, answer in zip(jobs, answers, strict=True):
            answer.tell(job.done)

    async def _commit(self, works: Sequence[Work]) -> list[_Answer]:
        if isinstance(self._engine, AsyncEngine):
            async with self._engine.connect() as connection:
                return await connection.run_sync(_commit, works)
        engine = self._engine

        def in_thread() -> list[_Answer]:
            with engine.connect() as connection:
                return _commit(connection, works)

        return await asyncio.get_running_loop().run_in_executor(self._thread, in_thread)


def _commit(connection: Connection, works: Sequence[Work]) -> list[_Answer]:
    with connection.begin() as transaction:
        if len(works) > 1:
            return [_try_apart(connection, work) for work in works]
        answer = _try(connection, works[0])
        if answer.error is not None:
            transaction.rollback()
        return [answer]


def _try(connection: Connection, work: Work) -> _Answer:
    """A refusal becomes the answer; a failing database is raised, for it fails the whole transaction."""
    try:
        return _Answer(work(connection))
    except IntegrityError as error:
        return _Answer(error=meaning(error))
    except Exception as error:
        if is_unavailable(error):
            raise
        return _Answer(error=error)


def _try_apart(connection: Connection, work: Work) -> _Answer:
    savepoint = connection.begin_nested()
    answer = _try(connection, work)
    if answer.error is not None:
        savepoint.rollback()
    else:
        savepoint.commit()
    return answer


def _inode(file: Path | None) -> tuple[int, int] | None:
    if file is None:
        return None
    try:
        found = file.stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)
