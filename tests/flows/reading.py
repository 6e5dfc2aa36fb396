"""What a member reads in a message, and what can be pressed there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import simcord

from bot.cards import SPANISH_40


def _walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", []))


def _parts(message: Any) -> list[dict[str, Any]]:
    raw = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    return list(_walk(raw))


def text(message: Any) -> str:
    """All words of a message."""
    return "\n".join([message.content, *(part["content"] for part in _parts(message) if part["type"] == 10)])


def buttons(message: Any) -> list[str]:
    """Ids of the buttons and menus that can be used."""
    found = (part for part in _parts(message) if part.get("custom_id") and not part.get("disabled"))
    return [str(part["custom_id"]) for part in found]


def read(result: simcord.InteractionResult) -> str:
    """What the interaction showed, first answer and what followed."""
    assert result.acknowledged
    shown = [result.response] if result.response else []
    return "\n".join(text(each) for each in (*shown, *result.followups))


SUITS = {"oros": "coins", "copas": "cups", "espadas": "swords", "bastos": "clubs"}
RANKS = {1: "Ace", 10: "Jack", 11: "Knight", 12: "King"}


def cards_shown(message: Any) -> set[str]:
    """Codes of the cards named in bold in an English screen."""
    words = text(message)
    names = {f"**{RANKS.get(card.rank, card.rank)} of {SUITS[card.suit.value]}**": card.code for card in SPANISH_40}
    return {code for name, code in names.items() if name in words}
