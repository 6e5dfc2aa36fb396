"""Who leaves in mid-deal, and who sits down for the next one: what the channel and their own hand show of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.registry import GAMES
from bot.sessions.model import CameBack, Phase, Seat, Table, Terms, Turn
from bot.ui.chronicle import Chronicle
from tests.ui.fakes import Message, walk
from tests.ui.stage import ANA, EVA, LEO, Stage, controls

MARTA = 107


def buttons(message: Message) -> list[str]:
    return [node["label"] for node in walk(message.components) if node["type"] == 2]


async def dealt() -> Stage:
    """A running deal in which everybody has the hand open."""
    stage = Stage(seed=3)
    await stage.deal(ANA, LEO, EVA)
    for user in (ANA, LEO, EVA):
        await stage.hand(user)
    return stage


async def leave(stage: Stage, user: int) -> None:
    asked = (await stage.command(user, "leave")).shown
    assert asked is not None
    await stage.press(user, "leave", asked)
    await stage.told()


async def play_out(stage: Stage) -> None:
    number = stage.table.number
    while stage.table.phase is Phase.PLAYING and stage.table.number == number:
        user = stage.waiting()
        hand = await stage.hand(user)
        await stage.click(user, hand, (controls(hand, "act") + controls(hand, "discard"))[0]["custom_id"])
        await stage.told()


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_last_person_who_leaves_in_mid_deal_still_lets_the_channel_see_its_result(game: str) -> None:
    stage = Stage(seed=3, game=game)
    await stage.deal(ANA, bots=3)
    await leave(stage, ANA)
    for _ in range(200):
        if stage.table.phase is Phase.CLOSED:
            break
        stage.clock.pass_(120)
        await stage.service.tick()
        await stage.told()
    assert stage.table.phase is Phase.CLOSED
    notice, last = stage.channel.public()[-1], stage.channel.public()[-2]
    assert "mesa cerrada" in notice.text
    assert buttons(notice) == []
    assert "## Mano 1" in last.text
    assert "resultado" in last.text
    assert f"<@{ANA}>" in last.text
    assert buttons(last) == []


async def test_who_takes_which_chips_away_stands_in_the_notice_below_the_last_result() -> None:
    stage = Stage(seed=3)
    await stage.deal(ANA, bots=3)
    await leave(stage, ANA)
    assert f"<@{ANA}> se lleva" in stage.main.text


async def test_the_open_hand_of_who_has_left_offers_the_seat_and_no_card() -> None:
    stage = await dealt()
    user = stage.waiting()
    hand = stage.channel.private(user)[-1].id
    await leave(stage, user)
    shown = stage.channel.messages[hand]
    assert buttons(shown) == ["Volver a mi silla"]
    assert "Un bot termina" in shown.text
    assert "Te toca" not in shown.text


async def test_the_open_hand_of_who_leaves_out_of_turn_is_changed_too() -> None:
    stage = await dealt()
    user = next(person for person in (ANA, LEO, EVA) if person != stage.waiting())
    hand = stage.channel.private(user)[-1].id
    await leave(stage, user)
    assert buttons(stage.channel.messages[hand]) == ["Volver a mi silla"]


async def test_who_has_left_and_comes_back_in_mid_deal_holds_the_cards_again() -> None:
    stage = await dealt()
    user = next(person for person in (ANA, LEO, EVA) if person != stage.waiting())
    hand = stage.channel.private(user)[-1].id
    await leave(stage, user)
    back = (await stage.press(user, "sit", stage.channel.messages[hand])).shown
    assert back is not None
    assert back.id == hand
    assert "triunfo" in back.text
    seat = stage.table.seat_of_user(user)
    assert seat is not None
    assert not seat.leaving


async def test_more_options_offer_the_seat_back_to_who_has_left() -> None:
    stage = await dealt()
    user = next(person for person in (ANA, LEO, EVA) if person != stage.waiting())
    await leave(stage, user)
    more = (await stage.press(user, "more")).shown
    assert more is not None
    assert "Volver a mi silla" in buttons(more)
    assert "Sentarme" not in buttons(more)


async def test_a_pause_does_not_ask_who_has_left() -> None:
    stage = await dealt()
    user = next(person for person in (ANA, LEO, EVA) if person != stage.waiting())
    other = next(person for person in (ANA, LEO, EVA) if person not in (user, stage.waiting()))
    await leave(stage, user)
    await stage.service.pause(stage.table.id, other)
    await stage.told()
    hand = await stage.hand(user)
    assert controls(hand, "ready") == []
    assert buttons(hand) == ["Volver a mi silla"]
    assert f"<@{user}>" not in stage.main.text


async def test_who_has_left_waits_for_nothing_once_the_deal_is_over() -> None:
    stage = await dealt()
    user = next(person for person in (ANA, LEO, EVA) if person != stage.waiting())
    hand = stage.channel.private(user)[-1].id
    await leave(stage, user)
    await play_out(stage)
    assert "No tienes silla" in stage.channel.messages[hand].text
    assert buttons(stage.channel.messages[hand]) == ["Sentarme"]


async def test_who_sat_down_for_the_next_deal_is_no_news_in_it() -> None:
    stage = await dealt()
    await stage.press(MARTA, "sit", (await stage.press(MARTA, "hand")).shown)
    await stage.told()
    assert "se sienta y entra" in stage.main.text
    await play_out(stage)
    await stage.press(ANA, "next")
    await stage.told()
    seat = stage.table.seat_of_user(MARTA)
    assert seat is not None
    assert seat.chair in stage.table.playing
    assert "mano 2" in stage.main.text
    assert "se sienta y entra" not in stage.main.text


def test_who_only_missed_a_turn_has_not_come_back_from_anywhere() -> None:
    seat = Seat(0, ANA, "Ana", misses=1)
    julepe = GAMES["julepe"]
    late = Table("t1", 1, 50, julepe.key, julepe.house_rules(), Terms(200), ANA, 0.0, seats=(seat,), number=1)
    chronicle = Chronicle()
    chronicle.told(Turn(late, (CameBack(0),), replace(late, seats=(replace(seat, misses=0),))))
    assert chronicle.news(late.id, late.version) == ()
    gone = replace(late, seats=(replace(seat, away=True),))
    chronicle.told(Turn(gone, (CameBack(0),), late))
    assert chronicle.news(late.id, late.version) == (CameBack(0),)
