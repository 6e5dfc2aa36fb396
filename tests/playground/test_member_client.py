"""A member without a browser does what a member with one does."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import sys
from collections.abc import AsyncIterator, Awaitable
from typing import Any

import pytest

from playground.forms import text_of
from playground.member import Member, Outcome
from playground.server import Server, start
from tests.playground.raw import PLAY, Json, RawBot

MESA = "mesa-1"
SUITS = [{"label": name, "value": name} for name in ("oros", "copas", "bastos")]
CHOICE = {"type": 3, "custom_id": "palo", "options": SUITS, "min_values": 1, "max_values": 2}
PEOPLE = {"type": 5, "custom_id": "quien"}
FORM: Json = {
    "custom_id": "form",
    "title": "Mesa",
    "components": [
        {"type": 10, "content": "Elige"},
        {"type": 18, "label": "Palo", "component": {**CHOICE, "options": [{**SUITS[0], "default": True}, *SUITS[1:]]}},
        {"type": 18, "label": "Quién", "component": {**PEOPLE, "required": False, "min_values": 0}},
        {"type": 18, "label": "Nota", "component": {"type": 4, "custom_id": "nota", "style": 2, "required": False}},
    ],
}


@pytest.fixture
async def bot(server: Server, ana: Member) -> AsyncIterator[RawBot]:
    async with RawBot.connect(server) as raw:
        await raw.register(
            PLAY,
            {
                "name": "ficha",
                "description": "x",
                "options": [
                    {"type": 6, "name": "quien", "description": "x"},
                    {"type": 7, "name": "donde", "description": "x"},
                    {"type": 8, "name": "papel", "description": "x"},
                    {"type": 5, "name": "fuerte", "description": "x"},
                    {"type": 10, "name": "peso", "description": "x", "min_value": 0.5},
                    {"type": 3, "name": "nota", "description": "x", "min_length": 2, "max_length": 3},
                ],
            },
        )
        await ana.ready()
        yield raw


async def exchange(bot: RawBot, doing: Awaitable[Outcome], kind: int, data: Json | None = None) -> tuple[Json, Outcome]:
    """The member acts, the bot answers: what the bot saw and what the member got."""
    task = asyncio.ensure_future(doing)
    interaction = await bot.event("INTERACTION_CREATE")
    assert (await bot.answer(interaction, kind, data))[0] == 204
    return interaction, await task


async def shown(bot: RawBot, ana: Member, *components: Json) -> Json:
    rows = [{"type": 1, "components": [each]} for each in components]
    await exchange(bot, ana.command(MESA, "play"), 4, {"content": "elige", "components": rows})
    return ana.messages(MESA)[-1]


async def test_a_select_sends_its_values(bot: RawBot, ana: Member) -> None:
    message = await shown(bot, ana, CHOICE)
    interaction, outcome = await exchange(bot, ana.select(message, "palo", ["oros", "bastos"]), 6)
    assert outcome.acknowledged
    assert interaction["data"]["values"] == ["oros", "bastos"]


@pytest.mark.parametrize("values", [[], ["oros", "copas", "bastos"], ["espadas"], ["oros", "oros"]])
async def test_a_select_lets_no_other_values_through(bot: RawBot, ana: Member, values: list[str]) -> None:
    message = await shown(bot, ana, CHOICE)
    assert (await ana.select(message, "palo", values)).status == "failed"


async def test_a_select_of_people_brings_them_along(bot: RawBot, ana: Member, leo: Member) -> None:
    message = await shown(bot, ana, PEOPLE)
    interaction, _ = await exchange(bot, ana.select(message, "quien", [leo.id]), 6)
    assert interaction["data"]["resolved"]["users"][leo.id]["username"] == "leo"
    assert "roles" in interaction["data"]["resolved"]["members"][leo.id]


async def test_a_form_comes_back_as_prefilled_unless_changed(bot: RawBot, ana: Member, leo: Member) -> None:
    _, form = await exchange(bot, ana.command(MESA, "play"), 9, FORM)
    interaction, _ = await exchange(bot, ana.submit(form, {"quien": [leo.id], "nota": "hola"}), 4, {"content": "vale"})
    palo, quien, nota = (label["component"] for label in interaction["data"]["components"])
    assert (palo["values"], quien["values"], nota["value"]) == (["oros"], [leo.id], "hola")
    assert leo.id in interaction["data"]["resolved"]["users"]
    assert all(isinstance(each["id"], int) for each in (palo, quien, nota))


async def test_somebody_elses_form_cannot_be_sent(bot: RawBot, ana: Member, leo: Member) -> None:
    _, form = await exchange(bot, ana.command(MESA, "play"), 9, FORM)
    assert (await leo.submit(form)).reason == "no such modal"


async def test_options_of_every_type_arrive(server: Server, bot: RawBot, ana: Member, leo: Member) -> None:
    channel, role = ana.channel_id("mesa-2"), str(server.world.guild.roles[1].id)
    given: Json = {"quien": leo.id, "donde": channel, "papel": role, "fuerte": True, "peso": 2.5, "nota": "abc"}
    interaction, _ = await exchange(bot, ana.command(MESA, "ficha", **given), 4, {"content": "x"})
    assert {each["name"]: each["value"] for each in interaction["data"]["options"]} == given
    resolved = interaction["data"]["resolved"]
    assert resolved["users"][leo.id]["global_name"] == "Leo"
    assert resolved["channels"][channel]["name"] == "mesa-2"
    assert resolved["roles"][role]["name"] == "Dirección"


@pytest.mark.parametrize("given", [{"peso": 0.1}, {"nota": "a"}, {"nota": "abcd"}, {"fuerte": "sí"}, {"quien": "leo"}])
async def test_options_out_of_bounds_do_not_arrive(bot: RawBot, ana: Member, given: Json) -> None:
    assert (await ana.command(MESA, "ficha", **given)).status == "failed"


async def test_what_is_not_there_cannot_be_done(bot: RawBot, ana: Member) -> None:
    button = {"type": 2, "style": 1, "label": "No", "custom_id": "no", "disabled": True}
    message = await shown(bot, ana, button)
    with pytest.raises(LookupError):
        await ana.click(message, label="No")
    with pytest.raises(LookupError):
        await ana.select(message, "nada", [])
    with pytest.raises(LookupError):
        await ana.command(MESA, "nada")
    with pytest.raises(LookupError):
        await ana.command(MESA, "ficha", color=1)
    with pytest.raises(LookupError):
        await ana.command("mesa-9", "play")
    assert ana.controls(message) == []
    outcome = await ana._component(message, 2, "no", None)
    assert outcome.reason == "no such component, or it is disabled"


async def test_private_messages_and_all_words_can_be_read(bot: RawBot, ana: Member) -> None:
    texts = [{"type": 17, "components": [{"type": 10, "content": "tu mano"}, {"type": 10, "content": "7C"}]}]
    await exchange(bot, ana.command(MESA, "play"), 4, {"flags": 64 | 1 << 15, "components": texts})
    assert [text_of(each) for each in ana.private(MESA)] == ["tu mano\n7C"]


async def test_waiting_for_what_never_comes_ends(ana: Member) -> None:
    with pytest.raises(TimeoutError):
        await ana.until(lambda: ana.find(MESA, "nunca"), timeout=0.01)


async def test_a_playground_with_guests_stops_at_once(ana: Member) -> None:
    other = await start()
    async with Member.join(other.url) as somebody, RawBot.connect(other):
        async with asyncio.timeout(2):
            await other.stop()
        assert somebody.view.guild["name"] == "Casa de Tapete"


async def test_calls_fail_on_demand_and_once(server: Server, bot: RawBot) -> None:
    await server.control.set_latency(0.001)
    await server.control.force_error(503, message="503: later", route="POST /channels", count=1)
    path = f"/channels/{server.world.guild.system_channel_id}/messages"
    assert (await bot.call("GET", path))[0] == 200
    statuses = [(await bot.call("POST", path, {"content": "x"}))[0] for _ in range(2)]
    assert statuses == [503, 200]


async def test_it_runs_alone_from_the_command_line() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        url: Any = re.search(r"http://127\.0\.0\.1:\d+", line)
        async with Member.join(url[0]) as member:
            assert member.view.me
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
