"""Figures and letters of the indices as centre lines in a box of 60 by 100: no font is needed anywhere."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ui.art.palette import PAPER
from bot.ui.art.svg import num

_LINES: Mapping[str, str] = {
    "0": "M30 8C52 8 53 32 53 50S52 92 30 92 7 68 7 50 8 8 30 8Z",
    "1": "M13 27L34 9V92",
    "2": "M9 31C9 0 52 -1 52 30C52 52 16 64 9 92H54",
    "3": "M9 8H51L28 42C42 41 53 51 53 67C53 98 15 99 7 79",
    "4": "M43 92V8L6 67H56",
    "5": "M50 8H16L12 46C25 35 53 38 53 65C53 98 16 98 7 79",
    "6": "M48 14C33 0 7 14 7 60C7 102 53 101 53 66C53 37 15 37 8 62",
    "7": "M8 8H53C40 34 27 62 23 92",
    "8": "M30 47C5 43 8 8 30 8S55 43 30 47C2 51 2 92 30 92S58 51 30 47Z",
    "9": "M12 86C27 100 53 86 53 40C53 -2 7 -1 7 34C7 63 45 63 52 38",
    "A": "M5 92L30 8L55 92M14 64H46",
    "J": "M46 8V66C46 99 9 100 8 70",
    "Q": "M30 8C52 8 53 32 53 50S52 92 30 92 7 68 7 50 8 8 30 8ZM35 67L56 96",
    "K": "M12 8V92M51 8L12 57M25 43L54 92",
}
_NARROW = {"1": 44}


def haloed(text: str, x: float, y: float, height: float, colour: str, weight: float = 16, squeeze: float = 1.0) -> str:
    """A label with a margin of paper around it, which keeps it apart from a drawing behind."""
    around = label(text, x, y, height, PAPER, weight + 20, squeeze)
    return around + label(text, x, y, height, colour, weight, squeeze)


def label(text: str, x: float, y: float, height: float, colour: str, weight: float = 16, squeeze: float = 1.0) -> str:
    """`text` with its upper left corner at (x, y). `weight`: of the line, in hundredths of the height."""
    scale = height / 100
    parts = []
    for letter in text:
        parts.append(
            f'<path transform="translate({num(x)} {num(y)}) scale({scale * squeeze:.4f} {scale:.4f})" '
            f'd="{_LINES[letter]}" stroke-width="{num(weight)}"/>'
        )
        x += (_NARROW.get(letter, 60) * squeeze + 12) * scale
    return f'<g fill="none" stroke="{colour}" stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</g>'
