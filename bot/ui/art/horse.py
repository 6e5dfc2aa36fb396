"""The horse of the caballo: its head for small places, and the whole of it for its rider."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.palette import COSTUMES, GOLD, INK, TONES, Costume
from bot.ui.art.svg import circle, moved, path, shade, stroke

_THROAT = (
    "M14 -54C2 -52 -8 -44 -16 -30C-26 -14 -42 4 -54 18C-62 26 -60 38 -52 44C-46 52 -36 50 -30 44C-24 38 -12 38 -2 26"
    "C4 36 2 52 -8 64C-14 72 -18 78 -20 88"
)
_NECK = f"{_THROAT}H66C66 68 65 48 64 26C62 -22 40 -52 14 -54Z"
_NECK_SHADOW = "M-2 26C4 36 2 52 -8 64C-14 72 -18 78 -20 88H4C14 66 18 44 12 20C8 24 2 26 -2 26Z"
_MANE = (
    "M6 -58C20 -66 34 -56 36 -46C50 -46 58 -32 56 -22C68 -16 72 0 67 10C77 20 78 36 72 46C80 58 80 74 76 88H52"
    "C54 58 54 20 40 -10C34 -24 24 -38 6 -46Z"
)
_LOCKS = "M36 -46C42 -30 46 -14 47 2M56 -22C58 -4 60 14 59 30M67 10C68 28 67 44 65 58M72 46C72 60 71 72 69 82"
_FORELOCK = "M4 -56C-8 -52 -14 -40 -14 -28C-6 -32 6 -34 14 -48Z"
_FAR_EAR, _NEAR_EAR = (
    "M20 -50C16 -62 20 -72 28 -78C34 -68 34 -58 30 -48Z",
    "M8 -50C2 -62 4 -72 10 -80C18 -70 20 -58 18 -46Z",
)
_NOSEBAND, _CHEEK_AND_BROW = "M-40 4C-34 12 -28 24 -28 42", "M13 -42C10 -20 -6 6 -31 22M-16 -30C-8 -34 4 -36 13 -34"
_NOSTRIL_AND_MOUTH = "M-53 27C-50 24 -47 26 -48 30M-50 42C-44 40 -38 38 -32 32"

_FAR_LEGS = (
    "M72 196C60 202 50 208 42 214C40 220 44 230 48 240L57 237C55 228 54 222 56 219C66 216 78 212 88 208Z",
    "M136 200C138 214 132 226 126 238L118 262L127 265L139 240C146 228 152 214 154 204Z",
)
_FAR_HOOVES = ("M46 238L57 235L60 246L48 249Z", "M117 260L128 264L124 272H112Z")
_NEAR_LEGS = (
    "M74 200C78 214 80 226 80 238L78 262H88L92 238C96 224 100 212 102 204Z",
    "M142 186C150 206 152 214 156 224L139 258L148 262L168 226C172 210 170 196 168 184Z",
)
_NEAR_HOOVES = ("M77 260H89L88 271H72Z", "M138 256L150 261L146 271H132Z")
_TAIL = "M166 160C184 158 188 176 184 194C182 208 186 218 190 226C178 226 170 216 170 202C170 190 172 180 162 174Z"
_BODY = (
    "M57.4 188C57 160 80 150 104 152C124 156 146 150 160 156C174 162 176 186 166 198C154 212 120 212 100 212"
    "C78 212 58 208 57.4 188Z"
)
_BELLY_SHADOW = "M70 196C84 210 112 212 134 210C150 210 162 204 168 192C150 202 96 204 70 186Z"
_SADDLECLOTH = "M98 150C110 156 132 156 146 150C150 168 150 184 146 198C132 204 112 204 100 198C96 184 95 166 98 150Z"
_SHOULDER = "M62 187C68 197 96 198 106 188V172H72Z"
"""Covers the outline where the neck goes on into the body."""


def _cloth(suit: Suit) -> str:
    """Of straps and saddlecloths; gold would not show beside the gold of their fringes."""
    return COSTUMES[suit].cloak if suit is Suit.OROS else TONES[suit].main


def _strap(d: str, colour: str, width: float) -> str:
    return stroke(d, INK, width + 3.4) + stroke(d, colour, width)


def horse_head(suit: Suit) -> str:
    """Neck and head in profile, looking left; open below, where it goes on into the body."""
    costume, cloth = COSTUMES[suit], _cloth(suit)
    neck = path(_NECK, costume.coat, width=0) + stroke(_THROAT) + shade(_NECK_SHADOW, 0.13)
    mane = path(_MANE, costume.mane) + stroke(_LOCKS, INK, 1.8)
    eye = (
        circle(-7, -14, 4.6, INK)
        + circle(-8.6, -15.6, 1.5, "#FFFFFF")
        + stroke("M-15 -20C-10 -25 -2 -24 2 -18", INK, 2.4)
    )
    bridle = _strap(_NOSEBAND, cloth, 5) + _strap(_CHEEK_AND_BROW, cloth, 4.2)
    buckles = circle(-31, 22, 5.4, GOLD, INK, 2.2) + circle(12, -35, 4.2, GOLD, INK, 2.2)
    return (
        path(_FAR_EAR, costume.coat)
        + neck
        + mane
        + path(_NEAR_EAR, costume.coat)
        + path(_FORELOCK, costume.mane, width=2.6)
        + eye
        + stroke(_NOSTRIL_AND_MOUTH, INK, 2.6)
        + bridle
        + buckles
    )


def horse_bust(suit: Suit) -> str:
    """With reins and breast cloth, 120 wide, from -80 to 88."""
    return (
        horse_head(suit)
        + _strap("M-30 26C-14 52 26 58 62 44", GOLD, 3.1)
        + path("M-22 88C-18 74 -10 66 -4 58C16 72 46 76 78 66V88Z", _cloth(suit))
        + stroke("M-14 75C10 86 46 88 76 78", GOLD, 4)
    )


def _legs(costume: Costume, legs: tuple[str, ...], hooves: tuple[str, ...], shadow: float) -> str:
    drawn = "".join(path(leg, costume.coat) + (shade(leg, shadow) if shadow else "") for leg in legs)
    return drawn + "".join(path(hoof, INK, width=1.5) for hoof in hooves)


def horse_body(suit: Suit) -> str:
    """The whole horse trotting to the left, on a card of 200 by 300 whose ground is at 270."""
    costume = COSTUMES[suit]
    return (
        path(_TAIL, costume.mane)
        + stroke("M176 172C178 190 176 206 182 218", INK, 1.8)
        + _legs(costume, _FAR_LEGS, _FAR_HOOVES, 0.18)
        + _legs(costume, _NEAR_LEGS, _NEAR_HOOVES, 0)
        + path(_BODY, costume.coat)
        + shade(_BELLY_SHADOW, 0.13)
        + path(_SADDLECLOTH, _cloth(suit))
        + stroke("M100 196C112 203 132 203 146 196", GOLD, 5)
        + moved(horse_head(suit), 69, 137, 0.58)
        + path(_SHOULDER, costume.coat, width=0)
    )
