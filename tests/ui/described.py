"""Outgoing bodies against Discord's own description of its interface."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

DESCRIPTION = Path("../shared/discord/openapi.json")
V2 = 1 << 15


@cache
def _validator(schema: str) -> Any:
    description = json.loads(DESCRIPTION.read_text("utf-8"))
    parts = description["components"]
    # discord.py sends ids of emoji as numbers; Discord takes both.
    parts["schemas"]["SnowflakeType"] = {"anyOf": [parts["schemas"]["SnowflakeType"], {"type": "integer"}]}
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{schema}", "components": parts})


def need_description() -> None:
    if not DESCRIPTION.is_file():
        pytest.skip("Discord's description is not here")


def objections(body: dict[str, Any], schema: str) -> list[str]:
    """What the schema of that name finds wrong."""
    return [f"{list(error.instance_path)}: {error.message[:200]}" for error in _validator(schema).iter_errors(body)]


def message(components: list[dict[str, Any]]) -> dict[str, Any]:
    return {"flags": V2, "components": components}
