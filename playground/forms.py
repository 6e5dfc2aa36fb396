"""What a member's client makes of options and forms: Discord's shapes from plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground import components as parts
from playground.commands import GROUP, SUBCOMMAND
from playground.mentions import spoken_text
from playground.wire import Json


def text_of(message: Json) -> str:
    """All words of a message, Components V2 included."""
    return spoken_text(message["content"], message["components"])


def nested_options(declared: list[Json], path: list[str], given: Json, focused: str | None) -> list[Json]:
    """Options in Discord's shape, inside the subcommands of the path."""
    if path:
        branch = next((each for each in declared if each["name"] == path[0]), None)
        if branch is None or branch["type"] not in (SUBCOMMAND, GROUP):
            raise LookupError(f"no subcommand {path[0]!r}")
        inside = nested_options(branch.get("options") or [], path[1:], given, focused)
        return [{"name": branch["name"], "type": branch["type"], "options": inside}]
    types = {each["name"]: each["type"] for each in declared}
    unknown = set(given) - set(types)
    if unknown:
        raise LookupError(f"no options {sorted(unknown)}")
    options = [{"name": name, "type": types[name], "value": value} for name, value in given.items()]
    for option in options:
        if option["name"] == focused:
            option["focused"] = True
    return options


def answered(component: Json, fields: Mapping[str, Any]) -> Json | None:
    """A modal's label or row with its input filled in; text displays carry nothing back."""
    if component["type"] == parts.LABEL:
        return {"type": parts.LABEL, "component": _filled(component["component"], fields)}
    if component["type"] == parts.ROW:
        return {"type": parts.ROW, "components": [_filled(each, fields) for each in component["components"]]}
    return None


def _filled(asked: Json, fields: Mapping[str, Any]) -> Json:
    answer: Json = {"type": asked["type"], "custom_id": asked["custom_id"]}
    if asked["type"] in (parts.TEXT_INPUT, parts.RADIO_GROUP):
        return answer | {"value": fields.get(asked["custom_id"], asked.get("value") or "")}
    if asked["type"] == parts.CHECKBOX:
        return answer | {"value": bool(fields.get(asked["custom_id"], asked.get("default")))}
    chosen = [each["value"] for each in asked.get("options") or () if each.get("default")]
    return answer | {"values": list(fields.get(asked["custom_id"], chosen))}
