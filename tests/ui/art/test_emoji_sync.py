"""The application's emoji follow the shipped art; a start never waits for them and never fails by them."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from types import SimpleNamespace

import discord
import pytest

from bot.cards import SPANISH_40, Suit, card_of
from bot.ui.art.names import EMOJI_KEYS
from bot.ui.emoji_sync import RETRIES, Synced, emoji_name, shipped_art, sync, sync_once
from bot.ui.emojis import NO_EMOJI, Emojis

ART = {"oros_1": b"a coin", "copas_12": b"a king", "chip": b"a chip"}


@dataclass
class Owned:
    host: Host
    name: str
    id: int

    async def delete(self) -> None:
        self.host.calls.append(f"delete {self.name}")
        self.host.fail("delete")
        self.host.emojis.remove(self)


@dataclass
class Host:
    """An application's emoji. `failures`: what the next calls of a kind raise."""

    emojis: list[Owned] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)
    failures: dict[str, list[Exception | None]] = field(default_factory=dict)
    ids: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    def fail(self, kind: str) -> None:
        waiting = self.failures.get(kind, [])
        error = waiting.pop(0) if waiting else None
        if error is not None:
            raise error

    def own(self, name: str) -> Owned:
        emoji = Owned(self, name, next(self.ids))
        self.emojis.append(emoji)
        return emoji

    async def fetch_application_emojis(self) -> list[Owned]:
        self.calls.append("fetch")
        self.fail("fetch")
        return list(self.emojis)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Owned:
        self.calls.append(f"create {name}")
        self.fail("create")
        return self.own(name)

    @property
    def names(self) -> set[str]:
        return {emoji.name for emoji in self.emojis}


class Waits(list[float]):
    async def __call__(self, seconds: float) -> None:
        self.append(seconds)


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="refused")
    return discord.HTTPException(response, {"code": code, "message": "refused"})  # type: ignore[arg-type]  # a stand-in


def named(art: dict[str, bytes]) -> set[str]:
    return {emoji_name(key, png) for key, png in art.items()}


async def once(host: Host, emojis: Emojis, art: dict[str, bytes] | None = None) -> Synced:
    return await sync_once(host, emojis, art or ART, sleep=Waits())


async def test_the_first_start_creates_all() -> None:
    host, emojis = Host(), Emojis()
    assert await once(host, emojis) == Synced(created=3)
    assert host.names == named(ART)
    assert str(emojis.get(card_of("spanish", "1O"))) == f"<:{emoji_name('oros_1', ART['oros_1'])}:1>"
    assert emojis.named("chip") is not None


async def test_a_second_start_creates_nothing() -> None:
    host = Host()
    await once(host, Emojis())
    host.calls.clear()
    emojis = Emojis()
    assert await once(host, emojis) == Synced(kept=3)
    assert host.calls == ["fetch"]
    assert emojis.get(card_of("spanish", "12C")) is not None


async def test_changed_art_takes_the_place_of_the_old() -> None:
    host, emojis = Host(), Emojis()
    await once(host, Emojis())
    changed = {**ART, "copas_12": b"another king"}
    assert await once(host, emojis, changed) == Synced(kept=2, created=1, deleted=1)
    assert host.names == named(changed)
    shown = emojis.get(card_of("spanish", "12C"))
    assert shown is not None
    assert shown.name == emoji_name("copas_12", b"another king")


async def test_old_art_is_shown_and_kept_until_all_of_the_new_is_there() -> None:
    host, emojis = Host(), Emojis()
    old = host.own("copas_12_0123ab")
    host.failures["create"] = [refusal(500)]
    assert await once(host, emojis) == Synced(missing=3)
    shown = emojis.get(card_of("spanish", "12C"))
    assert shown is not None
    assert shown.id == old.id
    assert old in host.emojis


async def test_emoji_of_others_are_left_alone() -> None:
    host = Host()
    for name in ("logo", "oros_1", "oros_99_0123ab", "my_oros_1_0123ab", "oros_1_0123abc"):
        host.own(name)
    await once(host, Emojis())
    assert {"logo", "oros_1", "oros_99_0123ab", "my_oros_1_0123ab", "oros_1_0123abc"} <= host.names


async def test_an_old_emoji_that_cannot_be_deleted_does_no_harm() -> None:
    host, emojis = Host(), Emojis()
    host.own("chip_0123ab")
    host.failures["delete"] = [refusal(404)]
    assert await once(host, emojis) == Synced(created=3, deleted=0)


async def test_what_failed_is_taken_up_again_later() -> None:
    """Another process that creates the same, a limit, a Discord that is down."""
    host, emojis, waits = Host(), Emojis(), Waits()
    host.failures = {"fetch": [refusal(503), None], "create": [None, refusal(429)]}
    await sync(host, emojis, sleep=waits)
    assert [seconds for seconds in waits if seconds >= RETRIES[0]] == list(RETRIES[:2])
    assert host.names == named(dict(shipped_art()))
    assert all(emojis.get(card) for card in SPANISH_40)
    creates = [call for call in host.calls if call.startswith("create")]
    assert len(creates) == len(EMOJI_KEYS) + 1


@pytest.mark.parametrize("error", [refusal(429), refusal(400, 30008), OSError("no route"), TimeoutError()])
async def test_a_sync_gives_up_in_the_end_and_raises_nothing(error: Exception) -> None:
    host, emojis, waits = Host(), Emojis(), Waits()
    host.failures["create"] = [error] * 10
    await sync(host, emojis, sleep=waits)
    assert waits == list(RETRIES)
    assert emojis.get(SPANISH_40[0]) is None


async def test_stopping_the_bot_ends_a_sync_that_waits() -> None:
    host = Host()
    host.failures["fetch"] = [refusal(503)]
    waiting = asyncio.Event()

    async def sleep(_: float) -> None:
        waiting.set()
        await asyncio.get_running_loop().create_future()

    task = asyncio.create_task(sync(host, Emojis(), sleep=sleep))
    await waiting.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_names_are_ones_that_discord_takes() -> None:
    """2 to 32 letters, digits, underscores."""
    for key, png in shipped_art().items():
        name = emoji_name(key, png)
        assert name.isascii()
        assert name.replace("_", "").isalnum()
        assert 2 <= len(name) <= 32


def test_the_cards_of_the_spanish_pack_come_first() -> None:
    """Most tables need them, and uploading takes a while."""
    assert {key.partition("_")[0] for key in EMOJI_KEYS[:40]} == {"oros", "copas", "espadas", "bastos"}


def test_words_alone_where_nothing_is_known() -> None:
    assert NO_EMOJI.get(SPANISH_40[0]) is None
    assert NO_EMOJI.suit(Suit.OROS) is None
    assert NO_EMOJI.named("chip") is None
