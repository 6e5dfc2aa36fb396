"""Every body that the bot sends out in a session is one that Discord's own interface description allows."""

from __future__ import annotations

import asyncio
import re

from playground.journal import Call
from playground.server import Server
from tests.e2e.rig import CHANNEL, BotProcess, people
from tests.ui.described import need_description, request_objections

NAMES = {"application_id": "webhook_id", "token": "webhook_token"}


def path_of(call: Call) -> str:
    """The route as the description writes it."""
    if call.route.startswith("/interactions/"):
        return call.route.replace("{token}", "{interaction_token}")
    if call.route.startswith("/webhooks/"):
        return re.sub(r"\{(\w+)\}", lambda found: f"{{{NAMES.get(found[1], found[1])}}}", call.route)
    return call.route


async def test_all_bodies_of_a_session_in_three_languages_are_as_described(server: Server, bot: BotProcess) -> None:
    need_description()
    async with people(server, "Ana", "Bia", "Hugo") as (ana, bia, hugo):
        await ana.does(ana.member.command(CHANNEL, "julepe start", bots=1))
        await bia.press("sit")
        await hugo.press("sit")
        await ana.press("begin")
        for person in (ana, bia, hugo):
            await person.press("hand")
            await person.press("rules")
            await person.press("more")
        await asyncio.gather(*(person.play_deal_by_buttons() for person in (ana, bia, hugo)))
        for command in ("chips balance", "chips history", "chips top", "about", "rules", "table show"):
            await hugo.does(hugo.member.command(CHANNEL, command))
    calls = server.journal.with_body()
    assert len({path_of(call) for call in calls}) >= 4
    problems = [
        f"{call.method} {call.route}: {found}"
        for call in calls
        for found in request_objections(call.method, path_of(call), call.body)
    ]
    assert problems == []
    assert [call.error for call in server.journal.calls if call.error] == []
