"""Packs, the shuffle, and what trick games share. Imports the standard library only."""

from bot.cards.card import FRENCH_52, FRENCH_SUITS, SPANISH_40, SPANISH_SUITS, Card, Suit, card_of, cards_of
from bot.cards.shuffle import SEED_BYTES, shuffled
from bot.cards.tricks import FOLLOW_ONLY, Duties, Strength, playable, winner_index

__all__ = [
    "FOLLOW_ONLY",
    "FRENCH_52",
    "FRENCH_SUITS",
    "SEED_BYTES",
    "SPANISH_40",
    "SPANISH_SUITS",
    "Card",
    "Duties",
    "Strength",
    "Suit",
    "card_of",
    "cards_of",
    "playable",
    "shuffled",
    "winner_index",
]
