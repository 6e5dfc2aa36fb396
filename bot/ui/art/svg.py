"""Strings of SVG. Drawings are strings; a drawing inside another is moved by `moved`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ui.art.palette import INK

LINE = 3.0
"""Width of an outline on a card of 200 by 300."""


def num(value: float) -> str:
    """Short and the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(d: str, fill: str = "none", stroke: str = INK, width: float = LINE) -> str:
    """A filled shape with an outline; no outline where `width` is 0."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}"{line if width else ""}/>'


def stroke(d: str, colour: str = INK, width: float = LINE) -> str:
    return path(d, "none", colour, width)


def circle(x: float, y: float, r: float, fill: str, stroke: str = INK, width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if width else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, stroke: str = INK, width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if width else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{line}/>'


def rect(x: float, y: float, w: float, h: float, r: float, fill: str, stroke: str = INK, width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if width else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}" fill="{fill}"{line}/>'


def dots(points: Iterable[tuple[float, float]], r: float, fill: str) -> str:
    return "".join(circle(x, y, r, fill) for x, y in points)


def moved(body: str, x: float, y: float, scale: float = 1.0, *, turn: float = 0, flip: bool = False) -> str:
    """Its origin goes to (x, y); `turn` in degrees; `flip`: left and right change places."""
    turned = f" rotate({num(turn)})" if turn else ""
    sx = -scale if flip else scale
    scaled = f" scale({sx:.4f} {scale:.4f})" if scale != 1 or flip else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{body}</g>'


def mirrored(body: str) -> str:
    """The drawing and its mirror image over the vertical axis."""
    return body + f'<g transform="scale(-1 1)">{body}</g>'


def shade(d: str, strength: float = 0.14) -> str:
    """A shadow over a shape that is drawn already."""
    return f'<path d="{d}" fill="{INK}" opacity="{num(strength)}"/>'


def shine(d: str, width: float, strength: float = 0.55) -> str:
    """A stroke of light."""
    return (
        f'<path d="{d}" fill="none" stroke="#FFFFFF" stroke-width="{num(width)}" '
        f'stroke-linecap="round" opacity="{num(strength)}"/>'
    )


def clipped(body: str, x: float, y: float, w: float, h: float, name: str, r: float = 0) -> str:
    """Only what lies in the rectangle. `name`: of the clip, once in a document."""
    return (
        f'<clipPath id="{name}"><rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}"/>'
        f'</clipPath><g clip-path="url(#{name})">{body}</g>'
    )


def document(body: str, width: int, height: int, view: tuple[float, float] | None = None) -> str:
    """A whole picture of `width` by `height` pixels; `view`: the extent of the drawing's own units."""
    w, h = view or (width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {num(w)} {num(h)}">{body}</svg>'
    )
