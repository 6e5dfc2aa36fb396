"""Forms made of fields: a choice becomes a list, a number a line to write in, what is on or off a box to tick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.l10n import Texts
from bot.sessions.setting import LONGEST_NAME
from bot.ui.config import words
from bot.ui.config.fields import Field, token

NAME = "name"


def form(t: Texts, title: str, custom_id: str, fields: Sequence[Field], values: Mapping[str, Any]) -> ui.Modal:
    """`values`: what is in force, by field name."""
    modal = ui.Modal(title=title, custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(_label(t, field, values.get(field.name, field.default)))
    return modal


def name_form(t: Texts, custom_id: str) -> ui.Modal:
    """Asks for the name of a set of house rules."""
    modal = ui.Modal(title=t("config-form-name"), custom_id=custom_id, timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(custom_id=NAME, max_length=LONGEST_NAME)
    modal.add_item(ui.Label(text=t("config-name"), description=t("config-name-about"), component=field))
    return modal


def _label(t: Texts, field: Field, value: Any) -> ui.Label[Any]:
    return ui.Label(text=t(field.key), description=t(f"{field.key}-about"), component=_input(t, field, value))


def _input(t: Texts, field: Field, value: Any) -> ui.Item[Any]:
    input_id = f"{field.name}={token(value)}"
    if field.kind == "toggle":
        return ui.Checkbox(custom_id=input_id, default=bool(value))
    if field.kind == "choice":
        options = [
            discord.SelectOption(label=words.value(t, field, choice), value=token(choice), default=choice == value)
            for choice in field.choices
        ]
        return ui.Select(custom_id=input_id, options=options, required=True)
    return ui.TextInput(
        custom_id=input_id,
        default=token(value) or None,
        placeholder=words.allowed(t, field),
        required=not field.optional,
        max_length=field.high if field.kind == "text" else len(str(field.high)),
    )
