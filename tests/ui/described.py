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
def _description() -> dict[str, Any]:
    description = dict(json.loads(DESCRIPTION.read_text("utf-8")))
    schemas = description["components"]["schemas"]
    # discord.py sends ids of emoji as numbers; Discord takes both.
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    return description


@cache
def _validator(schema: str) -> Any:
    parts = _description()["components"]
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{schema}", "components": parts})


@cache
def _request_validator(method: str, path: str) -> Any:
    request = _description()["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]["schema"]
    return jsonschema_rs.validator_for(request | {"components": _description()["components"]})


def need_description() -> None:
    if not DESCRIPTION.is_file():
        pytest.skip("Discord's description is not here")


def objections(body: dict[str, Any], schema: str) -> list[str]:
    """What the schema of that name finds wrong."""
    return [f"{list(error.instance_path)}: {error.message[:200]}" for error in _validator(schema).iter_errors(body)]


def request_objections(method: str, path: str, body: Any) -> list[str]:
    """What Discord's description of that request finds wrong; `path` as the description writes it."""
    found = _request_validator(method, path).iter_errors(body)
    return [f"{list(error.instance_path)}: {error.message[:200]}" for error in found]


def message(components: list[dict[str, Any]]) -> dict[str, Any]:
    return {"flags": V2, "components": components}
