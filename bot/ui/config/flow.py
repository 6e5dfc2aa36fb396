"""Commands and clicks of `/config`. Each is checked for the right to manage the server, whoever could see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.l10n import LOCALES, Texts
from bot.sessions import setting
from bot.sessions.errors import RefusedError
from bot.sessions.guild import GuildSettings
from bot.sessions.setting import Played, SettingError
from bot.ui import kit
from bot.ui.answers import Answer
from bot.ui.click import Click
from bot.ui.config import checkup, overview, pages, problems, words
from bot.ui.config.pages import VERB, Sheet
from bot.ui.config.steps import Step, Steps
from bot.ui.front import Front
from bot.ui.opening import parent_of
from bot.ui.renderers.registry import RENDERERS, renderer_of
from bot.ui.screens import plain

__all__ = ["REFUSALS", "VERB", "Config"]
LOG_LINES = 8
Work = Callable[[Answer, Texts], Awaitable[None]]
REFUSALS = ("not-admin", "unknown-game", "unknown-language")


class Config:
    def __init__(self, front: Front) -> None:
        self._front = front
        self._steps = Steps(front.store, self.played, front.house.usual)

    async def _administer(self, interaction: discord.Interaction, work: Work) -> None:
        """Does the work for who manages the server; anybody else gets a private no."""
        async with self._front.answering(interaction) as (answer, t):
            if not interaction.permissions.manage_guild or not interaction.guild_id:
                raise RefusedError("not-admin")
            try:
                await work(answer, t)
            except SettingError as error:
                await answer.show(plain.said(problems.refused(t, error, ""), accent=kit.WARN), private=True)

    def played(self, game: str) -> Played:
        """RefusedError `unknown-game`."""
        if game not in RENDERERS:
            raise RefusedError("unknown-game")
        return Played(self._front.games[game], renderer_of(game).stake.field, self._front.house.terms)

    async def _settings(self, interaction: discord.Interaction) -> GuildSettings:
        return await self._front.settings_of(interaction.guild_id or 0)

    async def _sheet(self, interaction: discord.Interaction, t: Texts) -> Sheet:
        return Sheet(t, await self._settings(interaction), self._front.house.usual)

    async def show(self, interaction: discord.Interaction) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            settings = await self._settings(interaction)
            lines = await self._front.store.settings_log(settings.guild_id, LOG_LINES)
            in_thread = parent_of(interaction) is not None
            wanted = checkup.needed(in_thread=in_thread, threads=settings.tables.threads)
            view = overview.overview(
                t,
                settings,
                self._front.house,
                [self.played(game) for game in RENDERERS],
                checkup.lines(t, interaction.app_permissions, wanted),
                [words.change(t, line, self._front.games) for line in lines],
            )
            await answer.show(view)

        await self._administer(interaction, work)

    async def stakes(self, interaction: discord.Interaction, game: str) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            played = self.played(game)
            await answer.show(pages.stakes_page(await self._sheet(interaction, t), played))

        await self._administer(interaction, work)

    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            played = self.played(game)
            await answer.show(pages.rules_page(await self._sheet(interaction, t), played, 0))

        await self._administer(interaction, work)

    async def tables(self, interaction: discord.Interaction) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            await answer.show(pages.tables_page(await self._sheet(interaction, t)))

        await self._administer(interaction, work)

    async def language(self, interaction: discord.Interaction, locale: str) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            if locale not in LOCALES:
                raise RefusedError("unknown-language")
            await self._steps.change(interaction, lambda now: replace(now, locale=locale))
            await answer.show(plain.said(t("config-language-set", language=words.language(t, locale))))

        await self._administer(interaction, work)

    async def ban(self, interaction: discord.Interaction, member: discord.abc.User) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            await self._steps.change(interaction, lambda now: setting.with_ban(now, member.id))
            await answer.show(plain.said(t("config-ban-done", who=f"<@{member.id}>")))

        await self._administer(interaction, work)

    async def unban(self, interaction: discord.Interaction, member: discord.abc.User) -> None:
        async def work(answer: Answer, t: Texts) -> None:
            await self._steps.change(interaction, lambda now: setting.without_ban(now, member.id))
            await answer.show(plain.said(t("config-unban-done", who=f"<@{member.id}>")))

        await self._administer(interaction, work)

    async def reset(self, interaction: discord.Interaction, game: str | None) -> None:
        """Asks first."""

        async def work(answer: Answer, t: Texts) -> None:
            if game is not None:
                self.played(game)
            await answer.show(pages.reset_page(t, game))

        await self._administer(interaction, work)

    async def click(self, click: Click) -> None:
        """A button, a list or a form of these pages."""
        part, _, rest = click.ref.argument.partition(".")
        what, _, act = rest.partition(".")

        async def work(answer: Answer, t: Texts) -> None:
            await self._steps.do(Step(click, answer, t, part, what, act))

        await self._administer(click.interaction, work)
