"""Being away (COMMANDS.md): reminders, defaults, the computer player that takes over, and tables left alone."""

from __future__ import annotations

from dataclasses import replace

from bot.sessions.model import CameBack, Phase, TakenOver, TurnMissed
from tests.sessions.room import ANA, BEA, CAI, TERMS, Room, refused
from tests.sessions.tiny import JUEGO, PASO


async def test_a_turn_whose_prompt_was_never_delivered_does_not_run_out(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await room.later(5000)
    assert await room.table(table.id) == table
    room.told(table)
    await room.later(89)
    assert await room.table(table.id) == table
    await room.later(1)
    assert (await room.table(table.id)).version > table.version


async def test_a_prompt_of_an_older_version_starts_no_clock(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.service.prompt_delivered(table.id, table.version - 1)
    room.service.prompt_delivered("nowhere", 1)
    await room.later(5000)
    assert await room.table(table.id) == table


async def test_showing_the_same_turn_again_gives_no_more_time(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    await room.later(60)
    room.told(table)
    await room.later(30)
    assert (await room.table(table.id)).version > table.version


async def test_half_time_reminds_once_and_only_who_is_waited_on(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    room.told(table)
    await room.later(44)
    assert room.ear.reminded == []
    await room.later(1)
    await room.later(10)
    assert room.ear.reminded == [room.on_turn(table)]


async def test_the_end_of_the_time_takes_the_default(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    late = room.on_turn(table)
    room.told(table)
    await room.later(90)
    after = await room.table(table.id)
    assert room.ear.turns[-1].events[0] == TurnMissed(late.chair)
    assert after.deal.words[late.chair] == "paso"
    assert after.seat_at(late.chair).misses == 1


async def test_after_two_turns_in_a_row_a_computer_player_takes_over(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    for _ in range(2):
        table = await room.table(table.id)
        while room.on_turn(table).user_id != BEA:
            table = await room.say(table)
        room.told(table)
        await room.later(90)
        table = await room.table(table.id)
        if table.phase is Phase.PLAYING:
            table = await room.play_out(table)
        table = (await room.service.next_deal(table.id, ANA)).after
    assert any(TakenOver(1) in turn.events for turn in room.ear.turns)
    await room.service.computers_idle()
    table = await room.table(table.id)
    assert table.seat_at(1).away
    assert room.balance(BEA) + table.seat_at(1).stack < 500


async def test_acting_between_two_misses_starts_the_count_anew(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    late = room.on_turn(table)
    room.told(table)
    await room.later(90)
    table = await room.play_out(await room.table(table.id))
    table = (await room.service.next_deal(table.id, late.user_id or 0)).after
    assert table.seat_at(late.chair).misses == 0


async def away(room: Room) -> str:
    """A table where Bea has been taken over and the deal waits for Ana."""
    table = await room.playing(ANA, BEA, together=True)
    for _ in range(2):
        await room.service.act(table.id, ANA, PASO)
        room.told(await room.table(table.id))
        await room.later(90)
        assert (await room.table(table.id)).phase is Phase.SETTLED
        await room.service.next_deal(table.id, ANA)
        await room.service.computers_idle()
    assert (await room.table(table.id)).seat_at(1).away
    return table.id


async def test_the_owner_comes_back_with_any_button(room: Room) -> None:
    table_id = await away(room)
    turn = await room.service.come_back(table_id, BEA)
    assert turn.events == (CameBack(1),)
    assert not turn.after.seat_at(1).played_by_computer
    assert not (await room.service.come_back(table_id, BEA)).events
    await refused("not-seated", room.service.come_back(table_id, CAI))


async def test_the_owner_comes_back_by_acting(room: Room) -> None:
    table_id = await away(room)
    await room.service.act(table_id, ANA, PASO)
    turn = await room.service.next_deal(table_id, BEA)
    assert turn.events[0] == CameBack(1)
    turn = await room.service.act(table_id, BEA, JUEGO)
    assert turn.after.seat_at(1).misses == 0


async def test_all_who_let_the_same_decision_pass_get_their_defaults_at_once_in_the_order_of_the_rules(
    room: Room,
) -> None:
    table = await room.playing(ANA, BEA, CAI, together=True)
    await room.service.act(table.id, BEA, JUEGO)
    table = await room.table(table.id)
    waiting = [chair for chair in (0, 1, 2, 0, 1) if chair != 1]
    room.told(table)
    await room.later(90)
    missed = [event.chair for event in room.ear.turns[-1].events if isinstance(event, TurnMissed)]
    dealer = table.carry.dealer if table.carry else 0
    order = [seat for seat in ((dealer + step) % 3 for step in (1, 2, 3)) if seat in waiting]
    assert missed == order
    assert (await room.table(table.id)).phase is Phase.SETTLED


async def test_nobody_misses_a_turn_that_ended_with_the_default_of_another(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI, together=True, first_only=True)
    room.told(table)
    await room.later(90)
    missed = [event for event in room.ear.turns[-1].events if isinstance(event, TurnMissed)]
    assert len(missed) == 1
    assert (await room.table(table.id)).phase is Phase.SETTLED


async def test_who_stands_before_another_decision_than_before_gets_time_for_it(room: Room) -> None:
    table = await room.playing(ANA, BEA, together=True, no_echo=True)
    room.told(table)
    await room.later(90)
    table = await room.table(table.id)
    assert table.deal.words.count(None) == 1
    room.told(table)
    await room.later(90)
    assert sorted(word for word in (await room.table(table.id)).deal.words) == ["juego", "paso"]


async def test_a_turn_of_another_seat_has_its_own_time(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    room.told(table)
    await room.later(90)
    after = await room.table(table.id)
    await room.later(5000)
    assert await room.table(table.id) == after


async def test_somebody_sitting_down_gives_nobody_more_time(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    await room.later(60)
    await room.service.sit(table.id, CAI, "Cai")
    await room.later(30)
    assert (await room.table(table.id)).version > table.version + 1


async def test_a_table_without_turn_clock_waits(room: Room) -> None:
    table = await room.playing(ANA, BEA, terms=replace(TERMS, turn_seconds=0))
    room.told(table)
    await room.later(80_000)
    assert await room.table(table.id) == table


async def test_no_time_runs_while_the_table_is_paused(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    await room.service.pause(table.id, ANA)
    await room.later(5000)
    paused = await room.table(table.id)
    assert paused.phase is Phase.PLAYING
    turn = await room.service.resume(table.id, ANA)
    room.told(turn.after)
    await room.later(89)
    assert await room.table(table.id) == turn.after


async def test_no_time_runs_while_discord_is_cut_off_and_there_is_grace_after_it(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    await room.later(60)
    room.service.suspend_clocks()
    room.service.suspend_clocks()
    await room.later(5000)
    assert await room.table(table.id) == table
    room.service.resume_clocks(40)
    room.service.resume_clocks(0)
    await room.later(39)
    assert await room.table(table.id) == table
    await room.later(1)
    assert (await room.table(table.id)).version > table.version


async def test_what_is_left_of_a_clock_is_kept_when_it_is_more_than_the_grace(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    room.service.suspend_clocks()
    await room.later(5000)
    room.service.resume_clocks()
    await room.later(89)
    assert await room.table(table.id) == table
