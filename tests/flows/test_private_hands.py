"""Hands are seen by their owners alone, kept fresh while Discord allows it, and shown anew whenever asked for."""

from __future__ import annotations

from bot.cards import SPANISH_40
from bot.games.registry import game
from tests.flows.conftest import People
from tests.flows.hall import QUARTER, Hall
from tests.flows.reading import buttons, cards_shown, text


def held(room: Hall, user_id: int) -> set[str]:
    table = room.table
    seat = table.seat_of_user(user_id)
    place = table.deal_seat(seat.chair) if seat else None
    return {card.code for card in game(table.game).rules.view_for(table.deal, place).hand}


async def test_h1_each_member_sees_the_own_hand_and_nobody_elses(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    for player in players:
        (hand,) = room.private(player)
        assert cards_shown(hand) == held(room, player.id)
        others = set().union(*(held(room, other.id) for other in players if other is not player))
        assert not cards_shown(hand) & others
    assert not room.private(people.boss)


async def test_h2_nothing_public_names_a_card_that_is_still_in_a_hand(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    words = "\n".join(text(message) for message in room.public()).lower()
    spanish = {1: "as", 10: "sota", 11: "caballo", 12: "rey"}
    for user in (people.ana.id, people.leo.id):
        for code in held(room, user):
            card = next(each for each in SPANISH_40 if each.code == code)
            assert f"{spanish.get(card.rank, card.rank)} de {card.suit.value}" not in words


async def test_h7_no_id_of_any_button_names_a_card(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    codes = {card.code for card in SPANISH_40}
    for message in (*room.public(), *(each for player in players for each in room.private(player))):
        for custom_id in buttons(message):
            assert not codes & set(custom_id.upper().replace(".", ":").split(":")[3:])


async def test_h9_no_game_ever_writes_a_direct_message(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.play_out(people.ana, people.leo)
    assert room.calls("POST", "/users/@me/channels") == 0


async def test_i6_the_open_hand_is_brought_up_to_date_when_the_turn_comes(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    first = await room.asked(*players)
    await room.act(first)
    await room.later(3)
    second = await room.asked(*players)
    assert second is not first
    assert any(":act:" in each or ":discard:" in each for each in buttons(room.hand(second)))
    assert len(room.private(second)) == 1


async def test_i6_after_fifteen_minutes_an_open_hand_is_left_alone_and_my_hand_shows_a_new_one(
    room: Hall, people: People
) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    await room.say(people.ana, "table pause")
    await room.later(QUARTER + 60)
    pushed = room.calls("PATCH", "/webhooks/")
    for player in players:
        if room.table.paused:
            await room.press(player, "ready")
    await room.later(3)
    assert room.calls("PATCH", "/webhooks/") == pushed
    asked = await room.asked(*players)
    await room.press(asked, "hand")
    assert any(":act:" in each for each in buttons(room.hand(asked)))


async def test_r8_a_deleted_table_message_comes_back_with_table_show(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await people.ana.slash(room.channel, "table show")
    await room.later(2)
    newest = room.public()[-1]
    assert any(":hand" in each for each in buttons(newest))
    assert sum(any(":hand" in each for each in buttons(message)) for message in room.public()) == 1
