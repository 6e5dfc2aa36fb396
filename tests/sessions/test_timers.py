"""What happens by itself: next deals, tables that end, alarms that fail."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.sessions.model import Phase
from tests.sessions.room import ANA, BEA, CAI, CHANNEL, GUILD, TERMS, Room
from tests.sessions.tiny import PASO


async def test_the_next_deal_begins_by_itself(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.later(19)
    assert await room.table(table.id) == table
    await room.later(1)
    assert (await room.table(table.id)).number == 2


async def test_the_next_deal_waits_while_paused(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.service.pause(table.id, ANA)
    await room.later(5000)
    assert (await room.table(table.id)).number == 1


async def test_the_next_deal_waits_for_enough_seats(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.service.leave(table.id, BEA)
    await room.later(50)
    await room.service.sit(table.id, CAI, "Cai")
    await room.later(20)
    assert (await room.table(table.id)).number == 2


async def test_a_deal_that_nobody_can_pay_is_tried_once_and_the_table_ends_idle(room: Room) -> None:
    table = await room.playing(ANA, BEA, terms=replace(TERMS, buy_in=10))
    for account in list(room.store.accounts):
        if account.kind == "member":
            room.store.accounts[account] = 0
    table = await room.play_out(table)
    await room.later(20)
    assert await room.table(table.id) == table
    await room.later(90_000)
    assert (await room.table(table.id)).closed_because == "idle"


async def test_a_table_that_all_people_have_left_ends_with_the_deal_and_refunds(room: Room) -> None:
    table = await room.playing(ANA, BEA, bots=1)
    await room.service.leave(table.id, ANA)
    await room.service.leave(table.id, BEA)
    await room.service.computers_idle()
    table = await room.table(table.id)
    assert (table.number, table.closed_because) == (1, "empty")
    assert await room.service.table_in(CHANNEL) is None
    room.check_books()


async def test_no_deal_begins_for_people_who_are_all_away_and_the_table_ends_with_refunds(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    while not (all(seat.away for seat in table.seats) and table.phase is Phase.SETTLED):
        room.told(table)
        await room.later(90)
        table = await room.table(table.id)
    number = table.number
    await room.later(299)
    assert (await room.table(table.id)).number == number
    await room.later(1)
    assert (await room.table(table.id)).closed_because == "empty"
    room.check_books()


async def test_an_idle_lobby_ends_after_a_day_and_any_event_begins_the_day_anew(room: Room) -> None:
    table = await room.lobby(ANA)
    await room.later(80_000)
    await room.service.sit(table.id, BEA, "Bea")
    await room.later(80_000)
    assert (await room.table(table.id)).phase is Phase.LOBBY
    await room.later(6_400)
    assert (await room.table(table.id)).closed_because == "idle"
    assert (room.balance(ANA), room.balance(BEA)) == (500, 500)


async def test_a_turn_that_nobody_can_be_told_of_ends_the_table_after_a_day(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await room.later(86_400)
    table = await room.table(table.id)
    assert table.closed_because == "idle"
    assert (room.balance(ANA), room.balance(BEA)) == (500, 500)
    room.check_books()


async def test_a_slow_table_is_not_idle_within_its_own_time(room: Room) -> None:
    table = await room.playing(ANA, BEA, terms=replace(TERMS, turn_seconds=3 * 86_400))
    room.told(table)
    await room.later(2 * 86_400)
    assert await room.table(table.id) == table
    await room.later(86_400)
    assert (await room.table(table.id)).seat_at(room.on_turn(table).chair).misses == 1


async def test_an_alarm_that_could_not_be_stored_rings_again(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    room.store.failing = {"commit"}
    await room.later(20)
    room.store.failing = set()
    await room.later(1)
    assert await room.table(table.id) == table
    await room.later(4)
    assert (await room.table(table.id)).number == 2


async def test_screens_know_when_a_turn_or_a_table_ends(room: Room) -> None:
    now = room.clock.now()
    table = await room.lobby(ANA, BEA)
    assert room.service.deadline(table.id) is None
    assert room.service.closes_at(table.id) == now + 86_400
    table = (await room.service.begin(table.id, ANA)).after
    assert room.service.deadline(table.id) == now + 90
    table = await room.play_out(table)
    assert room.service.deadline(table.id) == now + 20
    assert room.service.closes_at(table.id) == now + 86_400
    assert room.service.open_count == 1
    await room.service.close(table.id, None, admin=True, why="admin")
    assert (room.service.deadline(table.id), room.service.closes_at(table.id)) == (None, None)
    assert room.service.open_count == 0


async def test_an_alarm_that_fails_stops_no_other_and_rings_again(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    other = await room.service.open_table(GUILD, CHANNEL + 1, CAI, "Cai", "tiny", {}, TERMS, bots=1)
    await room.service.begin(other.after.id, CAI)
    await room.service.computers_idle()
    shown = await room.table(other.after.id)
    room.told(shown)
    healthy = room.store.balance

    async def broken(guild_id: int, user_id: int) -> int | None:
        raise RuntimeError(user_id)

    room.store.balance = broken  # type: ignore[method-assign]  # one failure that no port foresees
    await room.later(90)
    assert (await room.table(table.id)).number == 1
    assert (await room.table(shown.id)).version > shown.version
    room.store.balance = healthy  # type: ignore[method-assign]  # and it is gone again
    await room.later(5)
    assert (await room.table(table.id)).number == 2


async def test_an_alarm_that_comes_too_late_for_what_another_process_did_does_nothing(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    user = room.on_turn(table).user_id
    assert user is not None
    elsewhere = await room.new_service().act(table.id, user, PASO)
    await room.later(90)
    await room.later(30)
    assert await room.table(table.id) == elsewhere.after


async def test_the_timers_run_by_themselves_until_the_bot_drains(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    room.clock.pass_(20)
    timers = asyncio.create_task(room.service.run())
    for _ in range(20):
        await asyncio.sleep(0)
    assert (await room.table(table.id)).number == 2
    room.service.drain()
    await timers
    await room.service.stop()


async def test_nothing_begins_by_itself_while_draining(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    room.service.drain()
    await room.later(5000)
    assert await room.table(table.id) == table
