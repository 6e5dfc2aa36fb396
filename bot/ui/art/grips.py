"""Fists, and what they hold up."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.palette import COSTUMES, INK
from bot.ui.art.svg import moved, path, stroke
from bot.ui.art.symbols import TALL, symbol

_FIST = "M-9 -7C-4 -11 6 -11 9 -6C11 2 8 8 0 9C-8 9 -12 2 -9 -7Z"
_FINGERS = "M-5 -1H5M-5 4H4"


def fist(suit: Suit, x: float, y: float) -> str:
    return moved(path(_FIST, COSTUMES[suit].skin, width=2.6) + stroke(_FINGERS, INK, 1.4), x, y)


def held(suit: Suit, x: float, y: float) -> str:
    """The symbol above a fist at (x, y), or grasped by it."""
    if suit is Suit.ESPADAS:
        return symbol(suit, x, y - 43, 128)
    if suit is Suit.BASTOS:
        return symbol(suit, x, y - 36, 116)
    return symbol(suit, x, y - 33, 58 if suit is Suit.OROS else 62)


def held_riding(suit: Suit, x: float, y: float) -> str:
    """The same, smaller, for who sits higher."""
    if suit in TALL:
        return symbol(suit, x, y - 22, 84)
    return symbol(suit, x - 1, y - 28, 46)
