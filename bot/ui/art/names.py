"""What each picture is called: its file, its emoji, and the word that screen readers speak for it."""

from __future__ import annotations

from bot.cards import FRENCH_52, SPANISH_40, SPANISH_SUITS, Card, Suit

CHIP, STONE, BACK = "chip", "stone", "back"
_LETTERS = {11: "J", 12: "Q", 13: "K", 14: "A"}


def index(suit: Suit, rank: int) -> str:
    """What stands in the corner: Spanish cards have numbers, French ones letters."""
    return str(rank) if suit in SPANISH_SUITS else _LETTERS.get(rank, str(rank))


def face_key(suit: Suit, rank: int) -> str:
    """`oros_12`, `hearts_q`."""
    return f"{suit.value}_{index(suit, rank).lower()}"


def card_key(card: Card) -> str:
    return face_key(card.suit, card.rank)


def pack_of(card: Card) -> str:
    return "spanish" if card.suit in SPANISH_SUITS else "french"


def suit_key(suit: Suit) -> str:
    return f"suit_{suit.value}"


EMOJI_KEYS = (
    *(card_key(card) for card in SPANISH_40),
    *(suit_key(suit) for suit in Suit),
    CHIP,
    STONE,
    *(card_key(card) for card in FRENCH_52),
    BACK,
)
"""Every emoji the bot has, in the order in which they are uploaded."""
