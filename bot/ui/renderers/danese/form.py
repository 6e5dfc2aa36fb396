"""The options of a table of dane-se as fields of a form, and what a sent form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.games.danese.model import DaneseRules
from bot.ui.renderers import forms
from bot.ui.renderers.base import FieldError
from bot.ui.scene import Scene

LARGEST = 17
SCHEDULES = ("ascending", "escalera", "escalera_repeat", "descending")
SWITCHES: forms.Switches = {
    "left": ("first_bidder", "left", "dealer"),
    "hook": ("hook", True, False),
    "five": ("zero_points", 5, 10),
    "tricks": ("miss", "tricks", "zero"),
    "extra": ("tiebreak", "extra_hand", "shared"),
    "together": ("simultaneous_bids", True, False),
}


def form(scene: Scene) -> list[ui.Item[Any]]:
    t, rules = scene.t, scene.table.rules
    if not isinstance(rules, DaneseRules):
        raise TypeError(f"not a table of dane-se: {rules!r}")
    return [
        forms.number(t, "danese", "stake", scene.table.terms.stake),
        forms.number(t, "danese", "cards", rules.max_cards, most=LARGEST),
        forms.choice(t, "danese", "schedule", SCHEDULES, rules.schedule),
        forms.switches(t, "danese", rules, SWITCHES),
    ]


def read_form(fields: Mapping[str, Any], rules: DaneseRules) -> Mapping[str, Any]:
    """All house rules that differ from the default. FieldError for a number out of bounds, or two that exclude."""
    updates = {
        "stake": forms.read_number(fields.get("stake"), 0, forms.MOST),
        "max_cards": forms.read_number(fields.get("cards"), 1, LARGEST, "danese-form-cards-wrong"),
        "schedule": forms.read_choice(fields, "schedule", SCHEDULES, rules.schedule),
        **forms.read_switches(fields, rules, SWITCHES),
    }
    found = forms.changed(rules, updates)
    if found.get("hook") and found.get("simultaneous_bids"):
        raise FieldError("danese-form-hook-together")
    return found
