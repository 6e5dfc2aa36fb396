"""The rey: he stands, cloaked and crowned, and holds the symbol up in his left hand."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.busts import ermine_tails, look_of
from bot.ui.art.grips import fist, held
from bot.ui.art.heads import king_head
from bot.ui.art.palette import COSTUMES, GOLD, INK, PAPER, TONES
from bot.ui.art.svg import circle, dots, moved, path, shade, stroke

_CLOAK = "M60 132C38 150 34 214 30 268H138C136 214 134 150 116 132Z"
_FOLD = "M60 132C38 150 34 214 30 268H42C46 214 50 170 66 136Z"
_ROBE = "M66 138C62 180 56 226 50 268H122C118 226 114 180 110 138Z"
_STOLE = "M78 150H98L102 268H74Z"
_HEM = "M51 256H121L122 268H50Z"
_BELT = "M63 186C78 192 98 192 113 186L114 196C98 202 78 202 62 196Z"
_SLEEVE = "M62 138C48 148 44 172 52 188C62 192 72 186 76 178L68 172C70 160 72 150 74 142Z"
_ARM = "M112 134C128 140 140 138 146 128L156 140C148 160 124 166 108 158Z"
_COLLAR = "M54 140C66 122 110 122 122 140C112 166 64 166 54 140Z"


def rey(suit: Suit) -> str:
    costume, tone = COSTUMES[suit], TONES[suit]
    hem = path(_HEM, PAPER) + ermine_tails([(x, 258) for x in range(58, 118, 11)], 0.75)
    robe = (
        path(_ROBE, costume.cloth)
        + path(_STOLE, costume.lining)
        + stroke("M78 150L74 268M98 150L102 268", costume.trim, 3.4)
        + dots([(88, y) for y in range(206, 262, 13)], 3, tone.dark)
        + hem
        + path(_BELT, GOLD)
        + circle(88, 195, 6, tone.main, INK, 2.4)
    )
    arms = (
        path(_SLEEVE, costume.cloth)
        + fist(suit, 74, 178)
        + held(suit, 150, 122)
        + path(_ARM, costume.cloth)
        + stroke("M147 131L153 138", costume.trim, 4)
        + fist(suit, 151, 124)
    )
    collar = path(_COLLAR, PAPER) + ermine_tails(((66, 146), (76, 153), (100, 153), (110, 146)), 0.85)
    head = moved(king_head(costume, tone, look_of(suit)), 88, 94, 0.9)
    return path(_CLOAK, costume.cloak) + shade(_FOLD, 0.25) + robe + arms + collar + head
