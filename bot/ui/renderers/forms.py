"""Parts of the options forms of all games, and how their fields are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import CheckboxGroupOption, RadioGroupOption, ui

from bot.games.protocol import HouseRules
from bot.l10n import Texts
from bot.ui.renderers.base import FieldError

MOST = 100_000
"""Chips that a form takes at most."""
Label = ui.Label[Any]
Switches = Mapping[str, tuple[str, Any, Any]]
"""Switch to the field it sets, and the field's value when it is on and off."""


def number(t: Texts, game: str, name: str, value: int | None, *, most: int = MOST, hint: str | None = None) -> Label:
    """A field for a whole number, empty where there is none; `hint` says what an empty one means and allows it."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        default=None if value is None else str(value),
        placeholder=hint,
        required=hint is None,
        max_length=len(str(most)),
    )
    return ui.Label(text=t(f"{game}-form-{name}"), description=t(f"{game}-form-{name}-about"), component=field)


def choice(t: Texts, game: str, name: str, values: tuple[str, ...], chosen: str) -> Label:
    """One of several words."""
    options = [
        RadioGroupOption(label=t(f"{game}-form-{name}-{value}"), value=value, default=value == chosen)
        for value in values
    ]
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=name, options=options)
    return ui.Label(text=t(f"{game}-form-{name}"), component=group)


def switches(t: Texts, game: str, rules: HouseRules, offered: Switches) -> Label:
    """The house rules that are on or off."""
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id="house",
        required=False,
        min_values=0,
        max_values=len(offered),
        options=[
            CheckboxGroupOption(label=t(f"{game}-form-{name}"), value=name, default=is_on(rules, offered[name]))
            for name in offered
        ],
    )
    return ui.Label(text=t(f"{game}-form-house"), component=group)


def is_on(rules: HouseRules, switch: tuple[str, Any, Any]) -> bool:
    """A field with a third value counts as on: only the value for off is off."""
    field, _, off = switch
    return bool(getattr(rules, field) != off)


def read_switches(fields: Mapping[str, Any], rules: HouseRules, offered: Switches) -> dict[str, Any]:
    """The fields whose switch was moved; one that was not leaves its field as it was."""
    on = set(fields.get("house") or ())
    return {
        switch[0]: switch[1] if name in on else switch[2]
        for name, switch in offered.items()
        if (name in on) != is_on(rules, switch)
    }


def read_number(text: Any, low: int, high: int, key: str = "form-chips") -> int:
    """FieldError under `key` for anything but a whole number from `low` to `high`."""
    word = str(text or "").strip()
    if not (word.isascii() and word.isdecimal()) or not low <= int(word) <= high:
        raise FieldError(key, low, high)
    return int(word)


def read_choice(fields: Mapping[str, Any], name: str, values: tuple[str, ...], now: str) -> str:
    """The word chosen; what is in force where none of the `values` was."""
    chosen = fields.get(name)
    if isinstance(chosen, list | tuple):
        chosen = next(iter(chosen), None)
    return chosen if chosen in values else now


def changed(rules: HouseRules, updates: Mapping[str, Any]) -> Mapping[str, Any]:
    """All house rules that differ from the default once `updates` hold."""
    fields = type(rules).model_fields
    merged = {name: updates.get(name, getattr(rules, name)) for name in fields}
    return {name: value for name, value in merged.items() if value != fields[name].default}
