"""Clicks about partners: who sits opposite whom, and the señas between them."""

from __future__ import annotations

from dataclasses import replace

from bot.sessions.errors import RefusedError
from bot.sessions.model import Table
from bot.ui.front import Front, is_admin
from bot.ui.request import Request
from bot.ui.screens.pairs import pairs


class Partners:
    def __init__(self, front: Front) -> None:
        self._front = front

    async def pairs(self, request: Request) -> None:
        await self._show_pairs(request, update=request.argument == "again")

    async def swap(self, request: Request) -> None:
        """Changes places with whoever sits in the chosen chair."""
        chair = next(iter(request.click.values), "")
        if not (chair.isascii() and chair.isdecimal()):
            raise RefusedError("unknown-seat", request.table)
        turn = await self._front.service.swap_seats(request.table.id, request.user, int(chair))
        await self._show_pairs(replace(request, table=turn.after), update=True)

    async def shuffle(self, request: Request) -> None:
        admin = is_admin(request.click.interaction)
        turn = await self._front.service.shuffle_seats(request.table.id, request.user, admin=admin)
        await self._show_pairs(replace(request, table=turn.after), update=True)

    async def sign(self, request: Request) -> None:
        """A seña; the hand then says that it was made."""
        turn = await self._front.service.signal(request.table.id, request.user, request.argument)
        await self._front.show_private(request.answer, request.t, turn.after, update=request.private)

    async def _show_pairs(self, request: Request, *, update: bool) -> None:
        scene = self._front.painter.scene(request.table, request.t)
        view = pairs(scene, request.user, host=self._leads(request, request.table))
        await request.answer.show(view, update=update and request.private)

    def _leads(self, request: Request, table: Table) -> bool:
        return table.host == request.user or is_admin(request.click.interaction)
