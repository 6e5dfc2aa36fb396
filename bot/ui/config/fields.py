"""The fields of a model, as a form asks for them, read from its types and bounds: no form is written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le, MaxLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from bot.sessions.guild import MOST_CHIPS

PER_PAGE = 5
"""Fields that a form of Discord holds."""


@dataclass(frozen=True, slots=True)
class Field:
    """`group`: first part of its texts' keys: `field-<group>-<name>`."""

    group: str
    name: str
    kind: Literal["choice", "number", "toggle", "text"]
    default: Any
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = MOST_CHIPS
    """numbers: the bounds; texts: most characters"""
    optional: bool = False
    """may be left empty: None"""

    @property
    def key(self) -> str:
        return f"field-{self.group}-{self.name}"


@dataclass(frozen=True, slots=True)
class WrongValueError(Exception):
    """What was written into a field is none of its values."""

    field: Field


def fields_of(group: str, model: type[BaseModel]) -> tuple[Field, ...]:
    """All fields in the order of the model. TypeError for a type that no form can ask for."""
    return tuple(_field(group, name, info) for name, info in model.model_fields.items())


def _field(group: str, name: str, info: FieldInfo) -> Field:
    hint, optional = _without_none(info.annotation)
    if get_origin(hint) is Literal:
        return Field(group, name, "choice", info.default, choices=get_args(hint))
    if hint is bool:
        return Field(group, name, "toggle", info.default)
    if hint is int:
        low = next((int(mark.ge) for mark in info.metadata if isinstance(mark, Ge)), 0)  # type: ignore[call-overload]  # a bound of an int field is one
        high = next((int(mark.le) for mark in info.metadata if isinstance(mark, Le)), MOST_CHIPS)  # type: ignore[call-overload]  # as above
        return Field(group, name, "number", info.default, low=low, high=high, optional=optional)
    if hint is str:
        longest = next((mark.max_length for mark in info.metadata if isinstance(mark, MaxLen)), 100)
        return Field(group, name, "text", info.default, low=1, high=longest)
    raise TypeError(f"{group}.{name}: no form can ask for {info.annotation}")


def _without_none(hint: Any) -> tuple[Any, bool]:
    parts = get_args(hint)
    if type(None) not in parts:
        return hint, False
    rest = [part for part in parts if part is not type(None)]
    return (rest[0], True) if len(rest) == 1 else (hint, True)


def pages(fields: tuple[Field, ...]) -> tuple[tuple[Field, ...], ...]:
    """As many as a form holds, in order; pages of about the same size."""
    count = -(-len(fields) // PER_PAGE)
    size, rest = divmod(len(fields), count)
    found, at = [], 0
    for page in range(count):
        length = size + (1 if page < rest else 0)
        found.append(fields[at : at + length])
        at += length
    return tuple(found)


def token(value: Any) -> str:
    """A field's value as a form sends it."""
    if value is None:
        return ""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def parsed(field: Field, sent: Any) -> Any:
    """The value that was sent, None for an empty optional field. WrongValueError where it is none of the field's."""
    if isinstance(sent, list | tuple):
        sent = next(iter(sent), None)
    if field.kind == "toggle":
        return sent is True or sent == "yes"
    word = str("" if sent is None else sent).strip()
    if not word and field.optional:
        return None
    if field.kind == "choice":
        return _chosen(field, word)
    if field.kind == "text":
        if not field.low <= len(word) <= field.high:
            raise WrongValueError(field)
        return word
    if not (word.isascii() and word.isdecimal()) or not field.low <= int(word) <= field.high:
        raise WrongValueError(field)
    return int(word)


def _chosen(field: Field, word: str) -> Any:
    for choice in field.choices:
        if token(choice) == word:
            return choice
    raise WrongValueError(field)


def updates(fields: tuple[Field, ...], sent: Mapping[str, Any]) -> tuple[dict[str, Any], list[Field]]:
    """What a sent form changes, and the fields that are wrong.

    The id of an input holds what it showed, `<name>=<value>`: a field left as it was changes nothing, so that two
    administrators who set different things at the same time do not undo each other's.
    """
    changed: dict[str, Any] = {}
    wrong: list[Field] = []
    by_name = {field.name: field for field in fields}
    for input_id, value in sent.items():
        name, _, shown = input_id.partition("=")
        field = by_name.get(name)
        if field is None:
            continue
        try:
            found = parsed(field, value)
        except WrongValueError:
            wrong.append(field)
        else:
            if token(found) != shown:
                changed[name] = found
    return changed, wrong
