"""The options of a bestia table as fields of a form, and what a sent form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.games.bestia.model import HAND, BestiaRules
from bot.ui.renderers import forms
from bot.ui.scene import Scene

SWITCHES: forms.Switches = {
    "undertrump": ("must_undertrump", True, False),
    "fifth": ("trick_pay", "fifth", "chip"),
    "split": ("several_bestias", "split", "each"),
    "two": ("two_split", True, False),
    "ace": ("ace_trump_leads", True, False),
    "turnup": ("trump_from", "turn_up", "dealer_card"),
}


def form(scene: Scene) -> list[ui.Item[Any]]:
    t, rules = scene.t, scene.table.rules
    if not isinstance(rules, BestiaRules):
        raise TypeError(f"not a table of bestia: {rules!r}")
    return [
        forms.number(t, "bestia", "ante", rules.ante),
        forms.number(t, "bestia", "cap", rules.penalty_cap or None, hint=t("bestia-form-cap-hint")),
        forms.number(t, "bestia", "exchange", rules.exchange, most=HAND),
        forms.switches(t, "bestia", rules, SWITCHES),
    ]


def read_form(fields: Mapping[str, Any], rules: BestiaRules) -> Mapping[str, Any]:
    """All house rules that differ from the default. FieldError for a number out of bounds."""
    cap = str(fields.get("cap") or "").strip()
    return forms.changed(
        rules,
        {
            "ante": forms.read_number(fields.get("ante"), 1, forms.MOST),
            "penalty_cap": forms.read_number(cap, 0, forms.MOST) if cap else 0,
            "exchange": forms.read_number(fields.get("exchange"), 0, HAND, "bestia-form-exchange-wrong"),
            **forms.read_switches(fields, rules, SWITCHES),
        },
    )
