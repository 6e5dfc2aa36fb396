"""An administrator sets up a server with the bot as a process of its own; others see and do what was set."""

from __future__ import annotations

from typing import Any

from playground.member import Member, Outcome, text_of
from playground.server import Server
from tests.e2e.rig import CHANNEL, BotProcess, Person, people


def last_private(person: Person) -> dict[str, Any]:
    return person.member.private(CHANNEL)[-1]


async def submitted(member: Member, opened: Outcome, **answers: Any) -> Outcome:
    """Sends the form that a button opened; fields by name, their ids also hold what they showed."""
    assert opened.modal is not None, opened
    ids = [label["component"]["custom_id"] for label in opened.modal["components"]]
    fields = {each: answers[each.partition("=")[0]] for each in ids if each.partition("=")[0] in answers}
    assert len(fields) == len(answers)
    return await member.submit(opened, fields)


async def test_what_is_set_holds_for_the_next_table(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana", "Leo") as (ana, leo):
        await ana.does(ana.member.command(CHANNEL, "config rules", game="julepe"))
        page = await ana.until(lambda: ana.member.find(CHANNEL, "Reglas de la casa"))
        form = await ana.member.click(page, label="Cambiar")
        await ana.does(submitted(ana.member, form, stake="25"))
        await ana.until(lambda: "Puesta: **25**" in text_of(ana.member.now(page)))

        await ana.does(ana.member.command(CHANNEL, "config tables"))
        page = await ana.until(lambda: ana.member.find(CHANNEL, "Mesas del servidor"))
        form = await ana.member.click(page, label="Cambiar cómo se juega")
        await ana.does(submitted(ana.member, form, threads=True))
        await ana.until(lambda: "Un hilo para cada mesa: **Sí**" in text_of(ana.member.now(page)))

        await leo.does(leo.member.command(CHANNEL, "julepe start"))
        await leo.until(lambda: leo.member.find(CHANNEL, "la mesa está en"))
        lobby = await leo.until(lambda: leo.member.find("Julepe · mesa de Leo", "Puesta **25**"))
        assert leo.member.controls(lobby)


async def test_only_who_manages_the_server_sees_the_command_and_bans_members(server: Server, bot: BotProcess) -> None:
    async with people(server, "Ana", "Leo") as (ana, leo):
        assert "config" in {each["name"] for each in ana.member.view.commands}
        assert "config" not in {each["name"] for each in leo.member.view.commands}
        await ana.does(ana.member.command(CHANNEL, "config ban", member=leo.member.id))
        await leo.does(leo.member.command(CHANNEL, "julepe start"))
        assert "no te deja sentarte" in text_of(await leo.until(lambda: last_private(leo)))
        await ana.does(ana.member.command(CHANNEL, "config show"))
        page = await ana.until(lambda: ana.member.find(CHANNEL, "Configuración del servidor"))
        assert "Idioma en público: **español**" in text_of(page)
        assert "sin permiso para sentarse: No → Sí" in text_of(page)
