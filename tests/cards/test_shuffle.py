"""The shuffle, against fixed vectors and an independent few lines that follow its description."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings, strategies as st

from bot.cards import SPANISH_40, shuffled

ZERO = bytes(32)
COUNTING = bytes(range(32))
ONES = b"\xff" * 32


def by_the_description(seed: bytes, size: int, order: int) -> list[int]:
    stream = hashlib.shake_256(seed + bytes([order])).digest(40_000)
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    items = list(range(size))
    for last in reversed(range(1, size)):
        word = words.pop(0)
        while word >= 2**32 // (last + 1) * (last + 1):
            word = words.pop(0)
        items[last], items[word % (last + 1)] = items[word % (last + 1)], items[last]
    return items


@pytest.mark.parametrize(
    ("seed", "order", "first"),
    [
        (ZERO, 0, "6C 4O 6E 6B 5C 1O 5B 5O 3C 1C"),
        (COUNTING, 0, "12C 3B 6B 6E 7C 5O 3C 2B 3O 4E"),
        (ONES, 3, "6C 6B 5C 5B 10E 11C 1B 12B 2B 6E"),
    ],
)
def test_a_seed_always_gives_the_same_pack(seed: bytes, order: int, first: str) -> None:
    pack = shuffled(seed, SPANISH_40, order)
    assert " ".join(card.code for card in pack[:10]) == first
    assert list(pack) == [SPANISH_40[place] for place in by_the_description(seed, 40, order)]


@settings(deadline=None)
@given(seed=st.binary(min_size=32, max_size=32), size=st.integers(0, 400), order=st.integers(0, 255))
def test_every_shuffle_is_the_one_described(seed: bytes, size: int, order: int) -> None:
    assert list(shuffled(seed, range(size), order)) == by_the_description(seed, size, order)


def test_orders_of_one_seed_differ() -> None:
    assert len({shuffled(ZERO, SPANISH_40, order) for order in range(20)}) == 20


def test_each_place_is_as_likely_for_every_card() -> None:
    rounds = 4000
    counts = [0] * 4
    for number in range(rounds):
        counts[shuffled(number.to_bytes(32, "big"), range(4)).index(0)] += 1
    assert all(abs(count - rounds / 4) < 150 for count in counts)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        shuffled(seed, SPANISH_40)


@pytest.mark.parametrize("order", [-1, 256])
def test_an_order_beyond_a_byte_is_refused(order: int) -> None:
    with pytest.raises(ValueError, match="order"):
        shuffled(ZERO, SPANISH_40, order)
