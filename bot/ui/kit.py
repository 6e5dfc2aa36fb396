"""Building blocks of messages: stopped layouts, texts, buttons, selects. Built inside the running event loop."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

FELT, TURN, DONE, WARN = 0x1B6E53, 0xF2B705, 0x5C6370, 0xC8202F
"""Accents: a table, a hand to act, something finished, a refusal."""

View = ui.LayoutView
Item = ui.Item[Any]
Button = ui.Button[Any]
PER_ROW = 5


def page(*items: Item | None, accent: int) -> View:
    """One container with the items, None left out.

    It is stopped before it is sent, so that discord.py keeps nothing of it: the router reads ids, and a view that is
    kept would unregister other components when it ends.
    """
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(accent))
    for item in items:
        if item is not None:
            box.add_item(item)
    view.add_item(box)
    view.stop()
    return view


def noted(view: View, note: str) -> View:
    """The same layout with a line above it."""
    new = ui.LayoutView(timeout=None)
    new.add_item(ui.TextDisplay(note))
    for item in view.children:
        new.add_item(item)
    new.stop()
    return new


def text(*lines: str | None) -> Item | None:
    """One text of several lines, empty ones left out; None where nothing is left."""
    content = "\n".join(line for line in lines if line)
    return ui.TextDisplay(content) if content else None


def line() -> Item:
    return ui.Separator(spacing=discord.SeparatorSpacing.small)


def button(
    label: str,
    custom_id: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> Button:
    return ui.Button(label=label, custom_id=custom_id, style=style, emoji=emoji, disabled=disabled)


def row(*buttons: Button | None) -> Item | None:
    present = [item for item in buttons if item is not None]
    return ui.ActionRow(*present) if present else None


def rows(buttons: Iterable[Button], per: int = PER_ROW) -> list[Item | None]:
    """The buttons in rows of `per` at most."""
    found = list(buttons)
    return [row(*found[at : at + per]) for at in range(0, len(found), per)]


def select(
    custom_id: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    low: int = 1,
    high: int = 1,
) -> Item:
    return ui.ActionRow(
        ui.Select(custom_id=custom_id, placeholder=placeholder, options=list(options), min_values=low, max_values=high)
    )


LONGEST_ALT = 1024


class Picture(ui.MediaGallery[Any]):
    """An attached picture; `alt` says what it shows."""

    def __init__(self, name: str, data: bytes, alt: str) -> None:
        super().__init__(discord.MediaGalleryItem(f"attachment://{name}", description=alt[:LONGEST_ALT]))
        self.name = name
        self.data = data


class Attached(ui.File[Any]):
    """An attached file to download."""

    def __init__(self, name: str, data: bytes) -> None:
        super().__init__(f"attachment://{name}")
        self.name = name
        self.data = data


def attachments(view: View) -> list[discord.File]:
    """What pictures and files of a screen are made of, to be sent with it."""
    items = [item for item in view.walk_children() if isinstance(item, Picture | Attached)]
    return [discord.File(io.BytesIO(item.data), item.name) for item in items]


def moment(at: float, style: str = "R") -> str:
    """A Discord timestamp of unix seconds; `R`: in 42 seconds."""
    return f"<t:{int(at)}:{style}>"
