"""Events as the database keeps them: a kind (the class name) and JSON text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Protocol

from bot.games.protocol import AnyGame
from bot.sessions.codec import decode, encode
from bot.sessions.model import SessionEvent
from bot.store.errors import StoreCorruptError


class EventCodec(Protocol):
    def encode(self, event: SessionEvent) -> tuple[str, str]:
        """Kind and JSON text."""
        ...

    def decode(self, game: str, kind: str, data: str) -> SessionEvent:
        """`game` is the key of the table's game. StoreCorruptError where it is not an event."""
        ...

    def game(self, key: str) -> AnyGame:
        """StoreCorruptError where this program has no such game."""
        ...


class TableCodec:
    """The codec of the sessions, for the games that this program has."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    def encode(self, event: SessionEvent) -> tuple[str, str]:
        plain = encode(event)
        return type(event).__name__, json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

    def decode(self, game: str, kind: str, data: str) -> SessionEvent:
        played = self.game(game)
        try:
            return decode(played, json.loads(data))
        except (ValueError, KeyError, TypeError) as error:
            raise StoreCorruptError(f"not a {kind} of {game}: {error}") from error

    def game(self, key: str) -> AnyGame:
        if key not in self._games:
            raise StoreCorruptError(f"no game {key!r} in this program")
        return self._games[key]
