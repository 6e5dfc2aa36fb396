"""`/stats` and `/preferences`."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.sessions.errors import RefusedError
from bot.sessions.members import CARD_STYLES, PINGS
from bot.ui.front import Front
from bot.ui.screens import profile


class Profile:
    def __init__(self, front: Front) -> None:
        self._front = front

    async def stats(
        self, interaction: discord.Interaction, member: discord.abc.User | None = None, game: str | None = None
    ) -> None:
        """Of the member who asks, or of another; of one game, or of all that were played."""
        async with self._front.answering(interaction) as (answer, t):
            who = member or interaction.user
            found = await self._front.store.figures(interaction.guild_id or 0, who.id)
            kept = {key: found[key] for key in self._front.games if key in found and game in (None, key)}
            await answer.show(profile.stats(t, f"<@{who.id}>", kept))

    async def preferences(
        self,
        interaction: discord.Interaction,
        pings: str | None = None,
        cards: str | None = None,
        tables: bool | None = None,
    ) -> None:
        """Sets what is given, and shows all. `tables`: to be told of a table that opens in this channel."""
        async with self._front.answering(interaction) as (answer, t):
            user, channel = interaction.user.id, interaction.channel_id or 0
            before = await self._front.presenter.tastes.of(user)
            after = replace(
                before,
                pings=next((known for known in PINGS if known == pings), before.pings),
                cards=next((known for known in CARD_STYLES if known == cards), before.cards),
            )
            if after != before:
                await self._front.presenter.tastes.change(after)
            if tables is not None:
                if not interaction.guild_id:
                    raise RefusedError("only-in-servers")
                await self._front.store.watch(interaction.guild_id, channel, user, on=tables)
            watching = user in await self._front.store.watchers(channel) if interaction.guild_id else None
            await answer.show(profile.preferences(t, after, watching))
