"""`/privacy …`: what is stored of a member, as a file, and no more."""

from __future__ import annotations

import json

import discord

from bot.sessions.books import SeatedError
from bot.ui import kit
from bot.ui.click import Click
from bot.ui.front import Front
from bot.ui.screens import privacy

FILE = "tapete.json"


class Privacy:
    """All answers are for the member alone, and about the member alone."""

    def __init__(self, front: Front) -> None:
        self._front = front

    async def show(self, interaction: discord.Interaction) -> None:
        async with self._front.answering(interaction) as (answer, t):
            await answer.show(privacy.stored(t, await self._front.store.dossier(interaction.user.id)))

    async def export(self, interaction: discord.Interaction) -> None:
        async with self._front.answering(interaction) as (answer, t):
            dossier = await self._front.store.dossier(interaction.user.id)
            written = json.dumps(dossier, ensure_ascii=False, indent=1).encode()
            await answer.show(privacy.exported(t, kit.Attached(FILE, written)))

    async def delete(self, interaction: discord.Interaction) -> None:
        """Asks first."""
        async with self._front.answering(interaction) as (answer, t):
            await answer.show(privacy.sure(t))

    async def click(self, click: Click) -> None:
        """The answer to the question; it is about whoever presses, whosever message it may be."""
        async with self._front.answering(click.interaction) as (answer, t):
            if click.ref.argument != "yes":
                await answer.show(privacy.kept(t), update=True)
                return
            try:
                done = await self._front.store.forget(click.interaction.user.id)
            except SeatedError as error:
                await answer.show(privacy.seated(t, error.seats), update=True)
                return
            self._front.presenter.tastes.forget(click.interaction.user.id)
            await answer.show(privacy.forgotten(t, done), update=True)
