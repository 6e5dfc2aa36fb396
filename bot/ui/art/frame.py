"""The frame of Spanish cards. Gaps in its top and bottom line, the pintas, name the suit in a fan of cards."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cards import Suit
from bot.ui.art.svg import num

PINTAS: Mapping[Suit, int] = {Suit.OROS: 0, Suit.COPAS: 1, Suit.ESPADAS: 2, Suit.BASTOS: 3}


def gaps(suit: Suit, middle: float, gap: float, step: float) -> list[tuple[float, float]]:
    """Where the gaps begin and end, from left to right."""
    count = PINTAS[suit]
    centres = [middle + (at - (count - 1) / 2) * step for at in range(count)]
    return [(centre - gap / 2, centre + gap / 2) for centre in centres]


def frame(suit: Suit, x: float, y: float, w: float, h: float, colour: str, width: float, gap: float) -> str:
    """Lines of `width` around the rectangle with gaps of `gap`."""
    top, end = y - width / 2, y + h + width / 2
    d = f"M{num(x)} {num(top)}V{num(end)}M{num(x + w)} {num(top)}V{num(end)}"
    for level in (y, y + h):
        at = x
        for begin, end in gaps(suit, x + w / 2, gap, gap * 2.3):
            d += f"M{num(at)} {num(level)}H{num(begin)}"
            at = end
        d += f"M{num(at)} {num(level)}H{num(x + w)}"
    # Square ends, where other outlines are round: a gap shall be as wide as it says.
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'
