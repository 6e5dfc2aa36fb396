"""Whole sessions: the bot process on one side, people at the page on the other, a loopback Discord between."""

from __future__ import annotations

import asyncio

import pytest

from playground.member import text_of
from playground.server import Server
from tests.e2e.rig import CHANNEL, START, BotProcess, Person, people


async def open_and_begin(host: Person, bots: int = 3) -> None:
    outcome = await host.member.command(host.channel, "julepe start", bots=bots, stake=10)
    assert outcome.acknowledged, outcome
    await host.press("begin")


def everything_seen(person: Person) -> str:
    return "\n".join(text_of(message) for message in person.member.messages(person.channel))


async def test_a_session_is_played_by_buttons_alone(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        for deal in range(1, 4):
            await ana.play_deal_by_buttons()
            await ana.until(lambda deal=deal: f"Mano {deal} · resultado" in everything_seen(ana), 10)
            if deal < 3:
                await ana.press("next")
                await ana.until(lambda deal=deal: f"Julepe · mano {deal + 1}" in everything_seen(ana))
        assert server.control.state()["interactions"]["failed"] == 0


async def test_a_session_is_played_by_commands_alone(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        actions = await ana.play_deal_by_commands()
        assert actions >= 1
        assert (await ana.member.command(CHANNEL, "table leave")).acknowledged
        await ana.until(lambda: "cerr" in everything_seen(ana).lower(), 15)
        await ana.member.command(CHANNEL, "chips history")
        await ana.until(lambda: "Movimientos" in everything_seen(ana), 5)


async def test_two_people_play_at_one_table_and_each_sees_only_the_own_hand(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana", "Bia") as (ana, bia):
        await ana.member.command(CHANNEL, "julepe start", bots=2)
        await bia.press("sit")
        await ana.press("begin")
        await asyncio.gather(ana.press("hand"), bia.press("hand"))
        await asyncio.gather(ana.play_deal_by_buttons(), bia.play_deal_by_buttons())
        own = {message["id"] for message in ana.member.private(CHANNEL)}
        assert own
        assert own.isdisjoint(message["id"] for message in bia.member.messages(CHANNEL))


async def test_killed_in_mid_deal_it_goes_on_with_the_same_buttons(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        before = await ana.until(ana.my_action)
        await bot.kill()
        await ana.until(lambda: not ana.member.view.bot["online"])
        await bot.start()
        await ana.member.ready(START)
        await ana.does(ana.member.click(before[0], custom_id=before[1]["custom_id"]))
        await ana.play_deal_by_buttons()
        assert ana.settled()


@pytest.mark.parametrize("moment", range(4))
async def test_kill_after_any_action_loses_nothing(server: Server, bot: BotProcess, moment: int) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        for _ in range(moment):
            await ana.act()
        await bot.kill()
        await bot.start()
        await ana.until(lambda: not ana.member.view.bot["online"])
        await ana.member.ready(START)
        await ana.press("hand")
        await ana.play_deal_by_buttons()
        await ana.press("next")


async def test_a_double_click_acts_once(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        found = await ana.until(ana.my_action)
        message, control = found
        outcomes = await asyncio.gather(
            *(ana.member.click(message, custom_id=control["custom_id"]) for _ in range(2)), return_exceptions=True
        )
        assert all(not isinstance(outcome, Exception) and outcome.acknowledged for outcome in outcomes), outcomes
        await ana.play_deal_by_buttons()
        assert ana.settled()


async def test_it_stops_cleanly_and_says_so(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log.read_text()
