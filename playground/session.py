"""A gateway session and the socket under it: numbered events, kept for replay, one deflate stream per socket."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import web

from playground.wire import Json, dumps

REPLAYABLE_EVENTS = 2_000


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseCode(IntEnum):
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Connection:
    """One socket of the bot; frames leave in order through a queue, compressed if asked for."""

    def __init__(self, socket: web.WebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._deflate = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()

    def send(self, op: Op, data: Any = None, sequence: int | None = None, event: str | None = None) -> None:
        self._queue.put_nowait({"op": int(op), "d": data, "s": sequence, "t": event})

    def finish(self) -> None:
        """Lets the writer end after what is already queued."""
        self._queue.put_nowait(None)

    async def write(self) -> None:
        """Sends what is queued until told to finish or the socket is gone."""
        while (frame := await self._queue.get()) is not None:
            text = dumps(frame)
            try:
                await self._write_one(text)
            except (ConnectionError, RuntimeError):
                return

    async def _write_one(self, text: str) -> None:
        if self._deflate is None:
            await self.socket.send_str(text)
            return
        data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(data)


@dataclass
class Session:
    """What IDENTIFY began: it survives its socket until it is closed properly or invalidated."""

    id: str
    shard: tuple[int, int]
    intents: int
    sequence: int = 0
    sent: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=REPLAYABLE_EVENTS))
    connection: Connection | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Numbers an event, keeps it for replay and sends it if a socket is there."""
        self.sequence += 1
        self.sent.append((self.sequence, event, data))
        if self.connection is not None:
            self.connection.send(Op.DISPATCH, data, self.sequence, event)

    def can_replay(self, sequence: int) -> bool:
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence
