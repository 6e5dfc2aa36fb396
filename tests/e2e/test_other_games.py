"""Deals of the other trick games in the real process, half by buttons and half by commands."""

from __future__ import annotations

import asyncio

import pytest

from playground.server import Server
from tests.e2e.rig import CHANNEL, BotProcess, people


@pytest.mark.parametrize(("game", "preset"), [("bestia", "salon"), ("danese", "oh_hell")])
async def test_a_deal_is_played_by_buttons_and_by_commands(
    server: Server, bot: BotProcess, game: str, preset: str
) -> None:
    async with people(server, "Ana", "Bia") as (ana, bia):
        await ana.does(ana.member.command(CHANNEL, f"{game} start", bots=2, preset=preset))
        await bia.press("sit")
        await ana.press("begin")
        await asyncio.gather(ana.press("hand"), bia.press("hand"))
        by_buttons, by_commands = await asyncio.gather(ana.play_deal_by_buttons(), bia.play_deal_by_commands())
        assert by_buttons >= 1
        assert by_commands >= 1
        await ana.until(lambda: ana.with_verb("next"))
        assert server.control.state()["interactions"]["failed"] == 0
