"""The page's socket keeps to PAGE.md, and the playground keeps to this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import aiohttp
import pytest

from playground.guard import own_host, own_origin
from playground.member import Member
from playground.server import Server, start


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


async def test_the_first_frame_is_the_whole_picture(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(f"{server.url}/page/ws") as socket:
        picture = await socket.receive_json()
    assert picture["t"] == "snapshot"
    assert picture["guild"]["locale"] == "es-ES"
    assert [each["name"] for each in picture["channels"]] == ["mesa-1", "mesa-2"]
    people = [(each["name"], each["locale"], each["admin"]) for each in picture["members"]]
    assert people[0] == ("Ana", "es-ES", True)
    assert [name for name, _, admin in people if not admin] == ["Leo", "Bia", "Marta", "Hugo", "Rui"]
    assert picture["messages"] == {each["id"]: [] for each in picture["channels"]}
    assert picture["bot"]["online"] is False


async def test_every_tab_is_somebody_else(server: Server) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Member.join(server.url)) for _ in range(7)]
    ids = [each.id for each in people]
    assert len(set(ids[:6])) == 6
    assert ids[6] == ids[0]


async def test_members_hear_each_other_and_late_comers_read_back(server: Server, ana: Member, leo: Member) -> None:
    await ana.say("mesa-1", f"¿jugamos, <@{leo.id}>?")
    heard = await leo.until(lambda: leo.find("mesa-1", "¿jugamos"))
    assert [each["id"] for each in heard["mentions"]] == [leo.id]
    async with Member.join(server.url, "Bia") as bia:
        assert [each["id"] for each in bia.messages("mesa-1")] == [heard["id"]]


async def test_a_member_changes_his_language(server: Server, leo: Member) -> None:
    await leo.set_locale("pt-BR")
    assert server.world.members[int(leo.id)].locale == "pt-BR"
    await leo.set_locale("klingon")
    assert server.world.members[int(leo.id)].locale == "pt-BR"


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"op": "fly"}', '{"op": "component", "channel_id": [1]}'])
async def test_a_frame_without_sense_gets_an_error_and_the_tab_lives(
    server: Server, session: aiohttp.ClientSession, text: str
) -> None:
    async with session.ws_connect(f"{server.url}/page/ws") as socket:
        await socket.receive_json()
        await socket.send_str(text)
        assert (await socket.receive_json())["t"] in ("error", "result")
        await socket.send_json({"op": "ping", "nonce": "1"})
        assert await socket.receive_json() == {"t": "pong", "nonce": "1"}


async def test_nobody_else_can_put_a_message_away(ana: Member, leo: Member) -> None:
    await ana.say("mesa-1", "mía")
    message = await leo.until(lambda: leo.find("mesa-1", "mía"))
    with pytest.raises(TimeoutError):
        await leo.until(lambda: message["id"] not in leo.view.messages[message["channel_id"]], timeout=0)
    await leo._send({"op": "dismiss", "channel_id": message["channel_id"], "message_id": message["id"]})
    await leo.ping()
    assert leo.find("mesa-1", "mía")


async def test_pictures_are_served(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.get(f"{server.url}/cdn/avatars/{server.world.bot.id}.svg") as response:
        assert response.content_type == "image/svg+xml"
        assert ">T<" in await response.text()
    for path in (
        "/cdn/avatars/1.svg",
        "/cdn/emojis/1.png",
        "/page/static/../server.py",
        "/page/static/%2e%2e/server.py",
    ):
        async with session.get(server.url + path) as response:
            assert response.status == 404


async def test_the_port_is_on_loopback_only() -> None:
    with pytest.raises(ValueError, match="loopback"):
        await start(host="0.0.0.0")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "{own}"}, 200),
        ({"Host": "localhost"}, 200),
    ],
)
async def test_foreign_names_and_pages_are_refused(
    server: Server, session: aiohttp.ClientSession, headers: dict[str, str], status: int
) -> None:
    headers = {key: value.format(own=server.url) for key, value in headers.items()}
    async with session.get(f"{server.url}/control/state", headers=headers) as response:
        assert response.status == status


async def test_a_foreign_page_cannot_open_the_socket(server: Server, session: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(f"{server.url}/page/ws", headers={"Origin": "http://evil.example"})


def test_what_counts_as_this_machine() -> None:
    assert all(map(own_host, ("localhost:1", "127.0.0.1:8787", "[::1]:1", "127.9.9.9")))
    assert not any(map(own_host, ("", None, "localhost.evil.example", "10.0.0.1:80", "[::1")))
    assert own_origin(None, "anything")
    assert not own_origin("http://localhost:1", "localhost:2")
    assert not own_origin("https://localhost:1", "localhost:1")


async def test_the_knobs_turn_over_http_too(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.post(f"{server.url}/control/set_ack_seconds", json={"seconds": 0.5}) as response:
        assert await response.json() == {"ok": True, "value": None}
    async with session.post(f"{server.url}/control/delete_channel", json={"channel": "#mesa-2"}) as response:
        assert response.status == 200
    async with session.get(f"{server.url}/control/state") as response:
        assert [each["name"] for each in (await response.json())["channels"]] == ["mesa-1"]
    for path, body in (("state", None), ("fly", {}), ("deny", {"wrong": 1}), ("delete_channel", {"channel": "x"})):
        async with session.post(f"{server.url}/control/{path}", json=body) as response:
            assert response.status in (400, 404, 405)
