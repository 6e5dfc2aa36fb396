"""What the channel sees: one message per deal, few edits, a ping for who is late; and Discord's refusals do no harm."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.sessions.model import Phase
from bot.ui import presenter
from bot.ui.hands import TOKEN_SECONDS
from bot.ui.ports import TroubleError
from tests.ui.fakes import FakeInteraction, Message, walk
from tests.ui.stage import ANA, EVA, LEO, NAMES, QUIET, Stage, controls


async def play_on(stage: Stage) -> None:
    """Everybody takes the first action offered until the deal is over."""
    number = stage.table.number
    while stage.table.phase is Phase.PLAYING and stage.table.number == number:
        user = stage.waiting()
        hand = (stage.channel.private(user) or [await stage.hand(user)])[-1]
        await stage.click(user, hand, (controls(hand, "act") + controls(hand, "discard"))[0]["custom_id"])
        await stage.told()


async def dealt(ping: float = QUIET) -> Stage:
    stage = Stage(seed=3, ping=ping)
    await stage.deal(ANA, LEO, EVA)
    return stage


async def test_a_deal_has_a_message_of_its_own_that_becomes_its_result() -> None:
    stage = await dealt()
    lobby, first = stage.channel.public()
    assert controls(lobby, "begin") == []
    await play_on(stage)
    assert stage.channel.messages[first.id].text.startswith("\n## Mano 1")
    await stage.press(ANA, "next")
    await stage.told()
    assert [message.id for message in stage.channel.public()][:2] == [lobby.id, first.id]
    assert "resultado" in stage.channel.messages[first.id].text
    assert "mano 2" in stage.main.text


async def test_what_happens_at_once_is_shown_by_one_edit() -> None:
    stage = await dealt()
    stage.channel.calls.clear()
    for _ in range(2):
        game = stage.desk.games["julepe"]
        seat = game.rules.waiting_on(stage.table.deal)[0]
        user = stage.table.seat_at(stage.table.playing[seat]).user_id
        assert user is not None
        await stage.service.choose(stage.table.id, user, 0)
    await stage.told()
    assert stage.channel.calls.count("edit") == 1


async def test_an_action_costs_two_calls_and_the_next_ones_open_hand_one() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    stage.channel.calls.clear()
    before = stage.table.version
    user = stage.waiting()
    await stage.press(user, "act", stage.channel.private(user)[-1])
    await stage.told()
    assert stage.table.version > before
    assert sorted(stage.channel.calls) == ["edit", "push", "update"]


async def test_the_open_hand_of_whoever_is_next_offers_its_actions() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    first = stage.waiting()
    await stage.press(first, "act", stage.channel.private(first)[-1])
    await stage.told()
    second = stage.waiting()
    assert second != first
    assert controls(stage.channel.private(second)[-1], "act")


async def test_a_change_while_an_edit_waits_reaches_the_open_hand_too() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    gate, original = asyncio.Event(), stage.channel.edit

    async def held(*args: object) -> None:
        await gate.wait()
        await original(*args)  # type: ignore[arg-type]  # handed on as they came

    stage.channel.edit = held  # type: ignore[method-assign, assignment]  # Discord is slow
    for _ in range(2):
        user = stage.waiting()
        await stage.press(user, "act", stage.channel.private(user)[-1])
        for _ in range(10):
            await asyncio.sleep(0)
    gate.set()
    await stage.told()
    assert controls(stage.channel.private(stage.waiting())[-1], "act")


async def test_a_hand_whose_answer_came_late_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = await dealt()
    first = stage.waiting()
    await stage.hand(first)
    second = after(stage, first)
    shown = stage.desk.hands.shown

    async def late(*args: Any) -> None:
        """Between the answer and the note of it the other one acts."""
        monkeypatch.setattr(stage.desk.hands, "shown", shown)
        await stage.press(first, "act", stage.channel.private(first)[-1])
        await stage.told()
        await shown(*args)

    monkeypatch.setattr(stage.desk.hands, "shown", late)
    await stage.hand(second)
    await stage.told()
    assert stage.waiting() == second
    assert controls(stage.channel.private(second)[-1], "act")


def after(stage: Stage, user: int) -> int:
    """Who sits next in the order of play."""
    table = stage.table
    users = [table.seat_at(chair).user_id for chair in table.playing]
    found = users[(users.index(user) + 1) % len(users)]
    assert found is not None
    return found


async def test_every_open_hand_hears_that_the_deal_is_over() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    await play_on(stage)
    assert [controls(stage.channel.private(user)[-1], "next") != [] for user in (ANA, LEO, EVA)] == [True] * 3


async def test_a_token_that_has_died_is_not_used() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    stage.clock.pass_(TOKEN_SECONDS + 1)
    stage.channel.calls.clear()
    user = stage.waiting()
    await stage.service.choose(stage.table.id, user, 0)
    await stage.told()
    assert "push" not in stage.channel.calls


async def test_a_dismissed_hand_is_forgotten() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
        del stage.channel.messages[stage.channel.private(user)[-1].id]
    for _ in range(3):
        await stage.service.choose(stage.table.id, stage.waiting(), 0)
        await stage.told()
    assert stage.channel.calls.count("push") <= 3
    assert stage.table.version > 0


async def test_opening_the_hand_anew_removes_the_older_copy() -> None:
    stage = await dealt()
    first = await stage.hand(ANA)
    second = await stage.hand(ANA)
    assert [message.id for message in stage.channel.private(ANA)] == [second.id]
    assert first.id not in stage.channel.messages


async def test_an_open_hand_is_still_reached_after_a_restart() -> None:
    stage = await dealt()
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    other = Stage(seed=4, store=stage.store)
    other.channel.messages = stage.channel.messages
    await other.service.start()
    await other.told()
    first = other.waiting()
    await other.press(first, "act", other.channel.private(first)[-1])
    await other.told()
    assert other.channel.calls.count("post") == 0
    assert controls(other.channel.private(other.waiting())[-1], "act")


async def test_who_is_late_is_pinged_alone_and_the_ping_goes_with_the_answer() -> None:
    stage = await dealt(ping=0.0)
    user = stage.waiting()
    await settled_pings()
    pings = [message for message in stage.channel.public() if message.content]
    assert [message.pings for message in pings] == [(user,)]
    assert f"<@{user}>" in pings[0].content
    opened = (await stage.press(user, "hand", pings[0])).shown
    assert opened is not None
    await stage.press(user, "act", opened)
    await stage.told()
    assert pings[0].id not in stage.channel.messages


async def settled_pings() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_half_of_the_time_gone_is_reason_for_a_ping_but_not_for_two() -> None:
    stage = await dealt()
    seat = stage.table.seat_of_user(stage.waiting())
    assert seat is not None
    for _ in range(2):
        stage.desk.presenter.remind(stage.table, seat)
        await settled_pings()
    assert len([message for message in stage.channel.public() if message.content]) == 1


async def test_nothing_but_the_ping_notifies_anybody() -> None:
    stage = await dealt()
    await play_on(stage)
    assert all(not message.pings for message in stage.channel.everything)


async def test_a_deleted_table_message_is_posted_again() -> None:
    stage = await dealt()
    del stage.channel.messages[stage.main.id]
    await stage.service.choose(stage.table.id, stage.waiting(), 0)
    await stage.told()
    assert "mano 1" in stage.main.text


async def test_a_deleted_channel_closes_the_table_and_gives_the_chips_back() -> None:
    stage = await dealt()
    stage.channel.gone = True
    await stage.service.choose(stage.table.id, stage.waiting(), 0)
    await stage.told()
    assert stage.table.phase is Phase.CLOSED
    assert stage.table.closed_because == "channel-gone"
    assert await stage.store.balance(1, ANA) == 5000


async def test_a_channel_that_forbids_writing_keeps_the_game_and_says_so_in_private() -> None:
    stage = Stage(seed=3)
    await stage.open(ANA, LEO, EVA)
    stage.channel.forbidden = True
    await stage.press(ANA, "begin")
    await stage.told()
    assert stage.table.phase is Phase.PLAYING
    hand = await stage.hand(ANA)
    assert "No puedo escribir en este canal" in hand.text


async def test_a_turn_that_nobody_could_see_does_not_run_out() -> None:
    stage = Stage(seed=3)
    await stage.open(ANA, LEO, EVA)
    stage.channel.forbidden = True
    await stage.press(ANA, "begin")
    stage.hooks.dead.update(hand.token for hand in stage.store.saved_hands.values())
    await stage.told()
    if stage.waiting() == ANA:
        return
    version = stage.table.version
    stage.clock.pass_(1000)
    await stage.service.tick()
    assert stage.table.version == version


async def test_the_table_shown_again_is_the_only_one() -> None:
    stage = await dealt()
    before = stage.main
    shown = await stage.command(LEO, "show_table")
    assert shown.shown is not None
    assert shown.shown.user is None
    assert before.id not in stage.channel.messages
    await stage.service.choose(stage.table.id, stage.waiting(), 0)
    await stage.told()
    assert stage.main.id == shown.shown.id


async def test_a_second_table_in_a_channel_is_refused_and_shows_nothing_in_public() -> None:
    stage = Stage()
    await stage.open(ANA)
    refused: FakeInteraction = await stage.command(LEO, "open_table", "julepe", stake=None, preset=None, bots=0)
    assert refused.shown is not None
    assert refused.shown.user == LEO
    assert "ya hay una mesa" in refused.shown.text


async def test_computer_players_are_named_and_nobody_is_called_by_a_number() -> None:
    stage = Stage(seed=2)
    await stage.deal(ANA, bots=3)
    assert "🤖\u00a0Lola" in stage.main.text
    assert all(str(user) not in stage.main.text for user in NAMES if user != ANA)


async def test_a_past_result_has_no_buttons_left() -> None:
    stage = await dealt()
    result = stage.main.id
    await play_on(stage)
    await stage.service.next_deal(stage.table.id, ANA)
    await stage.told()
    past = stage.channel.messages[result]
    assert "resultado" in past.text
    assert buttons(past) == []


async def test_pressing_next_with_an_open_hand_takes_one_call_for_result_and_answer() -> None:
    stage = await dealt()
    result = stage.main
    await play_on(stage)
    await stage.hand(ANA)
    pressed = await stage.press(ANA, "next", stage.channel.messages[result.id])
    await stage.told()
    assert pressed.shown is not None
    assert pressed.shown.id == result.id
    assert buttons(stage.channel.messages[result.id]) == []
    assert "mano 2" in stage.main.text
    assert "resultado" not in stage.channel.private(ANA)[-1].text


async def test_a_closed_table_leaves_its_last_result_without_buttons() -> None:
    stage = await dealt()
    result = stage.main.id
    await play_on(stage)
    await stage.service.close(stage.table.id, ANA)
    await stage.told()
    assert "resultado" in stage.channel.messages[result].text
    assert buttons(stage.channel.messages[result]) == []
    assert "mesa cerrada" in stage.main.text
    assert stage.main.id != result


def buttons(message: Message) -> list[str]:
    return [node["label"] for node in walk(message.components) if node["type"] == 2]


async def test_who_sat_in_the_lobby_is_no_news_in_the_first_deal() -> None:
    stage = await dealt()
    assert "se sienta" not in stage.main.text
    await stage.press(107, "sit", (await stage.press(107, "hand")).shown)
    await stage.told()
    assert "<@107> se sienta y entra en la próxima mano" in stage.main.text


async def test_looking_at_the_hand_takes_the_decisions_back() -> None:
    stage = Stage(seed=3, turn_seconds=30)
    await stage.deal(ANA, LEO, EVA)
    for _ in range(20):
        stage.clock.pass_(31)
        await stage.service.tick()
        await stage.told()
        if away := [seat.user_id for seat in stage.table.seats if seat.away]:
            break
    assert away[0] is not None
    await stage.hand(away[0])
    seat = stage.table.seat_of_user(away[0])
    assert seat is not None
    assert not seat.away


async def test_a_message_that_discord_did_not_take_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenter, "TROUBLE_SECONDS", 0.0)
    stage = await dealt()
    failures, original = [TroubleError("503")], stage.channel.edit

    async def shaky(channel_id: int, message_id: int, view: object) -> None:
        if failures:
            raise failures.pop()
        await original(channel_id, message_id, view)

    stage.channel.edit = shaky  # type: ignore[method-assign]  # Discord is unwell
    user = stage.waiting()
    await stage.service.choose(stage.table.id, user, 0)
    await stage.told()
    assert not failures
    assert f"✅ <@{user}> juega" in stage.main.text
