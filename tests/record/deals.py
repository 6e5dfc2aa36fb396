"""A record of julepe that tests change one thing of."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Change = Callable[[dict[str, Any]], Any]


def three_seats() -> dict[str, Any]:
    """Three seats, C deals, A and B play, and the deal is played to its end."""
    return {
        "format": "tapete-deal/1",
        "game": "julepe",
        "seats": ["A", "B", "C"],
        "dealer": "C",
        "hands": {
            "A": ["1O", "3O", "12O", "2C", "4C"],
            "B": ["11O", "10O", "1C", "3C", "2E"],
            "C": ["7B", "6B", "5B", "4B", "2B"],
        },
        "turn_up": "7O",
        "stock": ["6O", "5O", "4O"],
        "actions": [{"seat": seat, "do": word} for seat, word in said()],
    }


def said() -> list[tuple[str, str]]:
    return [
        ("A", "juego"),
        ("B", "juego"),
        ("C", "paso"),
        ("A", "servido"),
        ("B", "descarta 2E"),
        ("A", "1O"),
        ("B", "6O"),
        ("A", "3O"),
        ("B", "10O"),
        ("A", "12O"),
        ("B", "11O"),
        ("A", "2C"),
        ("B", "1C"),
        ("B", "3C"),
        ("A", "4C"),
    ]


def changed(change: Change) -> str:
    """The record after `change`, as text."""
    record = three_seats()
    change(record)
    return json.dumps(record)
