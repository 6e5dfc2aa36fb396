"""Leaving and closing: asked first where something is at stake, and every chip goes home."""

from __future__ import annotations

from bot.sessions.model import Phase
from tests.flows.conftest import People
from tests.flows.hall import Hall
from tests.flows.reading import buttons, read, text


def free(room: Hall, user_id: int) -> int:
    return next(amount for account, amount in room.store.accounts.items() if account.owner == str(user_id))


async def test_leaving_the_lobby_asks_nothing_and_returns_the_buy_in(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo)
    assert free(room, people.leo.id) == 300
    await room.say(people.leo, "table leave")
    assert room.table.seat_of_user(people.leo.id) is None
    assert free(room, people.leo.id) == 500


async def test_leaving_in_mid_deal_asks_first(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=2)
    await room.say(people.leo, "table leave")
    assert not room.seat(people.leo).leaving
    asked = room.private(people.leo)[-1]
    assert any(each.endswith(":leave:yes") for each in buttons(asked))
    await room.press(people.leo, "hand", "stay", private=True)
    assert not room.seat(people.leo).leaving


async def test_l11_who_leaves_in_mid_deal_has_it_finished_and_gets_what_is_left(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=2)
    await room.say(people.leo, "table leave")
    await room.press(people.leo, "leave", "yes", private=True)
    assert room.table.phase is Phase.PLAYING
    await room.play_out(people.ana)
    assert room.table.seat_of_user(people.leo.id) is None
    assert free(room, people.leo.id) > 300
    assert sum(room.store.accounts.values()) == 0


async def test_closing_asks_the_host_first_and_voids_the_running_deal(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.say(people.ana, "table close")
    assert room.table.phase is Phase.PLAYING
    await room.press(people.ana, "close", "yes", private=True)
    await room.later()
    assert room.table.phase is Phase.CLOSED
    assert free(room, people.ana.id) == free(room, people.leo.id) == 500


async def test_p6_who_is_not_the_host_cannot_close(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    result = await people.leo.slash(room.channel, "table close")
    assert result.ephemeral
    assert result.response is not None
    assert not buttons(result.response)
    assert room.table.phase is Phase.PLAYING


async def test_a1_whoever_manages_the_server_can_close_any_table(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.say(people.boss, "table close")
    await room.press(people.boss, "close", "yes", private=True)
    assert room.table.phase is Phase.CLOSED


async def test_only_the_host_or_the_management_puts_somebody_out(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo, people.bia)
    await room.say(people.leo, "table kick", member=people.bia)
    assert room.table.seat_of_user(people.bia.id) is not None
    await room.say(people.ana, "table kick", member=people.bia)
    assert room.table.seat_of_user(people.bia.id) is None
    await room.say(people.boss, "table kick", member=people.leo)
    assert room.table.seat_of_user(people.leo.id) is None


async def test_a10_a_table_that_everybody_has_left_closes_and_the_channel_is_free(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo)
    await room.say(people.leo, "table leave")
    await room.say(people.ana, "table leave")
    await room.later()
    assert room.table.phase is Phase.CLOSED
    await room.open(people.bia)
    assert len(room.store.rows) == 2


async def test_buttons_of_a_closed_table_answer_that_it_is_closed(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    hand = room.hand(people.leo)
    await room.say(people.ana, "table close")
    await room.press(people.ana, "close", "yes", private=True)
    await room.say(people.leo, "hand")
    assert "/julepe start" in text(room.hand(people.leo))
    for custom_id in buttons(hand):
        answer = read(await people.leo.click(hand, custom_id=custom_id))
        assert "closed" in answer
