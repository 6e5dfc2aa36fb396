"""Tells Discord what happened at the tables: one message per deal, edited in place and not too often.

One worker per table with something to tell; what happens meanwhile is shown by the same edit. A deal that begins gets
a new message, the old one becomes its result. Whoever is to act sees it in the open hand, or is pinged after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

from bot.l10n import Texts, texts
from bot.sessions.books import Archive
from bot.sessions.errors import RefusedError
from bot.sessions.model import Phase, Seat, Table, Turn
from bot.sessions.ports import TableMessages
from bot.ui.board import Board, begins_decision, is_aside, past_result
from bot.ui.chronicle import Chronicle
from bot.ui.hands import Hands
from bot.ui.painter import Painter
from bot.ui.pings import Pings
from bot.ui.ports import ForbiddenError, GoneError, Outbox, Service, TroubleError
from bot.ui.shelf import Shelf
from bot.ui.tastes import Tastes

GATHERS = 0.2
"""Share of the time between two edits in which further events are waited for before an edit."""
HOLDS = 3.0
"""Times that time in which an edit waits for computer players who are about to act."""
RELAXED = 3.0
"""Times that time between two edits where whoever is to act has seen it in the open hand already."""
TROUBLE_SECONDS = 5.0

log = logging.getLogger(__name__)


class Presenter:
    """Fulfils `bot.sessions.ports.Listener`. `bind` gives it the service, which needs it first."""

    def __init__(
        self,
        outbox: Outbox,
        store: Archive,
        hands: Hands,
        painter: Painter,
        chronicle: Chronicle,
        *,
        ping_seconds: float = 10.0,
        edit_seconds: float = 1.0,
        locale: str = "es",
        spoken: Callable[[int], str | None] = lambda _: None,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._outbox = outbox
        self._hands = hands
        self._painter = painter
        self._chronicle = chronicle
        self._ping_seconds = ping_seconds
        self._edit_seconds = edit_seconds
        self._now = now
        self._sleep = sleep
        self._service: Service | None = None
        self._boards: dict[str, Board] = {}
        self._shelf = Shelf(store, locale, spoken=spoken)
        self.tastes = Tastes(store)
        self._pings = Pings(outbox, painter, self._shelf, self.tastes, sleep)

    @property
    def outbox(self) -> Outbox:
        return self._outbox

    def bind(self, service: Service) -> None:
        self._service = service

    def told(self, turn: Turn) -> None:
        self._chronicle.told(turn)
        board = self._boards.get(turn.after.id)
        if board is None:
            board = self._boards[turn.after.id] = Board(turn.after)
        before = turn.before
        board.settled = past_result(turn, board.settled)
        board.table = turn.after
        if is_aside(turn.events) and before is not None and board.shown == before.version:
            board.shown = turn.after.version
        if begins_decision(turn.events) or not turn.events:
            board.decision = turn.after.version
            self._pings.time(board, self._ping_seconds)
        self._mark(board)

    def remind(self, table: Table, seat: Seat) -> None:
        board = self._boards.get(table.id)
        if board is not None and not seat.played_by_computer:
            self._pings.time(board, 0.0)

    def _mark(self, board: Board) -> None:
        if not board.dirty:
            board.dirty_since = self._now()
        board.dirty = True
        board.told.set()
        if board.worker is None:
            board.worker = asyncio.create_task(self._work(board))

    def _settles_soon(self, table: Table) -> bool:
        """Only computer players are waited for: what they do follows in a moment."""
        waiting = self._painter.waiting(table)
        return bool(waiting) and all(seat.played_by_computer for seat in waiting)

    async def _work(self, board: Board) -> None:
        """Until nothing is left to tell. Whatever goes wrong, the table can be told again."""
        try:
            while board.dirty:
                await self._sleep(self._edit_seconds * GATHERS)
                await self._present(board)
        except Exception:
            log.exception("table %s could not be shown", board.table.id)
        finally:
            board.worker = None
            if board.table.phase is Phase.CLOSED:
                self._forget(board)

    async def _present(self, board: Board) -> None:
        t = await self._shelf.texts_of(board.table.guild_id)
        await self._push_until_slot(board, t)
        board.dirty = False
        try:
            await self._show(board, t)
        except ForbiddenError:
            board.forbidden = True
        except GoneError as error:
            await self._gone(board, error)
        except TroubleError as error:
            log.warning("table %s: %s", board.table.id, error)
            board.dirty = True
            await self._sleep(TROUBLE_SECONDS)

    async def _push_until_slot(self, board: Board, t: Texts) -> None:
        """Keeps open hands up to date, without delay, until the main message may be edited again."""
        while True:
            board.told.clear()
            reached = await self._push_hands(board, t)
            left = self._slot(board, reached) - self._now()
            if left > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await board.told.wait()
            if not board.told.is_set():
                return

    def _slot(self, board: Board, reached: bool) -> float:
        """When the main message may be edited. `reached`: whoever is to act knows already."""
        next_edit = board.edited_at + self._edit_seconds * (RELAXED if reached else 1.0)
        if self._settles_soon(board.table):
            return max(next_edit, board.dirty_since + self._edit_seconds * HOLDS)
        return next_edit

    async def _show(self, board: Board, t: Texts) -> None:
        """Brings the main message up to date; it raises what the outbox raises."""
        table = board.table
        messages = await self._shelf.messages(board)
        if board.gone:
            return
        await self._pings.tidy(board)
        if table.phase is Phase.CLOSED:
            await self._show_closed(board, messages, t)
        elif table.number != messages.deal:
            await self._begin_message(board, messages, t)
        elif messages.main is None:
            if table.phase is Phase.LOBBY:
                # The lobby's message is the answer to a command, which has not been adopted yet.
                return
            await self._post(board, t)
        elif board.shown < table.version:
            await self._edit(board, messages.main, t)
        board.forbidden = False
        if self._service is not None:
            self._service.prompt_delivered(table.id, board.shown)

    async def _begin_message(self, board: Board, messages: TableMessages, t: Texts) -> None:
        await self._finish_message(board, messages, t)
        await self._post(board, t)

    async def _finish_message(self, board: Board, messages: TableMessages, t: Texts) -> None:
        """A lobby or a result that is followed by another message loses its buttons."""
        settled, board.settled = board.settled, None
        if messages.main is None:
            return
        with contextlib.suppress(GoneError):
            if messages.deal == 0:
                await self._outbox.edit(board.table.channel_id, messages.main, self._painter.begun(board.table, t))
            elif settled is not None:
                await self._outbox.edit(board.table.channel_id, messages.main, self._painter.past(settled, t))

    async def _show_closed(self, board: Board, messages: TableMessages, t: Texts) -> None:
        """In place of a lobby or a running deal; a result stays, and the end follows below it."""
        if board.settled is not None:
            await self._begin_message(board, messages, t)
        elif messages.main is None:
            await self._post(board, t)
        elif board.shown < board.table.version:
            await self._edit(board, messages.main, t)

    async def _post(self, board: Board, t: Texts) -> None:
        table = board.table
        message = await self._outbox.post(table.channel_id, self._painter.public(table, t))
        self._note_shown(board, table.version)
        await self._shelf.save(
            board, replace(board.messages or TableMessages(table.id), main=message, deal=table.number)
        )

    async def _edit(self, board: Board, message: int, t: Texts) -> None:
        table = board.table
        await self._outbox.edit(table.channel_id, message, self._painter.public(table, t))
        self._note_shown(board, table.version)

    def _note_shown(self, board: Board, version: int) -> None:
        board.shown = max(board.shown, version)
        board.edited_at = self._now()

    async def _gone(self, board: Board, error: GoneError) -> None:
        """A deleted message is posted anew; with its channel the table ends."""
        if not error.channel:
            board.messages = replace(board.messages or TableMessages(board.table.id), main=None)
            board.dirty = board.table.phase not in (Phase.CLOSED, Phase.LOBBY)
            return
        board.gone = True
        if self._service is not None and board.table.phase is not Phase.CLOSED:
            with contextlib.suppress(RefusedError):
                await self._service.close(board.table.id, None, admin=True, why="channel-gone")

    async def _push_hands(self, board: Board, t: Texts) -> bool:
        """Open hands of whoever may do something else than before, or was dealt new cards.

        True where everybody waited for has seen so.
        """
        table = board.table
        if table.phase is Phase.LOBBY:
            return False
        waited = {seat.user_id for seat in self._painter.people_waited_on(table)}
        unreached = set(waited)
        for user, hand in (await self._hands.of_table(table.id)).items():
            now = self._painter.seen(table, user, hand.seen.locale)
            if self._hands.is_answered(table.id, user):
                unreached.discard(user)
                continue
            if hand.seen.outdated_by(now):
                style = (await self.tastes.of(user)).cards
                view = self._painter.private(table, user, texts(now.locale) if now.locale else t, style=style)
                if not await self._hands.push(hand, view, now):
                    continue
                if user in waited and self._service is not None:
                    self._service.prompt_delivered(table.id, table.version)
            unreached.discard(user)
        return bool(waited) and not unreached

    @contextlib.contextmanager
    def answering(self, table_id: str, user_id: int) -> Iterator[None]:
        """While a click in a hand is answered with the hand, nobody else shows it; afterwards whoever must."""
        try:
            with self._hands.answering(table_id, user_id):
                yield
        finally:
            board = self._boards.get(table_id)
            if board is not None and 0 < self._hands.version(table_id, user_id) < board.table.version:
                self._mark(board)

    async def texts_of(self, guild_id: int) -> Texts:
        """Texts in the server's language."""
        return await self._shelf.texts_of(guild_id)

    def hand_shown(self, table: Table) -> None:
        """A hand was shown as `table` stands. What happened while the answer was under way is pushed into it."""
        board = self._boards.get(table.id)
        if board is not None and board.table.version > table.version:
            self._mark(board)

    def may_write(self, table_id: str) -> bool:
        board = self._boards.get(table_id)
        return board is None or not board.forbidden

    async def adopt(self, table: Table, message_id: int) -> None:
        """Takes a message that shows `table` as its main message; an older one goes, unless it is a past result."""
        board = self._boards.setdefault(table.id, Board(table, dirty=False))
        messages = await self._shelf.messages(board)
        self._note_shown(board, table.version)
        await self._shelf.save(board, replace(messages, main=message_id, deal=table.number))
        if messages.main not in (None, message_id) and messages.deal == table.number:
            with contextlib.suppress(GoneError, ForbiddenError, TroubleError):
                await self._outbox.delete(table.channel_id, messages.main or 0)
        if board.table.version > table.version:
            self._mark(board)

    def finished(self, table_id: str) -> None:
        """An answer to a click has taken the buttons off the past result already."""
        board = self._boards.get(table_id)
        if board is not None:
            board.settled = None

    def shown(self, table: Table, message_id: int) -> None:
        """An answer to a click has brought the main message up to date already."""
        board = self._boards.get(table.id)
        if board is not None and board.messages is not None and board.messages.main == message_id:
            self._note_shown(board, table.version)

    def is_main(self, table_id: str, message_id: int) -> bool:
        board = self._boards.get(table_id)
        return board is not None and board.messages is not None and board.messages.main == message_id

    def _forget(self, board: Board) -> None:
        if board.timer is not None:
            board.timer.cancel()
        self._boards.pop(board.table.id, None)
        self._chronicle.forget(board.table.id)
        self._hands.forget(board.table.id)

    async def settle(self) -> None:
        """Returns when everything has been told."""
        while workers := [board.worker for board in self._boards.values() if board.worker is not None]:
            await asyncio.gather(*workers)

    async def close(self) -> None:
        for board in list(self._boards.values()):
            for task in (board.worker, board.timer):
                if task is not None:
                    task.cancel()
