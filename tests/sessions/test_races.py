"""Stale clicks, double clicks, clicks at once, and a database that is gone: nothing is applied twice, nothing is told
that is not stored.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.sessions.errors import RefusedError
from bot.sessions.model import Table, Turn
from bot.sessions.ports import Commit
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, CAI, CHANNEL, DUL, GUILD, TERMS, Room, refused
from tests.sessions.tiny import GAMES, JUEGO, PASO


class SlowStore(MemoryStore):
    """Lets others go first while it stores; one of `held` tables waits until it is released."""

    def __init__(self) -> None:
        super().__init__(GAMES.__getitem__)
        self.held: dict[str, asyncio.Event] = {}

    async def commit(self, commit: Commit) -> None:
        await asyncio.sleep(0)
        if commit.after.id in self.held:
            await self.held[commit.after.id].wait()
        await super().commit(commit)


def on_turn(room: Room, table: Table) -> int:
    user = room.on_turn(table).user_id
    assert user is not None
    return user


async def outcomes(*calls: Any) -> list[str]:
    """What became of calls made at once: `done`, or the code of the refusal."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    return ["done" if isinstance(result, Turn) else getattr(result, "code", repr(result)) for result in results]


async def test_a_click_on_an_old_version_is_answered_with_the_present_state(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    old = table.version
    table = await room.say(table)
    error = await refused("stale", room.service.act(table.id, on_turn(room, table), PASO, old))
    assert error.table == table
    await refused("stale", room.service.add_bot(table.id, ANA, seen_version=old))
    await refused("stale", room.service.next_deal(table.id, ANA, old))


async def test_a_double_click_acts_once() -> None:
    room = Room(SlowStore())
    table = await room.playing(ANA, BEA)
    user = on_turn(room, table)
    clicks = [room.service.act(table.id, user, PASO, table.version) for _ in range(2)]
    assert await outcomes(*clicks) == ["done", "stale"]
    assert len(room.store.rows[table.id].events) == table.version + 1


async def test_a_double_click_on_begin_deals_once() -> None:
    room = Room(SlowStore())
    table = await room.lobby(ANA, BEA)
    clicks = [room.service.begin(table.id, ANA, table.version) for _ in range(2)]
    assert await outcomes(*clicks) == ["done", "stale"]
    assert (await room.table(table.id)).number == 1


async def test_a_double_click_on_sit_takes_one_buy_in() -> None:
    room = Room(SlowStore())
    table = await room.lobby(ANA)
    clicks = [room.service.sit(table.id, BEA, "Bea") for _ in range(2)]
    assert await outcomes(*clicks) == ["done", "already-seated"]
    assert room.balance(BEA) == 400


async def test_two_people_at_once_at_one_table_both_count() -> None:
    room = Room(SlowStore())
    table = await room.lobby(ANA)
    calls = [room.service.sit(table.id, user, str(user)) for user in (BEA, CAI, DUL)]
    assert await outcomes(*calls) == ["done"] * 3
    assert [seat.user_id for seat in (await room.table(table.id)).seats] == [ANA, BEA, CAI, DUL]
    room.check_books()


async def test_the_last_free_seat_is_taken_once() -> None:
    room = Room(SlowStore())
    table = await room.lobby(ANA, bots=2)
    calls = [room.service.sit(table.id, user, str(user)) for user in (BEA, CAI)]
    assert await outcomes(*calls) == ["done", "table-full"]


async def test_one_channel_gets_one_table_out_of_two_openings_at_once() -> None:
    room = Room(SlowStore())
    calls = [room.service.open_table(GUILD, CHANNEL, user, str(user), "tiny", {}, TERMS) for user in (ANA, BEA)]
    assert await outcomes(*calls) == ["done", "channel-taken"]
    assert room.balance(BEA) == 500


async def test_a_table_that_waits_for_the_database_keeps_no_other_waiting() -> None:
    store = SlowStore()
    room = Room(store)
    slow = await room.lobby(ANA)
    quick = (await room.service.open_table(GUILD, CHANNEL + 1, BEA, "Bea", "tiny", {}, TERMS)).after
    store.held[slow.id] = asyncio.Event()
    waiting = asyncio.create_task(room.service.sit(slow.id, CAI, "Cai"))
    turn = await room.service.sit(quick.id, DUL, "Dul")
    assert len(turn.after.seats) == 2
    assert not waiting.done()
    store.held[slow.id].set()
    assert len((await waiting).after.seats) == 2


async def test_chips_are_spent_once_when_a_member_sits_down_at_two_tables_at_once() -> None:
    room = Room(SlowStore())
    terms = [TERMS, TERMS]
    tables = [
        (await room.service.open_table(GUILD, 60 + number, ANA + 10 * number, "x", "tiny", {}, term)).after
        for number, term in enumerate(terms)
    ]
    for table in tables:
        await room.service.set_rules(table.id, table.host, {}, TERMS.__class__(buy_in=300))
    calls = [room.service.sit(table.id, BEA, "Bea") for table in tables]
    assert sorted(await outcomes(*calls)) == ["cannot-afford", "done"]
    assert room.balance(BEA) == 200
    room.check_books()


async def test_what_another_process_did_is_read_once_and_answered_as_stale(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    other = room.new_service()
    elsewhere = await other.act(table.id, on_turn(room, table), PASO)
    error = await refused("stale", room.service.act(table.id, on_turn(room, table), PASO, table.version))
    assert error.table == elsewhere.after
    await room.say(elsewhere.after)


async def test_a_channel_that_another_process_took_in_the_meantime_is_taken(room: Room) -> None:
    rival = room.new_service()
    opened: list[Turn] = []

    async def slowly(channel_id: int) -> str | None:
        if opened:
            return opened[0].after.id
        room.store.table_in = original  # type: ignore[method-assign]  # the look-up is only slow once
        opened.append(await rival.open_table(GUILD, channel_id, BEA, "Bea", "tiny", {}, TERMS))
        return None

    original = room.store.table_in
    room.store.table_in = slowly  # type: ignore[method-assign]  # between look-up and commit somebody else opens
    error = await refused("channel-taken", room.service.open_table(GUILD, CHANNEL, ANA, "Ana", "tiny", {}, TERMS))
    assert error.table == opened[0].after
    assert room.balance(ANA) == 500


async def test_a_conflict_while_the_database_goes_away_is_still_answered(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await room.new_service().act(table.id, on_turn(room, table), PASO)
    room.store.failing = {"load"}
    error = await refused("stale", room.service.act(table.id, on_turn(room, table), PASO, table.version))
    assert error.table == table


@pytest.mark.parametrize("method", ["commit", "balance", "settings", "grant", "table_in", "load"])
async def test_nothing_changes_and_nothing_is_told_while_the_database_is_gone(room: Room, method: str) -> None:
    calls: dict[str, Any] = {
        "commit": lambda table: room.service.stand(table.id, BEA),
        "balance": lambda table: room.service.next_deal(table.id, ANA),
        "settings": lambda table: room.service.sit(table.id, CAI, "Cai"),
        "grant": lambda table: room.service.sit(table.id, CAI, "Cai"),
        "table_in": lambda table: room.service.open_table(GUILD, 77, CAI, "Cai", "tiny", {}, TERMS),
        "load": lambda table: room.service.stand("elsewhere", BEA),
    }
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.store.grant(GUILD, CAI, 500)
    told, books = list(room.ear.turns), dict(room.store.accounts)
    room.store.failing = {method}
    await refused("store-unavailable", calls[method](table))
    assert (await room.table(table.id)) == table
    assert room.ear.turns == told
    assert room.store.accounts == books
    room.store.failing = set()
    await room.service.next_deal(table.id, ANA, table.version)


async def test_an_action_works_again_when_the_database_is_back(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    user = on_turn(room, table)
    room.store.failing = {"commit"}
    error = await refused("store-unavailable", room.service.act(table.id, user, JUEGO, table.version))
    assert error.table == table
    room.store.failing = set()
    turn = await room.service.act(table.id, user, JUEGO, table.version)
    assert turn.before == table
    room.check_books()


async def test_looking_for_a_table_says_when_the_database_is_gone(room: Room) -> None:
    room.store.failing = {"load", "table_in"}
    await refused("store-unavailable", room.service.table("t1"))
    await refused("store-unavailable", room.service.table_in(CHANNEL))
    await refused("store-unavailable", room.service.sit("t1", ANA, "Ana"))


async def test_a_listener_that_fails_does_not_make_an_action_look_refused(room: Room) -> None:
    table = await room.lobby(ANA)

    def broken(turn: Turn) -> None:
        raise RuntimeError(turn.after.id)

    room.ear.told = broken  # type: ignore[method-assign]  # the one listener of this test that fails
    turn = await room.service.sit(table.id, BEA, "Bea")
    assert await room.table(table.id) == turn.after


async def test_every_turn_is_told_once_and_in_order(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.service.close(table.id, ANA)
    befores = [turn.before.version if turn.before else 0 for turn in room.ear.turns]
    afters = [turn.after.version for turn in room.ear.turns]
    assert befores == [0, *afters[:-1]]


async def test_a_refusal_says_its_code_as_text() -> None:
    assert str(RefusedError("stale")) == "stale"
