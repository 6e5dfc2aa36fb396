"""Chips between the stacks and the plate, as `ChipsMoved` says."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.protocol import POT, ChipsMoved


def moved(stacks: tuple[int, ...], pot: int, event: ChipsMoved) -> tuple[tuple[int, ...], int]:
    """Stacks and plate after the movement."""
    changed = list(stacks)
    for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
        if place == POT:
            pot += amount
        else:
            changed[place] += amount
    return tuple(changed), pot


def into_plate(seats: Iterable[int], amount: int, reason: str) -> tuple[ChipsMoved, ...]:
    """The same amount from each of `seats` into the plate; nothing moves for an amount of 0."""
    return tuple(ChipsMoved(seat, POT, amount, reason) for seat in seats if amount)


def from_plate(seat: int, amount: int, reason: str) -> tuple[ChipsMoved, ...]:
    """An amount out of the plate; nothing moves for an amount of 0."""
    return (ChipsMoved(POT, seat, amount, reason),) if amount else ()
