"""What happens when the database fails, is locked, is gone, or its process is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from bot.games.registry import GAMES
from bot.sessions.model import SaidReady
from bot.sessions.ports import StoreUnavailableError
from bot.store import SqlStore, open_store
from tests.store.tables import GUILD, NOON, after, lobby, opened, play, said


def _limit_pages(store: SqlStore, pages: int) -> None:
    """The writer's disk is full after `pages` pages."""
    writer = store.engines.writer
    assert isinstance(writer, Engine)

    @event.listens_for(writer, "checkout")
    def _limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")


async def test_a_full_disk_refuses_a_commit_whole(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    _limit_pages(store, 1)
    before = await store.load("t1")
    big = after(table, *(SaidReady(chair) for chair in range(10_000)))
    with pytest.raises(StoreUnavailableError, match="full"):
        await store.commit(big)
    assert await store.load("t1") == before
    _limit_pages(store, 1_000_000)
    await store.commit(big)


async def test_a_full_disk_is_told_to_all_that_share_the_transaction(store: SqlStore) -> None:
    first = await play(store, opened(lobby("t1", channel=1)))
    second = await play(store, opened(lobby("t2", channel=2)))
    _limit_pages(store, 1)
    big = after(second, *(SaidReady(chair) for chair in range(10_000)))
    results = await asyncio.gather(
        store.commit(said(first)), store.commit(said(first)), store.commit(big), return_exceptions=True
    )
    assert [type(result) for result in results[1:]] == [StoreUnavailableError, StoreUnavailableError]
    stored = await store.load("t1")
    assert stored is not None
    # The first went alone or shared the fate of the others; what it was told is what is stored.
    assert len(stored.events) == (2 if results[0] is None else 1)


async def test_a_database_locked_by_another_process_is_unavailable(
    store: SqlStore, raw: sqlite3.Connection, file: Path
) -> None:
    table = await play(store, opened(lobby()))
    impatient = await open_store(f"sqlite:///{file}", GAMES, busy_seconds=0.05)
    raw.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailableError, match="locked"):
        await impatient.commit(said(table))
    assert await impatient.open_tables() == ["t1"]
    raw.execute("ROLLBACK")
    await impatient.commit(said(table))
    await impatient.close()


async def test_a_database_that_was_deleted_is_not_written_to(store: SqlStore, file: Path) -> None:
    table = await play(store, opened(lobby()))
    await store.ping()
    os.unlink(file)
    with pytest.raises(StoreUnavailableError, match="gone"):
        await store.commit(said(table))
    with pytest.raises(StoreUnavailableError, match="gone"):
        await store.ping()


async def test_a_closed_store_refuses_to_write(file: Path) -> None:
    store = await open_store(f"sqlite:///{file}", GAMES)
    await store.close()
    with pytest.raises(StoreUnavailableError):
        await store.commit(opened(lobby()))


async def test_closing_finishes_what_was_asked_before(file: Path) -> None:
    store = await open_store(f"sqlite:///{file}", GAMES)
    waiting = [asyncio.ensure_future(store.commit(opened(lobby(f"t{n}", channel=n)))) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await open_store(f"sqlite:///{file}", GAMES)
    assert len(await again.open_tables()) == 20
    await again.close()


async def test_a_backup_of_a_running_database_holds_all_that_was_acknowledged(store: SqlStore, tmp_path: Path) -> None:
    table = await play(store, opened(lobby()))
    await store.grant(GUILD, 7, 500)
    copy = tmp_path / "elsewhere" / "copy.db"
    await store.backup(copy)
    await store.commit(said(table))
    restored = await open_store(f"sqlite:///{copy}", GAMES, now=lambda: NOON)
    stored = await restored.load("t1")
    assert stored is not None
    assert len(stored.events) == 1
    assert await restored.balance(GUILD, 7) == 500
    assert await restored.audit() == []
    await restored.close()


async def test_a_backup_that_cannot_be_written_says_so(store: SqlStore, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnavailableError, match="backup"):
        await store.backup(tmp_path / "file" / "copy.db")


async def _killed_while_writing(file: Path, answers: int) -> dict[str, int]:
    """Last acknowledged version of each table; the process is killed after so many answers."""
    script = Path(__file__).with_name("writing.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), str(file), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(answers)]
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    assert await process.wait() == -signal.SIGKILL
    acknowledged = {}
    # The last line may have been cut in the middle: it counts as not acknowledged.
    for line in (b"".join(lines) + rest).split(b"\n")[:-1]:
        table_id, version = line.decode().split()
        acknowledged[table_id] = int(version)
    return acknowledged


@pytest.mark.parametrize("answers", [40, 171])
async def test_a_process_killed_in_the_middle_loses_nothing_that_it_acknowledged(file: Path, answers: int) -> None:
    acknowledged = await _killed_while_writing(file, answers)
    store = await open_store(f"sqlite:///{file}", GAMES)
    assert await store.audit() == []
    for table_id, version in acknowledged.items():
        stored = await store.load(table_id)
        assert stored is not None
        # A commit is two events; at most the one under way was stored and not yet told.
        assert len(stored.events) in (version, version + 2)
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
        entries = "SELECT COUNT(*) FROM entries WHERE reason = 'ante' AND table_id = tables.id"
        counts = raw.execute(f"SELECT id, version, ({entries}) FROM tables").fetchall()
    for _, version, antes in counts:
        assert version == 2 + 2 * antes
    await store.close()


async def test_a_caller_that_gave_up_hurts_nobody(store: SqlStore) -> None:
    table = await play(store, opened(lobby("t1", channel=1)))
    given_up = asyncio.ensure_future(store.commit(said(table)))
    others = [asyncio.ensure_future(store.commit(opened(lobby(f"t{n}", channel=n)))) for n in range(2, 6)]
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(*others)
    assert given_up.cancelled()
    assert await store.open_tables() == ["t1", "t2", "t3", "t4", "t5"]
    assert await store.audit() == []
