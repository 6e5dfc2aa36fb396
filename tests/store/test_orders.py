"""Refills, administrators' orders, voids: every chip has a cause, none is made by two at once, none goes below zero."""

from __future__ import annotations

import asyncio

import pytest

from bot.ledger import Entry, member, mint
from bot.sessions.books import DealVoidError, NoSuchDealError, Refill, TooManyChipsError
from bot.sessions.ports import InsufficientChipsError, Note
from bot.store.archive import SqlArchive
from tests.store.played import ANA, HOME, LEO, Club
from tests.store.tables import GUILD, NOON, lobby, opened, play, sat

PORTABLE = True
BOSS = 700_000_000_000_000_000
WHY = Note(BOSS, "premio del torneo")


def give(user: int, amount: int, guild: int = GUILD) -> list[Entry]:
    return [Entry(mint(guild), member(guild, user), amount, "give")]


def take(user: int, amount: int) -> list[Entry]:
    return [Entry(member(GUILD, user), mint(GUILD), amount, "take")]


async def test_the_daily_refill_reaches_the_floor_and_not_above(store: SqlArchive) -> None:
    await store.grant(GUILD, 7, 30)
    assert await store.refill(GUILD, 7, 100, NOON - 1) == Refill(70, 100)
    await store.grant(GUILD, 8, 130)
    assert await store.refill(GUILD, 8, 100, NOON - 1) == Refill(0, 130)


async def test_a_refill_counts_what_lies_at_tables(store: SqlArchive) -> None:
    await store.grant(GUILD, 7, 100)
    await play(store, sat(await play(store, opened(lobby())), 0, 7, 90))
    assert await store.refill(GUILD, 7, 100, NOON - 1) == Refill(0, 10)


async def test_the_refill_is_given_once_a_day_also_to_who_asks_ten_times_at_once(store: SqlArchive) -> None:
    await store.grant(GUILD, 7, 0)
    answers = await asyncio.gather(*(store.refill(GUILD, 7, 50, NOON - 60) for _ in range(10)))
    assert sorted(answer.given for answer in answers) == [0] * 9 + [50]
    await store.order(take(7, 50), WHY)
    assert await store.refill(GUILD, 7, 50, NOON - 60) == Refill(0, 0, taken=True)
    assert await store.refill(GUILD, 7, 50, NOON + 1) == Refill(50, 50)


async def test_an_order_names_its_author_and_its_reason_in_the_members_history(store: SqlArchive) -> None:
    await store.grant(GUILD, 7, 10)
    await store.order(give(7, 40), WHY)
    newest = (await store.page(GUILD, 7, "all", 0, 5)).lines[0]
    assert (newest.amount, newest.after, newest.reason) == (40, 50, "give")
    assert (newest.author, newest.note) == (BOSS, "premio del torneo")


async def test_nobody_can_take_more_than_there_is_even_with_many_hands(store: SqlArchive) -> None:
    await store.grant(GUILD, 7, 100)
    results = await asyncio.gather(*(store.order(take(7, 40), WHY) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(result, InsufficientChipsError) for result in results) == 3
    assert await store.balance(GUILD, 7) == 20
    assert (await store.examine(GUILD)).findings == ()


async def test_a_balance_has_a_ceiling_that_orders_respect(store: SqlArchive) -> None:
    await store.order(give(7, 1_000_000_000), WHY)
    with pytest.raises(TooManyChipsError):
        await store.order(give(7, 1), WHY)
    assert await store.balance(GUILD, 7) == 1_000_000_000


async def test_giving_taking_refilling_and_sitting_down_at_once_make_and_lose_no_chip(store: SqlArchive) -> None:
    await store.grant(GUILD, 7, 100)
    table = await play(store, opened(lobby()))
    results = await asyncio.gather(
        *(store.order(give(7, 10), WHY) for _ in range(5)),
        *(store.order(take(7, 60), WHY) for _ in range(5)),
        *(store.refill(GUILD, 7, 150, NOON - 60) for _ in range(5)),
        store.commit(sat(table, 0, 7, 100)),
        return_exceptions=True,
    )
    assert all(isinstance(result, InsufficientChipsError | Refill | None) for result in results)
    assert (await store.balance(GUILD, 7) or 0) >= 0
    assert (await store.examine(GUILD)).findings == ()
    page = await store.page(GUILD, 7, "all", 0, 50)
    assert sum(line.amount for line in page.lines) == await store.balance(GUILD, 7)


async def test_a_void_gives_every_member_back_what_the_deal_has_taken(store: SqlArchive) -> None:
    club = Club(store)
    table = await club.open(ANA, LEO)
    before = [seat.stack for seat in table.seats]
    table = await club.deal(table)
    moved = {seat.user_id: seat.stack - had for seat, had in zip(table.seats, before, strict=True)}
    await club.close(table)
    owned = {user: await store.balance(HOME, user) for user in (ANA, LEO)}
    await store.void(HOME, table.id, 1, WHY)
    for user in (ANA, LEO):
        assert await store.balance(HOME, user) == (owned[user] or 0) - moved[user]
    assert (await store.examine(HOME)).findings == ()


@pytest.mark.parametrize("game", ["danese", "mus"])
async def test_a_void_of_the_last_deal_of_a_game_in_points_pays_its_stakes_back(store: SqlArchive, game: str) -> None:
    club = Club(store)
    table = await club.open(ANA, game=game, bots=3)
    for _ in range(60):
        table = await club.deal(table)
        if table.carry is not None and table.carry.over:
            break
    assert table.carry is not None
    assert table.carry.over
    await club.close(table)
    await store.void(HOME, table.id, table.number, WHY)
    assert await store.balance(HOME, ANA) == 500
    assert (await store.examine(HOME)).findings == ()


async def test_a_deal_is_void_once(store: SqlArchive) -> None:
    table = await Club(store).session(ANA, LEO, deals=6)
    antes = [entry for entry in await store.entries(HOME) if entry.reason == "ante" and entry.source_member]
    number = antes[-1].deal or 0
    answers = await asyncio.gather(*(store.void(HOME, table.id, number, WHY) for _ in range(3)), return_exceptions=True)
    assert sum(isinstance(answer, DealVoidError) for answer in answers) == 2
    with pytest.raises(DealVoidError):
        await store.void(HOME, table.id, number, WHY)
    assert (await store.examine(HOME)).findings == ()


async def test_only_finished_deals_of_the_servers_own_closed_tables_can_be_void(store: SqlArchive) -> None:
    club = Club(store)
    table = await club.session(ANA, LEO)
    running = await club.deal(await club.open(ANA))
    for guild, table_id, number in [
        (GUILD, table.id, 1),
        (HOME, "nowhere", 1),
        (HOME, table.id, 3),
        (HOME, table.id, 0),
        (HOME, running.id, 1),
    ]:
        with pytest.raises(NoSuchDealError):
            await store.void(guild, table_id, number, WHY)


async def test_a_winner_who_has_spent_the_chips_stops_a_void(store: SqlArchive) -> None:
    table = await Club(store).session(ANA, LEO, deals=6)
    history = await store.page(HOME, ANA, "all", 0, 50)
    await store.order(
        [Entry(member(HOME, user), mint(HOME), await store.balance(HOME, user) or 0, "take") for user in (ANA, LEO)],
        WHY,
    )
    stopped = 0
    for number in range(1, 7):
        try:
            await store.void(HOME, table.id, number, WHY)
        except InsufficientChipsError:
            stopped += 1
    assert stopped
    assert len((await store.page(HOME, ANA, "all", 0, 50)).lines) >= len(history.lines)
    assert (await store.examine(HOME)).findings == ()


async def test_the_last_deal_of_an_open_table_is_taken_back_at_the_table_itself(store: SqlArchive) -> None:
    club = Club(store)
    table = await club.open(ANA, LEO)
    before = [seat.stack for seat in table.seats]
    table = await club.deal(table)
    assert [seat.stack for seat in table.seats] != before
    after = (await club.service.void(table.id, 1, WHY)).after
    assert [seat.stack for seat in after.seats] == before
    assert await store.figures(HOME, ANA) == {}
    assert (await store.examine(HOME)).findings == ()
    notes = {entry.note for entry in await store.entries(HOME) if entry.reason == "void"}
    assert notes == {"premio del torneo"}
    after = await club.deal(after)
    await club.close(after)
    assert (await store.examine(HOME)).findings == ()
