"""Where the symbols of the number cards stand: columns at -1, 0, 1, rows between -1 (top) and 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards import SPANISH_SUITS, Suit
from bot.ui.art.ace import ace
from bot.ui.art.symbols import TALL, symbol

Places = Sequence[tuple[float, float]]

_FOUR: Places = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_SIX: Places = (*_FOUR, (-1, 0), (1, 0))
_EIGHT: Places = (*_FOUR, (-1, -0.34), (1, -0.34), (-1, 0.34), (1, 0.34))
_ROUND: Mapping[int, Places] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: _FOUR,
    5: (*_FOUR, (0, 0)),
    6: _SIX,
    7: (*_SIX, (0, -0.5)),
    8: (*_SIX, (0, -0.5), (0, 0.5)),
    9: (*_EIGHT, (0, 0)),
    10: (*_EIGHT, (0, -0.67), (0, 0.67)),
}
_LONG: Mapping[int, Places] = {
    2: ((-0.62, 0), (0.62, 0)),
    3: ((-1, 0.3), (0, -0.4), (1, 0.3)),
    4: ((-0.66, -1), (0.66, -1), (-0.66, 1), (0.66, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
    7: ((-0.58, -1), (0.58, -1), (-1, 0), (0, 0), (1, 0), (-0.58, 1), (0.58, 1)),
    8: ((-1, -1), (0, -1), (1, -1), (-0.5, 0), (0.5, 0), (-1, 1), (0, 1), (1, 1)),
    9: tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)),
}
_LONG_LOOK: Mapping[int, tuple[float, float, float]] = {
    2: (156, 60, 0),
    3: (132, 44, 64),
    4: (108, 50, 60),
    5: (92, 42, 68),
    6: (90, 43, 54),
    7: (78, 44, 78),
    8: (78, 44, 78),
    9: (78, 44, 78),
}
"""Height, distance of the columns and of the rows from the middle."""
_ROUND_LOOK: Mapping[int, tuple[float, float, float]] = {
    2: (96, 0, 56),
    3: (74, 0, 80),
    4: (66, 38, 58),
    5: (60, 38, 66),
    6: (56, 36, 70),
    7: (50, 37, 72),
    8: (48, 37, 74),
    9: (44, 38, 84),
}
_FRENCH_LOOK: Mapping[int, tuple[float, float, float]] = {
    2: (60, 0, 80),
    3: (56, 0, 86),
    4: (50, 31, 84),
    5: (48, 31, 86),
    6: (46, 31, 86),
    7: (42, 31, 88),
    8: (42, 31, 88),
    9: (39, 30, 94),
    10: (37, 30, 96),
}


def pips(suit: Suit, rank: int) -> str:
    """Of a number card or an ace."""
    if rank in (1, 14):
        return ace(suit)
    tall, spanish = suit in TALL, suit in SPANISH_SUITS
    places = (_LONG if tall else _ROUND)[rank]
    looks = _LONG_LOOK if tall else _ROUND_LOOK if spanish else _FRENCH_LOOK
    height, across, down = looks[rank]
    return "".join(
        symbol(suit, 100 + x * across, 150 + y * down, height, turn=180 if not spanish and y > 0.05 else 0)
        for x, y in places
    )
