"""Amounts that are said in games with bets: which ones are offered, and what a number that was written means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.games.protocol import Action, Bet, BetRange, Option, Raise, RaiseRange
from bot.l10n import Texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import Table
from bot.ui.ids import custom_id

MOST = 999
"""Stones that are taken where the rules know no limit: nobody says more in earnest, and screens have to show it."""
USUAL = (2, 3, 4, 5, 6, 8, 10, 15, 20)
FIELD = "amount"

Range = BetRange | RaiseRange


def range_in(options: Iterable[Option]) -> Range | None:
    """What may be bet or raised now; None where nothing may."""
    return next((option for option in options if isinstance(option, Range)), None)


def highest(option: Range) -> int:
    return MOST if option.high is None else min(option.high, MOST)


def said(option: Range, amount: int) -> Bet | Raise:
    return Bet(amount) if isinstance(option, BetRange) else Raise(amount)


def usual(option: Range) -> tuple[int, ...]:
    """Amounts that are often said, the least one first."""
    within = tuple(amount for amount in USUAL if option.low < amount <= highest(option))
    return (option.low, *within) if option.low <= highest(option) else ()


def label(t: Texts, action: Bet | Raise) -> str:
    """`Envido 5`, `5 más`."""
    return t("bet-label" if isinstance(action, Bet) else "raise-label", stones=action.amount)


def read(table: Table, option: Range, text: str) -> Bet | Raise:
    """The bet that was written. RefusedError `bad-amount` for anything but a number that may be said."""
    word = text.strip()
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(MOST))):
        raise _bad(table, option)
    amount = int(word)
    if not option.low <= amount <= highest(option):
        raise _bad(table, option)
    return said(option, amount)


def check(table: Table, action: Action) -> None:
    """RefusedError `bad-amount` for more than anybody says in earnest."""
    if isinstance(action, Bet | Raise) and action.amount > MOST:
        raise RefusedError("bad-amount", table, least=1, most=MOST)


def _bad(table: Table, option: Range) -> RefusedError:
    return RefusedError("bad-amount", table, least=option.low, most=highest(option))


def form(t: Texts, table: Table, version: int, option: Range) -> ui.Modal:
    """The form for any amount; `version`: at which the button that opens it was drawn."""
    kind = "bet" if isinstance(option, BetRange) else "raise"
    modal = ui.Modal(
        title=t(f"{kind}-form-title"), custom_id=custom_id(table.id, version, "amount", "form"), timeout=None
    )
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD, placeholder=str(min(5, highest(option))), max_length=len(str(MOST))
    )
    about = t("amount-form-about", low=option.low, high=highest(option))
    modal.add_item(ui.Label(text=t(f"{kind}-form-amount"), description=about, component=field))
    return modal
