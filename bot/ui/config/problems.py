"""Why a setting was not taken, in words, with what would be."""

from __future__ import annotations

from dataclasses import dataclass

from bot.l10n import Texts
from bot.sessions.setting import SettingError
from bot.ui.config import words
from bot.ui.config.fields import Field


@dataclass(frozen=True, slots=True)
class WrongFieldsError(Exception):
    """What was written into some fields is none of their values."""

    fields: tuple[Field, ...]


def wrong_fields(t: Texts, error: WrongFieldsError) -> str:
    """Each wrong field with its range."""
    lines = [t("config-wrong-field", name=t(field.key), allowed=words.allowed(t, field)) for field in error.fields]
    return "\n".join([t("config-wrong"), *lines])


def refused(t: Texts, error: SettingError, game: str) -> str:
    """`game`: key of the game that was set, empty where it was none."""
    names = [_name(t, game, field) for field in error.fields]
    values = {"least": 0, "most": 0, "stake": 0, **error.details}
    return t(f"setting-{error.code}", fields=" · ".join(f"**{name}**" for name in names), game=_game(t, game), **values)


def _game(t: Texts, game: str) -> str:
    return t(f"game-{game}") if game else ""


def _name(t: Texts, game: str, field: str) -> str:
    groups = (game, words.STAKES, words.SERVER, words.TABLES)
    key = next((f"field-{group}-{field}" for group in groups if group and t.has(f"field-{group}-{field}")), None)
    return t(key) if key else field
