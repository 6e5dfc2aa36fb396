"""The gateway speaks version 10: close codes, replay by number, one deflate stream per socket."""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.member import Member
from playground.server import Server, start
from tests.playground.raw import PLAY, Json, RawBot


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


def identify(token: str = "t", **more: Any) -> Json:
    return {"op": 2, "d": {"token": token, "intents": 1, "properties": {}, **more}}


async def close_code(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    async for _ in socket:
        pass
    return socket.close_code


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (identify(""), 4004),
        (identify(shard=[2, 2]), 4010),
        (identify(intents=1 << 15), 4014),
        ({"op": 99, "d": None}, 4001),
        (["not an object"], 4002),
    ],
)
async def test_nonsense_closes_with_its_code(
    server: Server, session: aiohttp.ClientSession, frame: Any, code: int
) -> None:
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.send_json(frame)
        assert await close_code(socket) == code


async def test_only_the_given_tokens_are_let_in(session: aiohttp.ClientSession) -> None:
    strict = await start(tokens={"right"})
    async with session.ws_connect(strict.gateway_url) as socket:
        await socket.send_json(identify("wrong"))
        assert await close_code(socket) == 4004
    for token, status in (("right", 200), ("wrong", 401)):
        headers = {"Authorization": f"Bot {token}"}
        async with session.get(f"{strict.api_base}/users/@me", headers=headers) as response:
            assert response.status == status
    await strict.stop()


async def test_ready_then_the_server(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(server.gateway_url) as socket:
        hello = await socket.receive_json()
        assert (hello["op"], hello["d"]["heartbeat_interval"]) == (10, 41250)
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json(identify(shard=[0, 1]))
        ready, guild = await socket.receive_json(), await socket.receive_json()
        assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
        assert ready["d"]["guilds"] == [{"id": guild["d"]["id"], "unavailable": True}]
        assert ready["d"]["resume_gateway_url"] == server.gateway_url


async def test_only_the_shard_of_the_server_hears_of_it(session: aiohttp.ClientSession) -> None:
    server = await start(shards=2)
    mine = (server.world.guild.id >> 22) % 2
    for shard in (0, 1):
        async with session.ws_connect(server.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json(identify(shard=[shard, 2]))
            assert len((await socket.receive_json())["d"]["guilds"]) == (shard == mine)
    await server.stop()


async def test_resuming_replays_exactly_what_was_missed(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json(identify())
        session_id = (await socket.receive_json())["d"]["session_id"]
        await socket.receive_json()
        await socket.close(code=4000)
    await server.control.delete_channel("mesa-2")
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": "t", "session_id": session_id, "seq": 2}})
        missed, resumed = await socket.receive_json(), await socket.receive_json()
        assert (missed["t"], missed["s"]) == ("CHANNEL_DELETE", 3)
        assert resumed["t"] == "RESUMED"


@pytest.mark.parametrize("farewell", [1000, 1001])
async def test_a_proper_goodbye_ends_the_session(server: Server, session: aiohttp.ClientSession, farewell: int) -> None:
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json(identify())
        session_id = (await socket.receive_json())["d"]["session_id"]
        await socket.close(code=farewell)
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": "t", "session_id": session_id, "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_number_from_the_future_cannot_be_resumed(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json(identify())
        session_id = (await socket.receive_json())["d"]["session_id"]
        await socket.close(code=4000)
    async with session.ws_connect(server.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": "t", "session_id": session_id, "seq": 99}})
        assert (await socket.receive_json())["op"] == 9


async def test_zlib_stream_is_one_stream_for_the_whole_socket(server: Server, session: aiohttp.ClientSession) -> None:
    inflate = zlib.decompressobj()
    url = f"{server.gateway_url}?v=10&encoding=json&compress=zlib-stream"
    async with session.ws_connect(url) as socket:
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(hello))["op"] == 10
        await socket.send_json(identify())
        assert json.loads(inflate.decompress(await socket.receive_bytes()))["t"] == "READY"


async def test_an_encoding_that_is_not_spoken_is_refused(server: Server, session: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(f"{server.gateway_url}?encoding=etf")


async def test_nobody_reaches_the_bot_during_an_outage(server: Server, ana: Member) -> None:
    async with RawBot.connect(server) as bot:
        await bot.register(PLAY)
        await ana.ready()
        await server.control.guild_outage()
        assert (await ana.command("mesa-1", "play")).reason == "no bot"


async def test_being_thrown_out_and_an_outage_look_different(server: Server) -> None:
    async with RawBot.connect(server) as bot:
        await server.control.guild_outage()
        assert (await bot.event("GUILD_DELETE"))["unavailable"]
        await server.control.guild_back()
        assert (await bot.event("GUILD_CREATE"))["unavailable"] is False
        await server.control.remove_bot()
        assert "unavailable" not in await bot.event("GUILD_DELETE")
        await server.control.add_bot()
        assert "unavailable" not in await bot.event("GUILD_CREATE")
