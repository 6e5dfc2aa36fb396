"""A playground as large as a measurement needs."""

from __future__ import annotations

from playground.member import Member
from playground.seed import casa_de_tapete
from playground.server import start


async def test_a_crowd_has_its_rooms_and_everybody_can_join() -> None:
    server = await start(channels=12, members=40)
    try:
        async with Member.join(server.url, "Socio 40") as last, Member.join(server.url, "Ana") as ana:
            assert [each["name"] for each in ana.view.channels] == [f"mesa-{number}" for number in range(1, 13)]
            assert len(last.view.members) == 40
    finally:
        await server.stop()


def test_nobody_shares_an_id_in_a_crowd() -> None:
    seed = casa_de_tapete(channels=200, members=1000)
    ids = [*(each.id for each in seed.channels), *(each.id for each in seed.members), seed.bot.id, seed.guild.id]
    ids += [role.id for role in seed.guild.roles if role.id != seed.guild.id]
    assert len(set(ids)) == len(ids)


def test_the_usual_people_and_rooms_keep_their_ids_in_a_crowd() -> None:
    few, many = casa_de_tapete(), casa_de_tapete(channels=50, members=50)
    assert many.channels[:2] == few.channels
    assert many.members[: len(few.members)] == few.members
