"""A click, a choice or a sent form, read from an interaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.ui.ids import Ref, parse


@dataclass(frozen=True, slots=True)
class Click:
    """What was clicked: `values` of a select, `fields` of a form by their ids."""

    interaction: discord.Interaction
    ref: Ref
    values: tuple[str, ...] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)


def click_of(interaction: discord.Interaction) -> Click | None:
    """None for what is no click on a component of ours."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return None
    data: Mapping[str, Any] = dict(interaction.data or {})
    ref = parse(str(data.get("custom_id", "")))
    if ref is None:
        return None
    return Click(interaction, ref, tuple(data.get("values", ())), fields_of(data.get("components", ())))


def fields_of(components: Any) -> dict[str, Any]:
    """Values of a sent form: a text, or a list of what was chosen."""
    found: dict[str, Any] = {}
    for component in components:
        inner = component.get("component") or component
        if "components" in component:
            found.update(fields_of(component["components"]))
        elif "custom_id" in inner:
            found[inner["custom_id"]] = inner["values"] if "values" in inner else inner.get("value")
    return found
