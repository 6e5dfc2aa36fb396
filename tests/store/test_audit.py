"""The audit finds what somebody has planted, and nothing in books that are in order."""

from __future__ import annotations

import sqlite3

import pytest

from bot.sessions.books import Finding
from bot.store.archive import SqlArchive
from tests.store.played import ANA, AWAY, HOME, LEO, Club


async def test_books_in_order_are_said_to_be_so_with_their_size(store: SqlArchive) -> None:
    club = Club(store)
    await club.session(ANA, LEO)
    await club.deal(await club.open(ANA, LEO))
    audit = await store.examine(HOME)
    assert (audit.findings, audit.tables) == ((), 1)
    assert audit.entries == len(await store.entries(HOME))
    assert audit.minted >= 1000
    assert (await store.examine(AWAY)).entries == 0


async def test_a_balance_changed_by_hand_is_found(store: SqlArchive, raw: sqlite3.Connection) -> None:
    await Club(store).session(ANA, LEO)
    raw.execute("UPDATE accounts SET balance = balance + 7 WHERE member = ? AND kind = 'member'", (ANA,))
    found = (await store.examine(HOME)).findings
    assert {finding.fault for finding in found} == {"balance-differs", "server-not-zero"}
    differs = next(finding for finding in found if finding.fault == "balance-differs")
    assert (differs.account, differs.found - differs.expected) == (f"member {ANA}", 7)


async def test_a_stack_that_is_not_what_its_table_says_is_found(store: SqlArchive, raw: sqlite3.Connection) -> None:
    club = Club(store)
    table = await club.open(ANA, LEO)
    raw.execute(
        "INSERT INTO entries (guild_id, source_id, target_id, amount, reason, at) SELECT ?, a.id, b.id, 3, 'x', 0 "
        "FROM accounts a, accounts b WHERE a.owner = ? AND b.owner = ?",
        (HOME, f"{table.id}/0", f"{table.id}/1"),
    )
    for owner, change in ((f"{table.id}/0", -3), (f"{table.id}/1", 3)):
        raw.execute("UPDATE accounts SET balance = balance + ? WHERE owner = ?", (change, owner))
    stacks = {seat.chair: seat.stack for seat in table.seats}
    assert (await store.examine(HOME)).findings == (
        Finding("table-differs", HOME, f"stack {table.id}/0", stacks[0] - 3, stacks[0]),
        Finding("table-differs", HOME, f"stack {table.id}/1", stacks[1] + 3, stacks[1]),
    )


async def test_chips_left_at_a_closed_table_are_found(store: SqlArchive, raw: sqlite3.Connection) -> None:
    table = await Club(store).session(ANA, LEO)
    raw.execute("UPDATE accounts SET balance = 9 WHERE owner = ?", (f"{table.id}/0",))
    faults = {finding.fault for finding in (await store.examine(HOME)).findings}
    assert "closed-table-holds-chips" in faults


async def test_a_table_whose_events_cannot_be_read_is_found(store: SqlArchive, raw: sqlite3.Connection) -> None:
    club = Club(store)
    table = await club.open(ANA, LEO)
    raw.execute("INSERT INTO events VALUES (?, 999, 'Nonsense', '{}', 0)", (table.id,))
    assert Finding("table-unreadable", HOME, f"table {table.id}", 0, 0) in (await store.examine(HOME)).findings


@pytest.mark.parametrize("guild", [AWAY, 5])
async def test_faults_of_another_server_are_not_told(store: SqlArchive, raw: sqlite3.Connection, guild: int) -> None:
    await Club(store).session(ANA, LEO)
    raw.execute("UPDATE accounts SET balance = balance + 7 WHERE kind = 'member'")
    assert (await store.examine(guild)).findings == ()
    assert (await store.examine()).findings != ()
