"""The options of a table of individual mus as fields of a form, and what a sent form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.games.mus_individual.house import MusIndividualRules
from bot.ui.renderers import forms
from bot.ui.scene import Scene

FEWEST, MOST = 3, 20
"""Stones of each seat."""
DEFEATS = ("1", "2", "3", "4", "5")
SWITCHES: forms.Switches = {
    "four": ("kings", 4, 8),
    "returns": ("resolution", "winner_returns_stake", "worst_takes_pot"),
    "all": ("refuse_takes", "all", "accepted"),
    "deje": ("deje", 1, 0),
    "premio": ("premio_with_bet", True, False),
    "two": ("min_bet", 2, 1),
    "real": ("real", "figure", "off"),
    "juego33": ("juego33", True, False),
}


def form(scene: Scene) -> list[ui.Item[Any]]:
    t, rules = scene.t, scene.table.rules
    if not isinstance(rules, MusIndividualRules):
        raise TypeError(f"not a table of individual mus: {rules!r}")
    return [
        forms.number(t, "mus_individual", "stake", scene.table.terms.stake),
        forms.number(t, "mus_individual", "stones", rules.stones, most=MOST),
        forms.choice(t, "mus_individual", "defeats", DEFEATS, str(rules.defeats)),
        forms.switches(t, "mus_individual", rules, SWITCHES),
    ]


def read_form(fields: Mapping[str, Any], rules: MusIndividualRules) -> Mapping[str, Any]:
    """All house rules that differ from the default. FieldError for a number out of bounds."""
    return forms.changed(
        rules,
        {
            "stake": forms.read_number(fields.get("stake"), 0, forms.MOST),
            "stones": forms.read_number(fields.get("stones"), FEWEST, MOST, "mus_individual-form-stones-wrong"),
            "defeats": int(forms.read_choice(fields, "defeats", DEFEATS, str(rules.defeats))),
            **forms.read_switches(fields, rules, SWITCHES),
        },
    )
