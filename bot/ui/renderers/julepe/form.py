"""The options of a julepe table as fields of a form, and what a sent form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import CheckboxGroupOption, ui

from bot.games.julepe.model import JulepeRules
from bot.ui.renderers.base import FieldError
from bot.ui.scene import Scene

MOST = 100_000
"""Chips of a puesta or a julepe that the form takes at most."""
SWITCHES: Mapping[str, tuple[str, Any, Any]] = {
    "baile": ("dealer_takes_turn_up", "optional", "never"),
    "double": ("turn_up_double", True, False),
    "ace": ("ace_must_play", True, False),
    "undertrump": ("must_undertrump", True, False),
    "pot": ("penalty_mode", "pot", "fixed"),
    "antes": ("who_antes", "all", "dealer"),
}
"""Switch to the field it sets, and the field's value when it is on and off."""


def form(scene: Scene) -> list[ui.Item[Any]]:
    t = scene.t
    rules = scene.table.rules
    if not isinstance(rules, JulepeRules):
        raise TypeError(f"not a table of julepe: {rules!r}")
    digits = len(str(MOST))
    stake: ui.TextInput[Any] = ui.TextInput(custom_id="stake", default=str(rules.stake), max_length=digits)
    penalty: ui.TextInput[Any] = ui.TextInput(
        custom_id="penalty",
        default=str(rules.penalty) if rules.penalty is not None else None,
        placeholder=t("julepe-form-penalty-hint"),
        required=False,
        max_length=digits,
    )
    switches: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id="house",
        required=False,
        min_values=0,
        max_values=len(SWITCHES),
        options=[
            CheckboxGroupOption(label=t(f"julepe-form-{name}"), value=name, default=is_on(rules, name))
            for name in SWITCHES
        ],
    )
    return [
        ui.Label(text=t("julepe-form-stake"), description=t("julepe-form-stake-about"), component=stake),
        ui.Label(text=t("julepe-form-penalty"), description=t("julepe-form-penalty-about"), component=penalty),
        ui.Label(text=t("julepe-form-house"), component=switches),
    ]


def is_on(rules: JulepeRules, switch: str) -> bool:
    """A field with a third value counts as on: only the value for off is off."""
    field, _, off = SWITCHES[switch]
    return bool(getattr(rules, field) != off)


def read_form(fields: Mapping[str, Any], rules: JulepeRules) -> Mapping[str, Any]:
    """All house rules that differ from the default. A switch that was not moved leaves its field as it was."""
    changed = {name: getattr(rules, name) for name in rules.model_fields_set}
    changed["stake"] = _chips(fields.get("stake"))
    changed.pop("penalty", None)
    if str(fields.get("penalty") or "").strip():
        changed["penalty"] = _chips(fields.get("penalty"))
    on = set(fields.get("house") or ())
    for switch, (field, when_on, when_off) in SWITCHES.items():
        if (switch in on) != is_on(rules, switch):
            changed[field] = when_on if switch in on else when_off
    defaults = JulepeRules.model_fields
    return {name: value for name, value in changed.items() if value != defaults[name].default}


def _chips(text: Any) -> int:
    word = str(text or "").strip()
    if not word.isdecimal() or not 1 <= int(word) <= MOST:
        raise FieldError("form-chips", 1, MOST)
    return int(word)
