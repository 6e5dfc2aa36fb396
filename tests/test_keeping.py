"""What an operator asks of the database on the command line."""

from __future__ import annotations

import asyncio
import csv
import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.ledger import Entry, member, mint
from bot.sessions.ports import Note
from bot.store import open_store
from tests.test_command_line import run

HOME = 900_000_000_000_000_001


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with two entries."""
    found = tmp_path / "tapete.sqlite3"

    async def fill() -> None:
        store = await open_store(f"sqlite:///{found}", GAMES)
        await store.grant(HOME, 7, 500)
        await store.order([Entry(mint(HOME), member(HOME, 7), 40, "give")], Note(8, "premio"))
        await store.close()

    asyncio.run(fill())
    return found


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def test_the_audit_says_that_all_is_in_order(tmp_path: Path, file: Path) -> None:
    done = run(tmp_path, "audit", DATABASE_URL=url(file))
    assert done.returncode == 0, done.stderr
    assert "The books are in order" in done.stdout
    assert "2 accounts · 2 movements · 0 open tables · 540 chips handed out" in done.stdout


def test_the_audit_fails_where_a_balance_was_changed_and_names_it(tmp_path: Path, file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE accounts SET balance = 900 WHERE kind = 'member'")
        raw.commit()
    done = run(tmp_path, "audit", DATABASE_URL=url(file))
    assert done.returncode == 1
    assert f"server {HOME} member 7: the balance says 900, its movements come to 540" in done.stdout
    assert run(tmp_path, "audit", "--server", "5", DATABASE_URL=url(file)).returncode == 0


@pytest.mark.parametrize("order", [("audit",), ("backup", "copy.sqlite3"), ("record", "abc", "1")])
def test_a_mistyped_database_is_an_error_and_not_a_new_one(tmp_path: Path, order: tuple[str, ...]) -> None:
    missing = tmp_path / "nowhere" / "typo.sqlite3"
    done = run(tmp_path, *order, DATABASE_URL=url(missing))
    assert done.returncode == 1
    assert done.stderr.strip() == "database: there is none at that place (see DATABASE_URL)"
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_a_database_that_can_take_the_others_place(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / "copy" / "backup.sqlite3"
    done = run(tmp_path, "backup", str(copy), DATABASE_URL=url(file))
    assert done.returncode == 0, done.stderr
    again = run(tmp_path, "audit", DATABASE_URL=url(copy))
    assert "2 movements" in again.stdout


def test_the_export_is_written_out_or_into_a_file(tmp_path: Path, file: Path) -> None:
    shown = run(tmp_path, "export", "--server", str(HOME), DATABASE_URL=url(file))
    rows = list(csv.DictReader(io.StringIO(shown.stdout)))
    assert [(row["reason"], row["amount"], row["note"]) for row in rows] == [
        ("grant", "500", ""),
        ("give", "40", "premio"),
    ]
    target = tmp_path / "book.csv"
    run(tmp_path, "export", "--server", str(HOME), "--file", str(target), DATABASE_URL=url(file))
    assert target.read_text() == shown.stdout


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(("export", "--server", "5"), 1), (("export",), 2), (("backup", "/proc/nowhere/x"), 1)],
)
def test_what_cannot_be_done_is_one_line(tmp_path: Path, file: Path, arguments: tuple[str, ...], status: int) -> None:
    done = run(tmp_path, *arguments, DATABASE_URL=url(file))
    assert done.returncode == status
    assert "Traceback" not in done.stderr
