"""`python -m bot.ui.art`: draws every picture anew, into the package and docs/img. Needs the `art` dependencies."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path

import resvg_py
from PIL import Image

from bot.cards import Suit
from bot.ui.art import drawings, names
from bot.ui.art.palette import CLOUD, DIMMED, FELT, NIGHT, PAPER, SHADE
from bot.ui.pictures import composed

_PACKAGE = Path(__file__).parent / "png"
_DOCS = Path(__file__).parents[3] / "docs" / "img"
_COLOURS = 128
HAND = ("oros_1", "oros_7", "copas_12", "espadas_11", "bastos_3")
"""Of the documentation's example."""


def rasterised(drawing: str) -> Image.Image:
    """RGBA."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def small(picture: Image.Image) -> bytes:
    """A PNG with a palette: a few shades per area are enough for flat drawings."""
    out = io.BytesIO()
    reduced = picture.quantize(_COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    reduced.save(out, "PNG", optimize=True)
    return out.getvalue()


def flat(picture: Image.Image, colours: int = 96) -> bytes:
    """The same without transparency, on paper: finer colours in as many bytes."""
    paper = Image.new("RGB", picture.size, PAPER)
    paper.paste(picture, mask=picture)
    out = io.BytesIO()
    paper.quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def common_palette(faces: Sequence[Image.Image]) -> bytes:
    """One palette for all faces of a pack, bright and dimmed, on the table."""
    width, height = faces[0].size
    montage = Image.new("RGB", (width * len(faces), height * 2), FELT)
    shade = Image.new("RGB", faces[0].size, SHADE)
    for at, face in enumerate(faces):
        montage.paste(face, (at * width, 0), face)
        montage.paste(Image.blend(face.convert("RGB"), shade, DIMMED), (at * width, height), face)
    palette = Image.new("P", (16, 16))
    palette.putpalette(montage.quantize(255, method=Image.Quantize.MEDIANCUT).getpalette() or [])
    out = io.BytesIO()
    palette.save(out, "PNG", optimize=True)
    return out.getvalue()


def emoji_sheet(tiles: Mapping[str, Image.Image]) -> Image.Image:
    """All emoji at the sizes of buttons and of text, on Discord's dark and light."""
    rows = [[key for key in tiles if key.startswith(f"{suit.value}_")] for suit in Suit]
    rows.append([names.CHIP, names.STONE, names.BACK, *map(names.suit_key, Suit)])
    sheet = Image.new("RGB", (13 * 56 + 13 * 28 + 24, 2 * len(rows) * 56), NIGHT)
    half = sheet.height // 2
    sheet.paste(Image.new("RGB", (sheet.width, half), CLOUD), (0, half))
    for y, row in enumerate(rows):
        for x, key in enumerate(row):
            for size, left, step in ((48, 4, 56), (22, 13 * 56 + 16, 28)):
                tile = tiles[key].resize((size, size), Image.Resampling.LANCZOS)
                for top in (0, half):
                    sheet.paste(tile, (left + x * step, top + y * 56 + (56 - size) // 2), tile)
    return sheet


def write(path: Path, data: bytes) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return len(data)


def main() -> None:
    total = 0
    tiles = {key: rasterised(drawing) for key, drawing in drawings.emoji_drawings().items()}
    for key, tile in tiles.items():
        total += write(_PACKAGE / "emoji" / f"{key}.png", small(tile))
    faces = {key: rasterised(drawing) for key, drawing in drawings.face_drawings().items()}
    for key, face in faces.items():
        total += write(_PACKAGE / "face" / f"{key}.png", flat(face))
    for pack, cards in (("spanish", drawings.SPANISH), ("french", drawings.FRENCH)):
        palette = common_palette([faces[names.face_key(suit, rank)] for suit, rank in cards])
        total += write(_PACKAGE / f"palette_{pack}.png", palette)
    write(_PACKAGE / "drawings.sha256", f"{drawings.digest()}\n".encode())
    for name, drawing in (("spanish", drawings.spanish_sheet()), ("french", drawings.french_sheet())):
        write(_DOCS / f"{name}.png", flat(rasterised(drawing), 255))
    write(_DOCS / "emoji.png", flat(emoji_sheet(tiles).convert("RGBA"), 255))
    write(_DOCS / "hand.png", composed("spanish", HAND, frozenset({0, 1})))
    print(f"{total // 1024} KiB of pictures")


if __name__ == "__main__":
    main()
