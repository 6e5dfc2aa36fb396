"""Screens with a picture of cards above them, which is drawn when the screen is sent."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.cards import Card
from bot.l10n import Texts
from bot.ui import kit
from bot.ui.pictures import MOST_CARDS, hand_picture, hand_words, trick_picture, trick_words

HAND_FILE, TRICK_FILE = "hand.png", "trick.png"
Draw = Callable[[], Awaitable[tuple[bytes, str]]]
"""Gives a PNG and what it shows in words."""

log = logging.getLogger(__name__)


class Sketch(ui.MediaGallery[Any]):
    """The place of a picture in a screen, and how to draw it. Its file's name tells nothing of the cards."""

    def __init__(self, file: str, words: str, cards: tuple[Card, ...], draw: Draw) -> None:
        super().__init__(discord.MediaGalleryItem(f"attachment://{file}", description=words))
        self.file = file
        self.cards = cards
        self.draw = draw


def with_hand(view: kit.View, cards: tuple[Card, ...], playable: frozenset[Card] | None, t: Texts) -> kit.View:
    """The same screen with a picture of the hand above it; as it is where the hand is empty or too large for one.

    `playable`: None where no card is asked for.
    """
    if not 1 <= len(cards) <= MOST_CARDS:
        return view
    words = hand_words(cards, playable, t)
    return _above(Sketch(HAND_FILE, words, cards, lambda: hand_picture(cards, playable, t)), view)


def with_trick(view: kit.View, cards: tuple[Card, ...], winner: int, t: Texts) -> kit.View:
    """The same screen with a picture of a finished trick above it. `winner`: index in `cards`."""
    return _above(
        Sketch(TRICK_FILE, trick_words(cards, winner, t), cards, lambda: trick_picture(cards, winner, t)), view
    )


def _above(sketch: Sketch, view: kit.View) -> kit.View:
    new = ui.LayoutView(timeout=None)
    new.add_item(sketch)
    for item in view.children:
        new.add_item(item)
    new.stop()
    return new


async def files_of(view: Any) -> list[discord.File]:
    """All that must be sent with a view: pictures of cards, and what else is attached to it.

    A picture that cannot be drawn is left out of the view: the words stay.
    """
    if not isinstance(view, ui.LayoutView):
        return []
    drawn = []
    for item in [item for item in view.children if isinstance(item, Sketch)]:
        try:
            png, _ = await item.draw()
        except Exception:
            log.exception("cards could not be drawn")
            view.remove_item(item)
        else:
            drawn.append(discord.File(io.BytesIO(png), item.file))
    return drawn + kit.attachments(view)
