"""Pictures of hands and tricks, put together from the shipped faces in a thread, beside the event loop.

What can be played stands higher and bright, the rest lower and dimmed. The words say the same.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Collection, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.cards import Card
from bot.l10n import Texts
from bot.ui.art import shipped
from bot.ui.art.names import card_key, pack_of
from bot.ui.art.palette import DIMMED, FELT, SHADE
from bot.ui.cards import card_name, rank_name, suit_name

MOST_CARDS = 20
ALT_LENGTH = 250
REMEMBERED = 256
_WIDTH, _HEIGHT, _RADIUS = 180, 270, 15
_MARGIN, _LIFT = 14, 18
_STEPS = ((5, 188), (7, 132), (13, 84), (MOST_CARDS, 64))
"""Most cards, pixels from one to the next: the index of each stays visible."""
_COMPRESSION = 4
"""Of zlib: beyond it a picture takes three times as long for a tenth less."""
_CRISP = 4


async def hand_picture(cards: Sequence[Card], playable: Collection[Card] | None, t: Texts) -> tuple[bytes, str]:
    """A PNG of one to 20 cards and its words. `playable`: None where nothing is asked of the hand. ValueError."""
    raised = frozenset(at for at, card in enumerate(cards) if playable is None or card in playable)
    return await _drawn(tuple(cards), raised), hand_words(cards, playable, t)


async def trick_picture(cards: Sequence[Card], winner: int, t: Texts) -> tuple[bytes, str]:
    """A PNG of a finished trick in the order of play and its words. `winner`: index in `cards`. ValueError."""
    return await _drawn(tuple(cards), frozenset({winner})), trick_words(cards, winner, t)


def trick_words(cards: Sequence[Card], winner: int, t: Texts) -> str:
    """What the picture of a trick shows."""
    named = ", ".join(_lower(card_name(t, card)) for card in cards)
    return t("picture-trick", cards=named, winner=_lower(card_name(t, cards[winner])))


def hand_words(cards: Sequence[Card], playable: Collection[Card] | None, t: Texts) -> str:
    """What the picture of a hand shows, in at most 250 characters: a long hand suit by suit."""
    words = t("picture-hand", cards=", ".join(_lower(card_name(t, card)) for card in cards))
    can = [card for card in cards if playable is not None and card in playable]
    if can and len(can) < len(cards):
        also = t("picture-playable", cards=", ".join(_lower(card_name(t, card)) for card in can))
        if len(words) + len(also) < ALT_LENGTH:
            return f"{words} {also}"
    if len(words) <= ALT_LENGTH:
        return words
    suits = dict.fromkeys(card.suit for card in cards)
    grouped = (
        f"{suit_name(t, suit)}: {', '.join(rank_name(t, card) for card in cards if card.suit is suit)}"
        for suit in suits
    )
    return t("picture-hand", cards="; ".join(grouped))


def _lower(name: str) -> str:
    return name[:1].lower() + name[1:]


async def _drawn(cards: tuple[Card, ...], raised: frozenset[int]) -> bytes:
    if not 1 <= len(cards) <= MOST_CARDS:
        raise ValueError(f"{len(cards)} cards are not a picture")
    return await asyncio.to_thread(composed, pack_of(cards[0]), tuple(map(card_key, cards)), raised)


@lru_cache(REMEMBERED)
def composed(pack: str, keys: tuple[str, ...], raised: frozenset[int]) -> bytes:
    """The PNG of these faces of a pack, from left to right."""
    step = next(step for most, step in _STEPS if len(keys) <= most)
    size = (2 * _MARGIN + step * (len(keys) - 1) + _WIDTH, 2 * _MARGIN + _LIFT + _HEIGHT)
    table = Image.new("RGB", size, FELT)
    for at, key in enumerate(keys):
        up = at in raised
        table.paste(_face(key, not up), (_MARGIN + at * step, _MARGIN + (0 if up else _LIFT)), _cutter())
    out = io.BytesIO()
    table.quantize(palette=_palette(pack), dither=Image.Dither.NONE).save(out, "PNG", compress_level=_COMPRESSION)
    return out.getvalue()


@lru_cache(128)
def _face(key: str, dimmed: bool) -> Image.Image:
    face = Image.open(io.BytesIO(shipped.face(key))).convert("RGB")
    return Image.blend(face, Image.new("RGB", face.size, SHADE), DIMMED) if dimmed else face


@lru_cache(2)
def _palette(pack: str) -> Image.Image:
    return Image.open(io.BytesIO(shipped.palette(pack))).convert("P")


@lru_cache(1)
def _cutter() -> Image.Image:
    """The rounded outline of a card."""
    large = Image.new("L", (_WIDTH * _CRISP, _HEIGHT * _CRISP), 0)
    edge = _CRISP
    box = (edge, edge, _WIDTH * _CRISP - 1 - edge, _HEIGHT * _CRISP - 1 - edge)
    ImageDraw.Draw(large).rounded_rectangle(box, _RADIUS * _CRISP, 255)
    return large.resize((_WIDTH, _HEIGHT), Image.Resampling.LANCZOS)
