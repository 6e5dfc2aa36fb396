"""Charts as PNG: a member's chips over time, a server's ranking. Pure, and slow enough to be run off the event loop."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from PIL import Image, ImageDraw, ImageFont

from bot.sessions.books import Point

WIDTH, HEIGHT, EDGE = 800, 420, 24
SIZE = 26
"""of letters: a phone shows the picture at less than half its width"""
GROUND, GRID, WORDS, LINE, FILL = "#1e1f22", "#3f4147", "#dbdee1", "#f2b705", "#1b6e53"
BAR = 48
"""height of a bar with the space below it"""
LONGEST_NAME = 18
_SCALE = 2
"""drawn larger and made smaller again: smooth edges"""


@dataclass(frozen=True, slots=True)
class Bar:
    name: str
    chips: int


def balance_chart(points: Sequence[Point]) -> bytes:
    """At least two points, oldest first. Chips keep their value until the next point: a line of steps."""
    image, draw = _canvas(HEIGHT)
    low, step, top = _axis([point.chips for point in points])
    widest = max(draw.textlength(_short(chips), font=_font(SIZE)) for chips in range(low, top + 1, step))
    left, right = EDGE + round(widest) + 8 * _SCALE, WIDTH * _SCALE - EDGE
    base, roof = (HEIGHT - 56) * _SCALE, EDGE * _SCALE
    # The last value is held for a while too, or it could not be seen.
    span = max(points[-1].at - points[0].at, 1.0) * 1.04

    def x(at: float) -> float:
        return left + (at - points[0].at) / span * (right - left)

    def y(chips: int) -> float:
        return base - (chips - low) / (top - low) * (base - roof)

    for chips in range(low, top + 1, step):
        draw.line([(left, y(chips)), (right, y(chips))], fill=GRID, width=_SCALE)
        draw.text((left - 8 * _SCALE, y(chips)), _short(chips), fill=WORDS, font=_font(SIZE), anchor="rm")
    corners: list[tuple[float, float]] = []
    for before, point in zip((points[0], *points), points, strict=False):
        corners += [(x(point.at), y(before.chips)), (x(point.at), y(point.chips))]
    corners.append((right, y(points[-1].chips)))
    if not low:
        # An area says how much there is only where its axis begins at nothing.
        draw.polygon([(corners[0][0], base), *corners, (corners[-1][0], base)], fill=FILL)
    draw.line(corners, fill=LINE, width=4 * _SCALE, joint="curve")
    first, last = _day(points[0].at), _day(points[-1].at)
    draw.text((left, base + 12 * _SCALE), first, fill=WORDS, font=_font(SIZE), anchor="la")
    if last != first:
        draw.text((right, base + 12 * _SCALE), last, fill=WORDS, font=_font(SIZE), anchor="ra")
    return _png(image, HEIGHT)


def ranking_chart(bars: Sequence[Bar]) -> bytes:
    """At least one bar, the longest first."""
    height = 2 * EDGE + BAR * len(bars)
    image, draw = _canvas(height)
    names = [_cut(f"{place}. {bar.name}") for place, bar in enumerate(bars, 1)]
    left = EDGE * _SCALE + max(draw.textlength(name, font=_font(SIZE)) for name in names) + 12 * _SCALE
    right = (WIDTH - EDGE) * _SCALE - draw.textlength(f"{bars[0].chips}", font=_font(SIZE)) - 12 * _SCALE
    most = max(1, bars[0].chips)
    for place, (bar, name) in enumerate(zip(bars, names, strict=True)):
        middle = (EDGE + BAR * place + BAR // 2) * _SCALE
        end = left + max(2.0 * _SCALE, bar.chips / most * (right - left))
        draw.text((left - 12 * _SCALE, middle), name, fill=WORDS, font=_font(SIZE), anchor="rm")
        draw.rounded_rectangle(
            [(left, middle - 15 * _SCALE), (end, middle + 15 * _SCALE)],
            radius=4 * _SCALE,
            fill=LINE if place == 0 else FILL,
        )
        draw.text((end + 8 * _SCALE, middle), f"{bar.chips}", fill=WORDS, font=_font(SIZE), anchor="lm")
    return _png(image, height)


def _canvas(height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (WIDTH * _SCALE, height * _SCALE), GROUND)
    return image, ImageDraw.Draw(image)


def _png(image: Image.Image, height: int) -> bytes:
    out = io.BytesIO()
    small = image.resize((WIDTH, height), Image.Resampling.LANCZOS)
    small.quantize(64).save(out, "PNG", optimize=True)
    return out.getvalue()


def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * _SCALE)


def _axis(chips: Sequence[int]) -> tuple[int, int, int]:
    """Lowest value, distance of the lines, highest value. From nothing on, unless all lies in the upper half."""
    most, least = max(1, *chips), min(chips)
    low = least if 2 * least >= most else 0
    step = _step(max(1, most - low))
    low -= low % step
    return low, step, max(low + step, -(-most // step) * step)


def _step(high: int) -> int:
    """1, 2 or 5 times a power of ten, so that few lines are drawn."""
    power: int = 10 ** max(0, len(str(high)) - 1)
    steps: tuple[int, ...] = (power // 5, power // 2, power, 2 * power)
    for step in steps:
        if step and high / step <= 5:
            return step
    return max(1, 2 * power)


def _short(chips: int) -> str:
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if chips >= 10 * size or (chips >= size and chips % size == 0):
            return f"{chips / size:g}{letter}"
    return str(chips)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%d.%m.%Y")


def _cut(name: str) -> str:
    """Fits beside the bars; accents and what else the built-in font cannot draw would be empty boxes."""
    drawn = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().strip()
    return drawn if len(drawn) <= LONGEST_NAME else drawn[: LONGEST_NAME - 1].rstrip() + "."
