"""Clocks: the reminder, the default, the computer player that takes over, coming back; pause; an idle lobby."""

from __future__ import annotations

from bot.sessions.model import Phase
from tests.flows.conftest import People
from tests.flows.hall import DAY, PING, TURN, Hall, hall
from tests.flows.reading import buttons, text


async def test_who_does_not_act_is_pinged_once_and_the_ping_goes_when_he_acts(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    asked = await room.asked(people.ana, people.leo)
    await room.later(PING + 2)
    (ping,) = room.pings()
    assert asked.mention in ping.content
    assert any(":hand" in each for each in buttons(ping))
    await room.act(asked)
    await room.later(3)
    assert all(each.id != ping.id for each in room.pings())


async def test_a3_at_half_time_the_absent_player_is_reminded(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    asked = await room.asked(people.ana, people.leo, people.bia)
    await room.later(TURN / 2 + 3)
    assert any(asked.mention in each.content for each in room.pings())
    assert room.waited_on() == [asked.id]


async def test_a5_when_the_clock_runs_out_the_neutral_default_is_taken_and_said(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    asked = await room.asked(people.ana, people.leo, people.bia)
    await room.later(TURN + 4)
    assert asked.id not in room.waited_on()
    assert room.seat(asked).misses == 1
    assert f"{asked.mention} no contestó a tiempo" in text(room.public()[-1])


async def test_a3_after_two_defaults_a_computer_player_decides_until_the_owner_acts(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    for _ in range(12):
        if room.seat(people.ana).away:
            break
        if room.table.phase is Phase.SETTLED:
            await room.later(25)
        if people.leo.id in room.waited_on():
            await room.act(people.leo)
        await room.later(TURN + 4 if people.ana.id in room.waited_on() else 2)
    assert room.seat(people.ana).away
    stack = room.seat(people.ana).stack
    await room.press(people.ana, "back")
    assert not room.seat(people.ana).away
    assert room.seat(people.ana).stack == stack


async def test_a_table_where_everybody_is_away_closes_and_gives_the_chips_back(room: Hall, people: People) -> None:
    await room.deal(people.ana, bots=2)
    await room.later(1200)
    assert room.table.phase is Phase.CLOSED
    assert sum(room.store.accounts.values()) == 0
    assert all(amount >= 0 for account, amount in room.store.accounts.items() if account.kind != "mint")


async def test_a13_a_pause_stops_every_clock_until_all_are_ready(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    waited = room.waited_on()
    await room.say(people.leo, "table pause")
    await room.later(10 * TURN)
    assert room.table.paused
    assert room.table.phase is Phase.PLAYING
    assert all(seat.misses == 0 for seat in room.table.seats)
    for member in (people.ana, people.leo, people.bia):
        if room.table.paused:
            await room.press(member, "ready")
    assert not room.table.paused
    assert room.waited_on() == waited


async def test_a_card_during_the_pause_is_refused_with_the_reason(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    asked = await room.asked(people.ana, people.leo, people.bia)
    await room.say(people.leo, "table pause")
    before = room.table.version
    answer = await room.say(asked, "bid", value="paso")
    assert "pause" in answer.lower()
    assert room.table.version == before


async def test_a1_an_idle_lobby_ends_after_a_day_and_the_channel_is_free_again() -> None:
    async with hall(tick=600.0) as slow:
        ana = slow.member("Ana")
        await slow.open(ana)
        await slow.later(DAY - 1200)
        assert slow.table.phase is Phase.LOBBY
        await slow.later(2400)
        assert slow.table.phase is Phase.CLOSED
        await slow.say(ana, "julepe start")
        assert slow.table.phase is Phase.LOBBY


async def test_r4_no_clock_runs_while_the_gateway_is_cut_off(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    waited = room.waited_on()
    room.bot.dispatch("disconnect")
    await room.later(10 * TURN)
    assert room.waited_on() == waited
    assert all(seat.misses == 0 for seat in room.table.seats)
    room.bot.dispatch("resumed")
    await room.later(30)
    assert room.waited_on() == waited
