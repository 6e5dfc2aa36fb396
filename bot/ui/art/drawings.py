"""All drawings by the name of the file they become."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from bot.cards import FRENCH_SUITS, SPANISH_SUITS, Suit
from bot.ui.art import names
from bot.ui.art.back import back
from bot.ui.art.faces import HEIGHT, WIDTH, classic, jumbo
from bot.ui.art.names import face_key
from bot.ui.art.svg import document, moved, rect
from bot.ui.art.tiles import SIDE, back_tile, card_tile, chip_tile, stone_tile, suit_tile

FACE_WIDTH, FACE_HEIGHT = 180, 270
"""Pixels of a shipped face."""
SPANISH = tuple((suit, rank) for suit in SPANISH_SUITS for rank in range(1, 13))
FRENCH = tuple((suit, rank) for suit in FRENCH_SUITS for rank in range(2, 15))
_TABLE = "#313338"
_GAP = 10.0


def emoji_drawings() -> Mapping[str, str]:
    """The tiles that become emoji."""
    tiles = {face_key(suit, rank): card_tile(suit, rank) for suit, rank in (*SPANISH, *FRENCH)}
    tiles |= {names.suit_key(suit): suit_tile(suit) for suit in Suit}
    tiles |= {names.CHIP: chip_tile(), names.STONE: stone_tile(), names.BACK: back_tile()}
    return {key: document(tiles[key], SIDE, SIDE) for key in names.EMOJI_KEYS}


def face_drawings() -> Mapping[str, str]:
    """The faces that pictures of hands are put together from, and the back."""
    faces = {face_key(suit, rank): jumbo(suit, rank) for suit, rank in (*SPANISH, *FRENCH)}
    faces[names.BACK] = back()
    return {key: document(body, FACE_WIDTH, FACE_HEIGHT, (WIDTH, HEIGHT)) for key, body in faces.items()}


def sheet(cards: tuple[tuple[Suit, int], ...], columns: int, scale: float) -> str:
    """Classic faces side by side on a table, for the documentation; a back fills what is left of the last row."""
    rows = -(-len(cards) // columns)
    width, height = columns * (WIDTH + _GAP) + _GAP, rows * (HEIGHT + _GAP) + _GAP
    parts = [rect(0, 0, width, height, 24, _TABLE)]
    for at, (suit, rank) in enumerate(cards):
        x, y = _GAP + at % columns * (WIDTH + _GAP), _GAP + at // columns * (HEIGHT + _GAP)
        parts.append(moved(classic(suit, rank, face_key(suit, rank)), x, y))
    return document("".join(parts), round(width * scale), round(height * scale), (width, height))


def spanish_sheet() -> str:
    """The forty cards."""
    return sheet(tuple((suit, rank) for suit, rank in SPANISH if rank not in (8, 9)), 10, 0.6)


def french_sheet() -> str:
    return sheet(FRENCH, 13, 0.5)


def digest() -> str:
    """Changes with any drawing that is shipped."""
    drawn = hashlib.sha256()
    for key, drawing in (*sorted(emoji_drawings().items()), *sorted(face_drawings().items())):
        drawn.update(f"{key}\0{drawing}\0".encode())
    return drawn.hexdigest()
