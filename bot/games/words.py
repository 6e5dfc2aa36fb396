"""The words of RECORD.md for actions and options, both ways. Commands, records and the log speak these."""

from __future__ import annotations

import re

from bot.cards import card_of
from bot.games.protocol import (
    Action,
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
)

CALLS = frozenset(
    ["juego", "paso", "baile", "defiende", "no defiende", "mus", "no hay mus", "quiero", "no quiero", "ordago"],
)
CARD, DISCARD, SERVED, BID, ENVIDO, BET, RAISE = "card", "descarta", "servido", "N", "envido", "envido N", "N mas"
"""Kinds of words beside the calls, which are their own kind; a game's `Written` lists the kinds it knows."""
_AMOUNT = "[1-9][0-9]{0,999}"
_BID = re.compile(f"(0|{_AMOUNT})")
_BET = re.compile(f"envido ({_AMOUNT})")
_RAISE = re.compile(f"({_AMOUNT}) mas")


def word_of(action: Action) -> str:
    """The record word of an action: `juego`, `7C`, `descarta 7C 4C`, `servido`, `3`, `envido 2`, `2 mas`."""
    match action:
        case Say(word):
            return word
        case Play(card):
            return card.code
        case Discard(()):
            return "servido"
        case Discard(cards):
            return "descarta " + " ".join(card.code for card in cards)
        case Bid(tricks):
            return str(tricks)
        case Bet(amount):
            return f"envido {amount}"
        case _:
            return f"{action.amount} mas"


def word_of_option(option: Option) -> str:
    """As `word_of`, with ranges as RECORD.md writes them: `descarta 1-5`, `envido 2-`, `1-3 mas`."""
    match option:
        case DiscardRange(low, high):
            return f"descarta {low}-{high}"
        case BetRange(low, high):
            return f"envido {low}-{high if high is not None else ''}"
        case RaiseRange(low, high):
            return f"{low}-{high if high is not None else ''} mas"
        case _:
            return word_of(option)


def action_of(word: str, pack: str) -> Action:
    """The action that a record word says, with cards of `pack`. ValueError where it is no word of any game."""
    if word in CALLS:
        return Say(word)
    if word == "envido":
        return Bet(2)
    if word == "servido":
        return Discard(())
    if found := _BID.fullmatch(word):
        return Bid(int(found[1]))
    if found := _BET.fullmatch(word):
        return Bet(int(found[1]))
    if found := _RAISE.fullmatch(word):
        return Raise(int(found[1]))
    try:
        if word.startswith("descarta "):
            return Discard(tuple(card_of(pack, code) for code in word.removeprefix("descarta ").split(" ")))
        return Play(card_of(pack, word))
    except KeyError:
        raise ValueError(f"no word of a game: {word!r}") from None


def kind_of(word: str, action: Action) -> str:
    """Kind of a record word that was read as `action`: the call itself, or one of the kinds above."""
    match action:
        case Say(call):
            return call
        case Play():
            return CARD
        case Discard(cards):
            return DISCARD if cards else SERVED
        case Bid():
            return BID
        case Bet():
            return ENVIDO if word == "envido" else BET
        case _:
            return RAISE
