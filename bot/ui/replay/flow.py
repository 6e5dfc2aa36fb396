"""`/replay`: which deal, which step, and who may see it. Nothing is remembered between clicks: ids say it all."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.games.protocol import AnyGame
from bot.l10n import Texts, texts
from bot.record.stored import record_of_deal
from bot.sessions.errors import RefusedError
from bot.sessions.model import DealBegan, SessionEvent
from bot.sessions.ports import FinishedDeal, StoreUnavailableError
from bot.ui import kit
from bot.ui.click import Click
from bot.ui.front import Front
from bot.ui.replay import screens
from bot.ui.replay.steps import NotOverError, steps_of
from bot.ui.spoken import Choice, plain

LISTED, PROPOSED = 10, 25
_NAMED = re.compile(r"(?P<table>[\w-]{1,40})\.(?P<number>\d{1,6})", re.ASCII)


class Replays:
    def __init__(self, front: Front, now: Callable[[], float] = time.time) -> None:
        self._front = front
        self._now = now

    async def open(self, interaction: discord.Interaction, deal: str | None) -> None:
        """The beginning of a deal named as the proposals name it; without one, the list."""
        async with self._front.answering(interaction) as (answer, t):
            if deal is None:
                await answer.show(screens.list_page(t, await self._lately(interaction, LISTED), self._now()))
                return
            await answer.show(await self._named(interaction, t, deal))

    async def proposals(self, interaction: discord.Interaction, text: str) -> list[Choice]:
        """Deals of this channel first, then of the server; none where they cannot be read."""
        t = texts(str(interaction.locale))
        with contextlib.suppress(StoreUnavailableError):
            found = await self._lately(interaction, PROPOSED)
            labelled = [(screens.aged_label(t, deal, self._now()), screens.value_of(deal)) for deal in found]
            return [(label[:100], value) for label, value in labelled if plain(text) in plain(label)]
        return []

    async def click(self, click: Click) -> None:
        async with self._front.answering(click.interaction) as (answer, t):
            where, ref = click.interaction, click.ref
            if ref.table == screens.NO_TABLE:
                chosen = next(iter(click.values), "")
                await answer.show(await self._named(where, t, chosen), update=True)
                return
            move, _, step = ref.argument.partition(".")
            if move == "file":
                events = await self._events(where, ref.table, ref.version)
                record = await asyncio.to_thread(self._record, events)
                await answer.show(screens.file_page(t, record, ref.table, ref.version), private=True)
                return
            await answer.show(await self._step(where, t, (ref.table, ref.version), _number(step)), update=True)

    async def _named(self, interaction: discord.Interaction, t: Texts, name: str) -> kit.View:
        found = _NAMED.fullmatch(name.strip())
        if found is None:
            raise RefusedError("no-such-deal")
        return await self._step(interaction, t, (found["table"], int(found["number"])), 0)

    async def _step(self, interaction: discord.Interaction, t: Texts, deal: tuple[str, int], at: int) -> kit.View:
        events = await self._events(interaction, *deal)
        game = self._game_of(events)
        try:
            # Folding a long deal takes milliseconds that other tables should not wait for.
            steps = await asyncio.to_thread(steps_of, game, events)
        except NotOverError:
            raise RefusedError("deal-not-over") from None
        return screens.step_page(game, steps, min(at, len(steps) - 1), t, self._front.painter.emojis)

    def _record(self, events: Sequence[SessionEvent]) -> dict[str, Any]:
        """RefusedError `deal-not-over`."""
        game = self._game_of(events)
        try:
            steps_of(game, events)
        except NotOverError:
            raise RefusedError("deal-not-over") from None
        return record_of_deal(game, events)

    def _game_of(self, events: Sequence[SessionEvent]) -> AnyGame:
        return self._front.games[_beginning(events).table.game]

    async def _events(self, interaction: discord.Interaction, table_id: str, number: int) -> tuple[SessionEvent, ...]:
        """A deal that the member may see. RefusedError `no-such-deal`, also for one of another server."""
        stored = await self._front.store.deal(table_id, number)
        if stored is None:
            raise RefusedError("no-such-deal")
        table = _beginning(stored.events).table
        if table.guild_id != interaction.guild_id or not may_look(interaction, table.channel_id):
            raise RefusedError("no-such-deal")
        return stored.events

    async def _lately(self, interaction: discord.Interaction, limit: int) -> list[FinishedDeal]:
        guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
        here = await self._front.store.finished_deals(guild_id, channel_id, limit)
        everywhere = await self._front.store.finished_deals(guild_id, None, limit)
        found = dict.fromkeys((*here, *(deal for deal in everywhere if may_look(interaction, deal.channel_id))))
        return list(found)[:limit]


def may_look(interaction: discord.Interaction, channel_id: int) -> bool:
    """Whether the member can read the channel that a deal was played in. One that is gone hides nothing any more."""
    guild, member = getattr(interaction, "guild", None), interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None or channel_id == interaction.channel_id or not isinstance(member, discord.Member):
        return True
    return bool(channel.permissions_for(member).view_channel)


def _beginning(events: Sequence[SessionEvent]) -> DealBegan:
    began = events[0]
    if not isinstance(began, DealBegan):
        raise RefusedError("no-such-deal")
    return began


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() else 0
