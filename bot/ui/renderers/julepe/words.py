"""The house rules of julepe in words: what a table plays for, what it does otherwise than usual."""

from __future__ import annotations

from bot.games.julepe.model import JulepeRules
from bot.l10n import Texts

_PRICES = ("stake", "penalty", "penalty_mode", "who_antes")
"""Said in the line of prices, not among the house rules."""


def price(t: Texts, rules: JulepeRules) -> str:
    return t(
        "julepe-price",
        stake=rules.stake,
        who=rules.who_antes,
        mode=rules.penalty_mode,
        penalty=rules.stake if rules.penalty is None else rules.penalty,
    )


def house_rules(t: Texts, rules: JulepeRules) -> tuple[str, ...]:
    """One line for each field that differs from its default, in the order of the rules file."""
    found = []
    for name, field in JulepeRules.model_fields.items():
        value = getattr(rules, name)
        if value == field.default or name in _PRICES:
            continue
        if isinstance(value, bool):
            found.append(t(f"julepe-rule-{name}"))
        elif isinstance(value, int):
            found.append(t(f"julepe-rule-{name}", number=value))
        else:
            found.append(t(f"julepe-rule-{name}-{value}"))
    return tuple(found)


def in_force(t: Texts, rules: JulepeRules) -> dict[str, str | int]:
    """The rules as values for texts: words stay words, yes or no for what is on or off, amounts in chips."""
    values: dict[str, str | int] = {}
    for name in JulepeRules.model_fields:
        value = getattr(rules, name)
        values[name] = ("yes" if value else "no") if isinstance(value, bool) else value
    return values | {
        "penalty": rules.stake if rules.penalty is None else rules.penalty,
        "price": price(t, rules),
    }
