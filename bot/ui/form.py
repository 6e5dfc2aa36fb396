"""The form with a table's options: its clock, and what the game's renderer asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from discord import RadioGroupOption, ui

from bot.sessions.model import Terms
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene

SECONDS = (30, 60, 90, 0)


def options_form(scene: Scene) -> ui.Modal:
    t, now = scene.t, scene.table.terms.turn_seconds
    choices = [
        RadioGroupOption(label=t(f"form-time-{seconds}"), value=str(seconds), default=seconds == now)
        for seconds in SECONDS
    ]
    if now not in SECONDS:
        choices.append(RadioGroupOption(label=t("form-time-other", seconds=now), value=str(now), default=True))
    modal = ui.Modal(title=t("form-title"), custom_id=scene.id("options", "save"), timeout=None)
    for item in renderer_of(scene.table.game).form(scene):
        modal.add_item(item)
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="time", options=choices)
    modal.add_item(ui.Label(text=t("form-time"), component=group))
    return modal


def read_options(scene: Scene, fields: Mapping[str, Any]) -> tuple[Mapping[str, Any], Terms]:
    """House rules that differ from the default, and the terms. FieldError names what is wrong."""
    table = scene.table
    changed = renderer_of(table.game).read_form(fields, table.rules)
    chosen = fields.get("time")
    if isinstance(chosen, list | tuple):
        chosen = next(iter(chosen), None)
    allowed = {str(seconds): seconds for seconds in SECONDS}
    seconds = allowed.get(str(chosen), table.terms.turn_seconds)
    return changed, replace(table.terms, turn_seconds=seconds)
