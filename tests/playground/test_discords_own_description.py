"""What the playground answers is what Discord's OpenAPI description promises."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from playground import components as parts
from playground.member import Member
from playground.server import Server
from tests.playground.raw import PLAY, Json, RawBot

SHARED = Path("../shared")
DESCRIPTION = SHARED / "discord" / "openapi.json"
SCREENS = SHARED / "ux" / "payloads"
V2 = 1 << 15

Check = Callable[[str, str, int, Any], None]


@pytest.fixture(scope="module")
def description() -> Json:
    if not DESCRIPTION.is_file():
        pytest.skip("Discord's description is not here")
    return dict(json.loads(DESCRIPTION.read_text()))


@pytest.fixture(scope="module")
def check(description: Json) -> Check:
    def validate(method: str, path: str, status: int, body: Any) -> None:
        assert status < 400, body
        answer = description["paths"][path][method]["responses"][str(status)]
        schema = answer["content"]["application/json"]["schema"] | {"components": description["components"]}
        validator = jsonschema_rs.validator_for(schema)
        assert [f"{list(each.instance_path)}: {each.message}" for each in validator.iter_errors(body)] == []

    return validate


async def test_identity_and_server_are_as_described(server: Server, check: Check) -> None:
    guild, member = server.world.guild.id, next(iter(server.world.members))
    async with RawBot.connect(server) as bot:
        for path, values in (
            ("/users/@me", {}),
            ("/oauth2/applications/@me", {}),
            ("/gateway/bot", {}),
            ("/guilds/{guild_id}", {"guild_id": guild}),
            ("/guilds/{guild_id}/channels", {"guild_id": guild}),
            ("/guilds/{guild_id}/members/{user_id}", {"guild_id": guild, "user_id": member}),
            ("/channels/{channel_id}", {"channel_id": server.world.guild.system_channel_id}),
        ):
            status, body = await bot.call("GET", path.format(**values))
            check("get", path, status, body)


async def test_answers_and_followups_are_as_described(server: Server, check: Check, ana: Member) -> None:
    option = {"type": 3, "name": "carta", "description": "La carta", "required": True}
    async with RawBot.connect(server) as bot:
        check("put", "/applications/{application_id}/commands", *await bot.register({**PLAY, "options": [option]}))
        await ana.until(lambda: ana.view.commands)
        task = asyncio.create_task(ana.command("mesa-1", "play", carta="7C"))
        interaction = await bot.event("INTERACTION_CREATE")
        path = "/interactions/{interaction_id}/{interaction_token}/callback"
        check("post", path, *await bot.answer(interaction, 4, {"content": "x"}, "?with_response=true"))
        await task
        hook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
        followup = await bot.call("POST", hook, {"content": "y", "flags": 64})
        check("post", "/webhooks/{webhook_id}/{webhook_token}", *followup)


def screens() -> list[Path]:
    return sorted(path for path in SCREENS.glob("*.json") if path.name != "manifest.json")


def drawn(screen: Path) -> Json:
    """A screen without its emoji, which belong to no application here."""
    body: Json = json.loads(screen.read_text())
    for each in parts.walk(body["components"]):
        for owner in (each, *(each.get("options") or ())):
            owner.pop("emoji", None)
    return body


@pytest.mark.skipif(not SCREENS.is_dir(), reason="the storyboard is not here")
@pytest.mark.parametrize("screen", screens(), ids=lambda path: path.stem)
async def test_every_screen_of_the_storyboard_passes_and_comes_back_whole(
    server: Server, check: Check, ana: Member, screen: Path
) -> None:
    body = drawn(screen)
    async with RawBot.connect(server) as bot:
        if "title" in body:
            await bot.register(PLAY)
            await ana.until(lambda: ana.view.commands)
            task = asyncio.create_task(ana.command("mesa-1", "play"))
            assert (await bot.answer(await bot.event("INTERACTION_CREATE"), 9, body))[0] == 204
            assert (await task).status == "modal"
            return
        sent = {key: body[key] for key in ("content", "components") if body.get(key)}
        sent["flags"] = 0 if "content" in sent else V2
        path = f"/channels/{server.world.guild.system_channel_id}/messages"
        check("post", "/channels/{channel_id}/messages", *await bot.call("POST", path, sent))
