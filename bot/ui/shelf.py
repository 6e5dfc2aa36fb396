"""What the presenter keeps in the store: which messages are a table's, and in which language it speaks."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from bot.l10n import Texts, texts
from bot.sessions.ports import Store, StoreUnavailableError, TableMessages
from bot.ui.board import Board

KEPT_SECONDS = 5.0
"""for which a server's language is not asked for again: it is needed with every turn of each of its tables"""


class Shelf:
    """A store that cannot be reached costs a message its memory, never the game its screens.

    A server that has set no language is spoken to as Discord has it (`spoken`: server id to locale, None where Discord
    does not say), else in `locale`.
    """

    def __init__(
        self,
        store: Store,
        locale: str,
        now: Callable[[], float] = time.monotonic,
        spoken: Callable[[int], str | None] = lambda _: None,
    ) -> None:
        self._store = store
        self._locale = locale
        self._discord = spoken
        self._now = now
        self._spoken: dict[int, tuple[float, Texts]] = {}
        """by server, with when it was found"""

    async def messages(self, board: Board) -> TableMessages:
        if board.messages is None:
            with contextlib.suppress(StoreUnavailableError):
                stored = await self._store.messages(board.table.id)
                board.messages = board.messages or stored
        if board.messages is None:
            board.messages = TableMessages(board.table.id)
        return board.messages

    async def save(self, board: Board, messages: TableMessages) -> None:
        board.messages = messages
        with contextlib.suppress(StoreUnavailableError):
            await self._store.save_messages(messages)

    async def texts_of(self, guild_id: int) -> Texts:
        """Texts in the server's language; where the store cannot be reached, in the one it had last."""
        spoken = self._spoken.get(guild_id)
        if spoken is not None and self._now() - spoken[0] < KEPT_SECONDS:
            return spoken[1]
        try:
            settings = await self._store.settings(guild_id)
        except StoreUnavailableError:
            return texts(self._locale) if spoken is None else spoken[1]
        found = texts((settings.locale if settings else None) or self._discord(guild_id) or self._locale)
        self._spoken[guild_id] = (self._now(), found)
        return found
