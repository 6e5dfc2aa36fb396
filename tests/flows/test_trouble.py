"""Restarts, double clicks, refused calls: what breaks other bots."""

from __future__ import annotations

from bot.sessions.model import Phase
from tests.flows.conftest import People
from tests.flows.hall import TURN, Hall
from tests.flows.reading import buttons, cards_shown, text


async def test_r1_a_running_deal_survives_a_restart_card_for_card(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    await room.act(await room.asked(*players))
    before = room.table
    await room.restart()
    after = await room.bot.desk.service.table(before.id)
    assert after is not None
    assert (after.deal, after.seats, after.version) == (before.deal, before.seats, before.version)
    await room.play_out(*players)
    assert room.table.phase is Phase.SETTLED


async def test_i2_buttons_posted_before_a_restart_still_work(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    asked = await room.asked(people.ana, people.leo, people.bia)
    hand = room.hand(asked)
    custom_id = next(each for each in buttons(hand) if ":act:" in each)
    await room.restart()
    before = room.table.version
    assert (await asked.click(hand, custom_id=custom_id)).acknowledged
    assert room.table.version > before


async def test_i3_buttons_live_longer_than_any_view_timeout(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo, bots=1)
    await room.later(400)
    await room.press(people.ana, "begin")
    assert room.table.phase is Phase.PLAYING


async def test_r4_a_restart_gives_grace_instead_of_taking_the_turn(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    waited = room.waited_on()
    await room.later(TURN - 5)
    await room.restart()
    await room.later(30)
    assert room.waited_on() == waited


async def test_r6_a_computer_player_goes_on_after_a_restart(room: Hall, people: People) -> None:
    await room.open(people.ana, bots=2)
    await room.press(people.ana, "begin")
    await room.restart()
    await room.asked(people.ana)
    assert room.table.phase is Phase.PLAYING


async def test_r8_after_a_restart_everybody_still_has_the_own_seat_and_hand(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    shown = {player.id: cards_shown(room.hand(player)) for player in players}
    await room.restart()
    assert all(len(cards) == 5 for cards in shown.values())
    for player in players:
        await room.say(player, "hand")
        assert cards_shown(room.hand(player)) == shown[player.id]


async def test_d1_a_second_press_of_the_same_button_changes_nothing_and_is_answered(room: Hall, people: People) -> None:
    players = (people.ana, people.leo, people.bia)
    await room.deal(*players)
    asked = await room.asked(*players)
    hand = room.hand(asked)
    custom_id = next(each for each in buttons(hand) if ":act:" in each)
    stored = room.env.backend.get_message(room.channel.id, hand.id)
    old = list(stored.components)
    await asked.click(hand, custom_id=custom_id)
    version = room.table.version
    stored = room.env.backend.get_message(room.channel.id, hand.id)
    stored.components[:] = old
    again = await asked.click(hand, custom_id=custom_id)
    assert again.acknowledged
    assert room.table.version == version


async def test_d5_who_sits_twice_has_one_chair_and_paid_once(room: Hall, people: People) -> None:
    await room.open(people.ana, people.leo)
    paid = dict(room.store.accounts)
    await room.press(people.leo, "sit")
    assert sum(seat.user_id == people.leo.id for seat in room.table.seats) == 1
    assert room.store.accounts == paid


async def test_i8_every_interaction_is_answered_exactly_once(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    await room.play_out(people.ana, people.leo)
    answered = [each.path for each in room.env.http_requests if each.path.endswith("/callback")]
    assert len(answered) == len(set(answered))


async def test_i1_an_unreachable_database_is_said_and_nothing_is_shown_that_is_not_stored(
    room: Hall, people: People
) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    asked = await room.asked(people.ana, people.leo, people.bia)
    before = room.table.version
    room.store.failing.add("commit")
    answer = await room.act(asked)
    room.store.failing.clear()
    assert "database" in answer
    assert room.table.version == before
    await room.act(asked)
    assert room.table.version > before


async def test_p1_where_the_bot_may_not_write_the_game_goes_on_in_private(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, people.bia)
    players = (people.ana, people.leo, people.bia)
    room.env.inject_error(
        "*", "/channels/*/messages*", status=403, code=50013, message="Missing Permissions", times=None
    )
    asked = await room.asked(*players)
    await room.act(asked)
    await room.later(5)
    following = await room.asked(*players)
    await room.act(following)
    assert "channel" in text(room.hand(following)).lower()


async def test_p4_a_failing_registration_leaves_server_and_tables_alone(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    room.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await room.restart()
    await room.play_out(people.ana, people.leo)
    assert room.table.phase is Phase.SETTLED
    assert not any(each.method == "DELETE" and "/users/@me/guilds" in each.path for each in room.env.http_requests)


async def test_a1_with_its_channel_a_table_ends_and_gives_the_chips_back(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    channel = room.bot.get_channel(room.channel.id)
    assert channel is not None
    await room.bot.desk.channel_gone(channel.id)
    assert room.table.phase is Phase.CLOSED
    stacks = [amount for account, amount in room.store.accounts.items() if account.kind in ("stack", "pot")]
    assert not any(stacks)


async def test_a_stranger_pressing_an_old_hand_button_is_told_where_the_chairs_are(room: Hall, people: People) -> None:
    await room.deal(people.ana, people.leo, bots=1)
    public = room.public()[-1]
    custom_id = next(each for each in buttons(public) if ":hand" in each)
    result = await people.bia.click(public, custom_id=custom_id)
    assert result.response is not None
    assert result.response.ephemeral
    assert any(":sit" in each for each in buttons(result.response))
