"""Cards in words. Every card is written out; the emoji, where there is one, only accompanies the words."""

from __future__ import annotations

from discord import PartialEmoji

from bot.cards import SPANISH_SUITS, Card, Suit
from bot.l10n import Texts
from bot.ui.emojis import Emojis

_FACES = {"spanish": {1, 10, 11, 12}, "french": {11, 12, 13, 14}}


def card_name(t: Texts, card: Card) -> str:
    """`As de oros`, `7 de copas`: begins with a capital or a number."""
    return t("card-name", rank=rank_name(t, card), suit=suit_name(t, card.suit))


def rank_name(t: Texts, card: Card) -> str:
    """`As`, `7`."""
    pack = "spanish" if card.suit in SPANISH_SUITS else "french"
    return t(f"rank-{pack}-{card.rank}") if card.rank in _FACES[pack] else str(card.rank)


def suit_name(t: Texts, suit: Suit) -> str:
    """`oros`, `coins`: lower case."""
    return t(f"suit-{suit.value}")


def named(t: Texts, emojis: Emojis, card: Card) -> str:
    """A card among others in running text: its words, then the emoji."""
    return _with(card_name(t, card), emojis.get(card))


def suit_named(t: Texts, emojis: Emojis, suit: Suit) -> str:
    """A suit in bold, then its emoji."""
    return _with(f"**{suit_name(t, suit)}**", emojis.suit(suit))


def shown(t: Texts, emojis: Emojis, card: Card) -> str:
    """A card in running text: its words in bold, then the emoji (screen readers speak emoji names)."""
    return _with(f"**{card_name(t, card)}**", emojis.get(card))


def _with(words: str, emoji: PartialEmoji | None) -> str:
    return f"{words} {emoji}" if emoji else words
