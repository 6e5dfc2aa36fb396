"""Tells members who have asked for it that a table has opened in a channel: one message, gone when play begins."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from discord import ButtonStyle

from bot.sessions.books import Archive
from bot.sessions.model import Phase, Seat, Table, Turn
from bot.sessions.ports import Listener, StoreUnavailableError
from bot.ui import kit
from bot.ui.ids import custom_id
from bot.ui.ports import ForbiddenError, GoneError, Outbox, TroubleError
from bot.ui.shelf import Shelf

MOST = 50
"""Members told by one message: it must not grow beyond what Discord takes."""

log = logging.getLogger(__name__)


class Herald:
    """Fulfils `bot.sessions.ports.Listener`."""

    def __init__(self, outbox: Outbox, archive: Archive, shelf: Shelf) -> None:
        self._outbox = outbox
        self._archive = archive
        self._shelf = shelf
        self._sent: dict[str, tuple[int, int]] = {}
        """channel and message by table"""
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, table: Table, parent_id: int | None = None) -> None:
        """Tells whoever has asked, in the table's channel or in the one that its thread hangs from."""
        self._spawn(self._announce(table, parent_id))

    def told(self, turn: Turn) -> None:
        if turn.before is not None and turn.before.phase is Phase.LOBBY and turn.after.phase is not Phase.LOBBY:
            self._spawn(self._tidy(turn.after))

    def remind(self, table: Table, seat: Seat) -> None:
        """A turn's time is none of its business."""

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Returns when everything has been told."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def _announce(self, table: Table, parent_id: int | None) -> None:
        with contextlib.suppress(StoreUnavailableError):
            asked = list(await self._archive.watchers(table.channel_id))
            if parent_id is not None:
                asked += await self._archive.watchers(parent_id)
            users = tuple(user for user in dict.fromkeys(asked) if table.seat_of_user(user) is None)[:MOST]
            if users:
                await self._send(table, users)

    async def _send(self, table: Table, users: Sequence[int]) -> None:
        t = await self._shelf.texts_of(table.guild_id)
        who = " ".join(f"<@{user}>" for user in users)
        button = kit.button(t("button-sit"), custom_id(table.id, table.version, "sit"), ButtonStyle.primary)
        said = t("herald", game=t(f"game-{table.game}"), who=who)
        try:
            message = await self._outbox.ping(table.channel_id, said, button, tuple(users))
        except (GoneError, ForbiddenError, TroubleError) as error:
            log.info("table %s was not announced: %s", table.id, error)
            return
        self._sent[table.id] = (table.channel_id, message)

    async def _tidy(self, table: Table) -> None:
        channel, message = self._sent.pop(table.id, (0, 0))
        if message:
            with contextlib.suppress(GoneError, ForbiddenError, TroubleError):
                await self._outbox.delete(channel, message)


class Each:
    """Listeners told one after the other."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def told(self, turn: Turn) -> None:
        for listener in self._listeners:
            listener.told(turn)

    def remind(self, table: Table, seat: Seat) -> None:
        for listener in self._listeners:
            listener.remind(table, seat)
