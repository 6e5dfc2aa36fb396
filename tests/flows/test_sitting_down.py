"""From an empty channel to the first deal, and what is answered at the wrong moment or in the wrong place."""

from __future__ import annotations

from simcord.actors import MemberActor

from bot.games.registry import GAMES
from bot.sessions.model import Phase
from tests.flows.conftest import People
from tests.flows.hall import Hall
from tests.flows.reading import buttons, read, text

ONLY_IN_SERVERS = ("play", "bid", "descartar", "hand", "table", "chips", "config", "mus")


async def test_a_table_is_opened_sat_at_and_begun(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo, bots=1)
    lobby = text(room.public()[-1])
    assert people.ana.mention in lobby
    await room.press(people.ana, "begin")
    await room.later()
    assert room.table.phase is Phase.PLAYING
    assert {seat.user_id for seat in room.table.seats} == {people.ana.id, people.leo.id, None}
    assert not buttons(room.public()[0])
    assert any(":hand" in each for each in buttons(room.public()[-1]))


async def test_a_deal_is_played_to_its_settlement_by_buttons_alone(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.play_out(people.ana, people.leo)
    assert room.table.phase is Phase.SETTLED
    assert any("resultado" in text(message) for message in room.public())


async def test_a_call_and_a_card_are_said_by_command_with_only_legal_things_offered(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    caller = await room.asked(people.ana, people.leo)
    offered = await caller.autocomplete(room.channel, "bid", "value", "")
    assert {each["value"] for each in offered} <= {"juego", "paso", "baile"}
    before = room.table.version
    await room.say(caller, "bid", value="paso")
    assert room.table.version > before
    assert await caller.autocomplete(room.channel, "bid", "value", "") == []


async def test_the_next_deal_begins_by_itself_after_the_pause(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.play_out(people.ana, people.leo)
    await room.later(25)
    assert room.table.number == 2


async def test_everybody_may_ask_for_the_rules_and_about_in_a_direct_message(room: Hall, people: People) -> None:
    user = people.ana.user
    offered = {command.split()[0] for command in user.available_commands()}
    assert offered >= {"rules", "about"}
    assert not offered & {*ONLY_IN_SERVERS, *GAMES}
    assert "1.2.3" in read(await user.slash("about"))
    assert "Julepe" in read(await user.slash("rules", game="julepe"))


async def test_a_command_in_a_channel_without_a_table_says_how_to_open_one(room: Hall, people: People) -> None:
    for command in ("hand", "table show", "table leave"):
        assert "/julepe start" in await room.say(people.ana, command)
    assert not room.public()


async def test_a_second_table_in_the_channel_is_refused_privately(room: Hall, people: People) -> None:
    await room.open(people.ana)
    result = await people.leo.slash(room.channel, "julepe start")
    assert result.ephemeral
    assert len(room.store.rows) == 1


async def test_out_of_turn_the_answer_is_private_and_names_who_is_to_act(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    waited = room.waited_on()[0]
    other = next(each for each in (people.ana, people.leo, people.bia) if each.id != waited)
    result = await other.slash(room.channel, "play", card="1O")
    assert result.ephemeral
    assert f"<@{waited}>" in read(result)


async def test_who_does_not_sit_here_gets_a_private_no_and_the_way_in(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    result = await people.bia.slash(room.channel, "play", card="1O")
    assert result.ephemeral
    shown = await people.bia.slash(room.channel, "hand")
    assert shown.response is not None
    assert shown.response.ephemeral
    assert any(":sit" in each for each in buttons(shown.response))


async def test_begin_with_too_few_says_how_many_are_missing(room: Hall, people: People) -> None:
    await room.open(people.ana)
    assert "3" in await room.press(people.ana, "begin")
    assert room.table.phase is Phase.LOBBY


async def test_only_the_host_changes_the_options(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo)
    answer = await room.press(people.leo, "options")
    assert "host" in answer


async def test_the_host_gets_the_options_as_a_form(room: Hall, people: People) -> None:
    await room.open(people.ana)
    lobby = room.public()[-1]
    options = next(each for each in buttons(lobby) if each.endswith(":options"))
    shown = await people.ana.click(lobby, custom_id=options)
    assert shown.modal is not None


async def test_who_sits_down_in_mid_deal_plays_from_the_next(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.press(people.bia, "more")
    await room.press(people.bia, "sit", private=True)
    assert room.table.deal_seat(room.seat(people.bia).chair) is None
    await room.play_out(people.ana, people.leo)
    await room.press(people.ana, "next")
    await room.later()
    assert room.table.deal_seat(room.seat(people.bia).chair) is not None


async def test_the_servers_settings_are_offered_to_its_management_alone(room: Hall, people: People) -> None:
    def offered(member: MemberActor) -> set[str]:
        return {command.split()[0] for command in member.available_commands(room.channel)}

    assert "config" not in offered(people.ana)
    assert offered(people.boss) - offered(people.ana) == {"config"}


async def test_two_channels_have_tables_of_their_own(room: Hall, people: People) -> None:
    await room.open(people.ana)
    other = room.guild.create_text_channel("mesa-2")
    await people.leo.slash(other, "julepe start")
    assert len(room.store.rows) == 2
    assert read(await people.leo.slash(room.channel, "table close")) != read(
        await people.leo.slash(other, "table close")
    )
