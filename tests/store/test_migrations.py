"""A database is brought up to date at start, and never taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Select, create_engine
from sqlalchemy.dialects import postgresql

from bot.games.registry import GAMES
from bot.sessions.ports import StoreUnavailableError
from bot.store import SqlStore, StoreTooNewError, open_store, reads
from bot.store.migrate import FOLDER
from bot.store.schema import metadata
from tests.store.tables import lobby, opened, play


def _shape(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as raw:
        return raw.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()


async def test_a_new_database_is_made_with_the_folder_it_lies_in(tmp_path: Path) -> None:
    file = tmp_path / "data" / "bot" / "tapete.db"
    store = await open_store(f"sqlite:///{file}", GAMES)
    assert await store.open_tables() == []
    await store.close()
    assert file.exists()


async def test_opening_again_changes_nothing(store: SqlStore, file: Path) -> None:
    await play(store, opened(lobby()))
    shape = _shape(file)
    again = await open_store(f"sqlite:///{file}", GAMES)
    assert await again.load("t1") == await store.load("t1")
    await again.close()
    assert _shape(file) == shape


@pytest.fixture
def letter(file: Path) -> Path:
    file.write_text("this is a letter, not a database " * 100)
    return file


@pytest.fixture
def empty(file: Path) -> Path:
    file.touch()
    return file


async def test_an_empty_file_is_a_new_database(empty: Path) -> None:
    store = await open_store(f"sqlite:///{empty}", GAMES)
    await store.commit(opened(lobby()))
    await store.close()


async def test_the_steps_lead_to_the_tables_that_the_queries_know(store: SqlStore, file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_steps_can_be_taken_with_postgresql_too() -> None:
    """As far as it can be seen without a server: every statement can be written for it, the refusals among them."""
    written = StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": written, "transactional_ddl": True}
    )
    with Operations.context(context):
        for step in reversed(list(ScriptDirectory(str(FOLDER)).walk_revisions())):
            upgrade: Callable[[], None] = step.module.upgrade
            upgrade()
    sql = written.getvalue()
    assert "BEFORE UPDATE OR DELETE OR TRUNCATE ON entries" in sql
    assert "BEFORE UPDATE OR DELETE OR TRUNCATE ON events" in sql
    assert "WHERE closed_at IS NULL" in sql
    for table in metadata.tables:
        assert f"CREATE TABLE {table} (" in sql


@pytest.mark.parametrize("name", [name for name, query in vars(reads).items() if isinstance(query, Select)])
def test_every_query_can_be_put_to_postgresql(name: str) -> None:
    assert str(getattr(reads, name).compile(dialect=postgresql.dialect()))


async def test_every_table_checks_the_type_of_what_it_is_given(store: SqlStore, raw: sqlite3.Connection) -> None:
    lax = raw.execute("SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0").fetchall()
    assert sorted(name for (name,) in lax if not name.startswith("sqlite_")) == ["alembic_version"]


async def test_commits_reach_the_disk_before_they_are_acknowledged(store: SqlStore, raw: sqlite3.Connection) -> None:
    def settings(connection: Connection) -> tuple[object, ...]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names)

    assert await store.writer.write(settings) == ("wal", 2, 1)


async def test_a_database_of_a_newer_program_is_refused_untouched(store: SqlStore, file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
        raw.commit()
    shape = _shape(file)
    with pytest.raises(StoreTooNewError, match="9999"):
        await open_store(f"sqlite:///{file}", GAMES)
    assert _shape(file) == shape


async def test_a_step_that_fails_leaves_the_database_as_it_was(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE guild_settings (something TEXT)")
    shape = _shape(file)
    with pytest.raises(StoreUnavailableError, match="guild_settings"):
        await open_store(f"sqlite:///{file}", GAMES)
    assert _shape(file) == shape


@pytest.mark.parametrize("url", ["mysql://me:hunter2@host/x", "postgresql://me:hunter2@host:port/x", "hunter2@host"])
async def test_a_password_in_the_address_is_never_repeated(url: str) -> None:
    with pytest.raises(StoreUnavailableError) as refusal:
        await open_store(url, GAMES)
    assert "hunter2" not in str(refusal.value)
    assert refusal.value.__cause__ is None


@pytest.mark.parametrize(
    "url", ["mysql://localhost/x", "not a url", "sqlite://", "sqlite:///:memory:", "sqlite:////dev/null/x.db"]
)
async def test_an_address_that_cannot_hold_a_database_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(StoreUnavailableError) as refusal:
        await open_store(url, GAMES)
    assert "\n" not in str(refusal.value)


async def test_a_file_that_is_no_database_is_refused(letter: Path) -> None:
    with pytest.raises(StoreUnavailableError, match="not a database"):
        await open_store(f"sqlite:///{letter}", GAMES)
