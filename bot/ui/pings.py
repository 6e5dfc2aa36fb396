"""The reminder that it is somebody's turn: a short classic message, because it alone shows in a notification.

Each member chooses when: never, always at once, or only after a while. At most one per decision and member, deleted
when the decision is made.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import ButtonStyle

from bot.l10n import Texts
from bot.sessions.members import Pings as When
from bot.sessions.model import Phase, Table
from bot.ui import kit
from bot.ui.board import Board
from bot.ui.ids import custom_id
from bot.ui.painter import Painter
from bot.ui.ports import ForbiddenError, GoneError, Outbox, TroubleError
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import listed
from bot.ui.shelf import Shelf
from bot.ui.tastes import Tastes

log = logging.getLogger(__name__)


class Pings:
    def __init__(
        self,
        outbox: Outbox,
        painter: Painter,
        shelf: Shelf,
        tastes: Tastes,
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        self._outbox = outbox
        self._painter = painter
        self._shelf = shelf
        self._tastes = tastes
        self._sleep = sleep

    def time(self, board: Board, seconds: float) -> None:
        """Pings whoever the deal waits for: who wants it always now, the others unless the present decision is made
        within `seconds`.
        """
        if board.timer is not None:
            board.timer.cancel()
            board.timer = None
        if self._painter.people_waited_on(board.table):
            board.timer = asyncio.create_task(self._ping_later(board, board.decision, seconds))

    async def _ping_later(self, board: Board, decision: int, seconds: float) -> None:
        await self._ping(board, decision, "always")
        await self._sleep(seconds)
        await self._ping(board, decision, "late")

    async def _ping(self, board: Board, decision: int, when: When) -> None:
        """Those waited for who have chosen `when` and were not pinged for this decision."""
        if board.decision != decision or board.gone:
            return
        if board.pinged != decision:
            board.pinged_users = frozenset()
        users = await self._wanting(board, when)
        if not users or board.decision != decision:
            return
        board.pinged, board.pinged_users = decision, board.pinged_users | set(users)
        try:
            t = await self._shelf.texts_of(board.table.guild_id)
            message = await self._send(board.table, t, users)
        except (GoneError, ForbiddenError, TroubleError) as error:
            log.info("no ping at table %s: %s", board.table.id, error)
            return
        messages = await self._shelf.messages(board)
        await self._shelf.save(board, replace(messages, ping=message))
        if messages.ping is not None:
            await self._delete(board, messages.ping)
        if board.decision != decision:
            await self.tidy(board)

    async def _wanting(self, board: Board, when: When) -> tuple[int, ...]:
        waited = [seat.user_id for seat in self._painter.people_waited_on(board.table) if seat.user_id is not None]
        fresh = [user for user in waited if user not in board.pinged_users]
        return tuple([user for user in fresh if (await self._tastes.of(user)).pings == when])

    async def _send(self, table: Table, t: Texts, users: tuple[int, ...]) -> int:
        content = t(
            "ping",
            who=listed(t, [f"<@{user}>" for user in users]),
            game=t(f"game-{table.game}"),
            where=renderer_of(table.game).turn_line(self._painter.scene(table, t)),
        )
        label, target = t("button-hand"), custom_id(table.id, table.version, "hand", "ping")
        button = kit.button(label, target, style=ButtonStyle.primary)
        return await self._outbox.ping(table.channel_id, content, button, users)

    async def tidy(self, board: Board) -> None:
        """Deletes the ping of a decision that has been made."""
        messages = await self._shelf.messages(board)
        if messages.ping is None or (board.pinged == board.decision and board.table.phase is Phase.PLAYING):
            return
        await self._shelf.save(board, replace(messages, ping=None))
        await self._delete(board, messages.ping)

    async def _delete(self, board: Board, message: int) -> None:
        with contextlib.suppress(GoneError, ForbiddenError, TroubleError):
            await self._outbox.delete(board.table.channel_id, message)
