"""Events to plain JSON values and back, driven by the type hints of the dataclasses: no game writes its own.

A dataclass becomes an object with its class name under `type`; a card its code, an enum its value, tuples and sets
lists. Reading needs the game: it knows which event classes there are, which pack, and which house rules.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Any

from bot.cards import Card, card_of
from bot.games.protocol import AnyGame, Event, HouseRules

_SIMPLE = (int, str, float, bool, type(None))


class UnreadableEventError(ValueError):
    """A stored event that this version of the game does not know."""


def encode(event: Event) -> dict[str, Any]:
    """The event as JSON values, its class name under `type`."""
    return typing.cast("dict[str, Any]", to_plain(event))


def decode(game: AnyGame, plain: Mapping[str, Any]) -> Event:
    """The event that `encode` made. UnreadableEventError where the game has no such event or its fields differ."""
    return typing.cast("Event", from_plain(Event, plain, game))


def to_plain(value: Any) -> Any:
    """JSON values for dataclasses and what they are made of. TypeError for anything else."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, _SIMPLE):
        return value
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(to_plain(item) for item in value)
    if isinstance(value, Mapping):
        return {str(to_plain(key)): to_plain(item) for key, item in value.items()}
    if isinstance(value, HouseRules):
        return value.model_dump(mode="json")
    if dataclasses.is_dataclass(value):
        cls: type = type(value)
        plain = {"type": cls.__name__}
        plain.update((name, to_plain(getattr(value, name))) for name in _names(cls))
        return plain
    raise TypeError(f"{type(value).__name__} has no place in an event")


def from_plain(hint: Any, plain: Any, game: AnyGame) -> Any:
    """The value of type `hint` that `to_plain` made. UnreadableEventError where it does not fit."""
    try:
        return _read(hint, plain, game)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableEventError(f"{hint}: {error!r}") from error


def _read(hint: Any, plain: Any, game: AnyGame) -> Any:
    if hint is Any:
        return plain
    if hint is Event:
        return _dataclass(_class_named(game.events, plain), plain, game)
    if isinstance(hint, type) and not typing.get_origin(hint):
        return _plain_type(hint, plain, game)
    origin = typing.get_origin(hint)
    if origin is typing.Union or origin is types.UnionType:
        return _union(typing.get_args(hint), plain, game)
    if origin in _CONTAINERS:
        return _CONTAINERS[origin](typing.get_args(hint), plain, game)
    return plain  # a Literal: a plain value as it is


def _plain_type(hint: type, plain: Any, game: AnyGame) -> Any:
    if hint is Card:
        return card_of(game.pack, plain)
    if dataclasses.is_dataclass(hint):
        return _dataclass(hint, plain, game)
    if issubclass(hint, Enum):
        return hint(plain)
    if issubclass(hint, HouseRules):
        return game.house_rules.model_validate(plain, strict=False)
    if not isinstance(plain, (int, float) if hint is float else hint):
        raise TypeError(f"{plain!r} is not of type {hint.__name__}")
    return plain


def _dataclass(hint: type, plain: Mapping[str, Any], game: AnyGame) -> Any:
    if plain["type"] != hint.__name__:
        raise TypeError(f"{plain['type']} where {hint.__name__} belongs")
    hints = _hints(hint)
    return hint(**{name: _read(hints[name], item, game) for name, item in plain.items() if name != "type"})


def _union(options: tuple[Any, ...], plain: Any, game: AnyGame) -> Any:
    if plain is None:
        return None
    options = tuple(option for option in options if option is not type(None))
    if len(options) == 1:
        return _read(options[0], plain, game)
    if isinstance(plain, dict) and "type" in plain:
        return _dataclass(_class_named(options, plain), plain, game)
    return plain


def _class_named(classes: tuple[Any, ...], plain: Mapping[str, Any]) -> Any:
    for candidate in classes:
        if candidate.__name__ == plain["type"]:
            return candidate
    raise KeyError(plain["type"])


def _tuple(arguments: tuple[Any, ...], plain: Any, game: AnyGame) -> tuple[Any, ...]:
    if arguments[-1] is Ellipsis:
        return tuple(_read(arguments[0], item, game) for item in plain)
    return tuple(_read(hint, item, game) for hint, item in zip(arguments, plain, strict=True))


def _set(arguments: tuple[Any, ...], plain: Any, game: AnyGame) -> frozenset[Any]:
    return frozenset(_read(arguments[0], item, game) for item in plain)


def _mapping(arguments: tuple[Any, ...], plain: Any, game: AnyGame) -> dict[Any, Any]:
    key = arguments[0]
    return {
        int(name) if key is int else _read(key, name, game): _read(arguments[1], item, game)
        for name, item in plain.items()
    }


_CONTAINERS: dict[Any, Callable[[tuple[Any, ...], Any, AnyGame], Any]] = {
    tuple: _tuple,
    frozenset: _set,
    dict: _mapping,
    Mapping: _mapping,
}


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(cls))


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)
