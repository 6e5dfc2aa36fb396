"""A copy of a frozen dataclass with some fields changed, as `dataclasses.replace`, for the states of a fold."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

T = TypeVar("T")


def changer(cls: type[T]) -> Callable[..., T]:
    """A function `(value, **fields)` for the dataclass `cls`, whose fields all are arguments of its constructor.

    It does what `replace` does in less than half the time, which is most of the time of a deal: the fields are looked
    up once, here. KeyError for a field that `cls` has not.
    """
    names = tuple(field.name for field in dataclasses.fields(cls))  # type: ignore[arg-type]  # T is a dataclass
    places = {name: place for place, name in enumerate(names)}
    values = attrgetter(*names)

    def changed(value: T, **fields: object) -> T:
        every = list(values(value))
        for name, item in fields.items():
            every[places[name]] = item
        return cls(*every)

    return changed
