"""The pictures as they are shipped with the package: small PNG files, read when they are first needed."""

from __future__ import annotations

from importlib.resources import files

_PICTURES = files("bot.ui.art") / "png"


def emoji(key: str) -> bytes:
    """128 by 128 pixels. FileNotFoundError for an unknown key."""
    return (_PICTURES / "emoji" / f"{key}.png").read_bytes()


def face(key: str) -> bytes:
    """A jumbo face, or the back, square-cornered on paper: the cutter of `bot.ui.pictures` rounds it."""
    return (_PICTURES / "face" / f"{key}.png").read_bytes()


def palette(pack: str) -> bytes:
    """A picture in the colours of all faces of a pack, bright and dimmed. Pictures of hands take them."""
    return (_PICTURES / f"palette_{pack}.png").read_bytes()


def drawing_digest() -> str:
    """Which drawings the pictures were made from; `python -m bot.ui.art` writes it."""
    return (_PICTURES / "drawings.sha256").read_text(encoding="ascii").strip()
