"""What members ask for by command. Each method answers its interaction by itself and raises nothing to it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Callable

import discord

from bot.l10n import texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import Phase
from bot.sessions.ports import StoreUnavailableError
from bot.ui import amounts
from bot.ui.bank import Bank
from bot.ui.bets import ORDAGO
from bot.ui.clicks import Clicks
from bot.ui.config.flow import Config
from bot.ui.front import Front, is_admin
from bot.ui.glossary.page import Glossary
from bot.ui.learn.flow import Learning
from bot.ui.office import Office
from bot.ui.opening import Opening
from bot.ui.privacy import Privacy
from bot.ui.profile import Profile
from bot.ui.renderers.registry import RENDERERS
from bot.ui.replay.flow import Replays
from bot.ui.roster import Everybody, Roster
from bot.ui.router import Router
from bot.ui.screens import plain, rules, table as tables
from bot.ui.screens.about import about
from bot.ui.screens.sure import sure
from bot.ui.servers import Servers
from bot.ui.spoken import Choice, action_said, proposals
from bot.ui.stakes import Asked

log = logging.getLogger(__name__)


class Desk(Front):
    """Also what the client tells: start, stop, connection lost and found, channels and servers gone."""

    _timers: asyncio.Task[None] | None = None
    _purging: asyncio.Task[None] | None = None
    roster: Roster = Everybody()
    now: Callable[[], float] = staticmethod(time.time)

    @functools.cached_property
    def router(self) -> Router:
        own = {"config": self.config.click, "ledger": self.bank.click, "forget": self.privacy.click}
        own |= {"replay": self.replay.click, "learn": self.practice.click}
        return Router(Clicks(self), own, self.admit)

    @functools.cached_property
    def replay(self) -> Replays:
        """Deals that are over."""
        return Replays(self)

    @functools.cached_property
    def glossary(self) -> Glossary:
        """Words of the card table."""
        return Glossary(self)

    @functools.cached_property
    def practice(self) -> Learning:
        """Deals that count for nothing."""
        return Learning(self)

    @functools.cached_property
    def config(self) -> Config:
        """What administrators set."""
        return Config(self)

    @functools.cached_property
    def bank(self) -> Bank:
        """The ledger, for members."""
        return Bank(self, self.roster, self.now)

    @functools.cached_property
    def office(self) -> Office:
        """The ledger, for administrators."""
        return Office(self, self.now)

    @functools.cached_property
    def profile(self) -> Profile:
        """Statistics and choices of members."""
        return Profile(self)

    @functools.cached_property
    def privacy(self) -> Privacy:
        """What is stored of a member."""
        return Privacy(self)

    @functools.cached_property
    def servers(self) -> Servers:
        """What becomes of the data of servers that the bot has left."""
        return Servers(self.store, self.now)

    async def start(self) -> None:
        """Goes on with the open tables. StoreUnavailableError."""
        await self.service.start()
        self._timers = asyncio.create_task(self.service.run())
        self._purging = asyncio.create_task(self.servers.run())

    async def stop(self) -> None:
        await self.service.stop()
        for task in (self._timers, self._purging):
            if task is not None:
                task.cancel()
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
        """The bot was removed: tables close, the data follows later."""
        with contextlib.suppress(RefusedError, StoreUnavailableError):
            for table_id in await self.store.tables_of_guild(guild_id):
                await self.service.close(table_id, None, admin=True, why="guild-gone")
        await self.servers.left(guild_id)

    async def report(self, interaction: discord.Interaction, error: Exception) -> None:
        """Answers a command that failed before it came here."""
        log.error("a command failed", exc_info=error)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        async with self.answering(interaction) as (answer, t):
            await answer.show(plain.fault(t))

    async def open_table(
        self, interaction: discord.Interaction, game: str, *, stake: int | None, preset: str | None, bots: int
    ) -> None:
        await Opening(self).open(interaction, game, Asked(stake, preset, bots))

    async def presets(self, interaction: discord.Interaction, game: str, text: str) -> list[Choice]:
        """Named house rules that match what is being written; none where they cannot be read."""
        with contextlib.suppress(StoreUnavailableError):
            return await Opening(self).presets(interaction, game, text)
        return []

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
            amounts.check(table, action)
            offers = self.painter.offers(table, interaction.user.id)
            if action == ORDAGO and action in offers:
                await answer.show(sure(self.painter.scene(table, t), table.version, offers.index(action)))
                return
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
            turn = await self.service.resume(table.id, interaction.user.id, admin=is_admin(interaction))
            said = "ready-done" if turn.after.paused else "resumed-done" if table.paused else "resumed-already"
            await answer.show(plain.said(t(said)))

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
            turn = await self.service.kick(table.id, interaction.user.id, seat.chair, admin=is_admin(interaction))
            stays = any(left.chair == seat.chair for left in turn.after.seats)
            await answer.show(plain.said(t("kicked-later" if stays else "kicked", who=f"<@{member.id}>")))

    async def rules(self, interaction: discord.Interaction, game: str | None, topic: str | None) -> None:
        """The rules of the channel's table where it plays that game; else with the server's house rules."""
        async with self.answering(interaction) as (answer, t):
            table = None
            if interaction.guild_id:
                table = await self.service.table_in(interaction.channel_id or 0)
            if table is not None and game in (None, table.game):
                await answer.show(self.painter.rules(table, t, topic))
                return
            key = game or next(iter(RENDERERS))
            if key not in RENDERERS:
                raise RefusedError("unknown-game")
            in_force = await self.house_rules_of(interaction.guild_id, key)
            await answer.show(rules.rules(t, key, in_force, rules.free_select(key), topic))

    async def about(self, interaction: discord.Interaction) -> None:
        async with self.answering(interaction) as (answer, t):
            await answer.show(about(t, self.house.version))
