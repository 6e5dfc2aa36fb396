"""What the buttons, lists and forms of the `/config` pages do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.l10n import Texts
from bot.sessions import setting
from bot.sessions.errors import RefusedError
from bot.sessions.guild import GuildSettings
from bot.sessions.ports import Store
from bot.sessions.setting import Played, SettingError
from bot.ui import kit
from bot.ui.answers import Answer
from bot.ui.click import Click
from bot.ui.config import forms, pages, problems
from bot.ui.config.fields import Field, updates
from bot.ui.config.pages import Sheet, config_id
from bot.ui.renderers.registry import RENDERERS
from bot.ui.screens import plain

Change = Callable[[GuildSettings], GuildSettings]


@dataclass(frozen=True, slots=True)
class Step:
    """`part`: rules, stakes, server, tables, reset. `what`: key of a game, or `all`. `act`: what to do."""

    click: Click
    answer: Answer
    t: Texts
    part: str
    what: str
    act: str

    @property
    def page(self) -> int:
        """Number of the page that the click was made on."""
        return self.click.ref.version

    @property
    def chosen(self) -> str:
        return next(iter(self.click.values), "")


class Steps:
    """The caller has checked that the member may."""

    def __init__(self, store: Store, played: Callable[[str], Played], usual: Mapping[str, int]) -> None:
        self._store = store
        self._played = played
        self._usual = usual
        self._parts: Mapping[str, Callable[[Step], Awaitable[None]]] = {
            "rules": self._rules,
            "stakes": self._stakes,
            "server": self._server,
            "tables": self._tables,
            "reset": self._reset,
        }

    async def change(self, interaction: discord.Interaction, change: Change) -> GuildSettings:
        return await self._store.change_settings(interaction.guild_id or 0, interaction.user.id, change)

    async def do(self, step: Step) -> None:
        """RefusedError `not-now` for what these pages do not have."""
        part = self._parts.get(step.part)
        if part is None:
            raise RefusedError("not-now")
        try:
            await part(step)
        except problems.WrongFieldsError as error:
            await self._refuse(step, problems.wrong_fields(step.t, error))
        except SettingError as error:
            await self._refuse(step, problems.refused(step.t, error, step.what if step.what in RENDERERS else ""))

    async def _refuse(self, step: Step, why: str) -> None:
        await step.answer.show(plain.said(why, accent=kit.WARN), private=True)

    async def _settings(self, step: Step) -> GuildSettings:
        guild_id = step.click.interaction.guild_id or 0
        return await self._store.settings(guild_id) or GuildSettings(guild_id)

    async def _ask(self, step: Step, title: str, fields: tuple[Field, ...], values: Mapping[str, Any]) -> None:
        sent = config_id(step.part, step.what, "save", step.page)
        await step.answer.ask(forms.form(step.t, title, sent, fields, values))

    def _sent(self, step: Step, fields: tuple[Field, ...]) -> dict[str, Any]:
        """What a sent form changes. WrongFieldsError."""
        changed, wrong = updates(fields, step.click.fields)
        if wrong:
            raise problems.WrongFieldsError(tuple(wrong))
        return changed

    async def _rules(self, step: Step) -> None:
        played = self._played(step.what)
        page = min(step.page, len(pages.rule_pages(played)) - 1)
        fields = pages.rule_pages(played)[page]
        if step.act == "edit":
            title = step.t("config-form-rules", game=step.t(f"game-{played.key}"), page=page + 1)
            in_force = setting.rules_in_force(await self._settings(step), played)
            await self._ask(step, title, fields, dict(in_force))
        elif step.act == "name":
            await step.answer.ask(forms.name_form(step.t, config_id("rules", played.key, "keep", page)))
        elif step.act in ("back", "on"):
            await self._show_rules(step, await self._settings(step), played, page)
        else:
            change = self._rule_change(step, played, fields)
            settings = await self.change(step.click.interaction, change)
            await self._show_rules(step, settings, played, page, step.t("config-saved"))

    def _rule_change(self, step: Step, played: Played, fields: tuple[Field, ...]) -> Change:
        """RefusedError `not-now`, WrongFieldsError."""
        chosen = step.chosen
        match step.act:
            case "save":
                changed = self._sent(step, fields)
                return lambda now: setting.with_rules(now, played, changed)
            case "preset":
                return lambda now: setting.with_preset(now, played, chosen)
            case "forget":
                return lambda now: setting.without_preset(now, played, chosen)
            case "keep":
                name = str(step.click.fields.get(forms.NAME) or "")
                return lambda now: setting.saving_preset(now, played, name)
        raise RefusedError("not-now")

    async def _show_rules(
        self, step: Step, settings: GuildSettings, played: Played, page: int, note: str | None = None
    ) -> None:
        view = pages.rules_page(Sheet(step.t, settings, self._usual), played, page, note)
        await step.answer.show(view, update=True, private=True)

    async def _stakes(self, step: Step) -> None:
        played = self._played(step.what)
        fields = pages.stake_fields(played)
        if step.act != "save":
            title = step.t("config-form-stakes", game=step.t(f"game-{played.key}"))
            await self._ask(step, title, fields, pages.stake_values(await self._settings(step), played))
            return
        changed = self._sent(step, fields)
        await self._saved_stakes(step, played, lambda now: setting.with_stakes(now, played, changed))

    async def _server(self, step: Step) -> None:
        played = self._played(step.what)
        fields = pages.server_fields()
        if step.act != "save":
            values = dict(setting.server_chips(await self._settings(step)))
            await self._ask(step, step.t("config-form-server"), fields, values)
            return
        changed = self._sent(step, fields)
        await self._saved_stakes(step, played, lambda now: setting.with_server(now, changed))

    async def _saved_stakes(self, step: Step, played: Played, change: Change) -> None:
        sheet = Sheet(step.t, await self.change(step.click.interaction, change), self._usual)
        await step.answer.show(pages.stakes_page(sheet, played, step.t("config-saved")), update=True, private=True)

    async def _tables(self, step: Step) -> None:
        found = pages.table_pages()
        fields = found[min(step.page, len(found) - 1)]
        if step.act == "edit":
            await self._ask(step, step.t("config-form-tables"), fields, dict((await self._settings(step)).tables))
            return
        if step.act == "where":
            channels = tuple(int(value) for value in step.click.values if value.isdecimal())
            settings = await self.change(step.click.interaction, lambda now: replace(now, channels=channels))
        else:
            changed = self._sent(step, fields)
            settings = await self.change(step.click.interaction, lambda now: setting.with_tables(now, changed))
        view = pages.tables_page(Sheet(step.t, settings, self._usual), step.t("config-saved"))
        await step.answer.show(view, update=True, private=True)

    async def _reset(self, step: Step) -> None:
        game = step.what if step.what in RENDERERS else None
        if game is None and step.what != "all":
            raise RefusedError("not-now")
        await self.change(step.click.interaction, lambda now: setting.reset(now, game))
        await step.answer.show(plain.said(step.t("config-reset-done")), update=True, private=True)
