"""A click in an open hand is answered with the hand: nobody shows it a second time, unless the answer fails."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from tests.ui.fakes import Response
from tests.ui.stage import ANA, EVA, LEO, QUIET, Stage, controls


async def with_open_hands() -> Stage:
    stage = Stage(seed=3, ping=QUIET)
    await stage.deal(ANA, LEO, EVA)
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    stage.channel.calls.clear()
    return stage


async def test_a_hand_whose_answer_is_on_its_way_is_not_pushed_to(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, gate, answer = await with_open_hands(), asyncio.Event(), Response.edit_message

    async def slow(self: Response, **parts: Any) -> None:
        await gate.wait()
        await answer(self, **parts)

    monkeypatch.setattr(Response, "edit_message", slow)
    user = stage.waiting()
    click = asyncio.create_task(stage.press(user, "act", stage.channel.private(user)[-1]))
    for _ in range(20):
        await asyncio.sleep(0)
    assert stage.waiting() != user
    gate.set()
    await click
    await stage.told()
    assert stage.channel.calls.count("push") == 1
    assert controls(stage.channel.private(user)[-1], "act") == []
    assert controls(stage.channel.private(stage.waiting())[-1], "act")


async def test_a_hand_whose_answer_discord_did_not_take_is_pushed_to(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = await with_open_hands()

    async def lost(_: Response, **_parts: Any) -> None:
        raise aiohttp.ClientError

    monkeypatch.setattr(Response, "edit_message", lost)
    user = stage.waiting()
    await stage.press(user, "act", stage.channel.private(user)[-1])
    await stage.told()
    assert stage.waiting() != user
    assert controls(stage.channel.private(user)[-1], "act") == []
