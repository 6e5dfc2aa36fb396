"""What members and administrators read from the ledger."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.ledger import Entry, member, mint
from bot.sessions.ports import BoardLine, HistoryLine, InsufficientChipsError
from bot.store import Finding, SqlStore
from tests.store.tables import GUILD, NOON, closed, lobby, opened, play, sat

PORTABLE = True


async def test_a_member_is_granted_chips_once(store: SqlStore) -> None:
    assert await store.balance(GUILD, 7) is None
    assert await store.grant(GUILD, 7, 500) == 500
    assert await store.grant(GUILD, 7, 800) == 500
    assert await store.balance(GUILD, 7) == 500


async def test_two_grants_at_the_same_moment_count_as_one(store: SqlStore) -> None:
    assert await asyncio.gather(*(store.grant(GUILD, 7, 500) for _ in range(5))) == [500] * 5
    assert len(await store.history(GUILD, 7, 10)) == 1


async def test_a_grant_of_nothing_opens_an_empty_account(store: SqlStore) -> None:
    assert await store.grant(GUILD, 7, 0) == 0
    assert await store.balance(GUILD, 7) == 0


async def test_each_server_has_its_own_books(store: SqlStore) -> None:
    await store.grant(1, 7, 500)
    await store.grant(2, 7, 30)
    assert (await store.balance(1, 7), await store.balance(2, 7)) == (500, 30)
    assert await store.top(2, 10) == [BoardLine(7, 30)]


async def test_the_history_shows_each_movement_and_the_balance_after_it(store: SqlStore) -> None:
    await store.grant(GUILD, 7, 500)
    table = await play(store, opened(lobby()))
    await play(store, sat(table, 0, 7, 100))
    lines = await store.history(GUILD, 7, 10)
    assert list(lines) == [
        HistoryLine(NOON, -100, "buy-in", "t1", None, 400, lines[0].id),
        HistoryLine(NOON, 500, "grant", None, None, 500, lines[1].id),
    ]


async def test_the_history_goes_on_where_a_page_ended(store: SqlStore) -> None:
    for amount in range(1, 6):
        await store.book([Entry(mint(GUILD), member(GUILD, 7), amount, "gift")])
    page = await store.history(GUILD, 7, 2)
    rest = await store.history(GUILD, 7, 9, before=page[-1].id)
    assert [(line.amount, line.after) for line in page] == [(5, 15), (4, 10)]
    assert [(line.amount, line.after) for line in rest] == [(3, 6), (2, 3), (1, 1)]
    assert await store.history(GUILD, 8, 9) == []


async def test_the_board_counts_what_lies_at_tables(store: SqlStore) -> None:
    await store.grant(GUILD, 7, 500)
    await store.grant(GUILD, 8, 450)
    await store.grant(GUILD, 9, 450)
    table = await play(store, opened(lobby()))
    table = await play(store, sat(table, 0, 7, 400))
    await play(store, sat(table, 1, None, 1000))
    assert await store.top(GUILD, 2) == [BoardLine(7, 500), BoardLine(8, 450)]


async def test_an_administrator_cannot_take_more_than_there_is(store: SqlStore) -> None:
    await store.grant(GUILD, 7, 10)
    with pytest.raises(InsufficientChipsError):
        await store.book([Entry(member(GUILD, 7), mint(GUILD), 11, "taken")])
    assert await store.balance(GUILD, 7) == 10


async def test_an_administrators_entries_are_written_together_or_not_at_all(store: SqlStore) -> None:
    gift = Entry(mint(GUILD), member(GUILD, 7), 5, "gift")
    with pytest.raises(InsufficientChipsError):
        await store.book([gift, Entry(member(GUILD, 8), member(GUILD, 7), 1, "gift")])
    assert await store.balance(GUILD, 7) is None


async def test_books_that_are_in_order_have_no_findings(store: SqlStore) -> None:
    await store.grant(GUILD, 7, 500)
    table = await play(store, opened(lobby()))
    await play(store, sat(table, 0, 7, 400))
    assert await store.audit() == []


async def test_the_audit_finds_a_balance_that_was_changed_by_hand(store: SqlStore, raw: sqlite3.Connection) -> None:
    await store.grant(GUILD, 7, 500)
    raw.execute("UPDATE accounts SET balance = 900 WHERE kind = 'member'")
    assert await store.audit() == [
        Finding("balance-differs", GUILD, "member 7", 900, 500),
        Finding("server-not-zero", GUILD, "", 400, 0),
    ]


async def test_the_audit_finds_chips_that_a_closed_table_kept(store: SqlStore) -> None:
    await store.grant(GUILD, 7, 500)
    table = await play(store, opened(lobby()))
    table = await play(store, sat(table, 0, 7, 100))
    await store.commit(closed(table))
    assert await store.audit() == [Finding("closed-table-holds-chips", GUILD, "stack t1/0", 100, 0)]
