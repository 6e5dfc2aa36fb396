"""Faces, beards, crowns and hats, about the middle of the face: 46 wide, from -26 (hairline) to 32 (chin)."""

from __future__ import annotations

from bot.ui.art.palette import BLUSH, BRASS, GOLD, INK, LIPS, PAPER, Costume, Tone
from bot.ui.art.svg import circle, ellipse, mirrored, path, shade, stroke

_FACE = "M-23 -24C-25 4 -22 19 -9 29C-4 33 4 33 9 29C22 19 25 4 23 -24Z"
_BEARDS = (
    "M-24 -6C-21 8 -12 11 0 11S21 8 24 -6C30 24 20 52 0 62C-20 52 -30 24 -24 -6Z",
    "M-24 -6C-21 8 -12 11 0 11S21 8 24 -6C29 18 26 40 14 52L7 44L0 58L-7 44L-14 52C-26 40 -29 18 -24 -6Z",
    "M-24 -6C-21 8 -12 11 0 11S21 8 24 -6C27 14 24 28 14 36L0 60L-14 36C-24 28 -27 14 -24 -6Z",
    "M-24 -6C-21 8 -12 11 0 11S21 8 24 -6C32 16 30 36 22 46C16 44 12 50 8 54C4 50 -4 50 -8 54C-12 50 -16 44 -22 46"
    "C-30 36 -32 16 -24 -6Z",
)
_FEATHER = (
    "M18 -34C16 -54 34 -66 50 -60C66 -56 70 -38 66 -20C60 -26 56 -24 52 -30C46 -28 44 -34 40 -36C36 -32 28 -30 18 -34Z"
)
_QUILL = (
    "M22 -36C30 -50 44 -54 54 -46C61 -40 63 -32 64 -26M32 -47L33 -57M44 -51L49 -58M36 -49L38 -40M48 -50L50 -38"
    "M56 -44L64 -46"
)


def _features(costume: Costume, brow: float) -> str:
    eye = ellipse(9.5, -3, 2.7, 3.3, INK) + stroke(f"M4 -10Q10 {-13 - brow:g} 16 -9", costume.hair, 3.4)
    return mirrored(eye + circle(14.5, 5, 4.2, BLUSH)) + stroke("M1 -5C3 1 5 6 2 8H-3", "#A9683F", 2.4)


def king_head(costume: Costume, tone: Tone, look: int = 0) -> str:
    """Bearded and crowned, from -70 to 62. `look`: which of the four beards."""
    curl = path("M-21 -20C-38 -14 -38 8 -31 14C-38 20 -32 34 -22 30Z", costume.beard)
    beard = (
        path(_BEARDS[look % 4], costume.beard)
        + stroke("M-13 27C-11 36 -8 41 -5 45M13 27C11 36 8 41 5 45M0 30V48", INK, 1.6)
        + ellipse(0, 20, 5.5, 2.8, LIPS)
        + mirrored(path("M0 12C6 7 16 9 20 20C14 18 6 21 0 16Z", costume.beard, width=2.2))
    )
    return mirrored(curl) + path(_FACE, costume.skin) + _features(costume, 1) + beard + crown(tone)


def crown(tone: Tone) -> str:
    """Five points and a jewelled band, which sits on the brow."""
    jewel = tone.main if tone.main != GOLD else "#B5482A"
    points = "M-27 -30L-35 -60L-17 -46L0 -69L17 -46L35 -60L27 -30Q0 -23 -27 -30Z"
    tips = circle(0, -69, 5, jewel, INK, 2.4) + mirrored(circle(35, -61, 4.6, jewel, INK, 2.4))
    band = path("M-28 -34Q0 -25 28 -34L27 -20Q0 -11 -27 -20Z", GOLD)
    stones = ellipse(0, -22, 5.5, 4.2, jewel, INK, 2) + mirrored(ellipse(16, -24, 3.6, 3.2, jewel, INK, 1.8))
    return (
        path(points, GOLD)
        + shade("M0 -69L17 -46L35 -60L27 -30Q14 -26 0 -26Z", 0.12)
        + stroke("M-17 -44V-36M0 -62V-36M17 -44V-36", BRASS, 2)
        + tips
        + band
        + stones
    )


def page_head(costume: Costume, tone: Tone, look: int = 0) -> str:
    """Beardless, bobbed, with a beret and its feather, from -62 to 34."""
    bob = path("M-20 -22C-40 -18 -40 22 -32 36C-26 38 -20 34 -18 28Z", costume.hair)
    fringe = path("M-24 -10C-22 -26 22 -26 24 -10C16 -15 10 -10 4 -14C-4 -9 -12 -15 -24 -10Z", costume.hair, width=2.4)
    smile = stroke("M-7 18Q0 24 7 18", LIPS, 3)
    return (
        mirrored(bob) + path(_FACE, costume.skin) + _features(costume, 0) + smile + fringe + beret(costume, tone, look)
    )


def beret(costume: Costume, tone: Tone, look: int = 0) -> str:
    plume = PAPER if look % 2 else GOLD
    cap = "M-33 -20C-46 -46 -14 -56 6 -52C34 -54 48 -36 34 -20C14 -29 -14 -29 -33 -20Z"
    quill = stroke(_QUILL, INK, 1.7)
    return (
        f'<g transform="rotate(20 18 -34)">{path(_FEATHER, plume)}{quill}</g>'
        + path(cap, costume.cloak)
        + shade("M6 -52C34 -54 48 -36 34 -20C26 -24 18 -26 10 -27C20 -34 18 -46 6 -52Z", 0.2)
        + path("M-34 -22C-14 -32 14 -32 35 -22L33 -13C14 -23 -14 -23 -32 -13Z", GOLD if plume != GOLD else tone.light)
        + circle(21, -26, 6, tone.light, INK, 2.4)
        + circle(21, -26, 2.4, costume.cloak)
    )


def queen_head(costume: Costume, tone: Tone) -> str:
    """Long hair under a small crown, from -66 to 34."""
    lock = path("M-16 -28C-44 -24 -44 14 -37 34C-42 46 -38 58 -30 62C-22 54 -14 44 -17 24Z", costume.hair)
    wave = stroke("M-30 -8C-34 10 -30 24 -27 34C-32 42 -30 50 -27 54", INK, 1.6)
    fringe = path(
        "M0 -22C-10 -24 -20 -16 -24 -2C-28 -22 -14 -32 0 -30C14 -32 28 -22 24 -2C20 -16 10 -24 0 -22Z", costume.hair
    )
    jewel = tone.main
    lips = path("M-6.5 18Q-3 15.5 0 17.5Q3 15.5 6.5 18Q0 25 -6.5 18Z", LIPS, width=0)
    lashes = mirrored(stroke("M6 -6Q10 -8.5 15 -4", INK, 2.2))
    crown_points = "M-24 -30L-29 -52L-14 -42L0 -62L14 -42L29 -52L24 -30Q0 -38 -24 -30Z"
    return (
        mirrored(lock + wave)
        + path(_FACE, costume.skin)
        + _features(costume, 2)
        + lashes
        + lips
        + fringe
        + path(crown_points, GOLD)
        + shade("M0 -62L14 -42L29 -52L24 -30Q12 -35 0 -35Z", 0.12)
        + circle(0, -62, 4.6, jewel, INK, 2.4)
        + mirrored(circle(29, -53, 4, jewel, INK, 2.2))
        + ellipse(0, -41, 4, 4.8, jewel, INK, 2)
        + mirrored(path("M22 22L25 30L22 35L19 30Z", GOLD, width=1.8))
    )
