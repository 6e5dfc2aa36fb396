"""House rules in words, for any game: one text `<game>-rule-<field>[-<value>]` for each reading that is not usual."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.protocol import HouseRules
from bot.l10n import Texts


def differing(t: Texts, game: str, rules: HouseRules, elsewhere: Collection[str] = ()) -> tuple[str, ...]:
    """A line for each field that is not the default, in the order of the model, but those said `elsewhere`."""
    found = []
    for name, field in type(rules).model_fields.items():
        value = getattr(rules, name)
        if value == field.default or name in elsewhere:
            continue
        if isinstance(value, bool):
            found.append(t(f"{game}-rule-{name}"))
        elif isinstance(value, int):
            found.append(t(f"{game}-rule-{name}", number=value))
        else:
            found.append(t(f"{game}-rule-{name}-{value}"))
    return tuple(found)


def in_force(rules: HouseRules) -> dict[str, str | int]:
    """The rules as values for texts: words stay words, `yes` or `no` for what is on or off, numbers stay numbers."""
    values: dict[str, str | int] = {}
    for name in type(rules).model_fields:
        value = getattr(rules, name)
        values[name] = ("yes" if value else "no") if isinstance(value, bool) else value
    return values
