"""Practice, the glossary and finished deals in the real process."""

from __future__ import annotations

import asyncio
from typing import Any

from playground.forms import text_of
from playground.server import Server
from tests.e2e.rig import CHANNEL, BotProcess, Person, people


async def next_step(person: Person) -> bool:
    """Presses the first thing that the practice offers; False when its deal is over."""
    found = person.with_verb("act", private=True) or person.with_verb("discard", private=True)
    if found is None:
        return False
    message, control = found
    await person.does(person.member.click(message, custom_id=control["custom_id"]))
    return True


async def test_a_practice_deal_is_one_private_message_from_its_first_step_to_its_last(
    server: Server, bot: BotProcess
) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.does(ana.member.command(CHANNEL, "learn", game="julepe"))
        await ana.until(lambda: ana.with_verb("learn", private=True))
        assert "💡" in text_of(ana.member.private(CHANNEL)[-1])
        while await next_step(ana):
            assert len(ana.member.messages(CHANNEL)) == 1
        assert "· resultado" in text_of(ana.member.private(CHANNEL)[-1])
        assert ana.public() is None
        assert server.control.state()["interactions"]["failed"] == 0


async def test_a_word_is_proposed_and_explained(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        found = await ana.member.autocomplete(CHANNEL, "glossary", "term", "órd")
        assert [choice["value"] for choice in found.choices] == ["ordago"]
        await ana.does(ana.member.command(CHANNEL, "glossary", term="ordago"))
        shown = await ana.until(lambda: ana.member.private(CHANNEL))
        assert all(language in text_of(shown[-1]) for language in ("Español", "Português", "English"))


async def test_a_finished_deal_can_be_gone_through_after_the_bot_was_killed(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.does(ana.member.command(CHANNEL, "julepe start", bots=2))
        await ana.press("begin")
        await ana.press("hand")
        await ana.play_deal_by_buttons()
        deal = (await ana.member.autocomplete(CHANNEL, "replay", "deal")).choices[-1]["value"]
        await ana.does(ana.member.command(CHANNEL, "replay", deal=deal))
        await ana.until(lambda: ana.with_verb("replay", private=True))
        await bot.kill()
        await bot.start()
        await ana.until(lambda: bool(ana.member.view.bot["online"]))
        assert "Paso 1 de" in text_of(replayed(ana))
        await pressed(ana, "Siguiente")
        await ana.until(lambda: "Paso 2 de" in text_of(replayed(ana)))
        await pressed(ana, "Descargar acta")
        await ana.until(lambda: [each for each in ana.member.private(CHANNEL) if each["attachments"]])


def replayed(person: Person) -> dict[str, Any]:
    found = person.with_verb("replay", private=True)
    assert found is not None
    return found[0]


async def pressed(person: Person, label: str) -> None:
    """A press that may come before the bot is ready again, as people's do."""
    async with asyncio.timeout(20):
        while True:
            outcome = await person.member.click(replayed(person), label=label)
            if outcome.acknowledged:
                return
            await asyncio.sleep(0.2)
