"""Cards in words. Every card is written out; the emoji, where there is one, only accompanies the words."""

from __future__ import annotations

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


def shown(t: Texts, emojis: Emojis, card: Card) -> str:
    """A card in running text: its words in bold, then the emoji (screen readers speak emoji names)."""
    emoji = emojis.get(card)
    return f"**{card_name(t, card)}**" + (f" {emoji}" if emoji else "")
