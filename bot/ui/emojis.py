"""Application emoji of the cards, where the bot has them; words stand alone where it has not."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.cards import Card, Suit
from bot.ui.art.names import card_key, suit_key


class Emojis:
    """`known`: emoji by the name of their picture (`bot.ui.art.names`). More may be put in while screens are drawn."""

    def __init__(self, known: Mapping[str, discord.PartialEmoji] | None = None) -> None:
        self._known = dict(known or {})

    def put(self, key: str, emoji: discord.PartialEmoji) -> None:
        self._known[key] = emoji

    def get(self, card: Card) -> discord.PartialEmoji | None:
        return self._known.get(card_key(card))

    def suit(self, suit: Suit) -> discord.PartialEmoji | None:
        return self._known.get(suit_key(suit))

    def named(self, key: str) -> discord.PartialEmoji | None:
        """`chip`, `stone`, `back`."""
        return self._known.get(key)


NO_EMOJI = Emojis()
"""For members who want words alone. Nothing is ever put in."""
