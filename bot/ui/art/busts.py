"""Head and shoulders of the court, 120 wide, from -72 to 84, for the jumbo face, the emoji and the French court."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards import Suit
from bot.ui.art.heads import king_head, page_head, queen_head
from bot.ui.art.horse import horse_bust
from bot.ui.art.palette import COSTUMES, GOLD, INK, PAPER, TONES
from bot.ui.art.svg import circle, dots, mirrored, moved, path, shade, stroke

_SHOULDERS = "M-60 86C-60 56 -38 46 -18 40H18C38 46 60 56 60 86Z"
_ORDER = list(Suit)


def look_of(suit: Suit) -> int:
    return _ORDER.index(suit) % 4


def ermine_tails(places: Iterable[tuple[float, float]], scale: float = 1.0) -> str:
    """The black tips on white fur."""
    tail = f'<path d="M0 0l3 7l-3 3l-3 -3Z" fill="{INK}"/>'
    return "".join(moved(tail, x, y, scale) for x, y in places)


def king_bust(suit: Suit) -> str:
    costume, tone = COSTUMES[suit], TONES[suit]
    ermine = "M-46 58C-30 38 30 38 46 58C34 82 -34 82 -46 58Z"
    return (
        path(_SHOULDERS, costume.cloak)
        + path("M-20 86V60H20V86Z", costume.cloth)
        + path(ermine, PAPER)
        + ermine_tails(((-34, 53), (-20, 62), (20, 62), (34, 53)))
        + king_head(costume, tone, look_of(suit))
    )


def page_bust(suit: Suit) -> str:
    costume, tone = COSTUMES[suit], TONES[suit]
    return (
        path(_SHOULDERS, costume.cloth)
        + path("M0 40H18C38 46 60 56 60 86H0Z", costume.lining)
        + shade("M38 48C50 54 60 62 60 86H46C46 70 44 58 38 48Z", 0.12)
        + stroke("M0 52V86", INK, 2.4)
        + dots(((0, 62), (0, 73), (0, 83)), 2.6, GOLD)
        + path("M-14 26H14V44L0 54L-14 44Z", costume.skin)
        + mirrored(path("M0 52L-30 56L-24 38L-10 36Z", PAPER))
        + page_head(costume, tone, look_of(suit))
    )


def queen_bust(suit: Suit) -> str:
    costume, tone = COSTUMES[suit], TONES[suit]
    pearls = ((-15, 48), (-8, 53), (0, 55), (8, 53), (15, 48))
    return (
        path(_SHOULDERS, costume.cloth)
        + mirrored(path("M-60 86C-60 56 -38 46 -24 43L-30 86Z", costume.cloak))
        + path("M-14 26H14V42C30 46 22 66 0 70C-22 66 -30 46 -14 42Z", costume.skin)
        + path("M-27 86L-24 58C-14 72 14 72 24 58L27 86Z", tone.light)
        + stroke("M0 70V86", INK, 2)
        + dots(pearls, 3, GOLD)
        + circle(0, 62, 4.4, tone.main, INK, 2)
        + queen_head(costume, tone)
    )


def bust(suit: Suit, rank: int) -> str:
    """Of the court card of a printed rank. KeyError: not a court card."""
    if suit in _ORDER[:4]:
        return {10: page_bust, 11: horse_bust, 12: king_bust}[rank](suit)
    return {11: page_bust, 12: queen_bust, 13: king_bust}[rank](suit)
