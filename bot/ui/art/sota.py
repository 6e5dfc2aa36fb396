"""The sota: a page in tunic and hose, one fist on the hip."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.busts import look_of
from bot.ui.art.grips import fist, held
from bot.ui.art.heads import page_head
from bot.ui.art.palette import COSTUMES, INK, PAPER, TONES, Costume, Tone
from bot.ui.art.svg import circle, dots, moved, path, stroke

_CAPE = "M66 134C44 150 38 196 40 226C56 222 64 210 70 196L106 196C112 208 118 216 130 220C130 190 126 150 112 134Z"
_HOSE = ("M66 208L64 258H80L86 214Z", "M90 214L96 258H112L110 208Z")
_SHOES = (
    "M64 252H80C82 260 80 266 76 269H46C46 262 56 260 64 252Z",
    "M96 252H112C116 258 128 262 130 269H98C95 264 95 258 96 252Z",
)
_SKIRT = "M66 182C60 196 56 206 54 218C64 226 112 226 122 218C120 206 116 196 110 182Z"
_SKIRT_HALF = "M88 184V225C102 225 116 222 122 218C120 206 116 196 110 182Z"
_TUNIC = "M64 136C60 154 64 172 66 186H110C112 172 116 154 112 136Z"
_TUNIC_HALF = "M88 136H112C116 154 112 172 110 186H88Z"
_AKIMBO = "M64 138C48 146 40 162 42 172C48 182 58 184 68 182L66 170C62 170 58 168 57 166C62 160 68 156 72 150Z"
_ARM = "M110 136C128 140 140 136 144 124L156 134C150 156 126 164 108 158Z"


def sota(suit: Suit) -> str:
    costume, tone = COSTUMES[suit], TONES[suit]
    arms = (
        path(_AKIMBO, costume.cloth)
        + fist(suit, 68, 178)
        + held(suit, 150, 120)
        + path(_ARM, costume.lining)
        + fist(suit, 150, 122)
    )
    collar = (
        path("M78 118H98V140H78Z", costume.skin)
        + path("M88 146L62 150L66 134L80 130Z", PAPER)
        + path("M88 146L114 150L110 134L96 130Z", PAPER)
    )
    head = moved(page_head(costume, tone, look_of(suit)), 88, 99, 0.86, flip=True)
    figure = path(_CAPE, costume.cloak) + _legs(costume) + _body(costume, tone) + arms + collar + head
    return moved(figure, 3, 2)


def _legs(costume: Costume) -> str:
    hose = path(_HOSE[0], costume.lining) + path(_HOSE[1], costume.cloth)
    return hose + "".join(path(shoe, costume.cloak) for shoe in _SHOES)


def _body(costume: Costume, tone: Tone) -> str:
    """Parted down the middle in the suit's two colours."""
    return (
        path(_SKIRT, costume.cloth)
        + path(_SKIRT_HALF, costume.lining)
        + stroke("M76 190L72 222M100 190L106 222", INK, 1.8)
        + stroke("M55 216C66 223 110 223 121 216", costume.trim, 5)
        + path(_TUNIC, costume.cloth)
        + path(_TUNIC_HALF, costume.lining)
        + dots([(88, y) for y in (160, 170, 180)], 2.8, tone.dark)
        + path("M65 182H111L112 192H64Z", costume.trim)
        + circle(88, 187, 5.6, tone.light, INK, 2.2)
    )
