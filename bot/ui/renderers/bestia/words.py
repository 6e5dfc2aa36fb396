"""The house rules of bestia in words, and the antes that so many seats can play for."""

from __future__ import annotations

from bot.games.bestia.model import HAND, BestiaRules
from bot.l10n import Texts
from bot.ui.renderers import house

_PRICES = ("ante", "penalty_cap", "trick_pay")
"""Said in the line of prices, not among the house rules."""


def price(t: Texts, rules: BestiaRules) -> str:
    return t("bestia-price", ante=rules.ante, cap=rules.penalty_cap, pay=rules.trick_pay)


def house_rules(t: Texts, rules: BestiaRules) -> tuple[str, ...]:
    return house.differing(t, "bestia", rules, _PRICES)


def in_force(t: Texts, rules: BestiaRules) -> dict[str, str | int]:
    return house.in_force(rules) | {"price": price(t, rules)}


def least_ante(seats: int) -> int:
    """Chips from each of so many, so that one deal pays for its five tricks (rules/bestia.md, 1.1)."""
    return -(-HAND // seats)


def obstacle(t: Texts, rules: BestiaRules, seats: int) -> str | None:
    """What to change where the antes of so many are less than the chips of five tricks."""
    if seats <= 0 or rules.ante >= least_ante(seats):
        return None
    enough = -(-HAND // rules.ante)
    return t("bestia-ante-too-small", ante=rules.ante, seats=seats, least=least_ante(seats), enough=enough)
