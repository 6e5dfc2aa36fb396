"""Spade, heart, diamond and club, each in a box of 100 about its own centre."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.palette import TONES
from bot.ui.art.svg import moved, path, shine

_SHAPES = {
    Suit.HEARTS: "M0 45C-34 18 -47 2 -47 -18C-47 -45 -12 -47 0 -22C12 -47 47 -45 47 -18C47 2 34 18 0 45Z",
    Suit.DIAMONDS: "M0 -49C9 -30 24 -12 40 0C24 12 9 30 0 49C-9 30 -24 12 -40 0C-24 -12 -9 -30 0 -49Z",
    Suit.SPADES: "M0 -48C12 -24 46 -8 46 16C46 38 18 42 7 25C8 36 12 43 20 48H-20C-12 43 -8 36 -7 25"
    "C-18 42 -46 38 -46 16C-46 -8 -12 -24 0 -48Z",
    Suit.CLUBS: "M-17 -9C-30 -23 -22 -48 0 -48C22 -48 30 -23 17 -9C31 -18 47 -5 46 12C45 36 18 41 7 23"
    "C8 36 12 43 20 48H-20C-12 43 -8 36 -7 23C-18 41 -45 36 -46 12C-47 -5 -31 -18 -17 -9Z",
}
_SHINES = {
    Suit.HEARTS: "M-36 -18C-36 -26 -31 -32 -24 -33",
    Suit.DIAMONDS: "M-26 -3C-18 -9 -12 -16 -8 -23",
    Suit.SPADES: "M-35 16C-35 6 -24 -3 -15 -11",
    Suit.CLUBS: "M-13 -26C-13 -33 -8 -37 -2 -38",
}


def french_symbol(suit: Suit, plain: bool = False) -> str:
    tone = TONES[suit]
    light = "" if plain else shine(_SHINES[suit], 5, 0.45)
    return path(_SHAPES[suit], tone.main, tone.dark, 4) + light


def engraved(suit: Suit, x: float, y: float, height: float) -> str:
    """A light line within the large symbol of an ace."""
    line = path(_SHAPES[suit], "none", TONES[suit].light, 3)
    return moved(line, x, y, height / 100)
