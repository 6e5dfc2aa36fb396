"""Tokens of open hands: kept for after a restart, without a write for every click."""

from __future__ import annotations

from bot.games.registry import game
from bot.ui import kit
from bot.ui.hands import STORED_SECONDS, TROUBLE_SECONDS, Hands, Seen
from bot.ui.ports import TroubleError
from tests.sessions.fakes import ManualClock
from tests.ui.fakes import Channel, Hooks, UiStore


class CountingStore(UiStore):
    writes = 0

    async def save_hand(self, hand: object) -> None:
        self.writes += 1
        await super().save_hand(hand)  # type: ignore[arg-type]  # a HandToken


async def test_clicks_in_the_same_message_store_its_token_once_a_minute() -> None:
    store, clock = CountingStore(game), ManualClock()
    hands = Hands(Hooks(Channel()), store, clock.now)
    for number in range(10):
        clock.pass_(1)
        await hands.shown("t1", 7, f"token-{number}", 50, Seen())
    assert store.writes == 1
    clock.pass_(STORED_SECONDS)
    await hands.shown("t1", 7, "later", 50, Seen())
    assert [hand.token for hand in await store.hands("t1")] == ["later"]


async def test_a_hand_in_another_message_is_stored_at_once() -> None:
    store, clock = CountingStore(game), ManualClock()
    hands = Hands(Hooks(Channel()), store, clock.now)
    await hands.shown("t1", 7, "old", 50, Seen())
    await hands.shown("t1", 7, "new", 51, Seen())
    assert [(hand.token, hand.message_id) for hand in await store.hands("t1")] == [("new", 51)]


async def test_the_newest_token_is_used_although_an_older_one_is_stored() -> None:
    store, clock = CountingStore(game), ManualClock()
    hands = Hands(Hooks(Channel()), store, clock.now)
    await hands.shown("t1", 7, "first", 50, Seen())
    await hands.shown("t1", 7, "second", 50, Seen())
    assert (await hands.of_table("t1"))[7].token.token == "second"


class Stumbling:
    """Webhooks that fail the first time."""

    def __init__(self) -> None:
        self.edits = 0

    async def edit(self, token: str, message_id: int, view: object) -> None:
        self.edits += 1
        if self.edits == 1:
            raise TroubleError("once")

    async def delete(self, token: str, message_id: int) -> None:
        raise AssertionError("nothing is to be deleted")


async def test_an_open_hand_that_was_not_reached_is_tried_once_more() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    webhooks, clock = Stumbling(), ManualClock()
    hands = Hands(webhooks, UiStore(game), clock.now, sleep)
    await hands.shown("t1", 7, "token", 50, Seen())
    open_hand = (await hands.of_table("t1"))[7]
    assert await hands.push(open_hand, kit.page(accent=kit.TURN), Seen(version=2))
    assert (webhooks.edits, waited) == (2, [TROUBLE_SECONDS])
