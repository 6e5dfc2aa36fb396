"""What deals add to their seats' statistics, and what members read of their own."""

from __future__ import annotations

from bot.sessions.members import MemberSettings
from bot.sessions.ports import Note
from bot.store.archive import SqlArchive
from tests.store.played import ANA, AWAY, HOME, LEO, Club

PORTABLE = True


async def test_each_finished_deal_is_counted_for_the_people_who_played_it(store: SqlArchive) -> None:
    await Club(store).session(ANA, LEO, deals=5)
    ana, leo = await store.figures(HOME, ANA), await store.figures(HOME, LEO)
    assert ana["julepe"]["deals"] == leo["julepe"]["deals"] == 5
    for figures in (ana["julepe"], leo["julepe"]):
        assert figures.get("won", 0) + figures.get("juleps_taken", 0) <= figures.get("played", 0) <= 5
    assert await store.figures(AWAY, ANA) == {}


async def test_chips_won_in_deals_are_what_the_history_comes_to(store: SqlArchive) -> None:
    table = await Club(store).session(ANA, LEO, deals=4)
    moved = [line.amount for line in (await store.page(HOME, ANA, "tables", 0, 50)).lines]
    plate = sum(
        entry.amount
        for entry in await store.entries(HOME)
        if entry.reason == "plate" and entry.target_member == ANA and entry.table_id == table.id
    )
    assert (await store.figures(HOME, ANA))["julepe"].get("chips", 0) == sum(moved) - plate


async def test_a_game_in_points_counts_exact_bids_and_games_won(store: SqlArchive) -> None:
    club = Club(store)
    table = await club.open(ANA, game="danese", bots=3)
    while not (table.carry is not None and table.carry.over):
        table = await club.deal(table)
    figures = (await store.figures(HOME, ANA))["danese"]
    assert figures["games"] == 1
    assert figures["deals"] == table.number
    assert figures.get("games_won", 0) == int(table.playing.index(0) in table.carry.winners)
    assert figures.get("points", 0) == table.carry.scores[table.playing.index(0)]
    assert 0 <= figures.get("exact_bids", 0) <= table.number


async def test_who_leaves_in_the_last_trick_is_counted_too(store: SqlArchive) -> None:
    club = Club(store)
    table = await club.open(ANA, LEO)
    turn = await club.service.begin(table.id, ANA)
    await club.service.leave(table.id, LEO)
    table = turn.after
    while table.phase.value == "playing":
        await club.service.computers_idle()
        table = await club.service.table(table.id) or table
        if table.phase.value == "playing":
            await club.service.choose(table.id, ANA, 0)
    assert table.seat_of_user(LEO) is None
    assert (await store.figures(HOME, LEO))["julepe"]["deals"] == 1


async def test_a_void_deal_counts_for_nobody(store: SqlArchive) -> None:
    table = await Club(store).session(ANA, LEO, deals=2)
    await store.void(HOME, table.id, 2, Note(LEO, "se repartió mal"))
    assert (await store.figures(HOME, ANA))["julepe"]["deals"] == 1


async def test_the_history_is_kept_apart_by_cause_and_by_page(store: SqlArchive) -> None:
    await Club(store).session(ANA, LEO)
    everything = (await store.page(HOME, ANA, "all", 0, 50)).lines
    tables = (await store.page(HOME, ANA, "tables", 0, 50)).lines
    assert {line.reason for line in tables} <= {"buy-in", "top-up", "cash-out"}
    assert {line.game for line in tables} == {"julepe"}
    assert [line.reason for line in (await store.page(HOME, ANA, "server", 0, 50)).lines] == ["grant"]
    assert list(tables) == [line for line in everything if line.table_id]
    first, second = await store.page(HOME, ANA, "all", 0, 2), await store.page(HOME, ANA, "all", 1, 2)
    assert (*first.lines, *second.lines) == everything[:4]
    assert (first.more, second.more) == (len(everything) > 2, len(everything) > 4)


async def test_chips_over_time_end_where_the_member_stands_now(store: SqlArchive) -> None:
    await Club(store).session(ANA, LEO, deals=5)
    points = await store.points(HOME, ANA, 3)
    assert points[-1].chips == await store.balance(HOME, ANA)
    assert len(points) <= 3
    assert await store.points(HOME, 5, 3) == []


async def test_choices_are_kept_and_have_defaults(store: SqlArchive) -> None:
    assert await store.member_settings(ANA) == MemberSettings(ANA, "late", "emoji")
    await store.save_member_settings(MemberSettings(ANA, "never", "words"))
    assert await store.member_settings(ANA) == MemberSettings(ANA, "never", "words")
    await store.watch(HOME, 5, ANA, on=True)
    await store.watch(HOME, 5, ANA, on=True)
    await store.watch(HOME, 5, LEO, on=True)
    await store.watch(HOME, 5, LEO, on=False)
    assert await store.watchers(5) == [ANA]
