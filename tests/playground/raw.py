"""A bot without a library: one gateway socket and plain HTTP, for what discord.py would never send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from playground.server import Server

Json = dict[str, Any]


class RawBot:
    """Collects interactions; answers only what a test tells it to."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, base: str) -> None:
        self._session = session
        self._socket = socket
        self._base = base
        self.frames: asyncio.Queue[Json] = asyncio.Queue()

    @classmethod
    @asynccontextmanager
    async def connect(cls, server: Server, intents: int = 1) -> AsyncIterator[RawBot]:
        async with (
            aiohttp.ClientSession(headers={"Authorization": "Bot raw"}) as session,
            session.ws_connect(server.gateway_url) as socket,
        ):
            bot = cls(session, socket, server.api_base)
            assert (await socket.receive_json())["op"] == 10
            await socket.send_json({"op": 2, "d": {"token": "raw", "intents": intents, "properties": {}}})
            reader = asyncio.create_task(bot._read())
            await bot.event("READY")
            yield bot
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _read(self) -> None:
        async for frame in self._socket:
            self.frames.put_nowait(frame.json())

    async def event(self, name: str) -> Any:
        """The data of the next event of that name; earlier others are dropped."""
        async with asyncio.timeout(5):
            while (frame := await self.frames.get())["t"] != name:
                pass
        return frame["d"]

    async def call(self, method: str, path: str, body: Any = None, headers: Json | None = None) -> tuple[int, Any]:
        """Status and JSON (None for 204) of one call."""
        async with self._session.request(method, self._base + path, json=body, headers=headers) as response:
            return response.status, await response.json() if response.status != 204 else None

    async def answer(self, interaction: Json, kind: int, data: Json | None = None, query: str = "") -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback{query}"
        return await self.call("POST", path, {"type": kind, "data": data or {}})

    async def register(self, *commands: Json) -> tuple[int, Any]:
        return await self.call("PUT", f"/applications/{await self.application_id()}/commands", list(commands))

    async def application_id(self) -> str:
        return str((await self.call("GET", "/users/@me"))[1]["id"])


PLAY: Json = {"name": "play", "description": "Juega", "options": []}


def faults(error: Any) -> dict[str, list[str]]:
    """Codes of a form error by dotted path."""
    found: dict[str, list[str]] = {}

    def descend(node: Any, path: tuple[str, ...]) -> None:
        for key, child in node.items():
            if key == "_errors":
                found[".".join(path)] = [each["code"] for each in child]
            else:
                descend(child, (*path, key))

    assert error["code"] == 50035, error
    descend(error["errors"], ())
    return found
