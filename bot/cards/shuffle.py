"""The shuffle: Fisher-Yates over a SHAKE-256 stream, so that anyone can rebuild a deal from its seed.

The stream for order k of a deal is SHAKE-256(seed || k as one byte), read as big-endian 32-bit words. For i from
the last index down to 1, a word w is drawn; words at or above the largest multiple of i + 1 below 2**32 are thrown
away (no bias), j = w mod (i + 1), and items i and j change places. Order 0 is the pack as dealt, first card first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

SEED_BYTES = 32
_BLOCK = 1024
_WORDS = 2**32
T = TypeVar("T")


def _words(seed: bytes, order: int) -> Iterator[int]:
    length = _BLOCK
    start = 0
    while True:
        stream = hashlib.shake_256(seed + bytes([order])).digest(length)
        for at in range(start, length, 4):
            yield int.from_bytes(stream[at : at + 4], "big")
        start, length = length, length * 2


def shuffled(seed: bytes, items: Sequence[T], order: int = 0) -> tuple[T, ...]:
    """`items` in the order that `seed` (32 bytes) gives. ValueError: another length, order not 0 to 255."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    if not 0 <= order <= 255:
        raise ValueError(f"order {order} is not in 0 to 255")
    result = list(items)
    words = _words(seed, order)
    for i in range(len(result) - 1, 0, -1):
        bound = _WORDS - _WORDS % (i + 1)
        word = next(w for w in words if w < bound)
        j = word % (i + 1)
        result[i], result[j] = result[j], result[i]
    return tuple(result)
