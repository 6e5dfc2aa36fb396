"""What each button, select and form does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.games.protocol import Discard
from bot.l10n import Texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import Phase, Table, Turn
from bot.ui import kit
from bot.ui.answers import Answer
from bot.ui.bets import Bets
from bot.ui.click import Click
from bot.ui.form import options_form, read_options
from bot.ui.front import Front, is_admin
from bot.ui.partners import Partners
from bot.ui.reasons import why_not
from bot.ui.renderers.base import FieldError
from bot.ui.request import Request
from bot.ui.screens import plain, rules, table as tables

IN_HAND = frozenset(["act", "discard", "pick", "amount", "sure", "sign"])
"""Verbs whose refusal is answered with the hand as it is now."""


class Clicks:
    def __init__(self, front: Front) -> None:
        self._front = front
        bets, partners = Bets(front), Partners(front)
        self._verbs: dict[str, Callable[[Request], Awaitable[None]]] = {
            "sit": self._sit,
            "stand": self._stand,
            "addbot": self._add_bot,
            "level": self._level,
            "begin": self._begin,
            "next": self._next,
            "options": self._options,
            "hand": self._hand,
            "act": self._act,
            "pick": self._pick,
            "discard": self._discard,
            "why": self._why,
            "pause": self._pause,
            "ready": self._ready,
            "resume": self._ready,
            "back": self._back,
            "leave": self._leave,
            "close": self._close,
            "rules": self._rules,
            "topic": self._topic,
            "more": self._more,
            "log": self._log,
            "amount": bets.amount,
            "sure": bets.sure,
            "sign": partners.sign,
            "pairs": partners.pairs,
            "swap": partners.swap,
            "shuffle": partners.shuffle,
        }

    async def handle(self, click: Click) -> None:
        async with self._front.answering(click.interaction) as (answer, t):
            if click.ref.table == rules.NO_TABLE:
                await self._free_topic(click, answer, t)
                return
            table = await self._front.service.table(click.ref.table)
            if table is None:
                raise RefusedError("no-table")
            request = Request(click, answer, t, table)
            if table.phase is Phase.CLOSED and click.ref.verb not in ("log", "rules", "topic"):
                raise RefusedError("closed", table)
            verb = self._verbs.get(click.ref.verb)
            if verb is None:
                raise RefusedError("not-now", table)
            await self._do(verb, request)

    async def _do(self, verb: Callable[[Request], Awaitable[None]], request: Request) -> None:
        if request.click.ref.verb not in IN_HAND:
            await verb(request)
            return
        with self._front.presenter.answering(request.table.id, request.user):
            await self._do_in_hand(verb, request)

    async def _do_in_hand(self, verb: Callable[[Request], Awaitable[None]], request: Request) -> None:
        try:
            await verb(request)
        except RefusedError as error:
            if error.table is None:
                raise
            note = self._front.explain(request.t, error, request.user)
            await self._show_hand(replace(request, table=error.table), note)

    async def _show_hand(self, request: Request, note: str | None = None) -> None:
        await self._front.show_private(request.answer, request.t, request.table, update=request.private, note=note)

    async def _show_change(self, request: Request, turn: Turn, done: str | None = None) -> None:
        """The main message brought up to date by the answer itself; elsewhere the hand, or a word that it is done."""
        table, message = turn.after, request.click.interaction.message
        if message is not None and self._front.presenter.is_main(table.id, message.id):
            t = await self._front.presenter.texts_of(table.guild_id)
            if await request.answer.show(self._front.painter.public(table, t), update=True) is not None:
                self._front.presenter.shown(table, message.id)
        elif done is not None:
            await request.answer.show(plain.said(done), update=request.private)
        else:
            await self._show_hand(replace(request, table=table))

    async def _sit(self, request: Request) -> None:
        name = request.click.interaction.user.display_name
        turn = await self._front.service.sit(request.table.id, request.user, name)
        if request.table.phase is Phase.LOBBY:
            await self._show_change(request, turn, request.t("sat"))
        else:
            await self._show_hand(replace(request, table=turn.after))

    async def _stand(self, request: Request) -> None:
        turn = await self._front.service.stand(request.table.id, request.user)
        await self._show_change(request, turn, request.t("done"))

    async def _add_bot(self, request: Request) -> None:
        """Which character, unless there is no chair for any."""
        most = max(self._front.games[request.table.game].seats)
        if len(request.table.seats) >= most:
            raise RefusedError("table-full", request.table, seats=most)
        scene = self._front.painter.scene(request.table, request.t)
        await request.answer.show(tables.levels(scene, tables.LEVELS), update=request.private)

    async def _level(self, request: Request) -> None:
        level = next(iter(request.click.values), "normal")
        turn = await self._front.service.add_bot(
            request.table.id, request.user, level if level in tables.LEVELS else "normal",
            admin=is_admin(request.click.interaction),
        )  # fmt: skip
        who = turn.after.seats[-1]
        await self._show_change(request, turn, request.t("sat-bot", who=f"🤖 {who.name}"))

    async def _begin(self, request: Request) -> None:
        table = request.table
        if table.phase is Phase.PLAYING or table.deal is not None:
            await self._show_hand(request)
            return
        turn = await self._front.service.begin(request.table.id, request.user)
        await self._show_hand(replace(request, table=turn.after))

    async def _next(self, request: Request) -> None:
        """Who comes second finds the deal begun, and gets the hand."""
        if request.table.phase is Phase.PLAYING:
            await self._show_hand(request)
            return
        settled = request.table
        turn = await self._front.service.next_deal(settled.id, request.user)
        if not await self._front.hands.is_open(settled.id, request.user) or not await self._finish(request, settled):
            await self._show_hand(replace(request, table=turn.after))

    async def _finish(self, request: Request, settled: Table) -> bool:
        """Takes the buttons off the result that was clicked; the open hand shows the new cards by itself."""
        message = request.click.interaction.message
        if message is None or settled.deal is None or not self._front.presenter.is_main(settled.id, message.id):
            return False
        t = await self._front.presenter.texts_of(settled.guild_id)
        self._front.presenter.finished(settled.id)
        return await request.answer.show(self._front.painter.past(settled, t), update=True) is not None

    async def _options(self, request: Request) -> None:
        table = request.table
        if table.host != request.user and not is_admin(request.click.interaction):
            raise RefusedError("not-host", table)
        if table.phase is not Phase.LOBBY:
            raise RefusedError("not-in-lobby", table)
        scene = self._front.painter.scene(table, request.t)
        if request.argument != "save":
            if not await request.answer.ask(options_form(scene)):
                await request.answer.show(plain.said(request.t("form-late")))
            return
        try:
            changed, terms = read_options(scene, request.click.fields)
            terms = await self._front.allowed_terms(table, changed, terms)
        except FieldError as error:
            await request.answer.show(plain.said(request.t(error.key, low=error.low, high=error.high), accent=kit.WARN))
            return
        turn = await self._front.service.set_rules(
            table.id, request.user, changed, terms, admin=is_admin(request.click.interaction)
        )
        await self._show_change(request, turn, request.t("done"))

    async def _hand(self, request: Request) -> None:
        await self._show_hand(request)

    async def _act(self, request: Request) -> None:
        """The index of a legal action: a button's argument, or what was chosen in a list."""
        index = request.argument or next(iter(request.click.values), "")
        if not (index.isascii() and index.isdecimal()):
            raise RefusedError("stale", request.table)
        turn = await self._front.service.choose(request.table.id, request.user, int(index), request.click.ref.version)
        await self._show_hand(replace(request, table=turn.after))

    async def _pick(self, request: Request) -> None:
        """Cards chosen to be thrown: nothing is done yet, the hand shows the choice."""
        if request.click.ref.version < request.table.deal_version:
            raise RefusedError("stale", request.table)
        chosen = tuple(sorted(int(value) for value in request.click.values if value.isdecimal()))
        await self._front.show_private(request.answer, request.t, request.table, update=request.private, chosen=chosen)

    async def _discard(self, request: Request) -> None:
        hand = self._front.painter.hand_of(request.table, request.user)
        places = [int(word) for word in request.argument.split(".") if word.isdecimal()]
        cards = tuple(hand[place] for place in places if place < len(hand))
        turn = await self._front.service.act(request.table.id, request.user, Discard(cards), request.click.ref.version)
        await self._show_hand(replace(request, table=turn.after))

    async def _why(self, request: Request) -> None:
        """Which rule keeps the disabled cards back."""
        table = request.table
        held = table.seat_of_user(request.user)
        seat = table.deal_seat(held.chair) if held else None
        if seat is None or not self._front.painter.offers(table, request.user):
            raise RefusedError("not-your-turn", table)
        await self._show_hand(request, why_not(request.t, self._front.games[table.game], table, seat))

    async def _pause(self, request: Request) -> None:
        turn = await self._front.service.pause(request.table.id, request.user)
        await self._show_change(request, turn, request.t("paused-done"))

    async def _ready(self, request: Request) -> None:
        turn = await self._front.service.ready(request.table.id, request.user)
        await self._show_change(request, turn, None if turn.after.paused is False else request.t("ready-done"))

    async def _back(self, request: Request) -> None:
        turn = await self._front.service.come_back(request.table.id, request.user)
        await self._show_hand(replace(request, table=turn.after))

    async def _leave(self, request: Request) -> None:
        if request.argument != "yes":
            await self._front.leaving(request.answer, request.t, request.table, update=request.private)
            return
        await self._front.give_up(request.answer, request.t, request.table, update=request.private)

    async def _close(self, request: Request) -> None:
        self._front.check_may_close(request.click.interaction, request.table)
        if request.argument != "yes":
            scene = self._front.painter.scene(request.table, request.t)
            await request.answer.show(tables.close_confirm(scene), update=request.private)
            return
        why = "host" if request.table.host == request.user else "admin"
        await self._front.service.close(
            request.table.id, request.user, admin=is_admin(request.click.interaction), why=why
        )
        await request.answer.show(plain.said(request.t("close-done")), update=request.private)

    async def _rules(self, request: Request) -> None:
        await request.answer.show(self._front.painter.rules(request.table, request.t))

    async def _topic(self, request: Request) -> None:
        topic = next(iter(request.click.values), None)
        view = self._front.painter.rules(request.table, request.t, topic)
        await request.answer.show(view, update=request.private)

    async def _free_topic(self, click: Click, answer: Answer, t: Texts) -> None:
        """The rules outside any table."""
        game = click.ref.argument
        if game not in self._front.games:
            raise RefusedError("no-table")
        house = await self._front.house_rules_of(click.interaction.guild_id, game)
        topic = next(iter(click.values), None)
        await answer.show(rules.rules(t, game, house, rules.free_select(game), topic), update=True)

    async def _more(self, request: Request) -> None:
        seat = request.table.seat_of_user(request.user)
        host = request.table.host == request.user or is_admin(request.click.interaction)
        scene = self._front.painter.scene(request.table, request.t)
        has_left = seat is not None and seat.leaving
        seated = seat is not None and not has_left
        await request.answer.show(tables.more(scene, seated=seated, host=host, has_left=has_left))

    async def _log(self, request: Request) -> None:
        style = (await self._front.presenter.tastes.of(request.user)).cards
        view = self._front.painter.log(request.table, request.t, style)
        if view is None:
            raise RefusedError("no-deal", request.table)
        await request.answer.show(view, update=request.private)
