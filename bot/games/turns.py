"""Whose turn it is: seats are numbers 0 … n-1 in the order of play, and the next seat is the next number."""

from __future__ import annotations


def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats once, in the order of play, `first` first."""
    return tuple((first + step) % seats for step in range(seats))
