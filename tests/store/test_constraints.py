"""The database itself refuses what must not be, whoever asks."""

from __future__ import annotations

import sqlite3

import pytest

from bot.store import SqlStore
from tests.store.tables import GUILD, lobby, opened, play, sat


@pytest.fixture
async def books(store: SqlStore, raw: sqlite3.Connection) -> sqlite3.Connection:
    """Accounts 1 (member 7 of server 1), 2 (its mint), 3 (a stack), and one entry at least."""
    await store.grant(GUILD, 7, 500)
    table = await play(store, opened(lobby()))
    await play(store, sat(table, 0, 7, 100))
    await store.grant(2, 7, 10)
    return raw


ENTRY = "INSERT INTO entries (guild_id, source_id, target_id, amount, reason, table_id, version, at) VALUES "


@pytest.mark.parametrize(
    ("statement", "refusal"),
    [
        (ENTRY + "(1, 1, 2, 0, 'x', NULL, NULL, 0)", "ck_entries_amount"),
        (ENTRY + "(1, 1, 2, -5, 'x', NULL, NULL, 0)", "ck_entries_amount"),
        (ENTRY + "(1, 1, 1, 5, 'x', NULL, NULL, 0)", "ck_entries_sides"),
        (ENTRY + "(1, 1, 99, 5, 'x', NULL, NULL, 0)", "FOREIGN KEY"),
        (ENTRY + "(1, 1, 2, 5, 'x', 't1', 99, 0)", "FOREIGN KEY"),
        (ENTRY + "(2, 1, 2, 5, 'x', NULL, NULL, 0)", "FOREIGN KEY"),
        (ENTRY + "(1, 1, 2, 5, NULL, NULL, NULL, 0)", "NOT NULL"),
        (ENTRY + "(1, 1, 2, 'five', 'x', NULL, NULL, 0)", "cannot store TEXT"),
        (ENTRY + "(1, 1, 2, 1.5, 'x', NULL, NULL, 0)", "cannot store REAL"),
        ("UPDATE entries SET amount = 1", "append-only"),
        ("DELETE FROM entries", "append-only"),
        ("UPDATE events SET data = '{}'", "append-only"),
        ("DELETE FROM events WHERE version = 1", "append-only"),
        ("UPDATE accounts SET balance = -1 WHERE kind = 'member'", "ck_accounts_balance"),
        ("UPDATE accounts SET balance = -1 WHERE kind = 'stack'", "ck_accounts_balance"),
        ("INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (1, 'house', '', -1)", "ck_accounts_balance"),
        ("INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (1, 'bank', '', 0)", "ck_accounts_kind"),
        ("INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (1, 'member', '7', 0)", "UNIQUE"),
        ("DELETE FROM accounts", "FOREIGN KEY"),
        ("UPDATE tables SET version = 0", "ck_tables_anchor"),
        ("UPDATE tables SET phase = 'closed'", "ck_tables_closed"),
        ("DELETE FROM tables", "FOREIGN KEY"),
        ("INSERT INTO events VALUES ('t1', 1, 'SaidReady', '{}', 0)", "UNIQUE"),
        ("INSERT INTO events VALUES ('t9', 1, 'SaidReady', '{}', 0)", "FOREIGN KEY"),
    ],
)
async def test_a_statement_that_would_break_the_books_is_refused(
    books: sqlite3.Connection, statement: str, refusal: str
) -> None:
    with pytest.raises(sqlite3.IntegrityError, match=refusal):
        books.execute(statement)


async def test_only_the_mint_is_below_zero(books: sqlite3.Connection) -> None:
    below = books.execute("SELECT DISTINCT kind FROM accounts WHERE balance < 0").fetchall()
    assert below == [("mint",)]
