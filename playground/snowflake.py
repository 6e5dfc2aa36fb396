"""Identifiers that carry their own time, as Discord's do (42 bits of milliseconds, 22 bits of the rest)."""

from __future__ import annotations

import time
from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000
_SEQUENCE_BITS = 22


def wall_clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def at_ms(milliseconds: int, sequence: int = 0) -> int:
    """The identifier minted at that time (milliseconds since 1970)."""
    return (milliseconds - DISCORD_EPOCH_MS << _SEQUENCE_BITS) | sequence


def created_ms(identifier: int) -> int:
    """When an identifier was minted, in milliseconds since 1970."""
    return (identifier >> _SEQUENCE_BITS) + DISCORD_EPOCH_MS


class SnowflakeMint:
    """Hands out identifiers that only ever grow, even when the wall clock steps back."""

    def __init__(self, clock_ms: Callable[[], int] = wall_clock_ms) -> None:
        self._clock_ms = clock_ms
        self._last = 0

    def __call__(self) -> int:
        self._last = max(self._last + 1, at_ms(self._clock_ms()))
        return self._last
