"""Interactions end as they do with Discord: the codes are those of its reference."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground.member import Member, Outcome
from playground.server import Server
from tests.playground.raw import PLAY, Json, RawBot, faults

MESA = "mesa-1"
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Sí", "custom_id": "yes"}]}
FORM = {
    "custom_id": "f",
    "title": "Envite",
    "components": [
        {
            "type": 18,
            "label": "Tantos",
            "component": {"type": 4, "custom_id": "n", "style": 1, "max_length": 2, "required": True},
        }
    ],
}


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[RawBot]:
    async with RawBot.connect(server) as raw:
        await raw.register(PLAY)
        yield raw


async def called(bot: RawBot, member: Member) -> tuple[Json, asyncio.Task[Outcome]]:
    """A member has called /play: the interaction, and what will become of it."""
    await member.until(lambda: member.view.commands)
    task = asyncio.create_task(member.command(MESA, "play"))
    return await bot.event("INTERACTION_CREATE"), task


async def pressed(bot: RawBot, member: Member, private: bool = False) -> tuple[Json, asyncio.Task[Outcome]]:
    """A member has pressed a button under an answer to his own command."""
    interaction, task = await called(bot, member)
    await bot.answer(interaction, 4, {"content": "¿mus?", "components": [BUTTON], "flags": 64 if private else 0})
    await task
    click = asyncio.create_task(member.click(member.messages(MESA)[-1], custom_id="yes"))
    return await bot.event("INTERACTION_CREATE"), click


async def hook(bot: RawBot, interaction: Json, rest: str = "") -> str:
    return f"/webhooks/{await bot.application_id()}/{interaction['token']}{rest}"


async def test_a_second_answer_is_refused_with_40060(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    assert (await bot.answer(interaction, 4, {"content": "una"}))[0] == 204
    status, error = await bot.answer(interaction, 4, {"content": "dos"})
    assert (status, error["code"]) == (400, 40060)
    assert (await task).acknowledged
    assert [each["content"] for each in ana.messages(MESA)] == ["una"]


async def test_a_wrong_token_is_an_unknown_interaction(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    status, error = await bot.answer({**interaction, "token": "guessed"}, 4, {"content": "x"})
    assert (status, error["code"]) == (404, 10062)
    await bot.answer(interaction, 4, {"content": "x"})
    await task


async def test_nothing_can_follow_before_the_first_answer(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    status, error = await bot.call("POST", await hook(bot, interaction), {"content": "x"})
    assert (status, error["code"]) == (404, 10015)
    await bot.answer(interaction, 4, {"content": "x"})
    await task


async def test_an_invented_webhook_is_unknown(bot: RawBot) -> None:
    status, error = await bot.call("POST", await hook(bot, {"token": "invented"}), {"content": "x"})
    assert (status, error["code"]) == (404, 10015)


async def test_a_token_dies(server: Server, bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    await bot.answer(interaction, 4, {"content": "x"})
    await task
    await server.control.expire_tokens()
    for method, rest in (("POST", ""), ("GET", "/messages/@original"), ("PATCH", "/messages/@original")):
        status, error = await bot.call(method, await hook(bot, interaction, rest), {"content": "tarde"})
        assert (status, error["code"]) == (401, 50027)


async def test_the_answer_is_given_back_when_asked_for(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    status, body = await bot.answer(interaction, 4, {"content": "x", "flags": 64}, "?with_response=true")
    await task
    assert status == 200
    assert body["interaction"]["type"] == 2
    assert body["interaction"]["response_message_ephemeral"]
    assert body["resource"]["type"] == 4
    assert body["resource"]["message"]["content"] == "x"
    assert body["interaction"]["response_message_id"] == body["resource"]["message"]["id"]


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 12, "4"])
async def test_a_command_takes_no_answer_of_another_kind(bot: RawBot, ana: Member, kind: Any) -> None:
    interaction, task = await called(bot, ana)
    assert faults((await bot.answer(interaction, kind, {"content": "x"}))[1]) == {"type": ["BASE_TYPE_CHOICES"]}
    await bot.answer(interaction, 4, {"content": "x"})
    await task


async def test_a_refused_answer_leaves_the_interaction_open(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    assert faults((await bot.answer(interaction, 4, {"content": "x" * 2001}))[1]) == {
        "data.content": ["BASE_TYPE_MAX_LENGTH"]
    }
    assert (await bot.answer(interaction, 4, {"content": "x" * 2000}))[0] == 204
    assert (await task).acknowledged


async def test_a_component_carries_the_message_it_sits_on(bot: RawBot, ana: Member) -> None:
    interaction, task = await pressed(bot, ana)
    assert interaction["data"]["custom_id"] == "yes"
    assert interaction["data"]["component_type"] == 2
    assert interaction["message"]["content"] == "¿mus?"
    await bot.answer(interaction, 7, {"content": "mus", "components": []})
    await task
    message = ana.messages(MESA)[0]
    assert (message["content"], message["components"]) == ("mus", [])


async def test_a_click_renews_the_token_for_an_ephemeral(server: Server, bot: RawBot, ana: Member) -> None:
    interaction, task = await pressed(bot, ana, private=True)
    await bot.answer(interaction, 6)
    await task
    by_id = await hook(bot, interaction, f"/messages/{interaction['message']['id']}")
    for path in (by_id, await hook(bot, interaction, "/messages/@original")):
        status, body = await bot.call("PATCH", path, {"content": path[-9:]})
        assert (status, body["content"]) == (200, path[-9:])


async def test_a_token_does_not_reach_messages_of_another(bot: RawBot, ana: Member, leo: Member) -> None:
    first, task = await called(bot, ana)
    await bot.answer(first, 4, {"content": "de Ana", "flags": 64})
    await task
    second, task = await called(bot, leo)
    await bot.answer(second, 4, {"content": "de Leo", "flags": 64})
    await task
    path = await hook(bot, second, f"/messages/{ana.messages(MESA)[0]['id']}")
    status, error = await bot.call("PATCH", path, {"content": "robada"})
    assert (status, error["code"]) == (404, 10008)


async def test_a_dismissed_ephemeral_is_gone_for_the_bot(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    await bot.answer(interaction, 4, {"content": "mano", "flags": 64})
    await task
    await ana.dismiss(ana.messages(MESA)[0])
    status, error = await bot.call("PATCH", await hook(bot, interaction, "/messages/@original"), {"content": "x"})
    assert (status, error["code"]) == (404, 10008)


async def test_ephemerals_do_not_show_in_the_channels_history(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    await bot.answer(interaction, 4, {"content": "mano", "flags": 64})
    await task
    channel = interaction["channel_id"]
    assert await bot.call("GET", f"/channels/{channel}/messages") == (200, [])
    status, error = await bot.call("DELETE", f"/channels/{channel}/messages/{ana.messages(MESA)[0]['id']}")
    assert (status, error["code"]) == (404, 10008)


async def test_a_modal_is_shown_checked_and_answered_once(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    await bot.answer(interaction, 9, FORM)
    shown = await task
    assert (shown.status, shown.modal is not None) == ("modal", True)
    too_long = await ana.submit(shown, {"n": "123"})
    assert too_long.status == "failed"
    sending = asyncio.create_task(ana.submit(shown, {"n": "12"}))
    submitted = await bot.event("INTERACTION_CREATE")
    field = submitted["data"]["components"][0]["component"]
    assert (submitted["type"], field["custom_id"], field["value"]) == (5, "n", "12")
    assert faults((await bot.answer(submitted, 9, FORM))[1]) == {"type": ["BASE_TYPE_CHOICES"]}
    await bot.answer(submitted, 4, {"content": "van 12"})
    assert (await sending).acknowledged


async def test_a_form_behind_a_button_may_update_the_message_of_the_button(bot: RawBot, ana: Member) -> None:
    interaction, task = await pressed(bot, ana)
    await bot.answer(interaction, 9, FORM)
    sending = asyncio.create_task(ana.submit(await task, {"n": "12"}))
    submitted = await bot.event("INTERACTION_CREATE")
    assert submitted["message"]["id"] == interaction["message"]["id"]
    assert (await bot.answer(submitted, 7, {"content": "van 12", "components": []}))[0] == 204
    assert (await sending).acknowledged
    assert [each["content"] for each in ana.messages(MESA)] == ["van 12"]


async def test_a_modal_out_of_bounds_is_refused(bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    status, error = await bot.answer(interaction, 9, {**FORM, "title": "T" * 46})
    assert faults(error) == {"data.title": ["BASE_TYPE_BAD_LENGTH"]}
    assert status == 400
    await bot.answer(interaction, 9, FORM)
    await task


async def test_an_answer_in_a_deleted_channel_finds_no_channel(server: Server, bot: RawBot, ana: Member) -> None:
    interaction, task = await called(bot, ana)
    await server.control.delete_channel(MESA)
    status, error = await bot.answer(interaction, 4, {"content": "x"})
    assert (status, error["code"]) == (404, 10003)
    await server.control.set_ack_seconds(0)
    task.cancel()


async def test_without_a_bot_interactions_fail_at_once(server: Server, ana: Member) -> None:
    async with RawBot.connect(server) as bot:
        await bot.register(PLAY)
        await ana.until(lambda: ana.view.commands)
    await ana.until(lambda: not ana.view.bot["online"])
    outcome = await ana.command(MESA, "play")
    assert (outcome.status, outcome.reason) == ("failed", "no bot")
