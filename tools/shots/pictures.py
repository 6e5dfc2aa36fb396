"""Screenshots made small: a phone's pixels, few colours."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

WIDTH = 384
COLOURS = 48
ROUNDS = 4
"""Of moving the palette's colours towards those of the picture: otherwise rare ones, a green tick, turn grey."""


def small(png: bytes, width: int = WIDTH) -> bytes:
    """The picture at most that many pixels wide, with a palette of its own."""
    image: Image.Image = Image.open(BytesIO(png)).convert("RGB")
    if image.width > width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    reduced = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=ROUNDS, dither=Image.Dither.NONE)
    out = BytesIO()
    reduced.save(out, "PNG", optimize=True)
    return out.getvalue()
