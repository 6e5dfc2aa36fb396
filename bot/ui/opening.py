"""Opening a table as the server allows it: where, for what, by which rules, in a thread of its own or not."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.games.protocol import AnyGame
from bot.l10n import Texts, texts
from bot.sessions import policy
from bot.sessions.errors import RefusedError
from bot.sessions.guild import GuildSettings
from bot.sessions.model import Table, Terms
from bot.ui.answers import Answer
from bot.ui.front import Front
from bot.ui.ports import ForbiddenError, GoneError, TroubleError
from bot.ui.screens import plain
from bot.ui.stakes import Asked, terms_asked

MOST_CHOICES = 25
LONGEST_NAME = 100

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table that the server allows."""

    settings: GuildSettings
    game: str
    rules: Mapping[str, Any]
    terms: Terms
    bots: int
    parent_id: int | None
    """channel that the thread hangs from in which it was asked for; None outside threads"""


class Opening:
    def __init__(self, front: Front) -> None:
        self._front = front
        self._outbox = front.outbox

    async def open(self, interaction: discord.Interaction, game: str, asked: Asked) -> None:
        """Answers with the lobby, or with the way to its thread."""
        async with self._front.answering(interaction, public=True) as (answer, _):
            wanted = await self._allowed(interaction, game, asked)
            self._front.spend_table(interaction)
            thread_id = None
            if wanted.settings.tables.threads and wanted.parent_id is None:
                thread_id = await self._new_thread(interaction, game)
            if thread_id is not None:
                await self._open_in_thread(answer, wanted, thread_id)
                return
            table = await self._open(interaction, wanted, interaction.channel_id or 0, wanted.parent_id)
            await self._front.show_main(answer, table)

    async def _allowed(self, interaction: discord.Interaction, game: str, asked: Asked) -> Wanted:
        """RefusedError where the server does not allow it, before anything is made for it."""
        settings = await self._front.settings_of(interaction.guild_id or 0)
        parent_id = parent_of(interaction)
        policy.check_ban(settings, interaction.user.id)
        policy.check_place(settings, interaction.channel_id or 0, parent_id)
        played = self._front.games[game]
        named = preset_choices(texts(str(interaction.locale)), played, settings)
        asked = replace(asked, preset=_preset(named, asked.preset))
        rules, terms = terms_asked(played, settings, self._front.house.terms, asked)
        if asked.bots and not terms.bots_allowed:
            raise RefusedError("bots-forbidden")
        return Wanted(settings, game, rules, terms, asked.bots, parent_id)

    async def _open(
        self, interaction: discord.Interaction, wanted: Wanted, channel_id: int, parent_id: int | None
    ) -> Table:
        turn = await self._front.service.open_table(
            wanted.settings.guild_id,
            channel_id,
            interaction.user.id,
            interaction.user.display_name,
            wanted.game,
            wanted.rules,
            wanted.terms,
            bots=wanted.bots,
            thread=channel_id != interaction.channel_id,
            parent_id=parent_id,
        )
        if self._front.herald is not None:
            self._front.herald.opened(turn.after, parent_id)
        return turn.after

    async def _open_in_thread(self, answer: Answer, wanted: Wanted, thread_id: int) -> None:
        interaction = answer.interaction
        try:
            table = await self._open(interaction, wanted, thread_id, interaction.channel_id)
        except RefusedError:
            with contextlib.suppress(GoneError, ForbiddenError, TroubleError):
                await self._outbox.close_thread(thread_id)
            raise
        t = await self._front.presenter.texts_of(table.guild_id)
        try:
            message = await self._outbox.post(thread_id, self._front.painter.public(table, t))
            await self._front.presenter.adopt(table, message)
        except (GoneError, ForbiddenError, TroubleError) as error:
            log.warning("table %s is not shown in its thread: %s", table.id, error)
        await answer.show(plain.said(t("thread-opened", game=t(f"game-{table.game}"), place=f"<#{thread_id}>")))

    async def _new_thread(self, interaction: discord.Interaction, game: str) -> int | None:
        """None where the bot may not: the table then stays in the channel."""
        t = await self._front.presenter.texts_of(interaction.guild_id or 0)
        name = t("thread-name", game=t(f"game-{game}"), host=interaction.user.display_name)[:LONGEST_NAME]
        try:
            return await self._outbox.open_thread(interaction.channel_id or 0, name)
        except (GoneError, ForbiddenError, TroubleError) as error:
            log.info("no thread for a table: %s", error)
            return None

    async def presets(self, interaction: discord.Interaction, game: str, text: str) -> list[tuple[str, str]]:
        """Named house rules that match what is being written: those of the game, then the server's own."""
        settings = await self._front.settings_of(interaction.guild_id or 0)
        named = preset_choices(texts(str(interaction.locale)), self._front.games[game], settings)
        wanted = text.strip().casefold()
        return [choice for choice in named if wanted in choice[0].casefold()][:MOST_CHOICES]


def preset_choices(t: Texts, game: AnyGame, settings: GuildSettings) -> list[tuple[str, str]]:
    """Label and value of each named set of house rules; a value is what `policy.house_rules` takes."""
    shipped = [(t(f"preset-{game.key}-{name}"), name) for name in game.presets]
    return shipped + [(name, name) for name in settings.presets.get(game.key, {})]


def _preset(named: list[tuple[str, str]], asked: str | None) -> str | None:
    """The value where the label was written by hand instead of being chosen."""
    return next((value for label, value in named if asked and label.casefold() == asked.strip().casefold()), asked)


def parent_of(interaction: discord.Interaction) -> int | None:
    """The channel that the thread hangs from; None outside threads."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None
