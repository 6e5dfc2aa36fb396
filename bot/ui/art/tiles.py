"""The emoji, 128 by 128, to be read at 22: a large index, the symbol, a head for the court; pintas in the border."""

from __future__ import annotations

from bot.cards import SPANISH_SUITS, Suit
from bot.ui.art.back import BLUE, tile as azulejo
from bot.ui.art.busts import bust
from bot.ui.art.faces import is_court
from bot.ui.art.frame import gaps
from bot.ui.art.glyphs import haloed
from bot.ui.art.names import index
from bot.ui.art.palette import EDGE, FELT, GOLD, INK, PAPER, TONES
from bot.ui.art.svg import circle, clipped, ellipse, moved, path, rect, shade, shine
from bot.ui.art.symbols import TALL, symbol

SIDE = 128


def _border(suit: Suit) -> str:
    tone = TONES[suit]
    if suit not in SPANISH_SUITS:
        return rect(5, 5, 118, 118, 20, "none", tone.dark, 6)
    line = rect(6, 6, 116, 116, 19, "none", tone.dark, 8)
    holes = "".join(
        rect(begin, top, end - begin, 8.6, 0, PAPER)
        for begin, end in gaps(suit, SIDE / 2, 13, 27)
        for top in (1.7, 117.7)
    )
    return line + holes


def _marks(suit: Suit, word: str, size: float, weight: float) -> str:
    squeeze = 0.62 if len(word) == 2 else 0.8 if suit in TALL else 0.92
    return haloed(word, 16, 18, size, TONES[suit].dark, weight, squeeze)


def card_tile(suit: Suit, rank: int) -> str:
    word = index(suit, rank)
    ground = rect(2, 2, 124, 124, 23, PAPER)
    if is_court(suit, rank):
        head = clipped(moved(bust(suit, rank), 86 if rank == 11 else 83, 62, 0.72), 8, 8, 112, 112, "tile", 16)
        foot = symbol(suit, 31, 96, 46 if suit in TALL else 35, plain=True)
        return ground + head + _marks(suit, word, 48, 21) + foot + _border(suit)
    wide = len(word) == 2
    if suit in TALL:
        large = symbol(suit, 93, 65, 86, plain=True)
    else:
        large = symbol(suit, 91 if wide else 86, 90 if wide else 86, 52 if wide else 62, plain=True)
    return ground + large + _marks(suit, word, 62, 20) + _border(suit)


def suit_tile(suit: Suit) -> str:
    """The symbol on a disc of paper, which dark themes need."""
    return circle(64, 64, 62, PAPER, EDGE, 2) + symbol(suit, 64, 64, 92 if suit in TALL else 80, plain=True)


def back_tile() -> str:
    return (
        rect(2, 2, 124, 124, 23, PAPER)
        + rect(6, 6, 116, 116, 19, BLUE, BLUE, 0)
        + clipped(moved(azulejo(), 64, 64, 2.5), 14, 14, 100, 100, "tile", 12)
    )


def chip_tile() -> str:
    """A chip of the table: felt green with gold notches."""
    notches = "".join(
        f'<rect x="-9" y="-60" width="18" height="18" fill="{PAPER}" transform="rotate({turn})"/>'
        for turn in range(0, 360, 60)
    )
    return (
        circle(64, 64, 60, FELT, INK, 4)
        + moved(notches, 64, 64)
        + circle(64, 64, 60, "none", INK, 4)
        + circle(64, 64, 39, FELT, PAPER, 5)
        + circle(64, 64, 25, GOLD, INK, 3.5)
        + path("M64 48L68.5 59.5L80 64L68.5 68.5L64 80L59.5 68.5L48 64L59.5 59.5Z", PAPER, INK, 2.6)
        + shine("M22 44A48 48 0 0 1 44 22", 5, 0.5)
    )


def stone_tile() -> str:
    """A stone, with which Mus is scored."""
    pebble = "M20 74C16 46 44 26 70 30C98 32 116 54 110 78C104 100 82 106 58 104C38 102 22 94 20 74Z"
    return (
        path(pebble, "#B9B2A3", INK, 5)
        + shade("M110 78C104 100 82 106 58 104C46 103 36 100 28 92C54 98 88 92 100 46C110 56 112 68 110 78Z", 0.18)
        + shine("M36 60C40 50 50 43 62 42", 6, 0.65)
        + ellipse(74, 62, 4, 3, "#8F8878")
        + ellipse(60, 78, 3, 2.4, "#8F8878")
    )
