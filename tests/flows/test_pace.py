"""What Discord is asked to do: coalesced edits, fresh messages per deal, names of commands in three languages."""

from __future__ import annotations

from tests.flows.conftest import People
from tests.flows.hall import EDIT, Hall
from tests.flows.reading import buttons, text

LIMIT_OF_COMMANDS = 100
LANGUAGES = {"es-ES", "es-419", "pt-BR"}


def public_calls(room: Hall) -> int:
    """Messages written, edited or deleted in the channel."""
    return sum(f"/channels/{room.channel.id}/messages" in each.path for each in room.env.http_requests)


async def test_t4_a_channel_sees_at_most_about_one_edit_a_second(room: Hall, people: People) -> None:
    await room.deal(people.ana, bots=5)
    before = public_calls(room)
    for _ in range(20):
        if people.ana.id in room.waited_on():
            await room.act(people.ana)
        await room.later(1.0)
    assert 0 < public_calls(room) - before <= 20 / EDIT + 4


async def test_t1_each_deal_has_a_message_of_its_own_and_past_ones_lose_their_buttons(
    room: Hall, people: People
) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    first = room.public()[-1].id
    await room.play_out(people.ana, people.leo)
    await room.press(people.ana, "next")
    await room.later(3)
    newest = room.public()[-1]
    assert newest.id != first
    past = next(message for message in room.public() if message.id == first)
    assert "resultado" in text(past)
    assert not any(":next" in each for each in buttons(past))


async def test_an_action_is_acknowledged_and_shows_the_new_hand_in_one_call(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    for _ in range(3):
        asked = await room.asked(*players)
        await room.later(2)
        before = len(room.env.http_requests)
        await room.act(asked)
        assert len(room.env.http_requests) - before == 1


async def test_every_command_and_option_has_its_names_and_descriptions_in_spanish_and_portuguese(room: Hall) -> None:
    registered = next(each.json for each in room.env.http_requests if each.method == "PUT")
    assert isinstance(registered, list)
    assert {"julepe", "play", "bid", "descartar", "hand", "table", "chips", "rules", "about"} <= {
        each["name"] for each in registered
    }
    assert len(registered) <= LIMIT_OF_COMMANDS

    def check(node: dict[str, object]) -> None:
        assert set(node["description_localizations"]) >= LANGUAGES, node["name"]  # type: ignore[call-overload]  # JSON
        for option in node.get("options") or ():  # type: ignore[attr-defined]  # JSON
            check(option)

    for command in registered:
        check(command)
    play = next(each for each in registered if each["name"] == "play")
    assert play["name_localizations"]["es-ES"] == "jugar"
    assert play["name_localizations"]["pt-BR"] == "jogar"
