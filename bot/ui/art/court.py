"""The court: sota, caballo and rey in full figure; jack, queen and king double-headed."""

from __future__ import annotations

from bot.cards import SPANISH_SUITS, Suit
from bot.ui.art.busts import bust
from bot.ui.art.caballo import caballo
from bot.ui.art.palette import GOLD, INK, TONES
from bot.ui.art.rey import rey
from bot.ui.art.sota import sota
from bot.ui.art.svg import clipped, dots, moved, rect
from bot.ui.art.symbols import symbol

_FIGURES = {10: sota, 11: caballo, 12: rey}


def court(suit: Suit, rank: int, name: str = "court") -> str:
    """`name`: what no other drawing of the same document is called. KeyError: not a court card."""
    return _FIGURES[rank](suit) if suit in SPANISH_SUITS else _double(suit, rank, name)


def _double(suit: Suit, rank: int, name: str) -> str:
    """A bust above and the same below, head down, in a frame with the symbol in its corners."""
    tone = TONES[suit]
    x, y, w, h = 42, 22, 116, 256
    figure = moved(bust(suit, rank), 100, 83, 0.78)
    corner = symbol(suit, 58, 40, 24)
    upper = clipped(figure, x, y, w, h / 2, f"{name}-upper") + corner
    lower = clipped(figure, x, y, w, h / 2, f"{name}-lower") + corner
    sash = rect(x, 144, w, 12, 0, GOLD, INK, 2.6) + dots([(at, 150) for at in range(52, 156, 12)], 2.8, tone.dark)
    edge = rect(x, y, w, h, 4, "none", tone.dark, 2.6)
    return upper + f'<g transform="rotate(180 100 150)">{lower}</g>' + sash + edge
