"""The aces: the symbol large, with an ornament that each suit has of its own."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.french_suits import engraved
from bot.ui.art.palette import GOLD, TONES
from bot.ui.art.spanish_suits import around
from bot.ui.art.svg import moved, path, stroke
from bot.ui.art.symbols import TALL, symbol

_BAND = "M62 0C76 -12 90 10 100 0C112 -12 126 10 140 -2L146 14C130 26 114 4 102 15C90 26 74 6 58 16Z"
_LEAF = "M0 0C8 -12 22 -14 32 -6C26 6 12 8 0 0Z"


def _wreath(suit: Suit) -> str:
    """Two branches around the coin, tied below."""
    tone = TONES[suit]
    leaves = "".join(
        moved(path(_LEAF, tone.light if at % 2 else tone.main, tone.dark, 2.4), x, y, 0.72, turn=at * 15 + turn)
        for turn in (-50, 20)
        for at, (x, y) in enumerate(around(24, 64))
        if 2 <= at <= 11
    )
    half = f'<g transform="translate(100 148)">{leaves}{stroke("M17 -62A64 64 0 0 1 0 64", tone.dark, 3)}</g>'
    ribbon = path("M100 206C84 196 76 220 100 214C124 220 116 196 100 206Z", "#B5482A", tone.dark, 2.6)
    tails = path("M98 212L84 238L92 234L97 242L102 214L108 242L112 234L120 238L103 212Z", "#B5482A", tone.dark, 2.6)
    return half + f'<g transform="translate(200 0) scale(-1 1)">{half}</g>' + tails + ribbon


def _ribbon(suit: Suit, y: float) -> str:
    """A band that winds about the sword or the cudgel."""
    tone = TONES[suit]
    return moved(path(_BAND, GOLD, tone.dark, 3), 0, y)


def ace(suit: Suit) -> str:
    if suit is Suit.OROS:
        return _wreath(suit) + symbol(suit, 100, 148, 106)
    if suit is Suit.COPAS:
        rays = "".join(moved(stroke("M0 -96V-86", GOLD, 5), 100, 166, turn=turn) for turn in range(-60, 61, 15))
        return rays + symbol(suit, 100, 160, 130)
    if suit in TALL:
        return symbol(suit, 100, 150, 220) + _ribbon(suit, 176 if suit is Suit.BASTOS else 112)
    return symbol(suit, 100, 150, 132) + engraved(suit, 100, 150, 100)
