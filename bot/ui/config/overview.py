"""All that a server has set, on one page, with the bot's permissions here and the last changes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.l10n import Texts
from bot.sessions.guild import GuildSettings, TablePolicy
from bot.sessions.policy import base_terms
from bot.sessions.setting import Played, rules_in_force
from bot.ui import kit
from bot.ui.config import words
from bot.ui.config.fields import fields_of
from bot.ui.house import House

ROOM = 1550
"""Characters of the page; the log takes what the rest leaves."""
MOST_CHANNELS = 5


def overview(
    t: Texts,
    settings: GuildSettings,
    house: House,
    games: Sequence[Played],
    checkup: Sequence[str],
    log: Sequence[str],
) -> kit.View:
    """`checkup`: lines about the bot's permissions; `log`: the last changes, newest first."""
    parts = [
        "\n".join([t("config-title"), *_server(t, settings, house)]),
        "\n".join([t("config-tables-heading"), *words.listed(t, fields_of(words.TABLES, TablePolicy),
                                                             dict(settings.tables), house.usual)]),
        "\n".join([t("config-games-heading"), *(_game(t, settings, house, played) for played in games)]),
        "\n".join([t("checkup-heading"), *checkup]),
    ]  # fmt: skip
    left = ROOM - sum(map(len, parts)) - len(t("config-log-heading"))
    shown = _fitting(log, left)
    return kit.page(
        *(kit.text(part) for part in parts),
        kit.text(t("config-log-heading"), *shown) if shown else None,
        accent=kit.DONE,
    )


def _server(t: Texts, settings: GuildSettings, house: House) -> list[str]:
    places = words.channels(t, settings.channels[:MOST_CHANNELS])
    more = len(settings.channels) - MOST_CHANNELS
    return [
        t("config-line-locale", language=words.language(t, settings.locale or house.locale)),
        t("config-line-grant", chips=house.grant if settings.grant is None else settings.grant),
        t("config-line-daily", chips=settings.daily_floor, zone=settings.timezone),
        t("config-line-channels", channels=places, more=max(more, 0)),
        t("config-line-banned", number=len(settings.banned)),
    ]


def _game(t: Texts, settings: GuildSettings, house: House, played: Played) -> str:
    rules = rules_in_force(settings, played)
    usual = type(rules).model_fields
    differ = sum(value != usual[name].default for name, value in rules if name != played.stake_field)
    terms = base_terms(settings, house.terms, played.key)
    return t(
        "config-line-game",
        game=t(f"game-{played.key}"),
        stake=getattr(rules, played.stake_field),
        buy_in=terms.buy_in,
        rules=differ,
    )


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """As many as fit, in order."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        found.append(line)
    return found
