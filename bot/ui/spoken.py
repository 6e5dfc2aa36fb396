"""What a member writes after a command, as an action; and what to propose while it is being written."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from bot.cards import Card
from bot.games.protocol import (
    Action,
    AnyGame,
    Bet,
    BetRange,
    Bid,
    Discard,
    DiscardRange,
    Option,
    Play,
    Raise,
    RaiseRange,
    Say,
    View,
)
from bot.games.words import CALLS, action_of, word_of
from bot.l10n import LOCALES, Texts, texts
from bot.ui import amounts
from bot.ui.cards import card_name

Kind = Literal["card", "call", "discard"]
MOST = 25
"""Choices that Discord shows."""
Choice = tuple[str, str]
"""Label and value."""


def plain(text: str) -> str:
    """Lower case, without accents and outer spaces."""
    parts = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def action_said(game: AnyGame, view: View, text: str, kind: str) -> Action | None:
    """The action that the text names, legal or not; None where it names none.

    Cards by code or by name in any of the bot's languages, several separated by spaces (codes) or commas.
    """
    if kind == "discard":
        return _discard(game, view, text)
    if kind == "card":
        card = _card(game, view, text)
        return Play(card) if card else None
    return _call(game, view, text)


def _call(game: AnyGame, view: View, text: str) -> Action | None:
    """A legal call by its label in any language, else what the word says by itself."""
    wanted = plain(text)
    for option in view.legal:
        for call in _calls(option, text):
            if any(wanted == plain(call_label(texts(at), call)) for at in LOCALES):
                return call
    for word in CALLS:
        if any(wanted == plain(call_label(texts(at), Say(word))) for at in LOCALES):
            return Say(word)
    try:
        said = action_of(wanted, game.pack)
    except ValueError:
        return None
    bounds = amounts.range_in(view.legal)
    return amounts.said(bounds, said.tricks) if isinstance(said, Bid) and bounds is not None else said


def _calls(option: Option, text: str) -> tuple[Say | Bid | Bet | Raise, ...]:
    """The calls that an option stands for: of a range the usual amounts, or the one that is being written."""
    if isinstance(option, Say | Bid):
        return (option,)
    if not isinstance(option, BetRange | RaiseRange):
        return ()
    written = [int(word) for word in re.findall(r"\d{1,3}", text, re.ASCII)]
    within = tuple(amount for amount in written if option.low <= amount <= amounts.highest(option))
    return tuple(amounts.said(option, amount) for amount in (within if written else amounts.usual(option)))


def call_label(t: Texts, option: Say | Bid | Bet | Raise) -> str:
    """How the buttons name a call."""
    if isinstance(option, Bet | Raise):
        return amounts.label(t, option)
    if isinstance(option, Bid):
        return t("bid-tricks", tricks=option.tricks)
    key = f"say-{option.word.replace(' ', '-')}"
    return t(key) if t.has(key) else option.word


def _card(game: AnyGame, view: View, text: str) -> Card | None:
    wanted = plain(text)
    for card in (*view.hand, *game.cards):
        if wanted == card.code.casefold() or any(wanted == plain(card_name(texts(at), card)) for at in LOCALES):
            return card
    return None


def _discard(game: AnyGame, view: View, text: str) -> Action | None:
    if plain(text) in ("", "servido"):
        return Discard(())
    words = text.split(",") if "," in text else text.split()
    cards = [_card(game, view, word) for word in words if word.strip()]
    if None in cards and "," not in text:
        cards = [_card(game, view, text)]
    found = tuple(card for card in cards if card is not None)
    return Discard(found) if len(found) == len(cards) else None


def proposals(t: Texts, game: AnyGame, view: View, text: str, kind: str) -> list[Choice]:
    """Legal actions only, those that match what is written so far."""
    if kind == "discard":
        found = _throws(t, game, view, text)
    elif kind == "card":
        found = [
            (card_name(t, option.card), option.card.code)
            for option in view.legal
            if isinstance(option, Play) and _matches(t, option.card, text)
        ]
    else:
        found = [
            (label, word_of(call))
            for option in view.legal
            for call in _calls(option, text)
            for label in [call_label(t, call)]
            if plain(text) in plain(label) or plain(text) in word_of(call)
        ]
    return found[:MOST]


def _matches(t: Texts, card: Card, text: str) -> bool:
    return plain(text) in plain(card_name(t, card)) or plain(text) in card.code.casefold()


def _throws(t: Texts, game: AnyGame, view: View, text: str) -> list[Choice]:
    """What is chosen so far, and the same with one more card."""
    bounds = next((option for option in view.legal if isinstance(option, DiscardRange)), None)
    found: list[Choice] = []
    said = _discard(game, view, text)
    chosen = said.cards if isinstance(said, Discard) and set(said.cards) <= set(view.hand) else ()
    if Discard(()) in view.legal and not text.strip():
        found.append((t("say-servido"), "servido"))
    if bounds is None:
        return found
    rest = [(*chosen, card) for card in view.hand if card not in chosen]
    for cards in ([chosen] if chosen else []) + rest:
        if len(cards) <= bounds.high:
            label = ", ".join(card_name(t, card) for card in cards)
            found.append((label[:100], " ".join(card.code for card in cards)))
    return found
