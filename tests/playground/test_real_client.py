"""The unmodified discord.py client at home in the playground."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from playground.forms import text_of
from playground.member import Member
from playground.server import Server, start

MESA = "mesa-1"


async def eventually(condition: Any, seconds: float = 8.0) -> None:
    """Yields to the loop until the condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - the client has no event for most of what is awaited here
            await asyncio.sleep(0.01)


async def test_the_client_logs_in_and_sees_the_server(server: Server, guest: Any) -> None:
    guild = guest.guilds[0]
    assert (guild.name, str(guild.preferred_locale)) == ("Casa de Tapete", "es-ES")
    assert [channel.name for channel in guild.text_channels] == ["mesa-1", "mesa-2"]
    assert guild.system_channel == guild.text_channels[0]
    allowed = guild.text_channels[0].permissions_for(guild.me)
    assert allowed.view_channel
    assert allowed.send_messages
    assert allowed.attach_files
    assert allowed.create_public_threads
    assert (await guest.application_info()).owner.name == "ana"


async def test_a_member_is_offered_what_the_bot_registered(guest: Any, ana: Member, leo: Member) -> None:
    assert {command["name"] for command in ana.view.commands} == {"table", "secret"}
    assert {command["name"] for command in leo.view.commands} == {"table"}


async def test_a_command_is_answered_in_public(guest: Any, ana: Member, leo: Member) -> None:
    outcome = await ana.command(MESA, "table open", stake=10)
    assert outcome.acknowledged
    assert 0 < outcome.elapsed_ns < 3_000_000_000
    message = await leo.until(lambda: leo.find(MESA, "mesa de Ana: 10"))
    assert message["interaction_metadata"]["name"] == "table open"
    assert message["flags"] & (1 << 15)


async def test_an_interaction_says_who_where_and_in_which_language(guest: Any, leo: Member) -> None:
    await leo.command(MESA, "table open")
    interaction = guest.asked[0]
    assert interaction.user.display_name == "Leo"
    assert (str(interaction.locale), str(interaction.guild_locale)) == ("es-419", "es-ES")
    assert interaction.channel == guest.guilds[0].text_channels[0]
    assert interaction.app_permissions.send_messages
    assert interaction.permissions.use_application_commands
    assert not interaction.permissions.manage_guild
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.context.guild


async def test_a_button_edits_its_message_in_place(guest: Any, ana: Member, leo: Member) -> None:
    await ana.command(MESA, "table open")
    lobby = await leo.until(lambda: leo.find(MESA, "mesa de Ana"))
    assert (await leo.click(lobby, label="Sentarme")).acknowledged
    assert "sentada: Leo" in text_of(leo.now(lobby))
    assert len(leo.messages(MESA)) == 1


async def test_an_ephemeral_is_seen_by_one_member_only(guest: Any, ana: Member, leo: Member) -> None:
    await ana.command(MESA, "table open")
    lobby = await leo.until(lambda: leo.find(MESA, "mesa de Ana"))
    await leo.click(lobby, label="Mi mano")
    await leo.until(lambda: leo.find(MESA, "7C 4C"))
    await ana.ping()
    assert ana.find(MESA, "7C 4C") is None


async def test_an_ephemeral_is_edited_by_its_token_and_by_nothing_else(guest: Any, ana: Member) -> None:
    await ana.command(MESA, "table open")
    await ana.click(ana.messages(MESA)[0], label="Mi mano")
    hand = await ana.until(lambda: ana.find(MESA, "7C 4C"))
    channel = guest.guilds[0].text_channels[0]
    with pytest.raises(discord.NotFound) as refused:
        await channel.get_partial_message(int(hand["id"])).edit(content="robada")
    assert refused.value.code == 10008
    await eventually(lambda: len(guest.asked) == 2)
    await guest.asked[1].edit_original_response(content="tu mano: 4C")
    await ana.until(lambda: ana.now(hand)["content"] == "tu mano: 4C")


async def test_a_modal_comes_back_filled_in(guest: Any, ana: Member) -> None:
    await ana.command(MESA, "table open")
    outcome = await ana.click(ana.messages(MESA)[0], label="Apostar")
    assert outcome.status == "modal"
    assert outcome.modal is not None
    assert outcome.modal["title"] == "Apuesta"
    assert (await ana.submit(outcome, {"amount": "40"})).acknowledged
    assert ana.find(MESA, "aposta: 40")


async def test_thinking_is_replaced_by_the_first_followup(guest: Any, ana: Member) -> None:
    assert (await ana.command(MESA, "table think")).acknowledged
    await ana.until(lambda: ana.find(MESA, "y otra cosa"))
    first, second = ana.messages(MESA)
    assert (first["content"], first["flags"]) == ("ya está", 64)
    assert second["content"] == "y otra cosa"


async def test_a_quiet_acknowledgement_changes_nothing(guest: Any, ana: Member) -> None:
    await ana.command(MESA, "table open")
    before = ana.messages(MESA)[0]
    assert (await ana.click(before, label="Callar")).acknowledged
    await ana.until(lambda: ana.find(MESA, "por detrás"))
    assert ana.now(before) == before


async def test_choices_come_while_typing(guest: Any, ana: Member) -> None:
    outcome = await ana.autocomplete(MESA, "table play", "card", "7")
    assert outcome.status == "choices"
    assert [choice["value"] for choice in outcome.choices] == ["7C", "7O"]


async def test_silence_fails_and_a_late_answer_is_unknown(server: Server, guest: Any, ana: Member) -> None:
    await server.control.set_ack_seconds(0.05)
    outcome = await ana.command(MESA, "table mute")
    assert (outcome.status, outcome.reason) == ("failed", "no answer in time")
    with pytest.raises(discord.NotFound) as refused:
        await guest.asked[0].response.send_message("tarde")
    assert refused.value.code == 10062


async def test_a_dead_token_is_refused(server: Server, guest: Any, ana: Member) -> None:
    await ana.command(MESA, "table open")
    assert await server.control.expire_tokens() == 1
    with pytest.raises(discord.HTTPException) as refused:
        await guest.asked[0].followup.send("tarde")
    assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_a_dropped_socket_resumes_and_misses_nothing(server: Server, guest: Any, ana: Member) -> None:
    assert await server.control.drop_gateways() == 1
    pending = asyncio.create_task(ana.command(MESA, "table open"))
    outcome = await pending
    assert outcome.acknowledged
    assert "RESUMED" in guest.events
    assert guest.events.count("READY") == 1


@pytest.mark.parametrize("fault", ["ask_to_reconnect", "invalidate_session"])
async def test_the_client_survives_what_the_gateway_says(server: Server, guest: Any, ana: Member, fault: str) -> None:
    await getattr(server.control, fault)()
    expected = "RESUMED" if fault == "ask_to_reconnect" else "READY"
    wanted = 1 if fault == "ask_to_reconnect" else 2
    await eventually(lambda: guest.events.count(expected) == wanted)
    await eventually(lambda: ana.view.bot["online"])
    assert (await ana.command(MESA, "table open")).acknowledged


async def test_threads_files_and_edits_work_through_the_client(server: Server, guest: Any, ana: Member) -> None:
    channel = guest.guilds[0].text_channels[0]
    message = await channel.send("mesa", file=discord.File(__file__, "acta.txt"))
    await message.edit(content="mesa nueva")
    assert ana.find(MESA, "mesa nueva") or await ana.until(lambda: ana.find(MESA, "mesa nueva"))
    assert b"unmodified discord.py" in await message.attachments[0].read()
    thread = await message.create_thread(name="Partida 1")
    await thread.send("dentro")
    await ana.until(lambda: any(each["name"] == "Partida 1" for each in ana.view.channels))
    assert (await ana.until(lambda: ana.find("Partida 1", "dentro")))["content"] == "dentro"
    await message.delete()


async def test_emojis_are_created_listed_and_deleted(server: Server, guest: Any, ana: Member) -> None:
    emoji = await guest.create_application_emoji(name="as_oros", image=b"\x89PNG\r\n\x1a\n" + bytes(16))
    assert [each.name for each in await guest.fetch_application_emojis()] == ["as_oros"]
    await ana.until(lambda: ana.view.emojis)
    await emoji.delete()
    assert await guest.fetch_application_emojis() == []


async def test_deleted_channels_and_removal_reach_the_client(server: Server, guest: Any) -> None:
    await server.control.delete_channel("mesa-2")
    await eventually(lambda: len(guest.guilds[0].text_channels) == 1)
    await server.control.guild_outage()
    await eventually(lambda: guest.guilds[0].unavailable)
    await server.control.guild_back()
    await eventually(lambda: not guest.guilds[0].unavailable)
    await server.control.remove_bot()
    await eventually(lambda: not guest.guilds)
    await server.control.add_bot()
    await eventually(lambda: bool(guest.guilds))


async def test_the_client_waits_out_a_429(server: Server, guest: Any) -> None:
    await server.control.force_429(1, retry_after=0.01)
    message = await guest.guilds[0].text_channels[0].send("con paciencia")
    assert message.content == "con paciencia"
    assert server.control.state()["http"]["rate_limited"] == 1


async def test_a_wrong_token_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    strict = await start(tokens={"the-right-one"})
    monkeypatch.setattr("discord.http.Route.BASE", strict.api_base)
    client = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.LoginFailure):
        await client.login("a-wrong-one")
    await client.close()
    await strict.stop()
