"""Application emoji of the cards, where the bot has them; words stand alone where it has not."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.cards import SPANISH_SUITS, Card


class Emojis:
    """`known`: card code with its pack's letter (`s:7C` Spanish, `f:7C` French) to the emoji."""

    def __init__(self, known: Mapping[str, discord.PartialEmoji] | None = None) -> None:
        self._known = dict(known or {})

    def get(self, card: Card) -> discord.PartialEmoji | None:
        return self._known.get(emoji_key(card))


def emoji_key(card: Card) -> str:
    """The packs share codes (`2C`: two of copas, two of clubs), so the key says which pack."""
    return f"{'s' if card.suit in SPANISH_SUITS else 'f'}:{card.code}"
