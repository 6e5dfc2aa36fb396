"""What administrators see: everything in force, and a page for each part that can be set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.l10n import Texts
from bot.sessions.guild import GuildSettings, ServerChips, Stakes, TablePolicy
from bot.sessions.setting import Played, rules_in_force, server_chips
from bot.ui import kit
from bot.ui.config import words
from bot.ui.config.fields import Field, fields_of, pages
from bot.ui.ids import custom_id
from bot.ui.opening import preset_choices
from bot.ui.screens.rules import NO_TABLE

VERB = "config"
LONGEST_LABEL = 45
MOST_OPTIONS = 25


@dataclass(frozen=True, slots=True)
class Sheet:
    """What all pages are drawn from."""

    t: Texts
    settings: GuildSettings
    usual: Mapping[str, int]
    """what holds where the server has set nothing, by the name of the setting"""


def config_id(part: str, what: str, act: str, page: int = 0) -> str:
    """Id of a component of these pages; it stands for no table, and its version is the number of a page."""
    return custom_id(NO_TABLE, page, VERB, f"{part}.{what}.{act}")


def stake_fields(played: Played) -> tuple[Field, ...]:
    """The stake itself, which is one of the house rules, then what stands around it."""
    house = fields_of(played.key, played.game.house_rules)
    return (*(field for field in house if field.name == played.stake_field), *fields_of(words.STAKES, Stakes))


def stake_values(settings: GuildSettings, played: Played) -> Mapping[str, Any]:
    stake = getattr(rules_in_force(settings, played), played.stake_field)
    return {played.stake_field: stake, **dict(settings.stakes_of(played.key))}


def rule_pages(played: Played) -> tuple[tuple[Field, ...], ...]:
    return pages(fields_of(played.key, played.game.house_rules))


def table_pages() -> tuple[tuple[Field, ...], ...]:
    return pages(fields_of(words.TABLES, TablePolicy))


def server_fields() -> tuple[Field, ...]:
    return fields_of(words.SERVER, ServerChips)


def rules_page(sheet: Sheet, played: Played, page: int, note: str | None = None) -> kit.View:
    """One page of the house rules, and the named sets."""
    t = sheet.t
    found = rule_pages(played)
    page = min(page, len(found) - 1)
    values = dict(rules_in_force(sheet.settings, played))
    return kit.page(
        kit.text(t("config-rules-title", game=t(f"game-{played.key}")), note),
        kit.text(*_explained(sheet, found[page], values)),
        kit.text(t("config-page", page=page + 1, pages=len(found))),
        kit.row(
            _turn(t("button-config-back"), "back", played.key, page - 1, len(found)),
            _turn(t("button-config-forward"), "on", played.key, page + 1, len(found)),
            kit.button(t("button-config-edit"), config_id("rules", played.key, "edit", page), ButtonStyle.primary),
            kit.button(t("button-config-keep"), config_id("rules", played.key, "name", page)),
        ),
        _named_select(sheet, played, page),
        _forget_select(sheet, played, page),
        kit.text(t("config-new-tables")),
        accent=kit.FELT,
    )


def _turn(label: str, act: str, game: str, page: int, pages: int) -> kit.Button:
    """To the page before or after, switched off where there is none."""
    return kit.button(label, config_id("rules", game, act, max(page, 0)), disabled=not 0 <= page < pages)


def _explained(sheet: Sheet, fields: Sequence[Field], values: Mapping[str, Any]) -> list[str]:
    t = sheet.t
    lines = words.listed(t, fields, values, sheet.usual)
    return [f"{line}\n-# {t(f'{field.key}-about')}" for field, line in zip(fields, lines, strict=True)]


def _named_select(sheet: Sheet, played: Played, page: int) -> kit.Item:
    options = [
        SelectOption(label=label[:LONGEST_LABEL], value=value)
        for label, value in preset_choices(sheet.t, played.game, sheet.settings)
    ]
    return kit.select(
        config_id("rules", played.key, "preset", page), sheet.t("config-preset-apply"), options[:MOST_OPTIONS]
    )


def _forget_select(sheet: Sheet, played: Played, page: int) -> kit.Item | None:
    own = [SelectOption(label=name, value=name) for name in sheet.settings.presets.get(played.key, {})]
    if not own:
        return None
    return kit.select(config_id("rules", played.key, "forget", page), sheet.t("config-preset-forget"), own)


def stakes_page(sheet: Sheet, played: Played, note: str | None = None) -> kit.View:
    t = sheet.t
    return kit.page(
        kit.text(t("config-stakes-title", game=t(f"game-{played.key}")), note),
        kit.text(*_explained(sheet, stake_fields(played), stake_values(sheet.settings, played))),
        kit.line(),
        kit.text(t("config-server-title")),
        kit.text(*_explained(sheet, server_fields(), dict(server_chips(sheet.settings)))),
        kit.row(
            kit.button(t("button-config-stakes"), config_id("stakes", played.key, "edit"), ButtonStyle.primary),
            kit.button(t("button-config-server"), config_id("server", played.key, "edit")),
        ),
        kit.text(t("config-new-tables")),
        accent=kit.FELT,
    )


def tables_page(sheet: Sheet, note: str | None = None) -> kit.View:
    """How tables are run, and where: the list of channels is chosen in place."""
    t = sheet.t
    found = table_pages()
    values = dict(sheet.settings.tables)
    return kit.page(
        kit.text(t("config-tables-title"), note),
        kit.text(*words.listed(t, fields_of(words.TABLES, TablePolicy), values, sheet.usual)),
        kit.row(
            *(
                kit.button(
                    t(f"button-config-tables-{page}"),
                    config_id("tables", "all", "edit", page),
                    ButtonStyle.primary if page == 0 else ButtonStyle.secondary,
                )
                for page in range(len(found))
            )
        ),
        kit.line(),
        kit.text(t("config-channels-in", channels=words.channels(t, sheet.settings.channels))),
        _channel_select(sheet),
        kit.text(t("config-new-tables")),
        accent=kit.FELT,
    )


def _channel_select(sheet: Sheet) -> kit.Item:
    chosen = [
        discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
        for channel in sheet.settings.channels[:MOST_OPTIONS]
    ]
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=config_id("tables", "all", "where"),
            channel_types=[discord.ChannelType.text],
            placeholder=sheet.t("config-channels-select"),
            min_values=0,
            max_values=MOST_OPTIONS,
            default_values=chosen,
        )
    )


def reset_page(t: Texts, game: str | None) -> kit.View:
    what = t("config-reset-game", game=t(f"game-{game}")) if game else t("config-reset-all")
    return kit.page(
        kit.text(t("config-reset-title"), what),
        kit.row(kit.button(t("button-config-reset"), config_id("reset", game or "all", "yes"), ButtonStyle.danger)),
        accent=kit.WARN,
    )
