"""Discord's gateway v10: sessions that outlive their sockets, replay by sequence number, zlib-stream.

Source: Discord's reference on the gateway, and what discord.py 2.7.1 reads and sends.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Collection
from typing import Any

from aiohttp import WSMsgType, web

from playground import render
from playground.model import Change, ChannelCreated, ChannelDeleted, ChannelUpdated
from playground.session import CloseCode, Connection, Op, Session
from playground.wire import Json
from playground.world import World

log = logging.getLogger(__name__)

ACK_SECONDS = 0.02
HEARTBEAT_INTERVAL_MS = 41_250
GUILDS_INTENT = 1
# Members, presences and message content: to be asked for in the developer portal, which nobody did here.
PRIVILEGED_INTENTS = 1 << 1 | 1 << 8 | 1 << 15


class Gateway:
    """All sessions of the bot and the events that go to them."""

    def __init__(self, world: World, url: Callable[[], str], tokens: Collection[str] | None) -> None:
        self._world = world
        self._url = url
        self._tokens = tokens
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.heartbeat_interval_ms = HEARTBEAT_INTERVAL_MS
        self._connections: set[Connection] = set()
        world.subscribe(self._hear)

    def accepts(self, token: Any) -> bool:
        """Whether a bot token opens this playground: any text, unless a set of tokens was given."""
        if not isinstance(token, str) or not token:
            return False
        return self._tokens is None or token in self._tokens

    # Events

    def session_for_guild(self) -> Session | None:
        """The session of the shard that serves the server: `(guild_id >> 22) % shards`."""
        for session in reversed(self.sessions.values()):
            shard_id, shards = session.shard
            if (self._world.guild.id >> 22) % shards == shard_id:
                return session
        return None

    def dispatch(self, event: str, data: Json) -> bool:
        """Sends an event about the server; False if no session will ever receive it."""
        session = self.session_for_guild()
        if session is None:
            return False
        if event == "INTERACTION_CREATE" or session.intents & GUILDS_INTENT:
            session.dispatch(event, data)
        return True

    def _hear(self, change: Change) -> None:
        if not self._world.bot_in_guild:
            return
        match change:
            case ChannelCreated(channel):
                kind = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
                self.dispatch(kind, render.channel_json(self._world, channel) | {"newly_created": True})
            case ChannelUpdated(channel):
                kind = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
                self.dispatch(kind, render.channel_json(self._world, channel))
            case ChannelDeleted(channel):
                kind = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
                self.dispatch(kind, render.channel_json(self._world, channel))
            case _:
                pass

    # Faults on purpose

    async def drop(self) -> int:
        """Cuts every socket without a farewell the client could take for the end (it may resume)."""
        return await self._close_all(4000)

    async def _close_all(self, code: int) -> int:
        connections = list(self._connections)
        for connection in connections:
            self._detach(connection)
        await asyncio.gather(*(connection.socket.close(code=code) for connection in connections))
        return len(connections)

    def ask_to_reconnect(self) -> int:
        """Op 7: the client is to come back and resume."""
        for connection in self._connections:
            connection.send(Op.RECONNECT)
        return len(self._connections)

    def invalidate(self, resumable: bool) -> int:
        """Op 9: the session is over; with `resumable` the client may try to resume it."""
        connections = list(self._connections)
        for connection in connections:
            connection.send(Op.INVALID_SESSION, resumable)
            if not resumable and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
                self._detach(connection)
        return len(connections)

    async def stop(self) -> None:
        await self._close_all(1001)

    # A socket's life

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speaks with one socket until it closes."""
        compression = request.query.get("compress")
        if compression not in (None, "zlib-stream") or request.query.get("encoding", "json") != "json":
            raise web.HTTPBadRequest(text="only encoding=json and compress=zlib-stream")
        socket = web.WebSocketResponse(timeout=2.0, max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, compressed=compression is not None)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(Op.HELLO, {"heartbeat_interval": self.heartbeat_interval_ms, "_trace": []})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(connection, frame.data)
        finally:
            self._end(connection)
            connection.finish()
            await writer
        return socket

    def _end(self, connection: Connection) -> None:
        """A client's own close with 1000 or 1001 ends its session; anything else may be resumed."""
        session = connection.session
        self._detach(connection)
        if session is not None and connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)

    def _detach(self, connection: Connection) -> None:
        """Parts a socket from its session, which goes on without it."""
        session, connection.session = connection.session, None
        self._connections.discard(connection)
        if session is not None and session.connection is connection:
            session.connection = None
        self._world.set_bot_presence(any(each.connection for each in self.sessions.values()))

    async def _receive(self, connection: Connection, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError):
            await connection.socket.close(code=CloseCode.DECODE_ERROR)
            return
        match op:
            case Op.HEARTBEAT:
                # As far as Discord would be: a client that hears the answer before it has noted its own beat counts
                # the whole interval as delay.
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                await self._identify(connection, data)
            case Op.RESUME:
                await self._resume(connection, data)
            case 3 | 4 | 8:
                log.debug("gateway op %s has no effect here", op)
            case _:
                await connection.socket.close(code=CloseCode.UNKNOWN_OPCODE)

    async def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            await connection.socket.close(code=CloseCode.ALREADY_AUTHENTICATED)
            return
        if not self.accepts(data.get("token")):
            await connection.socket.close(code=CloseCode.AUTHENTICATION_FAILED)
            return
        shard_id, shards = data.get("shard") or (0, 1)
        if not 0 <= shard_id < shards:
            await connection.socket.close(code=CloseCode.INVALID_SHARD)
            return
        intents = int(data.get("intents") or 0)
        if intents & PRIVILEGED_INTENTS:
            await connection.socket.close(code=CloseCode.DISALLOWED_INTENTS)
            return
        self._forget_shard((shard_id, shards))
        session = Session(secrets.token_hex(16), (shard_id, shards), intents, connection=connection)
        self.sessions[session.id] = session
        self._connections.add(connection)
        connection.session = session
        self.identified += 1
        self._welcome(session)
        self._world.set_bot_presence(True)

    def _forget_shard(self, shard: tuple[int, int]) -> None:
        """A shard that identifies again starts over: what was kept for its lost session is stale."""
        stale = [key for key, each in self.sessions.items() if each.shard == shard and each.connection is None]
        for key in stale:
            del self.sessions[key]

    def _welcome(self, session: Session) -> None:
        world = self._world
        shard_id, shards = session.shard
        serves = world.bot_in_guild and (world.guild.id >> 22) % shards == shard_id
        guilds = [{"id": str(world.guild.id), "unavailable": True}] if serves else []
        ready: Json = {
            "v": 10,
            "user": render.user_json(world.bot.user) | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": self._url(),
            "shard": list(session.shard),
            "application": {"id": str(world.bot.id), "flags": 1 << 23},
            "private_channels": [],
            "_trace": [],
        }
        session.dispatch("READY", ready)
        if serves and world.guild_available and session.intents & GUILDS_INTENT:
            session.dispatch("GUILD_CREATE", render.guild_create_json(world))

    async def _resume(self, connection: Connection, data: Json) -> None:
        if not self.accepts(data.get("token")):
            await connection.socket.close(code=CloseCode.AUTHENTICATION_FAILED)
            return
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_replay(sequence):
            connection.send(Op.INVALID_SESSION, False)
            return
        if session.connection is not None:
            session.connection.finish()
            self._detach(session.connection)
        connection.session = session
        session.connection = connection
        for number, event, kept in session.sent:
            if number > sequence:
                connection.send(Op.DISPATCH, kept, number, event)
        self.resumed += 1
        session.dispatch("RESUMED", {"_trace": []})
        self._world.set_bot_presence(True)
