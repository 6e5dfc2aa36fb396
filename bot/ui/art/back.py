"""The back: a wall of azulejos, the painted tiles of Iberian houses."""

from __future__ import annotations

from bot.ui.art.faces import HEIGHT, RADIUS, WIDTH
from bot.ui.art.palette import EDGE, GOLD, PAPER
from bot.ui.art.svg import circle, moved, path, rect

BLUE, SKY = "#143A86", "#8FB0E8"
_TILE = 32.0


def tile() -> str:
    """40 by 40 about its middle; four quarter flowers in the corners join with the neighbours'."""
    petal = "M0 0C6 -5 7 -12 0 -17C-7 -12 -6 -5 0 0Z"
    flower = "".join(f'<path d="{petal}" fill="{BLUE}" transform="rotate({turn})"/>' for turn in range(0, 360, 90))
    buds = "".join(
        f'<path d="M0 -3C4 -7 4 -11 0 -14C-4 -11 -4 -7 0 -3Z" fill="{SKY}" transform="rotate({turn})"/>'
        for turn in range(45, 360, 90)
    )
    corner = "".join(
        f'<g transform="rotate({turn})"><path d="M-20 -8A12 12 0 0 0 -8 -20H-20Z" fill="{BLUE}"/>'
        f'<path d="M-20 -14A6 6 0 0 0 -14 -20H-20Z" fill="{GOLD}"/></g>'
        for turn in range(0, 360, 90)
    )
    lines = f'<path d="M-20 -20H20V20H-20Z" fill="{PAPER}" stroke="{SKY}" stroke-width="1"/>'
    return lines + corner + buds + flower + circle(0, 0, 4.6, GOLD, BLUE, 1.6)


def back() -> str:
    tiles = "".join(
        moved(tile(), 20 + _TILE * (column + 0.5), 22 + _TILE * (row + 0.5), 0.8)
        for row in range(8)
        for column in range(5)
    )
    return (
        rect(2, 2, WIDTH - 4, HEIGHT - 4, RADIUS, PAPER, EDGE, 3)
        + rect(11, 11, 178, 278, 10, BLUE)
        + rect(15.5, 15.5, 169, 269, 7, "none", GOLD, 2)
        + tiles
        + path("M20 22H180V278H20Z", "none", BLUE, 2)
    )
