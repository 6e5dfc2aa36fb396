"""Whole matches of mus: the bot process on one side, people at the page on the other, a loopback Discord between."""

from __future__ import annotations

import asyncio

import pytest

from playground.forms import text_of
from playground.server import Server
from tests.e2e.rig import BotProcess, Person, people, verb


async def begin(host: Person, **options: object) -> None:
    outcome = await host.member.command(host.channel, "mus start", **options)
    assert outcome.acknowledged, outcome
    await host.press("begin")
    await host.press("hand")


def over(person: Person) -> bool:
    """The end of a match, which stays in the channel also when the next one begins by itself."""
    return any("🏆" in text and "la partida" in text for text in map(text_of, person.member.messages(person.channel)))


async def act_by_button(person: Person) -> None:
    """The last plain call of the open hand: no hay mus, paso, no quiero; or the first card to throw."""
    for message in reversed(person.member.private(person.channel)):
        controls = [each for each in person.member.controls(message) if verb(each) in ("act", "discard")]
        plain = [each for each in controls if verb(each) == "act"] or controls[:1]
        if plain:
            await person.does(person.member.click(message, custom_id=plain[-1]["custom_id"]))
            return


async def act_by_command(person: Person) -> None:
    found = await person.legal()
    if found is not None:
        command, option, value = found
        await person.does(person.member.command(person.channel, command, **{option: value}))


@pytest.mark.parametrize("mode", ["parejas", "individual"])
@pytest.mark.parametrize("act", [act_by_button, act_by_command], ids=["buttons", "commands"])
async def test_a_match_is_played_to_its_end(server: Server, bot: BotProcess, act: object, mode: str) -> None:
    async with people(server, "Ana") as (ana,):
        await begin(ana, mode=mode, preset="short", bots=3, stake=10)
        async with asyncio.timeout(240):
            while not over(ana):
                await act(ana)  # type: ignore[operator]  # one of the two above
                await asyncio.sleep(0.02)
        assert server.control.state()["interactions"]["failed"] == 0


async def test_an_ordago_is_asked_about_before_it_counts(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana") as (ana,):
        await begin(ana, bots=3)
        async with asyncio.timeout(180):
            while ana.with_verb("sure", private=True) is None:
                await act_by_button(ana)
                await asyncio.sleep(0.02)
        await ana.press("sure", private=True)
        await ana.until(lambda: "¿Seguro que dices órdago?" in ana.screen())
        assert "Ana: ¡órdago!" not in ana.screen()
        await ana.press("act", private=True)
        answered = ("Ana: ¡órdago!", "no querido", "órdago querido")
        await ana.until(lambda: any(words in ana.screen() for words in answered))
