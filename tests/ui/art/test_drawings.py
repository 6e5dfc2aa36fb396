"""The drawings are our own and complete, and the shipped pictures are those drawings."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.cards import FRENCH_52, SPANISH_40, SPANISH_SUITS, Suit
from bot.ui.art import drawings, shipped
from bot.ui.art.__main__ import flat, rasterised, small
from bot.ui.art.faces import classic, jumbo
from bot.ui.art.frame import PINTAS, frame
from bot.ui.art.glyphs import label
from bot.ui.art.names import BACK, EMOJI_KEYS, card_key
from bot.ui.art.svg import document

OUR_ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect", "clipPath"}
DISCORD_EMOJI_BYTES = 256 * 1024
PACKAGE_BYTES = 3 * 1024 * 1024
ALL = {**drawings.emoji_drawings(), **{f"face {key}": body for key, body in drawings.face_drawings().items()}}


def test_every_card_of_both_packs_has_an_emoji_and_a_face() -> None:
    for card in (*SPANISH_40, *FRENCH_52):
        assert shipped.emoji(card_key(card)).startswith(b"\x89PNG")
        assert shipped.face(card_key(card)).startswith(b"\x89PNG")


@pytest.mark.parametrize("suit", SPANISH_SUITS)
@pytest.mark.parametrize("rank", [8, 9])
def test_eights_and_nines_are_drawn_too(suit: Suit, rank: int) -> None:
    assert shipped.face(f"{suit.value}_{rank}")
    assert classic(suit, rank) != classic(suit, rank - 1)


def test_the_shipped_pictures_are_made_from_the_present_drawings() -> None:
    assert shipped.drawing_digest() == drawings.digest(), "the drawings have changed: make art"


@pytest.mark.parametrize("key", ["oros_12", "hearts_q", "suit_bastos", "chip"])
def test_an_emoji_drawn_again_is_the_shipped_one(key: str) -> None:
    again = small(rasterised(drawings.emoji_drawings()[key]))
    assert alike(again, shipped.emoji(key), "RGBA")


@pytest.mark.parametrize("key", ["copas_11", "clubs_10", BACK])
def test_a_face_drawn_again_is_the_shipped_one(key: str) -> None:
    again = flat(rasterised(drawings.face_drawings()[key]))
    assert alike(again, shipped.face(key), "RGB")


def alike(one: bytes, other: bytes, mode: str) -> bool:
    """The same pixels; the bytes also depend on how a library compresses."""
    pictures = [Image.open(io.BytesIO(data)).convert(mode) for data in (one, other)]
    return ImageChops.difference(*pictures).getbbox() is None


def test_drawing_twice_gives_the_same() -> None:
    assert drawings.spanish_sheet() == drawings.spanish_sheet()
    assert drawings.french_sheet() == drawings.french_sheet()


def test_no_font_no_picture_and_no_address_is_used() -> None:
    for key, drawing in {**ALL, "spanish": drawings.spanish_sheet(), "french": drawings.french_sheet()}.items():
        elements = {element.tag.rpartition("}")[2] for element in ET.fromstring(drawing).iter()}
        assert elements <= OUR_ELEMENTS, key
        assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)|font|href", drawing) == [], key


def test_a_clip_has_a_name_of_its_own_in_a_sheet() -> None:
    for sheet in (drawings.spanish_sheet(), drawings.french_sheet()):
        names = re.findall(r'clipPath id="([^"]+)"', sheet)
        assert len(names) == len(set(names))


def test_no_two_pictures_are_the_same() -> None:
    assert len(set(ALL.values())) == len(ALL)


def test_emoji_are_square_and_within_discords_size() -> None:
    for key in EMOJI_KEYS:
        png = shipped.emoji(key)
        assert Image.open(io.BytesIO(png)).size == (128, 128)
        assert len(png) <= DISCORD_EMOJI_BYTES


def test_all_pictures_together_are_small() -> None:
    faces = [shipped.face(key) for key in drawings.face_drawings()]
    assert sum(map(len, [*faces, *map(shipped.emoji, EMOJI_KEYS)])) <= PACKAGE_BYTES / 3


def test_an_emoji_is_still_itself_at_the_size_of_text() -> None:
    """At 22 pixels no two emoji come closer than what one ink stroke makes."""
    tiny = {
        key: Image.open(io.BytesIO(shipped.emoji(key))).convert("RGBA").resize((22, 22), Image.Resampling.LANCZOS)
        for key in EMOJI_KEYS
    }
    for pack in (SPANISH_40, FRENCH_52):
        keys = [card_key(card) for card in pack]
        for at, one in enumerate(keys):
            for other in keys[:at]:
                difference = ImageChops.difference(tiny[one].convert("RGB"), tiny[other].convert("RGB"))
                bands = difference.tobytes()
                changed = sum(max(bands[k : k + 3]) > 60 for k in range(0, len(bands), 3))
                assert changed >= 12, (one, other)


@pytest.mark.parametrize("suit", SPANISH_SUITS)
def test_the_pintas_name_the_suit_in_top_and_bottom_line(suit: Suit) -> None:
    """Oros none, copas one, espadas two, bastos three."""
    d = frame(suit, 13, 13, 174, 274, "#000000", 4, 13)
    for level in (13, 287):
        assert len(re.findall(rf" {level}H", d)) == PINTAS[suit] + 1
    assert list(PINTAS.values()) == [0, 1, 2, 3]


@pytest.mark.parametrize("suit", SPANISH_SUITS)
def test_spanish_cards_show_the_frame_in_both_faces(suit: Suit) -> None:
    """A gap that is really paper, measured in the middle of the top line."""
    for face in (classic, jumbo):
        picture = rasterised(document(face(suit, 2), 200, 300)).convert("RGB")
        row = [sum(picture.getpixel((x, 13))) for x in range(20, 180)]  # type: ignore[arg-type]  # a pixel of RGB
        gaps = sum(a < 600 <= b for a, b in pairwise(row))
        assert gaps == PINTAS[suit]


@pytest.mark.parametrize("card", [*SPANISH_40, *FRENCH_52], ids=str)
def test_the_index_of_a_face_is_what_the_card_is_called(card: object) -> None:
    from bot.cards import Card
    from bot.ui.art.names import index

    assert isinstance(card, Card)
    strokes = re.findall(r'd="([^"]+)" stroke-width', label(index(card.suit, card.rank), 0, 0, 100, "#000000"))
    for face in (classic(card.suit, card.rank), jumbo(card.suit, card.rank)):
        assert all(f'd="{stroke}"' in face for stroke in strokes)
