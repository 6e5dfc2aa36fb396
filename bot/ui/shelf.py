"""What the presenter keeps in the store: which messages are a table's, and in which language it speaks."""

from __future__ import annotations

import contextlib

from bot.l10n import Texts, texts
from bot.sessions.ports import Store, StoreUnavailableError, TableMessages
from bot.ui.board import Board


class Shelf:
    """A store that cannot be reached costs a message its memory, never the game its screens."""

    def __init__(self, store: Store, locale: str) -> None:
        self._store = store
        self._locale = locale

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
        """Texts in the server's language."""
        settings = None
        with contextlib.suppress(StoreUnavailableError):
            settings = await self._store.settings(guild_id)
        return texts((settings.locale if settings else None) or self._locale)
