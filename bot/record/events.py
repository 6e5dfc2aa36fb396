"""Events in one line each, for the output of a replay: the class name, then its fields, seats by name."""

from __future__ import annotations

import dataclasses
from typing import Any

from bot.cards import Card
from bot.games.protocol import POT, Event

SEAT_FIELDS = frozenset(["seat", "seats", "source", "target", "leader", "lone", "dealer", "players", "winners"])
"""Names of event fields that hold seat numbers."""


def told(event: Event, names: tuple[str, ...]) -> str:
    """`CardPlayed seat=B card=7C`: what happened, for logs and tests; texts for players come from the interface."""
    return " ".join((type(event).__name__, *_fields(event, names)))


def _fields(value: Any, names: tuple[str, ...]) -> list[str]:
    pairs = ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
    return [f"{name}={_told(name, item, names)}" for name, item in pairs]


def _told(name: str, value: Any, names: tuple[str, ...]) -> str:
    if isinstance(value, tuple):
        return "[" + " ".join(_told(name, item, names) for item in value) + "]"
    if isinstance(value, Card):
        return value.code
    if dataclasses.is_dataclass(value):
        return "(" + " ".join(_fields(value, names)) + ")"
    if name in SEAT_FIELDS and type(value) is int and value < len(names):
        return "pot" if value == POT else names[value]
    return str(value)
