"""A commit is all or nothing, and wins once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event

from bot.games.registry import GAMES
from bot.ledger import Entry, pot, stack
from bot.sessions.model import ClockState, SaidReady
from bot.sessions.ports import (
    ChannelTakenError,
    Commit,
    InsufficientChipsError,
    StoreUnavailableError,
    VersionConflictError,
)
from bot.store import SqlStore, open_store
from tests.store.tables import GUILD, after, closed, dealt, left, lobby, opened, play, said, sat

PORTABLE = True


async def test_a_stored_table_comes_back_event_by_event(store: SqlStore) -> None:
    first = opened(lobby())
    second = after(first.after, SaidReady(0), SaidReady(1), clock=ClockState(90.0, reminded=True))
    await play(store, first, second)
    stored = await store.load("t1")
    assert stored is not None
    assert stored.first_version == 1
    assert stored.events == (*first.events, *second.events)
    assert stored.clock == ClockState(90.0, reminded=True)


async def test_loading_begins_at_the_last_deal(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    table = await play(store, said(table))
    for number in (1, 2):
        deal = dealt(table, number)
        table = await play(store, deal, said(deal.after))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.first_version == 5
    assert stored.events == (*deal.events, SaidReady(0))


async def test_a_finished_deal_can_be_read_again(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    first = dealt(table, 1)
    table = await play(store, first, said(first.after))
    second = dealt(table, 2)
    await play(store, second)
    stored = await store.deal("t1", 1)
    assert stored is not None
    assert (stored.first_version, stored.events) == (2, (*first.events, SaidReady(0)))
    last = await store.deal("t1", 2)
    assert last is not None
    assert last.events == second.events
    assert await store.deal("t1", 3) is None
    assert await store.deal("t1", 0) is None


async def test_an_unknown_table_is_none(store: SqlStore) -> None:
    assert await store.load("nowhere") is None
    assert await store.table_in(10) is None
    assert await store.messages("nowhere") is None
    assert await store.hands("nowhere") == []


async def test_a_commit_on_an_old_version_is_refused_and_changes_nothing(store: SqlStore) -> None:
    first = opened(lobby())
    table = await play(store, first, said(first.after))
    before = await store.load("t1")
    with pytest.raises(VersionConflictError):
        await store.commit(said(first.after))
    assert await store.load("t1") == before
    await store.commit(said(table))


async def test_a_table_that_was_never_opened_is_a_conflict(store: SqlStore) -> None:
    with pytest.raises(VersionConflictError):
        await store.commit(said(lobby()))


async def test_a_table_is_opened_once(store: SqlStore) -> None:
    await store.commit(opened(lobby()))
    with pytest.raises(VersionConflictError):
        await store.commit(opened(lobby(channel=11)))


async def test_a_table_begins_with_its_opening(store: SqlStore) -> None:
    with pytest.raises(ValueError, match="t1"):
        await store.commit(said(replace(lobby(), version=0)))


async def test_the_clock_alone_can_be_stored(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    await store.commit(after(table, clock=ClockState(5.0)))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.clock == ClockState(5.0)


async def test_a_channel_has_one_open_table(store: SqlStore) -> None:
    table = await play(store, opened(lobby("t1")))
    with pytest.raises(ChannelTakenError):
        await store.commit(opened(lobby("t2")))
    assert await store.load("t2") is None
    await store.commit(closed(table))
    await store.commit(opened(lobby("t2")))
    assert await store.table_in(10) == "t2"


async def test_closed_tables_are_not_open_anywhere(store: SqlStore) -> None:
    table = await play(store, opened(lobby("t1", channel=10)))
    await play(store, opened(lobby("t2", channel=11)))
    await play(store, opened(lobby("t3", channel=12, guild=2)))
    await store.commit(closed(table))
    assert await store.open_tables() == ["t2", "t3"]
    assert await store.tables_of_guild(GUILD) == ["t2"]
    assert await store.table_in(10) is None


async def test_nobody_sits_down_with_chips_that_are_not_there(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    await store.grant(GUILD, 7, 99)
    with pytest.raises(InsufficientChipsError):
        await store.commit(sat(table, 0, 7, 100))
    assert await store.balance(GUILD, 7) == 99
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.events) == 1
    assert await store.audit() == []


async def test_chips_that_pass_through_a_seat_in_one_commit_are_not_missing(store: SqlStore) -> None:
    """Only what an account holds after the commit counts, not the order of the movements in it."""
    table = await play(store, opened(lobby()))
    await store.grant(GUILD, 7, 100)
    table = await play(store, sat(table, 0, 7, 100))
    there = Entry(pot(GUILD, "t1"), stack(GUILD, "t1", 0), 50, "pot", "t1", table.version + 1)
    back = Entry(stack(GUILD, "t1", 0), pot(GUILD, "t1"), 50, "ante", "t1", table.version + 1)
    await store.commit(after(table, SaidReady(0), entries=[there, back]))
    assert await store.audit() == []


async def test_a_failure_between_any_two_statements_leaves_nothing_behind(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    await store.grant(GUILD, 7, 500)
    before = await store.load("t1")
    survived = 0
    while await _fails_after(store, survived, sat(table, 0, 7, 100)):
        assert await store.load("t1") == before
        assert await store.balance(GUILD, 7) == 500
        assert await store.audit() == []
        survived += 1
    assert survived >= 5  # the table's row, the event, the accounts, the balances, the entry
    assert await store.balance(GUILD, 7) == 400


async def _fails_after(store: SqlStore, statements: int, commit: Commit) -> bool:
    """Whether the commit failed when the database goes away after so many statements; False: it needs no more."""
    left_ = statements

    def fail(*_: object) -> None:
        nonlocal left_
        left_ -= 1
        if left_ < 0:
            raise OSError("the disk is gone")

    engine = getattr(store.engines.writer, "sync_engine", store.engines.writer)
    event.listen(engine, "before_cursor_execute", fail)
    try:
        await store.commit(commit)
    except StoreUnavailableError:
        return True
    finally:
        event.remove(engine, "before_cursor_execute", fail)
    return False


@pytest.mark.parametrize("verb", ["UPDATE {} SET at = 0", "DELETE FROM {}"])
@pytest.mark.parametrize("log", ["events", "entries"])
async def test_what_was_written_is_never_changed(store: SqlStore, log: str, verb: str) -> None:
    table = await play(store, opened(lobby()))
    await store.grant(GUILD, 7, 500)
    before = await store.load(table.id), await store.history(GUILD, 7, 9)
    with pytest.raises(Exception, match="append-only"):
        await store.writer.write(lambda connection: connection.exec_driver_sql(verb.format(log)))
    assert (await store.load(table.id), await store.history(GUILD, 7, 9)) == before


async def test_a_refused_commit_does_not_hurt_those_that_share_its_transaction(store: SqlStore) -> None:
    tables = [await play(store, opened(lobby(f"t{number}", channel=number))) for number in range(6)]
    wishes = [said(table) for table in tables]
    wishes.insert(3, sat(tables[0], 0, 8, 100))  # member 8 has no chips
    wishes.insert(2, said(lobby("t9")))  # no such table
    results = await asyncio.gather(*(store.commit(wish) for wish in wishes), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [VersionConflictError, VersionConflictError]
    for table in tables:
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.events[-1] == SaidReady(0)


async def test_of_two_commits_of_the_same_version_one_wins(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    results = await asyncio.gather(*(store.commit(said(table, chair)) for chair in range(8)), return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, VersionConflictError) for result in results) == 7


async def test_two_processes_on_one_database_never_both_win(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    other = await open_store(store.engines.reader.url.render_as_string(hide_password=False), GAMES)
    try:
        for _ in range(20):
            results = await asyncio.gather(
                store.commit(said(table, 1)), other.commit(said(table, 2)), return_exceptions=True
            )
            assert sorted(type(result).__name__ for result in results) == ["NoneType", "VersionConflictError"]
            table = replace(table, version=table.version + 1)
            assert await store.load("t1") == await other.load("t1")
    finally:
        await other.close()


async def test_a_seat_that_is_left_gives_its_chips_back(store: SqlStore) -> None:
    table = await play(store, opened(lobby()))
    await store.grant(GUILD, 7, 500)
    table = await play(store, sat(table, 0, 7, 100))
    assert await store.balance(GUILD, 7) == 400
    table = await play(store, left(table, 0, 100))
    await store.commit(closed(table))
    assert await store.balance(GUILD, 7) == 500
    assert await store.audit() == []
