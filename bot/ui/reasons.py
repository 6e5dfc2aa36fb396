"""Why something cannot be done now, and what can: the sentences behind "why can't I?" and refused actions."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards import Card
from bot.games.protocol import (
    AnyGame,
    BetRange,
    Bid,
    Discard,
    DiscardRange,
    IllegalActionError,
    Option,
    Play,
    RaiseRange,
    Say,
)
from bot.l10n import Texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import Table
from bot.ui import amounts
from bot.ui.cards import card_name
from bot.ui.screens import plain
from bot.ui.spoken import call_label

MOST = 13
"""Possibilities that one sentence names."""


def why_not(t: Texts, game: AnyGame, table: Table, seat: int) -> str:
    """The rule that keeps each card of a seat of the deal back, by the rule, and the cards that may be played."""
    hand: tuple[Card, ...] = game.rules.view_for(table.deal, seat).hand
    options = game.rules.legal_actions(table.deal, seat)
    barred: dict[str, list[str]] = {}
    for card in hand:
        sentence = _refused(t, game, table, seat, Play(card))
        if sentence is not None:
            barred.setdefault(sentence, []).append(card_name(t, card))
    lines = [t("why-barred", cards=", ".join(cards), rule=rule) for rule, cards in barred.items()]
    return "\n".join([t("why-title"), *(lines or [t("why-nothing")]), may_now(t, options) or ""]).strip()


def _refused(t: Texts, game: AnyGame, table: Table, seat: int, action: Play) -> str | None:
    """The sentence with which the rules refuse an action; None where they take it."""
    try:
        game.rules.apply(table.deal, seat, action)
    except IllegalActionError as error:
        return plain.refusal(t, RefusedError(error.code, table, **error.details))
    return None


def may_now(t: Texts, options: Iterable[Option]) -> str | None:
    """`Puedes: 7 de copas, As de copas.`; None where there is nothing to choose."""
    names = [name for option in options for name in _names(t, option)]
    if not names:
        return None
    more = ["…"] if len(names) > MOST else []
    return t("may-now", what=", ".join([*names[:MOST], *more]))


def _names(t: Texts, option: Option) -> list[str]:
    match option:
        case Play(card):
            return [card_name(t, card)]
        case Say() | Bid():
            return [call_label(t, option)]
        case BetRange(low) | RaiseRange(low):
            return [t("may-more", least=call_label(t, amounts.said(option, low)))]
        case DiscardRange(low, high):
            return [t("may-throw", low=low, high=high)]
        case Discard():
            return [t("say-servido")]
    return []
