"""An interaction is answered once, in time, and by as few calls as possible."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from discord import ui

from bot.ui import kit
from bot.ui.answers import Answer
from tests.ui.fakes import Channel, FakeInteraction, Message

AT_ONCE = 0.0


class Stopwatch:
    def __init__(self) -> None:
        self.seconds: list[float] = []

    def acknowledged(self, seconds: float) -> None:
        self.seconds.append(seconds)


def page(text: str) -> kit.View:
    return kit.page(kit.text(text), accent=kit.FELT)


def click(channel: Channel) -> FakeInteraction:
    message = Message(1, [], user=7)
    channel.messages[1] = message
    return FakeInteraction(channel, 7, "Ana", message=message, data={"custom_id": "t1:a:1:hand"})


def answering(interaction: FakeInteraction, **more: Any) -> Answer:
    return Answer(interaction, **more)  # type: ignore[arg-type]  # a hand-written fake


async def late() -> None:
    """Until a timer of no length has rung."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_quick_result_is_the_answer_itself() -> None:
    channel, watch = Channel(), Stopwatch()
    async with answering(click(channel), metrics=watch) as answer:
        await answer.show(page("x"), update=True)
    assert channel.calls == ["update"]
    assert len(watch.seconds) == 1


async def test_a_slow_click_is_acknowledged_first_and_its_message_changed_then() -> None:
    channel = Channel()
    async with answering(click(channel), patience=AT_ONCE) as answer:
        await late()
        await answer.show(page("x"), update=True)
    assert channel.calls == ["defer", "edit-original"]
    assert channel.messages[1].text == "\nx"


async def test_a_slow_private_command_fills_its_own_answer() -> None:
    channel = Channel()
    async with answering(FakeInteraction(channel, 7, "Ana"), patience=AT_ONCE) as answer:
        await late()
        await answer.show(page("x"))
    assert channel.calls == ["defer", "edit-original"]


async def test_a_slow_public_command_that_is_refused_tells_only_the_member() -> None:
    channel = Channel()
    async with answering(FakeInteraction(channel, 7, "Ana"), public=True, patience=AT_ONCE) as answer:
        await late()
        await answer.show(page("no"), private=True)
    assert channel.calls == ["defer", "delete-original", "followup"]
    assert [message.text for message in channel.private(7)] == ["\nno"]


async def test_an_interaction_without_a_result_is_acknowledged_all_the_same() -> None:
    channel = Channel()
    async with answering(click(channel)):
        pass
    assert channel.calls == ["defer"]


async def test_a_second_word_is_a_message_of_its_own() -> None:
    channel = Channel()
    async with answering(click(channel)) as answer:
        await answer.show(page("x"), update=True)
        await answer.show(page("y"))
    assert channel.calls == ["update", "followup"]


async def test_a_form_is_not_kept_by_the_library() -> None:
    channel = Channel()
    modal = ui.Modal(title="x", custom_id="t1:a:1:options:save")
    async with answering(click(channel)) as answer:
        assert await answer.ask(modal)
    assert channel.calls == ["modal"]
    assert modal.is_finished()


async def test_a_form_that_comes_too_late_is_not_opened() -> None:
    channel = Channel()
    async with answering(click(channel), patience=AT_ONCE) as answer:
        await late()
        assert not await answer.ask(ui.Modal(title="x", custom_id="t1:a:1:options:save"))
    assert channel.calls == ["defer"]


@pytest.mark.parametrize("patience", [AT_ONCE, 10.0])
async def test_nothing_is_acknowledged_twice(patience: float) -> None:
    channel = Channel()
    interaction = click(channel)
    async with answering(interaction, patience=patience) as answer:
        await asyncio.gather(answer.show(page("x"), update=True), late())
    assert sum(call in ("defer", "update", "answer") for call in channel.calls) == 1
