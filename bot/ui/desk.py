"""What members ask for by command. Each method answers its interaction by itself and raises nothing to it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.l10n import texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import GuildSettings, Phase, Terms
from bot.sessions.ports import StoreUnavailableError
from bot.ui.clicks import Clicks
from bot.ui.front import Front, is_admin
from bot.ui.router import Router
from bot.ui.screens import chips, plain, rules, table as tables
from bot.ui.screens.about import about
from bot.ui.spoken import Choice, action_said, proposals
from bot.ui.stakes import staked

HISTORY_LINES, TOP_LINES = 15, 10

log = logging.getLogger(__name__)


class Desk(Front):
    """Also what the client tells: start, stop, connection lost and found, channels and servers gone."""

    _timers: asyncio.Task[None] | None = None

    @functools.cached_property
    def router(self) -> Router:
        return Router(Clicks(self))

    async def start(self) -> None:
        """Goes on with the open tables. StoreUnavailableError."""
        await self.service.start()
        self._timers = asyncio.create_task(self.service.run())

    async def stop(self) -> None:
        await self.service.stop()
        if self._timers is not None:
            self._timers.cancel()
        await self.presenter.close()

    def connected(self) -> None:
        self.service.resume_clocks()

    def disconnected(self) -> None:
        """Nobody can act: no time runs."""
        self.service.suspend_clocks()

    async def channel_gone(self, channel_id: int) -> None:
        with contextlib.suppress(RefusedError):
            table = await self.service.table_in(channel_id)
            if table is not None:
                await self.service.close(table.id, None, admin=True, why="channel-gone")

    async def guild_gone(self, guild_id: int) -> None:
        with contextlib.suppress(RefusedError, StoreUnavailableError):
            for table_id in await self.store.tables_of_guild(guild_id):
                await self.service.close(table_id, None, admin=True, why="guild-gone")

    async def report(self, interaction: discord.Interaction, error: Exception) -> None:
        """Answers a command that failed before it came here."""
        log.error("a command failed", exc_info=error)
        async with self.answering(interaction) as (answer, t):
            await answer.show(plain.fault(t))

    async def open_table(
        self, interaction: discord.Interaction, game: str, *, stake: int | None, preset: str | None, bots: int
    ) -> None:
        async with self.answering(interaction, public=True) as (answer, _):
            settings = await self.settings_of(interaction.guild_id or 0)
            rules, terms = self._terms(settings, game, stake, preset)
            turn = await self.service.open_table(
                settings.guild_id,
                interaction.channel_id or 0,
                interaction.user.id,
                interaction.user.display_name,
                game,
                rules,
                terms,
                bots=bots,
            )
            await self.show_main(answer, turn.after)

    def _terms(
        self, settings: GuildSettings, game: str, stake: int | None, preset: str | None
    ) -> tuple[Mapping[str, Any], Terms]:
        """House rules and terms of a new table: the server's, then the preset's, then the stake asked for."""
        played = self.games[game]
        terms = settings.terms.get(game, self.house.terms)
        rules = dict(played.presets.get(preset or "") or ({} if preset else settings.rules.get(game, {})))
        return staked(played, rules, terms, stake)

    async def show_hand(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            await self.show_private(answer, t, await self.table_here(interaction))

    async def show_table(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction, public=True) as (answer, _):
            await self.show_main(answer, await self.table_here(interaction))

    async def act_words(self, interaction: discord.Interaction, text: str, kind: str) -> None:
        """`kind`: card, call, discard."""
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            seat = table.seat_of_user(interaction.user.id)
            if seat is None:
                raise RefusedError("not-seated", table)
            place = table.deal_seat(seat.chair)
            if table.phase is not Phase.PLAYING or place is None:
                raise RefusedError("no-deal", table)
            game = self.games[table.game]
            action = action_said(game, game.rules.view_for(table.deal, place), text, kind)
            if action is None:
                raise RefusedError("unknown-word", table)
            turn = await self.service.act(table.id, interaction.user.id, action)
            await self.show_private(answer, t, turn.after)

    async def suggestions(self, interaction: discord.Interaction, text: str, kind: str) -> list[Choice]:
        """Legal choices for what is being written; none where there is nothing to do."""
        with contextlib.suppress(RefusedError, StoreUnavailableError):
            table = await self.service.table_in(interaction.channel_id or 0)
            seat = table.seat_of_user(interaction.user.id) if table else None
            place = table.deal_seat(seat.chair) if table and seat else None
            if table is not None and place is not None and table.phase is Phase.PLAYING and not table.paused:
                game = self.games[table.game]
                view = game.rules.view_for(table.deal, place)
                return proposals(texts(str(interaction.locale)), game, view, text, kind)
        return []

    async def pause(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            await self.service.pause(table.id, interaction.user.id)
            await answer.show(plain.said(t("paused-done")))

    async def resume(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            await self.service.resume(table.id, interaction.user.id, admin=is_admin(interaction))
            await answer.show(plain.said(t("ready-done")))

    async def leave(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            await self.leaving(answer, t, table)

    async def close(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            self.check_may_close(interaction, table)
            await answer.show(tables.close_confirm(self.painter.scene(table, t)))

    async def add_bot(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            await answer.show(tables.levels(self.painter.scene(table, t), tables.LEVELS))

    async def kick(self, interaction: discord.Interaction, member: discord.abc.User) -> None:
        async with self.answering(interaction) as (answer, t):
            table = await self.table_here(interaction)
            seat = table.seat_of_user(member.id)
            if seat is None:
                raise RefusedError("unknown-seat", table)
            await self.service.kick(table.id, interaction.user.id, seat.chair, admin=is_admin(interaction))
            await answer.show(plain.said(t("kicked", who=f"<@{member.id}>")))

    async def rules(self, interaction: discord.Interaction, game: str | None, topic: str | None) -> None:
        """The rules of the channel's table where it plays that game; else with the server's house rules."""
        async with self.answering(interaction) as (answer, t):
            table = None
            if interaction.guild_id:
                table = await self.service.table_in(interaction.channel_id or 0)
            if table is not None and game in (None, table.game):
                await answer.show(self.painter.rules(table, t, topic))
                return
            key = game or next(iter(self.games))
            played = self.games[key]
            house: Mapping[str, Any] = {}
            if interaction.guild_id:
                house = (await self.settings_of(interaction.guild_id)).rules.get(key, {})
            in_force = played.house_rules.model_validate(dict(house))
            await answer.show(rules.rules(t, key, in_force, rules.free_select(key), topic))

    async def about(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            await answer.show(about(t, self.house.version))

    async def chips_balance(self, interaction: discord.Interaction, member: discord.abc.User | None = None) -> None:
        async with self.answering(interaction) as (answer, t):
            guild_id, who = interaction.guild_id or 0, member or interaction.user
            free = await self.store.balance(guild_id, who.id)
            if free is None:
                await answer.show(plain.said(t("chips-none", who=f"<@{who.id}>")))
                return
            staked = 0
            for table_id in await self.store.tables_of_guild(guild_id):
                table = await self.service.table(table_id)
                seat = table.seat_of_user(who.id) if table else None
                staked += seat.stack if seat else 0
            await answer.show(chips.balance(t, f"<@{who.id}>", free, staked))

    async def chips_history(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            lines = await self.store.history(interaction.guild_id or 0, interaction.user.id, HISTORY_LINES)
            await answer.show(chips.history(t, lines))

    async def chips_top(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            await answer.show(chips.top(t, await self.store.top(interaction.guild_id or 0, TOP_LINES)))
