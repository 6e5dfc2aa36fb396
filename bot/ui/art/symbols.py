"""A suit's symbol at a place and a size."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.french_suits import french_symbol
from bot.ui.art.spanish_suits import coin, cudgel, cup, sword
from bot.ui.art.svg import moved

TALL = (Suit.ESPADAS, Suit.BASTOS)
_SPANISH = {Suit.OROS: coin, Suit.COPAS: cup, Suit.ESPADAS: sword, Suit.BASTOS: cudgel}
_ROUND_BOX, _TALL_BOX, _TALL_PLAIN_BOX = 100, 172, 146


def symbol(suit: Suit, x: float, y: float, height: float, *, plain: bool = False, turn: float = 0) -> str:
    """The symbol about (x, y), `height` high, turned by `turn` degrees."""
    drawing = _SPANISH[suit](plain) if suit in _SPANISH else french_symbol(suit, plain)
    box = _ROUND_BOX
    if suit in TALL:
        box = _TALL_PLAIN_BOX if plain else _TALL_BOX
    return moved(drawing, x, y, height / box, turn=turn)
