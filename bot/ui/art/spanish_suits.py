"""Coin, cup, sword and cudgel, each around its own centre. `plain`: for a few pixels."""

from __future__ import annotations

from math import cos, pi, sin

from bot.cards import Suit
from bot.ui.art.palette import GOLD, TONES, WOOD
from bot.ui.art.svg import circle, dots, ellipse, path, shade, shine, stroke


def around(count: int, radius: float, start: float = 0.0) -> list[tuple[float, float]]:
    """Points on a circle about the origin, clockwise from the top plus `start` degrees."""
    angles = (2 * pi * k / count + start * pi / 180 - pi / 2 for k in range(count))
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def _rays(count: int, d: str, fill: str, start: float = 0.0) -> str:
    turns = (360 * k / count + start for k in range(count))
    return "".join(f'<path d="{d}" fill="{fill}" transform="rotate({turn:g})"/>' for turn in turns)


def coin(plain: bool = False) -> str:
    """Of radius 50."""
    tone = TONES[Suit.OROS]
    if plain:
        return (
            circle(0, 0, 44, tone.main, tone.dark, 11)
            + _rays(4, "M0 -31L9 0L0 8L-9 0Z", tone.dark)
            + _rays(4, "M0 -24L7 0L-7 0Z", tone.dark, 45)
        )
    return (
        circle(0, 0, 46.5, tone.main, tone.dark, 6)
        + dots(around(24, 39.5), 2.3, tone.dark)
        + circle(0, 0, 33, tone.light, tone.dark, 3)
        + _rays(8, "M0 -31L7 -13H-7Z", "#B5482A", 22.5)
        + _rays(8, "M0 -30C6 -22 7 -16 4 -10H-4C-7 -16 -6 -22 0 -30Z", tone.dark)
        + circle(0, 0, 13, tone.main, tone.dark, 4)
        + circle(0, 0, 4.5, "#B5482A")
        + shine("M-38 -22A44 44 0 0 1 -14 -41.5", 3.4, 0.7)
    )


def cup(plain: bool = False) -> str:
    """90 wide, 100 high."""
    tone = TONES[Suit.COPAS]
    bowl = "M-38 -44C-42 -8 -28 8 -8 13H8C28 8 42 -8 38 -44Z"
    foot = "M-8 12C-5 20 -5 24 -7 29C-22 31 -29 38 -30 48H30C29 38 22 31 7 29C5 24 5 20 8 12Z"
    if plain:
        return (
            path(foot, tone.main, tone.dark, 8) + path(bowl, tone.main, tone.dark, 8) + stroke("M-30 -20H30", GOLD, 8)
        )
    return (
        path(foot, tone.main, tone.dark, 5)
        + path("M-24 45C-20 37 -12 35 0 35S20 37 24 45", "none", GOLD, 3.5)
        + path(bowl, tone.main, tone.dark, 5)
        + path("M-31 -4C-18 -12 -10 10 0 10S18 -12 31 -4C26 8 18 11 8 13H-8C-18 11 -26 8 -31 -4Z", tone.dark, width=0)
        + path("M-38 -30C-14 -22 14 -22 38 -30L36 -17C14 -10 -14 -10 -36 -17Z", GOLD, tone.dark, 3)
        + "".join(circle(x, y, 3.1, tone.main) for x, y in ((-25, -20), (-9, -17.5), (9, -17.5), (25, -20)))
        + ellipse(0, -44, 38, 6.5, tone.light, tone.dark, 4.5)
        + ellipse(0, 21, 10, 5.5, GOLD, tone.dark, 3.5)
        + shine("M-27 -8C-25 -3 -22 1 -18 4", 4)
    )


def sword(plain: bool = False) -> str:
    """72 wide, 170 high; the plain one 90 by 140."""
    tone = TONES[Suit.ESPADAS]
    if plain:
        return (
            path("M0 -68L18 -42L14 26H-14L-18 -42Z", tone.light, tone.dark, 9)
            + stroke("M-34 22C-34 34 -18 33 0 33S34 34 34 22", tone.dark, 22)
            + stroke("M-34 22C-34 34 -18 33 0 33S34 34 34 22", tone.main, 9)
            + stroke("M0 40V56", tone.dark, 15)
            + circle(0, 60, 9, GOLD, tone.dark, 6)
        )
    blade = "M0 -83L12 -60L10 38H-10L-12 -60Z"
    return (
        path(blade, tone.light, tone.dark, 4.5)
        + path("M0 -76L10 -59L8 36H0Z", "#FFFFFF", width=0)
        + stroke("M0 -66V28", tone.dark, 2.6)
        + path("M-9 50H9L7 72H-7Z", tone.main, tone.dark, 4)
        + stroke("M-7 57L7 61M-7 64L7 68", tone.light, 2.4)
        + path(
            "M-36 30C-40 44 -26 49 -12 47L0 52L12 47C26 49 40 44 36 30C30 38 20 39 10 38H-10C-20 39 -30 38 -36 30Z",
            tone.main,
            tone.dark,
            4,
        )
        + circle(-33, 33, 4.5, GOLD, tone.dark, 3)
        + circle(33, 33, 4.5, GOLD, tone.dark, 3)
        + circle(0, 44, 4.2, GOLD, tone.dark, 2.6)
        + circle(0, 77, 7.5, GOLD, tone.dark, 4)
    )


def _stub(d: str, x: float, y: float, turn: float, line: float) -> str:
    tone = TONES[Suit.BASTOS]
    cut = f'<g transform="rotate({turn:g} {x:g} {y:g})">{ellipse(x, y, 7.5, 5.5, WOOD, tone.dark, line * 0.75)}</g>'
    return path(d, tone.main, tone.dark, line) + cut


def cudgel(plain: bool = False) -> str:
    """72 wide, 170 high; the plain one 90 by 140."""
    tone = TONES[Suit.BASTOS]
    if plain:
        return (
            stroke("M-8 4L-31 -16", tone.dark, 22)
            + stroke("M8 26L31 6", tone.dark, 22)
            + stroke("M-8 4L-30 -15M8 26L30 7", tone.main, 8)
            + path("M-12 64L-25 -46C-27 -66 27 -66 25 -46L12 64C8 70 -8 70 -12 64Z", tone.main, tone.dark, 9)
            + ellipse(0, -51, 17, 9, WOOD, tone.dark, 6)
        )
    leaf = "M0 0C10 -14 22 -16 30 -10C26 2 14 6 0 0Z"
    return (
        _stub("M-10 -6L-29 -20L-21 -33L-6 -24Z", -26, -27.5, -52, 4.2)
        + _stub("M8 24L28 12L22 -2L8 6Z", 26, 5, 58, 4.2)
        + path("M-11 78L-24 -62C-26 -86 26 -86 24 -62L11 78C8 85 -8 85 -11 78Z", tone.main, tone.dark, 4.8)
        + shade("M4 82C8 82 10 81 11 78L24 -62C24 -68 20 -73 14 -76C12 -40 10 20 4 82Z", 0.2)
        + ellipse(0, -69, 18.5, 8.5, WOOD, tone.dark, 4)
        + stroke("M-8 -69C-5 -73.5 6 -73 7 -69C7 -66 -2 -66 -2 -69", "#A87B45", 2.2)
        + stroke(
            "M-13 -40C-6 -35 2 -35 9 -41M-4 -12C2 -7 9 -8 13 -12M-12 18C-8 22 -3 22 2 18M-5 48C-2 51 3 51 6 47",
            tone.dark,
            3.2,
        )
        + shine("M-16 -54L-9 6", 3.4, 0.45)
        + f'<g transform="translate(-14 40) rotate(205)">{path(leaf, tone.light, tone.dark, 3.4)}'
        + f"{stroke('M3 -2L21 -7', tone.dark, 2)}</g>"
    )
