"""The faces of cards, 200 by 300: `classic` as printed cards have it, `jumbo` for hands on a phone."""

from __future__ import annotations

from bot.cards import SPANISH_SUITS, Suit
from bot.ui.art.busts import bust
from bot.ui.art.court import court
from bot.ui.art.frame import frame
from bot.ui.art.glyphs import haloed
from bot.ui.art.names import index
from bot.ui.art.palette import EDGE, PAPER, TONES
from bot.ui.art.pips import pips
from bot.ui.art.svg import clipped, moved, rect
from bot.ui.art.symbols import TALL, symbol

WIDTH, HEIGHT, RADIUS = 200, 300, 17


def is_court(suit: Suit, rank: int) -> bool:
    return 10 <= rank <= 12 if suit in SPANISH_SUITS else 11 <= rank <= 13


def is_page(suit: Suit, rank: int) -> bool:
    """Whose feather needs room on the right."""
    return rank == (10 if suit in SPANISH_SUITS else 11)


def blank() -> str:
    return rect(2, 2, WIDTH - 4, HEIGHT - 4, RADIUS, PAPER, EDGE, 3)


def classic(suit: Suit, rank: int, name: str = "card") -> str:
    """`name`: what no other card of the same document is called."""
    spanish = suit in SPANISH_SUITS
    tone = TONES[suit]
    corner = (
        haloed(index(suit, rank), 23, 24, 30, tone.dark, 16, 0.8)
        if spanish
        else haloed(index(suit, rank), 14, 15, 34, tone.dark, 16, 0.74) + symbol(suit, 25, 70, 24, plain=True)
    )
    edge = frame(suit, 13, 13, 174, 274, tone.dark, 4, 13) if spanish else ""
    middle = court(suit, rank, name) if is_court(suit, rank) else pips(suit, rank)
    return blank() + edge + middle + corner + f'<g transform="rotate(180 100 150)">{corner}</g>'


def jumbo(suit: Suit, rank: int) -> str:
    """A large index in the corner that a fan of cards leaves free, and one symbol or a head."""
    spanish = suit in SPANISH_SUITS
    tone = TONES[suit]
    word = index(suit, rank)
    wide = len(word) == 2
    corner = haloed(word, 27, 28, 66, tone.dark, 18, 0.62 if wide else 0.9)
    edge = frame(suit, 13, 13, 174, 274, tone.dark, 5, 14) if spanish else ""
    small = symbol(suit, 48, 130, 58 if suit in TALL else 46, plain=True)
    if is_court(suit, rank):
        inner = (15, 15, 170, 270, 0) if spanish else (3.5, 3.5, 193, 293, 15.5)
        x, y, w, h, r = inner
        large = clipped(moved(bust(suit, rank), 113 if is_page(suit, rank) else 121, 190, 1.2), x, y, w, h, "inner", r)
    else:
        large = symbol(suit, 122, 192, 172 if suit in TALL else 112)
    return blank() + large + edge + corner + small
