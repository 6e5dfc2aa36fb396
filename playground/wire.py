"""JSON as it travels: one spelling for the HTTP interface, both sockets and the journal."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]


def dumps(value: Any) -> str:
    """Compact JSON that keeps accents as they are."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def snowflake(value: Any) -> int | None:
    """An identifier sent as text or number; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return None
    text = str(value)
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else None
