"""Emoji and pictures in the running bot: there when they can be, never in the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.ui.art.names import EMOJI_KEYS
from bot.ui.emoji_sync import emoji_name, shipped_art
from playground.member import text_of
from playground.server import Server
from tests.e2e.rig import BotProcess, Person, people, running
from tests.e2e.test_sessions import open_and_begin

SYNCED = 60.0
GALLERY = 12
LARGEST = 40 * 1024


def names(person: Person) -> set[str]:
    return {emoji["name"] for emoji in person.member.view.emojis}


async def there(person: Person, count: int = len(EMOJI_KEYS)) -> None:
    """Waits for the first emoji in the order of upload; the Spanish cards are the first 40."""
    wanted = {emoji_name(key, png) for key, png in [*shipped_art().items()][:count]}
    await person.until(lambda: names(person) >= wanted, SYNCED)


async def test_a_start_brings_all_emoji_and_a_second_start_none(server: Server, tmp_path: Path) -> None:
    bot = BotProcess(server.url, tmp_path)
    async with running(bot), people(server, "Ana") as (ana,):
        await there(ana)
        assert len(ana.member.view.emojis) == len(EMOJI_KEYS)
        first = {emoji["id"] for emoji in ana.member.view.emojis}
        await bot.stop()
        await bot.start()
        async with asyncio.timeout(SYNCED):
            while f"{len(EMOJI_KEYS)} kept, 0 created" not in bot.log.read_text("utf-8"):  # noqa: ASYNC110 - a file tells nobody
                await asyncio.sleep(0.05)
        assert {emoji["id"] for emoji in ana.member.view.emojis} == first


async def test_limits_and_faults_of_the_emoji_route_only_delay_them(server: Server, tmp_path: Path) -> None:
    await server.control.force_429(3, retry_after=0.05)
    await server.control.force_error(502, route="POST /applications/{application_id}/emojis", count=2)
    async with running(BotProcess(server.url, tmp_path)), people(server, "Ana") as (ana,):
        await open_and_begin(ana)
        await ana.press("hand")
        await there(ana, 10)


async def test_hands_opened_after_the_sync_show_the_cards_emoji(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await there(ana, 40)
        await open_and_begin(ana)
        await ana.press("hand")
        hand = await ana.until(lambda: ana.member.private(ana.channel), SYNCED)
        shown = str(hand[-1]["components"])
        assert sum(f"<:{card_key_of(name)}" in shown for name in names(ana)) >= 5
        owned = {emoji["id"] for emoji in ana.member.view.emojis}
        on_buttons = [control["emoji"]["id"] for control in ana.member.controls(hand[-1]) if control.get("emoji")]
        assert set(on_buttons) <= owned
        await ana.play_deal_by_buttons()
        assert server.control.state()["interactions"]["failed"] == 0


async def test_a_drawn_hand_is_drawn_anew_with_every_change(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.does(ana.member.command(ana.channel, "preferences", cards="drawing"))
        await open_and_begin(ana)
        await ana.press("hand")
        pictures = set()
        while await ana.until(lambda: ana.my_action() or ana.settled()) and not ana.settled():
            (picture,) = drawn(ana)["attachments"]
            assert picture["filename"] == "hand.png"
            assert picture["size"] <= LARGEST
            (gallery,) = [part for part in drawn(ana)["components"] if part["type"] == GALLERY]
            assert picture["url"] == gallery["items"][0]["media"]["url"]
            assert gallery["items"][0]["description"].startswith("Tu mano: ")
            pictures.add(picture["id"])
            await ana.act()
        assert len(pictures) >= 2
        assert server.control.state()["interactions"]["failed"] == 0


async def test_a_hand_in_words_after_one_in_pictures_has_no_picture(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.does(ana.member.command(ana.channel, "preferences", cards="drawing"))
        await open_and_begin(ana)
        await ana.press("hand")
        await ana.until(ana.my_action)
        assert drawn(ana)["attachments"]
        await ana.does(ana.member.command(ana.channel, "preferences", cards="words"))
        await ana.act()
        await ana.until(lambda: not drawn(ana)["attachments"])
        assert not [part for part in drawn(ana)["components"] if part["type"] == GALLERY]


def drawn(person: Person) -> dict[str, Any]:
    """The member's hand: the newest private message with something of a table in it."""
    hands = [
        message for message in person.member.private(person.channel) if "preferenc" not in text_of(message).lower()
    ]
    return hands[-1]


def card_key_of(name: str) -> str:
    """An emoji's name without the hash of its picture is the key of its card."""
    key = name.rpartition("_")[0]
    return key if key in CARD_KEYS else "no card"


CARD_KEYS = frozenset(key for key in EMOJI_KEYS if not key.startswith(("suit_", "chip", "stone", "back")))
