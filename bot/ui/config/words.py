"""Settings in words: what a field is called, what its value means, what it takes, and the log of changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.protocol import AnyGame
from bot.l10n import Texts
from bot.sessions.guild import ServerChips, Stakes, TablePolicy
from bot.sessions.ports import SettingsLine
from bot.ui import kit
from bot.ui.config.fields import Field, fields_of, token

SERVER, STAKES, TABLES = "server", "stakes", "tables"
"""Groups of fields besides those of the games."""


def value(t: Texts, field: Field, held: Any, usual: Mapping[str, int] | None = None) -> str:
    """A value in words; an empty one says what holds then. `usual`: what the bot itself has, by field name."""
    if field.kind == "toggle":
        return t("field-on" if held else "field-off")
    if field.kind == "choice":
        return t(f"{field.key}-{token(held)}")
    if held is None and usual and field.name in usual:
        return t("field-usual", number=usual[field.name])
    if held is None:
        return t(f"{field.key}-none")
    if field.kind == "number" and held == 0 and t.has(f"{field.key}-zero"):
        return t(f"{field.key}-zero")
    return t("field-number", number=held) if field.kind == "number" else str(held)


def allowed(t: Texts, field: Field) -> str:
    """What may be written into a field: its range, and that it may be left empty."""
    if field.kind == "text":
        return t("field-text", most=field.high)
    return t("field-range-empty" if field.optional else "field-range", low=field.low, high=field.high)


def listed(
    t: Texts, fields: Sequence[Field], values: Mapping[str, Any], usual: Mapping[str, int] | None = None
) -> list[str]:
    """A line for each field with what is in force."""
    held = {field.name: values.get(field.name, field.default) for field in fields}
    return [t("config-field", name=t(field.key), value=value(t, field, held[field.name], usual)) for field in fields]


def change(t: Texts, line: SettingsLine, games: Mapping[str, AnyGame]) -> str:
    """A line of the log: when, who, what, before and after."""
    what, before, after = _change(t, line, games)
    return t("config-log-line", when=kit.moment(line.at), who=f"<@{line.user_id}>", what=what, before=before,
             after=after)  # fmt: skip


def _change(t: Texts, line: SettingsLine, games: Mapping[str, AnyGame]) -> tuple[str, str, str]:
    area, _, rest = line.what.partition(".")
    game, _, name = rest.partition(".")
    if area == "banned":
        return t("config-log-banned", who=f"<@{rest}>"), _yes(t, line.before), _yes(t, line.after)
    if area == "channels":
        return t("config-channels"), channels(t, line.before), channels(t, line.after)
    if area == "locale":
        return t("config-locale"), language(t, line.before), language(t, line.after)
    if area == "presets" and game in games:
        return t("config-log-preset", game=t(f"game-{game}"), name=name), _kept(t, line.before), _kept(t, line.after)
    field = _field(line.what, games)
    if field is None:
        return line.what, str(line.before), str(line.after)
    title = t("config-log-of", game=t(f"game-{game}"), name=t(field.key)) if game in games else t(field.key)
    return title, _value(t, field, line.before), _value(t, field, line.after)


def _field(path: str, games: Mapping[str, AnyGame]) -> Field | None:
    """The field of a path of the log; None for one that is there no more."""
    area, _, rest = path.partition(".")
    game, _, name = rest.partition(".")
    if area == "rules" and game in games:
        fields, wanted = fields_of(game, games[game].house_rules), name
    elif area == "stakes":
        fields, wanted = fields_of(STAKES, Stakes), name
    elif area == "tables":
        fields, wanted = fields_of(TABLES, TablePolicy), rest
    else:
        fields, wanted = fields_of(SERVER, ServerChips), area
    return next((field for field in fields if field.name == wanted), None)


def _value(t: Texts, field: Field, held: Any) -> str:
    """Nothing set means the default."""
    try:
        return value(t, field, field.default if held is None else held)
    except (TypeError, ValueError):
        return str(held)


def _yes(t: Texts, held: Any) -> str:
    return t("field-on" if held else "field-off")


def _kept(t: Texts, held: Any) -> str:
    return t("config-log-none") if held is None else t("config-log-rules", number=len(held))


def channels(t: Texts, ids: Any) -> str:
    return " ".join(f"<#{channel}>" for channel in ids or ()) or t("config-channels-all")


def language(t: Texts, locale: Any) -> str:
    return t(f"language-{locale}" if locale else "config-default")
