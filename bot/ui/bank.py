"""`/chips …` for members: what they have, how it came about, the day's refill, the ranking."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import get_args

import discord

from bot.l10n import Texts
from bot.sessions import days
from bot.sessions.books import Filter
from bot.sessions.errors import RefusedError
from bot.sessions.ports import BoardLine
from bot.ui import charts, kit
from bot.ui.answers import Answer
from bot.ui.click import Click
from bot.ui.front import Front
from bot.ui.roster import Everybody, Roster
from bot.ui.screens import chips, plain

PAGE_LINES, TOP_LINES, POINTS = 8, 10, 240
ROUNDS, PER_ROUND = 4, 25
"""How far down the ranking members are looked for among those who have left."""


class Bank:
    def __init__(self, front: Front, roster: Roster | None = None, now: Callable[[], float] = time.time) -> None:
        self._front = front
        self._roster: Roster = roster or Everybody()
        self._now = now

    async def balance(self, interaction: discord.Interaction, member: discord.abc.User | None = None) -> None:
        async with self._front.answering(interaction) as (answer, t):
            guild_id, who = interaction.guild_id or 0, member or interaction.user
            free = await self._front.store.balance(guild_id, who.id)
            if free is None:
                await answer.show(plain.said(t("chips-none", who=f"<@{who.id}>")))
                return
            await answer.show(chips.balance(t, f"<@{who.id}>", free, await self._at_tables(guild_id, who.id)))

    async def _at_tables(self, guild_id: int, user_id: int) -> int:
        staked = 0
        for table_id in await self._front.store.tables_of_guild(guild_id):
            table = await self._front.service.table(table_id)
            seat = table.seat_of_user(user_id) if table and table.terms.at_stake else None
            staked += seat.stack if seat else 0
        return staked

    async def history(self, interaction: discord.Interaction, kept: str = "all") -> None:
        async with self._front.answering(interaction) as (answer, t):
            await self._show_history(answer, t, _filter(kept), 0)

    async def click(self, click: Click) -> None:
        """Another page, or another filter, of one's own history."""
        async with self._front.answering(click.interaction) as (answer, t):
            if click.ref.argument == "filter":
                await self._show_history(answer, t, _filter(next(iter(click.values), "all")), 0, update=True)
            else:
                await self._show_history(answer, t, _filter(click.ref.argument), click.ref.version, update=True)

    async def _show_history(self, answer: Answer, t: Texts, kept: Filter, number: int, *, update: bool = False) -> None:
        guild_id, user_id = answer.interaction.guild_id or 0, answer.interaction.user.id
        page = await self._front.store.page(guild_id, user_id, kept, number, PAGE_LINES)
        points = await self._front.store.points(guild_id, user_id, POINTS) if not number else ()
        chart = None
        if len(points) > 1:
            drawn = await asyncio.to_thread(charts.balance_chart, points)
            chart = kit.Picture(chips.CHART, drawn, chips.history_alt(t, points))
        await answer.show(chips.history(t, page, kept, chart), update=update)

    async def daily(self, interaction: discord.Interaction) -> None:
        """Up to the server's floor, once in each of its days."""
        async with self._front.answering(interaction) as (answer, t):
            guild_id, user_id = interaction.guild_id or 0, interaction.user.id
            settings = await self._front.settings_of(guild_id)
            if not settings.daily_floor:
                raise RefusedError("daily-off")
            # Whoever is new gets what all start with, and not the refill in its place.
            grant = self._front.house.grant if settings.grant is None else settings.grant
            await self._front.store.grant(guild_id, user_id, grant)
            now = self._now()
            since = days.began(now, settings.timezone)
            done = await self._front.store.refill(guild_id, user_id, settings.daily_floor, since)
            again = kit.moment(days.ends(now, settings.timezone))
            if done.given:
                said = t("daily-done", amount=done.given, chips=done.balance, again=again)
            elif done.taken:
                said = t("daily-taken", again=again)
            else:
                said = t("daily-enough", floor=settings.daily_floor)
            await answer.show(plain.said(said))

    async def top(self, interaction: discord.Interaction) -> None:
        """The richest who are still here."""
        async with self._front.answering(interaction) as (answer, t):
            guild_id = interaction.guild_id or 0
            lines, names = await self._present(guild_id)
            chart = None
            if len(lines) > 1:
                bars = [charts.Bar(name, line.balance) for line, name in zip(lines, names, strict=True)]
                drawn = await asyncio.to_thread(charts.ranking_chart, bars)
                chart = kit.Picture(chips.CHART, drawn, chips.top_alt(t, lines, names))
            await answer.show(chips.top(t, lines, chart))

    async def _present(self, guild_id: int) -> tuple[list[BoardLine], list[str]]:
        kept: list[BoardLine] = []
        names: list[str] = []
        for round_ in range(ROUNDS):
            lines: Sequence[BoardLine] = await self._front.store.board(guild_id, PER_ROUND, round_ * PER_ROUND)
            here = await self._roster.present(guild_id, [line.user_id for line in lines])
            for line in lines:
                if line.user_id in here and len(kept) < TOP_LINES:
                    kept.append(line)
                    names.append(here[line.user_id])
            if len(kept) == TOP_LINES or len(lines) < PER_ROUND:
                break
        return kept, names


def _filter(word: str) -> Filter:
    return next((known for known in get_args(Filter) if known == word), "all")
