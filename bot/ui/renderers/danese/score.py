"""The score of a hand as a table of fixed width, narrow enough for a phone."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

COLUMNS = 34
"""Widest line of a code block that a phone shows unbroken."""
_LEAST_NAME = 6


@dataclass(frozen=True, slots=True)
class Line:
    """One seat: its bare name and its four figures as they are printed."""

    name: str
    figures: tuple[str, ...]


def table(headings: Sequence[str], lines: Sequence[Line]) -> str:
    """The lines in columns under `headings` (those of the figures), as a code block."""
    widths = [max(len(heading), *(len(line.figures[at]) for line in lines)) + 1 for at, heading in enumerate(headings)]
    names = [_bare(line.name) for line in lines]
    room = max(COLUMNS - sum(widths), _LEAST_NAME)
    name_width = min(room, max(_width(name) for name in names))
    rows = [" " * name_width + _figures(headings, widths)]
    for name, line in zip(names, lines, strict=True):
        rows.append(_fitted(name, name_width) + _figures(line.figures, widths))
    return "```\n" + "\n".join(rows) + "\n```"


def _figures(figures: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(figure.rjust(width) for figure, width in zip(figures, widths, strict=True))


def _bare(name: str) -> str:
    """A name that cannot end the code block or break its line."""
    shown = "".join(char for char in name if unicodedata.category(char)[0] != "C" and char != "`")
    return " ".join(shown.split()) or "?"


def _fitted(name: str, width: int) -> str:
    """Cut with an ellipsis, or filled with spaces, to a width in columns."""
    if _width(name) <= width:
        return name + " " * (width - _width(name))
    cut = name
    while _width(cut) > width - 1:
        cut = cut[:-1]
    return cut + "…" + " " * (width - 1 - _width(cut))


def _width(text: str) -> int:
    """Columns of a text where each letter is one wide, or two in the wide scripts and signs."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )
