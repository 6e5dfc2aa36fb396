"""Leaving, pausing and closing: who goes when, with which chips."""

from __future__ import annotations

from bot.sessions.model import CameBack, DealVoided, Phase, PotPaid, SeatGivenUp
from tests.sessions.room import ANA, BEA, CAI, DUL, Room, refused
from tests.sessions.tiny import JUEGO, PASO


async def test_leaving_between_deals_takes_the_stack_and_leaves_the_plate(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA, CAI))
    turn = await room.service.leave(table.id, BEA)
    assert turn.after.pot == 30
    assert room.balance(BEA) == 490


async def test_the_last_to_go_takes_the_plate_along(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.service.leave(table.id, BEA)
    turn = await room.service.leave(table.id, ANA)
    assert turn.events[0] == PotPaid(0, 20, "plate")
    assert room.balance(ANA) == 510
    room.check_books()


async def test_standing_up_waits_for_the_end_of_the_deal(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await refused("deal-running", room.service.stand(table.id, ANA))


async def test_who_leaves_in_mid_deal_is_played_on_and_paid_at_the_settlement(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    turn = await room.service.leave(table.id, ANA)
    assert turn.events[0] == SeatGivenUp(0)
    assert turn.after.host == BEA
    await refused("not-seated", room.service.act(table.id, ANA, PASO))
    await room.service.computers_idle()
    table = await room.table(table.id)
    while table.phase is Phase.PLAYING:
        table = await room.say(table)
        await room.service.computers_idle()
        table = await room.table(table.id)
    assert [seat.user_id for seat in table.seats] == [BEA, CAI]
    assert room.balance(ANA) == 490
    room.check_books()


async def test_a_table_that_everybody_left_in_mid_deal_closes_with_the_settlement(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await room.service.leave(table.id, ANA)
    await room.service.leave(table.id, BEA)
    await room.service.computers_idle()
    assert (await room.table(table.id)).closed_because == "empty"
    assert room.balance(ANA) + room.balance(BEA) == 1000
    room.check_books()


async def test_who_left_in_mid_deal_may_take_the_seat_back_before_it_ends(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    waiting = next(seat for seat in table.seats if seat != room.on_turn(table))
    assert waiting.user_id is not None
    await room.service.leave(table.id, waiting.user_id)
    turn = await room.service.sit(table.id, waiting.user_id, waiting.name)
    assert turn.events[0] == CameBack(waiting.chair)
    assert len(turn.after.seats) == 3


async def test_closing_in_mid_deal_voids_it_and_shares_the_plate_of_before(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA, CAI))
    assert table.pot == 30
    table = (await room.service.next_deal(table.id, ANA)).after
    table = await room.say(table, JUEGO)
    turn = await room.service.close(table.id, ANA)
    assert isinstance(turn.events[0], DealVoided)
    assert [room.balance(user) for user in (ANA, BEA, CAI)] == [500, 500, 500]
    assert turn.after.pot == 0
    room.check_books()


async def test_an_odd_plate_is_shared_from_the_next_dealer_on(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA, CAI, ante=3))
    table = (await room.service.leave(table.id, CAI)).after
    assert table.pot == 9
    assert table.carry is not None
    dealer = table.playing[table.carry.dealer]
    turn = await room.service.close(table.id, table.host)
    shares = {event.chair: event.amount for event in turn.events if isinstance(event, PotPaid)}
    assert shares == ({0: 4, 1: 5} if dealer == 1 else {0: 5, 1: 4})


async def test_a_pause_stops_play_until_everybody_is_ready(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await room.service.pause(table.id, BEA)
    again = await room.service.pause(table.id, ANA)
    assert (again.events, again.after.paused_by) == ((), BEA)
    user = room.on_turn(table).user_id
    assert user is not None
    await refused("paused", room.service.act(table.id, user, PASO))
    turn = await room.service.ready(table.id, ANA)
    assert turn.after.paused
    assert not (await room.service.ready(table.id, ANA)).events
    turn = await room.service.ready(table.id, BEA)
    assert not turn.after.paused
    await room.say(turn.after)


async def test_the_host_ends_a_pause_alone_and_others_do_not(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    await room.service.pause(table.id, BEA)
    assert (await room.service.resume(table.id, CAI)).after.paused
    assert not (await room.service.resume(table.id, ANA)).after.paused
    assert not (await room.service.resume(table.id, ANA)).events
    await room.service.pause(table.id, CAI)
    assert not (await room.service.resume(table.id, DUL, admin=True)).after.paused


async def test_there_is_nothing_to_pause_in_the_lobby(room: Room) -> None:
    table = await room.lobby(ANA)
    await refused("no-deal", room.service.pause(table.id, ANA))


async def test_no_deal_begins_while_the_table_is_paused(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.service.pause(table.id, BEA)
    await refused("paused", room.service.next_deal(table.id, ANA))


async def test_pausing_and_leaving_does_not_void_a_deal_that_is_being_lost(room: Room) -> None:
    table = await room.playing(ANA, bots=1)
    await room.service.pause(table.id, ANA)
    turn = await room.service.leave(table.id, ANA)
    assert not turn.after.paused
    await room.service.computers_idle()
    after = await room.table(table.id)
    assert after.closed_because == "empty"
    assert not any("DealVoided" in event for event in room.store.rows[table.id].events)
