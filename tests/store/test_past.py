"""Which deals are over, and which were the last."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.sessions.model import Phase
from bot.store import open_store
from bot.store.archive import SqlArchive
from tests.store.played import ANA, AWAY, HOME, LEO, Club


@pytest.fixture
async def archive(tmp_path: Path) -> AsyncIterator[SqlArchive]:
    moments = iter(range(1_000_000, 9_000_000))
    opened = await open_store(f"sqlite:///{tmp_path / 'past.db'}", GAMES, now=lambda: float(next(moments)))
    yield opened
    await opened.close()


async def test_finished_deals_come_newest_first(archive: SqlArchive) -> None:
    club = Club(archive)
    table = await club.session(ANA, LEO, deals=3)
    found = await archive.finished_deals(HOME, None, 10)
    assert [(deal.table_id, deal.number, deal.game) for deal in found] == [
        (table.id, number, "julepe") for number in (3, 2, 1)
    ]
    assert [deal.at for deal in found] == sorted((deal.at for deal in found), reverse=True)


async def test_a_listed_deal_has_the_time_of_its_end(tmp_path: Path) -> None:
    moments = iter(range(1_000_000, 9_000_000))
    told: list[float] = []

    def now() -> float:
        told.append(float(next(moments)))
        return told[-1]

    archive = await open_store(f"sqlite:///{tmp_path / 'ends.db'}", GAMES, now=now)
    club = Club(archive)
    await club.deal(await club.open(ANA, LEO))
    assert [deal.at for deal in await archive.finished_deals(HOME, None, 10)] == [told[-1]]
    await archive.close()


async def test_every_listed_deal_can_be_read(archive: SqlArchive) -> None:
    await Club(archive).session(ANA, LEO, deals=2)
    for deal in await archive.finished_deals(HOME, None, 10):
        assert await archive.deal(deal.table_id, deal.number) is not None


async def test_a_running_deal_is_not_listed(archive: SqlArchive) -> None:
    club = Club(archive)
    table = await club.deal(await club.open(ANA, LEO))
    turn = await club.service.next_deal(table.id, ANA)
    assert turn.after.phase is Phase.PLAYING
    assert [deal.number for deal in await archive.finished_deals(HOME, None, 10)] == [1]


async def test_a_deal_that_was_cancelled_is_not_listed(archive: SqlArchive) -> None:
    club = Club(archive)
    table = await club.open(ANA, LEO)
    await club.service.begin(table.id, ANA)
    await club.close(table)
    assert list(await archive.finished_deals(HOME, None, 10)) == []


async def test_each_server_and_each_channel_has_its_own_deals(archive: SqlArchive) -> None:
    home, away = Club(archive), Club(archive, AWAY)
    first = await home.session(ANA, LEO, deals=1)
    second = await home.session(ANA, LEO, deals=1)
    theirs = await away.session(ANA, LEO, deals=1)
    assert {deal.table_id for deal in await archive.finished_deals(HOME, None, 10)} == {first.id, second.id}
    assert {deal.table_id for deal in await archive.finished_deals(AWAY, None, 10)} == {theirs.id}
    assert {deal.table_id for deal in await archive.finished_deals(HOME, first.channel_id, 10)} == {first.id}


async def test_no_more_deals_are_listed_than_asked_for(archive: SqlArchive) -> None:
    await Club(archive).session(ANA, LEO, deals=4)
    assert [deal.number for deal in await archive.finished_deals(HOME, None, 2)] == [4, 3]
