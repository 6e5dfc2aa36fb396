"""The options of a julepe table as fields of a form, and what a sent form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.games.julepe.model import JulepeRules
from bot.ui.renderers import forms
from bot.ui.scene import Scene

SWITCHES: forms.Switches = {
    "baile": ("dealer_takes_turn_up", "optional", "never"),
    "double": ("turn_up_double", True, False),
    "ace": ("ace_must_play", True, False),
    "undertrump": ("must_undertrump", True, False),
    "pot": ("penalty_mode", "pot", "fixed"),
    "antes": ("who_antes", "all", "dealer"),
}


def form(scene: Scene) -> list[ui.Item[Any]]:
    t, rules = scene.t, scene.table.rules
    if not isinstance(rules, JulepeRules):
        raise TypeError(f"not a table of julepe: {rules!r}")
    return [
        forms.number(t, "julepe", "stake", rules.stake),
        forms.number(t, "julepe", "penalty", rules.penalty, hint=t("julepe-form-penalty-hint")),
        forms.switches(t, "julepe", rules, SWITCHES),
    ]


def read_form(fields: Mapping[str, Any], rules: JulepeRules) -> Mapping[str, Any]:
    """All house rules that differ from the default. FieldError for an amount out of bounds."""
    penalty = str(fields.get("penalty") or "").strip()
    return forms.changed(
        rules,
        {
            "stake": forms.read_number(fields.get("stake"), 1, forms.MOST),
            "penalty": forms.read_number(penalty, 1, forms.MOST) if penalty else None,
            **forms.read_switches(fields, rules, SWITCHES),
        },
    )
