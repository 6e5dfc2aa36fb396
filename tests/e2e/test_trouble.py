"""What Discord does to a bot: dropped sockets, rate limits, dead tokens, missing permissions, vanished channels."""

from __future__ import annotations

from playground.member import text_of
from playground.server import Server
from tests.e2e.rig import CHANNEL, BotProcess, people, verb
from tests.e2e.test_sessions import everything_seen, open_and_begin

SEND_MESSAGES = 1 << 11


async def test_a_dropped_gateway_is_resumed_and_the_deal_goes_on(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        await ana.until(ana.my_action)
        assert await server.control.drop_gateways() == 1
        await ana.until(lambda: server.control.state()["gateway"]["resumed"] == 1, 20)
        await ana.play_deal_by_buttons()
        assert ana.settled()


async def test_rate_limits_delay_but_lose_nothing(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        await server.control.force_429(3, retry_after=0.1)
        await ana.play_deal_by_buttons()
        await ana.until(lambda: "resultado" in everything_seen(ana), 15)
        assert server.control.state()["http"]["rate_limited"] >= 1


async def test_an_expired_hand_is_opened_anew(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        await server.control.expire_tokens()
        await ana.press("hand")
        await ana.play_deal_by_buttons()
        assert ana.settled()


async def test_who_does_not_act_is_pinged_once_and_the_ping_goes_away(server: Server, tmp_path) -> None:  # type: ignore[no-untyped-def]  # pytest's own path
    async with _impatient(server, tmp_path), people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        ping = await ana.until(
            lambda: next((m for m in ana.member.messages(CHANNEL) if m.get("content") and m["mentions"]), None), 20
        )
        assert [mention["id"] for mention in ping["mentions"]] == [ana.member.id]
        assert [verb(control) for control in ana.member.controls(ping)] == ["hand"]
        await ana.member.click(ping, custom_id=ana.member.controls(ping)[0]["custom_id"])
        found = await ana.until(ana.my_action)
        await ana.member.click(found[0], custom_id=found[1]["custom_id"])
        await ana.until(lambda: ping["id"] not in {m["id"] for m in ana.member.messages(CHANNEL)}, 20)


def _impatient(server: Server, folder):  # type: ignore[no-untyped-def]  # pytest's own path
    from tests.e2e.rig import running

    return running(BotProcess(server.url, folder, {"PING_SECONDS": "0.2"}))


async def test_without_permission_to_write_the_table_is_kept_and_the_player_is_told(
    server: Server, bot: BotProcess
) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        await server.control.deny(CHANNEL, SEND_MESSAGES)
        await ana.play_deal_by_commands()
        await server.control.deny(CHANNEL, 0)
        assert (await ana.member.command(CHANNEL, "table show")).acknowledged
        await ana.until(lambda: "resultado" in everything_seen(ana), 15)


async def test_a_table_whose_channel_is_deleted_ends_with_refunds(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await server.control.delete_channel(CHANNEL)
        ana.channel = "mesa-2"

        async def balance() -> str:
            await ana.member.command("mesa-2", "chips balance")
            newest = await ana.until(lambda: ana.member.private("mesa-2")[-1:], 5)
            return text_of(newest[0])

        for _ in range(50):
            if "500" in await balance():
                break
        assert "500" in await balance()


async def test_each_member_reads_the_own_language(server: Server, bot: BotProcess) -> None:
    words = {"Ana": "triunfo", "Bia": "trunfo", "Hugo": "trump"}
    async with people(server, *words) as everybody:
        host, *guests = everybody
        await host.member.command(CHANNEL, "julepe start", bots=1)
        for guest in guests:
            await guest.press("sit")
        await host.press("begin")
        for person, words_of in zip(everybody, words.values(), strict=True):
            await person.press("hand")
            await person.until(
                lambda person=person, words_of=words_of: any(
                    words_of in text_of(message) for message in person.member.private(CHANNEL)
                ),
                10,
            )
