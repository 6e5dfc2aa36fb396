"""One interaction, answered once and in time.

The work's result is the answer itself, in one call, if it comes within `patience`; otherwise the interaction is
acknowledged first and the result follows. Discord waits 3 seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from types import TracebackType
from typing import Any

import aiohttp
import discord

from bot.ui import kit
from bot.ui.illustrated import files_of
from bot.ui.outbox import NOBODY
from bot.ui.ports import Metrics

PATIENCE = 1.0

log = logging.getLogger(__name__)


class Answer:
    """`async with Answer(interaction) as answer: …; await answer.show(view)`.

    `public`: the answer to a command is for everybody to see. What is shown after an acknowledgement takes the same
    place: the clicked message where it is an update, otherwise a message of its own.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        metrics: Metrics | None = None,
        *,
        public: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.interaction = interaction
        self._metrics = metrics
        self._public = public
        self._patience = patience
        self._began = time.monotonic()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self._deferred = False
        self._shown = False

    async def __aenter__(self) -> Answer:
        # A bare timer: most answers come in time, and need no task.
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._lose_patience)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for waiting in (self._timer, self._late):
            if waiting is not None:
                waiting.cancel()
        async with self._lock:
            if not self.interaction.response.is_done() and error is None:
                await self._try_defer()

    @property
    def clicked(self) -> bool:
        """A component or a form, not a command."""
        return self.interaction.type is not discord.InteractionType.application_command

    async def show(self, view: kit.View, *, update: bool = False, private: bool = False) -> int | None:
        """Shows the view; the id of its message, None where Discord did not take it.

        `update`: in the clicked message itself. `private`: for the member alone, although the answer was to be public.
        """
        async with self._lock:
            try:
                return await self._show(view, update and self.clicked, private or not self._public)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
                log.warning("an answer was not taken: %s", error)
                return None

    async def ask(self, modal: discord.ui.Modal) -> bool:
        """Opens a form; False where it is too late, because only an interaction not yet acknowledged can."""
        modal.stop()
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            await self.interaction.response.send_modal(modal)
            self._acknowledged()
            self._shown = True
            return True

    async def _show(self, view: kit.View, update: bool, private: bool) -> int | None:
        response = self.interaction.response
        files = await files_of(view)
        if not response.is_done():
            return await self._respond(view, files, update, private)
        if update or (self._deferred and not self.clicked and not self._shown and private is not self._public):
            self._shown = True
            message = await self.interaction.edit_original_response(
                view=view, allowed_mentions=NOBODY, **self._replacing(files)
            )
            return message.id
        if self._deferred and not self.clicked and not self._shown:
            # The next message would fill the public "thinking" and be as public.
            await self.interaction.delete_original_response()
        self._shown = True
        sent = await self.interaction.followup.send(
            view=view, ephemeral=private, wait=True, allowed_mentions=NOBODY, **_with(files)
        )
        return sent.id

    def _replacing(self, files: list[discord.File]) -> dict[str, Any]:
        """Pictures of an edited message: the new ones instead of those it has."""
        old = self.interaction.message.attachments if self.interaction.message is not None else []
        return {"attachments": files} if files or old else {}

    async def _respond(self, view: kit.View, files: list[discord.File], update: bool, private: bool) -> int | None:
        response = self.interaction.response
        if update and self.interaction.message is not None:
            await response.edit_message(view=view, allowed_mentions=NOBODY, **self._replacing(files))
            self._acknowledged()
            self._shown = True
            return self.interaction.message.id
        sent = await response.send_message(view=view, ephemeral=private, allowed_mentions=NOBODY, **_with(files))
        self._acknowledged()
        self._shown = True
        return sent.message_id

    def _lose_patience(self) -> None:
        self._late = asyncio.create_task(self._acknowledge_late())

    async def _acknowledge_late(self) -> None:
        async with self._lock:
            if not self.interaction.response.is_done():
                await self._try_defer()

    async def _try_defer(self) -> None:
        try:
            if self.clicked:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=not self._public, thinking=True)
            self._deferred = True
            self._acknowledged()
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            log.warning("an interaction could not be acknowledged: %s", error)

    def _acknowledged(self) -> None:
        if self._metrics is not None:
            self._metrics.acknowledged(time.monotonic() - self._began)


def _with(files: list[discord.File]) -> dict[str, Any]:
    return {"files": files} if files else {}
