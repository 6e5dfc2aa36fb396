"""Reading single JSON values of a record: each function gives the value or names the field that is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bot.record.model import MalformedError


def parsed(text: str) -> dict[str, Any]:
    """The JSON object of a text. MalformedError where it is none, or has a field twice."""
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise MalformedError("record", f"not JSON: {error}") from None
    return an_object("record", value)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field is there twice")
    return fields


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")


def an_object(field: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise MalformedError(field, f"an object is wanted, not {_kind(value)}")
    return value


def a_list(field: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise MalformedError(field, f"a list is wanted, not {_kind(value)}")
    return value


def a_text(field: str, value: Any) -> str:
    if not isinstance(value, str):
        raise MalformedError(field, f"a text is wanted, not {_kind(value)}")
    return value


def a_flag(field: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise MalformedError(field, f"true or false is wanted, not {_kind(value)}")
    return value


def a_count(field: str, value: Any) -> int:
    """A whole number from 0."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise MalformedError(field, f"a whole number is wanted, not {_kind(value)}")
    if value < 0:
        raise MalformedError(field, f"{value} is negative")
    return value


def known_fields(field: str, value: dict[str, Any], known: Iterable[str], needed: Iterable[str]) -> None:
    """MalformedError for a field that is not `known`, or one of `needed` that is missing."""
    allowed = set(known)
    for name in value:
        if name not in allowed:
            raise MalformedError(f"{field}{name}", "unknown field")
    for name in needed:
        if name not in value:
            raise MalformedError(f"{field}{name}", "missing")


def _kind(value: Any) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number" if not isinstance(value, int) else "a whole number")
