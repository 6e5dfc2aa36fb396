"""Pictures of hands and tricks are small, say in words what they show, and leave the event loop alone."""

from __future__ import annotations

import asyncio
import io
import threading

import pytest
from PIL import Image

from bot.cards import FRENCH_52, SPANISH_40, Card, cards_of
from bot.l10n import LOCALES, texts
from bot.ui import pictures
from bot.ui.art.names import card_key
from bot.ui.pictures import ALT_LENGTH, MOST_CARDS, composed, hand_picture, hand_words, trick_picture

BYTES = 40 * 1024
HAND = cards_of("spanish", "1O 7O 12C 11E 3B")
ES = texts("es", strict=True)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
async def test_a_hand_of_any_size_is_one_small_picture(count: int) -> None:
    cards = FRENCH_52[9 : 9 + count]
    png, _ = await hand_picture(cards, cards[:2], ES)
    assert len(png) <= BYTES
    assert opened(png).width <= 1500


async def test_the_heaviest_hand_is_small_too() -> None:
    """Court cards have the most colours."""
    court = sorted((card for card in FRENCH_52 if 11 <= card.rank <= 13), key=lambda card: card.rank)
    png, _ = await hand_picture(court, None, ES)
    assert len(png) <= BYTES


@pytest.mark.parametrize("count", [0, MOST_CARDS + 1])
async def test_no_card_and_too_many_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="cards are not a picture"):
        await hand_picture(FRENCH_52[:count], None, ES)


async def test_the_words_name_the_cards_and_which_can_be_played() -> None:
    _, words = await hand_picture(HAND, HAND[:2], ES)
    assert words == (
        "Tu mano: as de oros, 7 de oros, rey de copas, caballo de espadas, 3 de bastos. "
        "Puedes jugar: as de oros, 7 de oros."
    )


@pytest.mark.parametrize("playable", [None, HAND])
async def test_where_there_is_no_choice_to_show_the_words_are_the_hand(playable: tuple[Card, ...] | None) -> None:
    _, words = await hand_picture(HAND, playable, ES)
    assert words == "Tu mano: as de oros, 7 de oros, rey de copas, caballo de espadas, 3 de bastos."


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_a_large_hand_go_suit_by_suit(locale: str) -> None:
    t = texts(locale, strict=True)
    words = hand_words(FRENCH_52[4:22], FRENCH_52[4:9], t)
    assert len(words) <= ALT_LENGTH
    assert words.count(";") == 1


async def test_cards_that_can_be_played_stand_higher_and_brighter() -> None:
    png, _ = await hand_picture(HAND, HAND[:1], ES)
    picture = opened(png)
    above, paper = 16, (60, 240)
    bright, dim = picture.getpixel((100, above)), picture.getpixel((300, above))
    assert sum(bright) > sum(dim)  # type: ignore[arg-type]  # pixels of RGB
    assert sum(picture.getpixel(paper)) > 700  # type: ignore[arg-type]  # an RGB picture
    assert sum(picture.getpixel((60 + 188, 258))) < 560  # type: ignore[arg-type]  # an RGB picture


async def test_where_nothing_is_asked_the_whole_hand_is_bright() -> None:
    waiting, _ = await hand_picture(HAND, None, ES)
    assert waiting == (await hand_picture(HAND, HAND, ES))[0]
    assert waiting != (await hand_picture(HAND, (), ES))[0]


async def test_a_trick_shows_its_winner_and_says_so() -> None:
    png, words = await trick_picture(HAND[1:4], 1, ES)
    assert words == "Baza: 7 de oros, rey de copas, caballo de espadas. Gana rey de copas."
    assert len(png) <= BYTES
    assert png != (await trick_picture(HAND[1:4], 0, ES))[0]


async def test_the_same_picture_is_drawn_once() -> None:
    before = composed.cache_info()
    cards = SPANISH_40[20:24]
    first, _ = await hand_picture(cards, cards[:1], ES)
    second, _ = await hand_picture(cards, cards[:1], texts("en", strict=True))
    assert first is second
    assert composed.cache_info().misses == before.misses + 1


async def test_drawing_happens_outside_the_event_loops_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def noted(pack: str, keys: tuple[str, ...], raised: frozenset[int]) -> bytes:
        threads.append(threading.get_ident())
        return composed(pack, keys, raised)

    monkeypatch.setattr(pictures, "composed", noted)
    await asyncio.gather(*(hand_picture(SPANISH_40[at : at + 5], None, ES) for at in range(5)))
    assert threading.get_ident() not in threads
    assert len(threads) == 5


def test_two_orders_of_a_hand_are_two_pictures() -> None:
    keys = tuple(card_key(card) for card in HAND)
    assert composed("spanish", keys, frozenset()) != composed("spanish", keys[::-1], frozenset())
