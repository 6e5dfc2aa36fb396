"""Games counted in points: one stake for a whole game, its players fixed until it ends."""

from __future__ import annotations

from bot.sessions.model import Phase, StakePaid
from tests.sessions.room import ANA, BEA, CAI, Room, refused
from tests.sessions.tiny import JUEGO


async def test_a_game_in_points_takes_its_stake_once_and_pays_it_to_the_winners(room: Room) -> None:
    table = await room.lobby(ANA, BEA, game="points")
    turn = await room.service.begin(table.id, ANA)
    assert [event for event in turn.events if isinstance(event, StakePaid)] == [StakePaid(0, 20), StakePaid(1, 20)]
    table = await room.play_out(turn.after, JUEGO)
    assert table.pot == 40
    turn = await room.service.next_deal(table.id, BEA)
    assert not any(isinstance(event, StakePaid) for event in turn.events)
    table = await room.play_out(turn.after, JUEGO)
    assert table.carry is not None
    assert table.carry.over
    winners = [table.playing[seat] for seat in table.carry.winners]
    assert [table.seat_at(chair).stack for chair in winners] == [80 + 40 // len(winners)] * len(winners)
    assert table.pot == 0
    room.check_books()
    turn = await room.service.next_deal(table.id, BEA)
    assert turn.after.pot == 40


async def test_the_players_of_a_game_in_points_are_fixed_until_it_ends(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA, game="points"), JUEGO)
    await room.service.sit(table.id, CAI, "Cai")
    await refused("deal-running", room.service.stand(table.id, BEA))
    turn = await room.service.leave(table.id, BEA)
    assert turn.after.seat_at(1).leaving
    turn = await room.service.next_deal(table.id, ANA)
    assert turn.after.playing == (0, 1)
    await room.service.computers_idle()
    table = await room.table(table.id)
    if table.phase is Phase.PLAYING:
        await room.say(table, JUEGO)
        await room.service.computers_idle()
    table = await room.table(table.id)
    assert [seat.user_id for seat in table.seats] == [ANA, CAI]
    room.check_books()
    turn = await room.service.next_deal(table.id, CAI)
    assert turn.after.playing == (0, 2)


async def test_closing_a_game_in_points_gives_the_stakes_back(room: Room) -> None:
    table = await room.playing(ANA, BEA, game="points")
    await room.service.close(table.id, ANA)
    assert (room.balance(ANA), room.balance(BEA)) == (500, 500)
    room.check_books()
