"""A member's own hand as pictures, emoji or words only: the words are in all three."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.cards import cards_of
from bot.l10n import texts
from bot.sessions.members import CARD_STYLES, CardStyle
from bot.ui import illustrated, kit
from bot.ui.answers import Answer
from bot.ui.art.names import EMOJI_KEYS
from bot.ui.cards import card_name
from bot.ui.illustrated import HAND_FILE, TRICK_FILE, files_of
from tests.ui.fakes import Channel, FakeInteraction, Message, walk
from tests.ui.lint import faults
from tests.ui.stage import ANA, LEO, Stage, controls

GAMES = ("julepe", "bestia", "danese", "mus_individual")
GALLERY = 12


async def dealt(game: str = "julepe") -> Stage:
    stage = Stage(game=game)
    for key in EMOJI_KEYS:
        stage.desk.painter.emojis.put(key, discord.PartialEmoji(name=f"{key}_0123ab", id=1_234_567_890_123_456_789))
    await stage.deal(ANA, LEO, 103)
    return stage


def drawn(stage: Stage, user: int, style: CardStyle) -> kit.View:
    return stage.desk.painter.private(stage.table, user, texts("es", strict=True), style=style)


def message(view: kit.View) -> Message:
    return Message(1, view.to_components())  # type: ignore[no-untyped-call]  # discord.py does not say what it returns


def page() -> kit.View:
    return kit.page(kit.text("x"), accent=kit.FELT)


def spoken(shown: Message) -> str:
    """All its words, without emoji."""
    labels = [node.get("label", "") for node in walk(shown.components)]
    options = [option["label"] for node in walk(shown.components) for option in node.get("options", ())]
    words = re.sub(r" ?<:\w+:\d+>", "", "\n".join([shown.text, *labels, *options]))
    return "\n".join(line for line in words.splitlines() if line)


def emoji(shown: Message) -> list[Any]:
    in_parts = [node["emoji"] for node in walk(shown.components) if node.get("emoji")]
    in_options = [option["emoji"] for node in walk(shown.components) for option in node.get("options", ())
                  if option.get("emoji")]  # fmt: skip
    return [*in_parts, *in_options, *re.findall(r"<:\w+:\d+>", shown.text)]


def gallery(shown: Message) -> list[dict[str, Any]]:
    return [node for node in walk(shown.components) if node["type"] == GALLERY]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", CARD_STYLES)
async def test_every_card_is_in_words_in_every_style(game: str, style: CardStyle) -> None:
    stage = await dealt(game)
    for user in (ANA, LEO):
        shown = message(drawn(stage, user, style))
        hand = stage.desk.painter.hand_of(stage.table, user)
        t = texts("es", strict=True)
        assert all(card_name(t, card) in spoken(shown) for card in hand)
        assert faults(shown.components, public=False) == []


@pytest.mark.parametrize("game", GAMES)
async def test_words_only_means_no_emoji_of_cards_and_no_picture(game: str) -> None:
    stage = await dealt(game)
    shown = message(drawn(stage, ANA, "words"))
    assert emoji(shown) == []
    assert gallery(shown) == []
    assert spoken(shown) == spoken(message(drawn(stage, ANA, "emoji")))


@pytest.mark.parametrize("game", GAMES)
async def test_each_card_has_its_emoji_as_a_rule(game: str) -> None:
    stage = await dealt(game)
    hand = stage.desk.painter.hand_of(stage.table, ANA)
    assert len(emoji(message(drawn(stage, ANA, "emoji")))) >= len(hand)


@pytest.mark.parametrize("game", GAMES)
async def test_a_picture_lies_above_the_hand_with_its_words(game: str) -> None:
    stage = await dealt(game)
    view = drawn(stage, ANA, "drawing")
    shown = message(view)
    assert shown.components[0]["type"] == GALLERY
    (picture,) = shown.components[0]["items"]
    assert picture["media"]["url"] == f"attachment://{HAND_FILE}"
    t = texts("es", strict=True)
    hand = stage.desk.painter.hand_of(stage.table, ANA)
    assert all(card_name(t, card).casefold() in picture["description"].casefold() for card in hand)
    (file,) = await files_of(view)
    assert file.filename == HAND_FILE
    assert spoken(shown) == spoken(message(drawn(stage, ANA, "emoji")))


async def test_the_picture_shows_the_cards_in_the_order_of_the_words() -> None:
    stage = await dealt()
    view = drawn(stage, ANA, "drawing")
    words = spoken(message(view))
    sketch = view.children[0]
    assert isinstance(sketch, illustrated.Sketch)
    t = texts("es", strict=True)
    places = [words.index(card_name(t, card)) for card in sketch.cards]
    assert places == sorted(places)
    assert set(sketch.cards) == set(stage.desk.painter.hand_of(stage.table, ANA))


async def test_a_note_above_a_hand_leaves_its_picture() -> None:
    stage = await dealt()
    noted = kit.noted(drawn(stage, ANA, "drawing"), "Esa jugada ya pasó.")
    assert [file.filename for file in await files_of(noted)] == [HAND_FILE]


async def test_who_holds_no_cards_has_no_picture() -> None:
    view = page()
    assert illustrated.with_hand(view, (), None, texts("es")) is view


async def test_a_picture_that_fails_leaves_the_words(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> tuple[bytes, str]:
        raise OSError("no such file")

    stage = await dealt()
    view = drawn(stage, ANA, "drawing")
    monkeypatch.setattr(illustrated, "hand_picture", broken)
    assert await files_of(view) == []
    assert gallery(message(view)) == []
    assert spoken(message(view)) == spoken(message(drawn(stage, ANA, "emoji")))
    assert "could not be drawn" in caplog.text


async def answered(channel: Channel, view: kit.View, clicked: Message | None = None) -> Message:
    """What an interaction shows: a command, or a click on a private message."""
    data = {"custom_id": "t1:a:1:hand"} if clicked else None
    interaction = FakeInteraction(channel, ANA, "Ana", message=clicked, data=data)
    async with Answer(interaction) as answer:  # type: ignore[arg-type]  # a hand-written fake
        await answer.show(view, update=True, private=True)
    assert interaction.shown is not None
    return interaction.shown


async def test_a_hand_is_sent_with_its_picture_and_an_edit_replaces_it() -> None:
    stage, channel = await dealt(), Channel()
    hand = await answered(channel, drawn(stage, ANA, "drawing"))
    assert [file.filename for file in hand.files] == [HAND_FILE]
    after = await answered(channel, drawn(stage, ANA, "drawing"), hand)
    assert after.id == hand.id
    assert [file.filename for file in after.files] == [HAND_FILE]
    assert after.files[0] is not hand.files[0]


async def test_an_edit_to_a_screen_without_a_picture_takes_the_old_one_away() -> None:
    stage, channel = await dealt(), Channel()
    hand = await answered(channel, drawn(stage, ANA, "drawing"))
    after = await answered(channel, drawn(stage, ANA, "words"), hand)
    assert after.id == hand.id
    assert after.files == ()


async def test_nothing_is_attached_where_nothing_is_drawn() -> None:
    stage, channel = await dealt(), Channel()
    hand = await answered(channel, drawn(stage, ANA, "emoji"))
    assert hand.files == ()
    assert (await answered(channel, drawn(stage, ANA, "emoji"), hand)).files == ()


async def test_the_last_trick_lies_above_the_tricks_of_who_wants_drawings() -> None:
    stage = await dealt("danese")
    painter, t = stage.desk.painter, texts("es", strict=True)
    assert gallery(message(painter.log(stage.table, t, "drawing") or page())) == []
    while not stage.table.deal.tricks.finished:
        user = stage.waiting()
        hand = await stage.hand(user)
        await stage.click(user, hand, controls(hand, "act")[0]["custom_id"])
        await stage.told()
    last = stage.table.deal.tricks.finished[-1]
    view = painter.log(stage.table, t, "drawing")
    assert view is not None
    (picture,) = gallery(message(view))[0]["items"]
    winner = card_name(t, last.cards[last.seats.index(last.winner)])
    assert picture["description"].casefold().endswith(f"gana {winner}.".casefold())
    assert [file.filename for file in await files_of(view)] == [TRICK_FILE]
    assert gallery(message(painter.log(stage.table, t, "emoji") or page())) == []


async def test_neither_the_files_name_nor_its_address_tells_a_card() -> None:
    view = illustrated.with_hand(page(), cards_of("spanish", "1O 7O"), None, texts("es"))
    (item,) = message(view).components[0]["items"]
    assert item["media"] == {"url": f"attachment://{HAND_FILE}"}
