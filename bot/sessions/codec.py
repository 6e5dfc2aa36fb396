"""Session events to JSON values and back; the events of a game inside them go the way of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from bot.games.codec import UnreadableEventError, from_plain, to_plain
from bot.games.protocol import AnyGame
from bot.sessions.model import SessionEvent

_CLASSES = {cls.__name__: cls for cls in SessionEvent.__subclasses__()}


def encode(event: SessionEvent) -> dict[str, Any]:
    """The event as JSON values, its class name under `type`."""
    return cast("dict[str, Any]", to_plain(event))


def decode(game: AnyGame, plain: Mapping[str, Any]) -> SessionEvent:
    """The event that `encode` made; `game` is the table's. UnreadableEventError where it is none of ours."""
    cls = _CLASSES.get(plain.get("type", ""))
    if cls is None:
        raise UnreadableEventError(f"no event of a session: {plain.get('type')!r}")
    return cast("SessionEvent", from_plain(cls, plain, game))
