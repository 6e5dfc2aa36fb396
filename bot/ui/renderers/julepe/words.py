"""The house rules of julepe in words: what a table plays for, what it does otherwise than usual."""

from __future__ import annotations

from bot.games.julepe.model import JulepeRules
from bot.l10n import Texts
from bot.ui.renderers import house

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
    return house.differing(t, "julepe", rules, _PRICES)


def in_force(t: Texts, rules: JulepeRules) -> dict[str, str | int]:
    return house.in_force(rules) | {
        "penalty": rules.stake if rules.penalty is None else rules.penalty,
        "price": price(t, rules),
    }
