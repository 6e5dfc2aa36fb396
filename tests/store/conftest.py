"""The store under test is an SQLite file.

Where the environment has `TAPETE_TEST_POSTGRES` (the address of an empty PostgreSQL database), the modules that say
`PORTABLE = True` run a second time with it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from bot.games.registry import GAMES
from bot.store import SqlStore, open_store
from tests.store.tables import NOON

POSTGRES = os.environ.get("TAPETE_TEST_POSTGRES", "")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if POSTGRES and "store" in metafunc.fixturenames and getattr(metafunc.module, "PORTABLE", False):
        metafunc.parametrize("store", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tapete.db"


@pytest.fixture
async def store(request: pytest.FixtureRequest, file: Path) -> AsyncIterator[SqlStore]:
    url = f"sqlite:///{file}"
    if getattr(request, "param", "sqlite") == "postgresql":
        await _empty_postgres()
        url = POSTGRES
    opened = await open_store(url, GAMES, now=lambda: NOON)
    yield opened
    await opened.close()


@pytest.fixture
def raw(store: SqlStore, file: Path) -> Iterator[sqlite3.Connection]:
    """The same database without the store, as somebody with a shell would open it."""
    if store.engines.file is None:
        pytest.skip("looks into an SQLite file")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        yield connection


async def _empty_postgres() -> None:
    engine = create_async_engine(POSTGRES.replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        await connection.exec_driver_sql("CREATE SCHEMA public")
    await engine.dispose()
