"""The options of a table of mus as fields of a form, and what a sent form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.games.mus.house import MusRules
from bot.ui.renderers import forms
from bot.ui.scene import Scene

TARGETS = ("40", "35", "30")
MATCHES = {"1-1": (1, 1), "2-1": (2, 1), "3-1": (3, 1), "4-1": (4, 1), "3-2": (3, 2), "3-3": (3, 3)}
"""Juegos that make a vaca, vacas that make the match."""
SWITCHES: forms.Switches = {
    "four": ("kings", 4, 8),
    "real": ("real", "figure", "off"),
    "one": ("min_raise", 1, 2),
    "cap": ("bet_cap", "remaining", "none"),
    "highest": ("pair_answer", "highest", "sequential"),
    "refuser": ("refuser_out", True, False),
    "deje": ("extra_deje", True, False),
    "running": ("running_mus", "each_game", "off"),
    "together": ("discard_order", "simultaneous", "in_turn"),
    "signals": ("signals", "button", "off"),
}


def form(scene: Scene) -> list[ui.Item[Any]]:
    t, rules = scene.t, scene.table.rules
    if not isinstance(rules, MusRules):
        raise TypeError(f"not a table of mus: {rules!r}")
    return [
        forms.number(t, "mus", "stake", scene.table.terms.stake),
        forms.choice(t, "mus", "target", TARGETS, str(rules.target)),
        forms.choice(t, "mus", "match", tuple(MATCHES), f"{rules.games_to_win}-{rules.vacas_to_win}"),
        forms.switches(t, "mus", rules, SWITCHES),
    ]


def read_form(fields: Mapping[str, Any], rules: MusRules) -> Mapping[str, Any]:
    """All house rules that differ from the default. FieldError for a stake out of bounds."""
    now = (rules.games_to_win, rules.vacas_to_win)
    games, vacas = MATCHES.get(forms.read_choice(fields, "match", tuple(MATCHES), ""), now)
    return forms.changed(
        rules,
        {
            "stake": forms.read_number(fields.get("stake"), 0, forms.MOST),
            "target": int(forms.read_choice(fields, "target", TARGETS, str(rules.target))),
            "games_to_win": games,
            "vacas_to_win": vacas,
            **forms.read_switches(fields, rules, SWITCHES),
        },
    )
