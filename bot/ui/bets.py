"""Clicks by which a seat bets: an amount, or the question before an órdago."""

from __future__ import annotations

from dataclasses import replace

from bot.games.protocol import Say
from bot.sessions.errors import RefusedError
from bot.ui import amounts
from bot.ui.front import Front
from bot.ui.request import Request
from bot.ui.screens.sure import sure

ORDAGO = Say("ordago")
"""The call that is asked about twice before it counts."""


class Bets:
    def __init__(self, front: Front) -> None:
        self._front = front

    async def amount(self, request: Request) -> None:
        """Stones to bet or to raise by: the button's own, chosen in a list, or written in the form that it opens."""
        table, ref = request.table, request.click.ref
        self._check_fresh(request)
        option = amounts.range_in(self._front.painter.offers(table, request.user))
        if option is None:
            raise RefusedError("stale", table)
        if ref.argument == "ask":
            await request.answer.ask(amounts.form(request.t, table, ref.version, option))
            return
        written = str(request.click.fields.get(amounts.FIELD) or "") if ref.argument == "form" else None
        chosen = next(iter(request.click.values), ref.argument)
        action = amounts.read(table, option, chosen if written is None else written)
        turn = await self._front.service.act(table.id, request.user, action, ref.version)
        await self._show(replace(request, table=turn.after))

    async def sure(self, request: Request) -> None:
        """Asks whether the call is meant. Nothing is remembered: the button that confirms says all."""
        table, ref = request.table, request.click.ref
        self._check_fresh(request)
        offers = self._front.painter.offers(table, request.user)
        index = int(ref.argument) if ref.argument.isdecimal() else -1
        if not 0 <= index < len(offers) or offers[index] != ORDAGO:
            raise RefusedError("stale", table)
        view = sure(self._front.painter.scene(table, request.t), ref.version, index)
        await request.answer.show(view, update=request.private)

    def _check_fresh(self, request: Request) -> None:
        """RefusedError `stale` where the seat stands before another choice than when the button was drawn."""
        if self._front.service.is_old(request.table, request.user, request.click.ref.version):
            raise RefusedError("stale", request.table)

    async def _show(self, request: Request) -> None:
        await self._front.show_private(request.answer, request.t, request.table, update=request.private)
