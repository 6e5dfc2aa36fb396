"""What a member meets when clicking: the right answer, also at the wrong moment."""

from __future__ import annotations

import pytest

from bot.games.registry import GAMES
from bot.sessions.model import Phase
from bot.ui.ids import custom_id
from tests.ui.fakes import FakeInteraction, walk
from tests.ui.stage import ANA, EVA, LEO, NAMES, Stage, control, controls


def said(interaction: FakeInteraction) -> str:
    assert interaction.shown is not None
    return interaction.shown.text


def is_private(interaction: FakeInteraction) -> bool:
    return interaction.shown is not None and interaction.shown.user is not None


async def test_sitting_down_changes_the_lobby_in_one_call() -> None:
    stage = Stage()
    await stage.open(ANA)
    await stage.told()
    stage.channel.calls.clear()
    await stage.press(LEO, "sit")
    assert stage.channel.calls[-1] == "update"
    assert f"<@{LEO}>" in stage.main.text


async def test_standing_up_leaves_the_lobby() -> None:
    stage = Stage()
    await stage.open(ANA, LEO)
    await stage.press(LEO, "stand")
    assert f"<@{LEO}>" not in stage.main.text


async def test_a_second_seat_is_refused_in_private_and_says_what_to_do() -> None:
    stage = Stage()
    await stage.open(ANA)
    again = await stage.press(ANA, "sit")
    assert is_private(again)
    assert "Ya tienes silla" in said(again)


async def test_a_bot_of_the_chosen_character_sits_down() -> None:
    stage = Stage()
    await stage.open(ANA)
    choice = (await stage.press(ANA, "addbot")).shown
    assert choice is not None
    await stage.click(ANA, choice, control(choice, "level")["custom_id"], ["atrevido"])
    await stage.told()
    assert stage.table.seats[-1].level == "atrevido"
    assert "atrevido" in stage.main.text


async def test_a_full_table_offers_no_character_of_a_bot() -> None:
    stage = Stage()
    await stage.open(*list(NAMES)[: max(GAMES["julepe"].seats)])
    refused = await stage.press(ANA, "addbot")
    assert is_private(refused)
    assert "llena" in said(refused) or "completa" in said(refused)
    assert refused.shown is not None
    assert controls(refused.shown, "level") == []


async def test_only_the_host_begins_and_gets_the_hand_at_once() -> None:
    stage = Stage()
    await stage.open(ANA, LEO, EVA)
    assert "quien lleva la mesa" in said(await stage.press(LEO, "begin"))
    begun = await stage.press(ANA, "begin")
    assert stage.table.phase is Phase.PLAYING
    assert is_private(begun)
    assert "Tu mano" in said(begun) or "Te toca" in said(begun)


async def test_too_few_seats_are_explained() -> None:
    stage = Stage()
    await stage.open(ANA)
    assert "al menos 3" in said(await stage.press(ANA, "begin"))


async def test_an_action_changes_the_hand_in_place_in_one_call() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    user = stage.waiting()
    hand = await stage.hand(user)
    stage.channel.calls.clear()
    acted = await stage.press(user, "act", hand)
    assert stage.channel.calls[0] in ("update", "edit")
    assert stage.channel.calls.count("update") == 1
    assert acted.shown is not None
    assert acted.shown.id == hand.id


async def test_a_double_click_is_no_second_action() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    user = stage.waiting()
    hand = await stage.hand(user)
    button = control(hand, "act")["custom_id"]
    await stage.click(user, hand, button)
    version = stage.table.version
    again = await stage.click(user, hand, button)
    assert stage.table.version == version
    assert "Esa jugada ya pasó" in said(again)
    assert "triunfo" in said(again), "the present hand comes with it"


async def test_somebody_elses_button_does_nothing() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    user = stage.waiting()
    hand = await stage.hand(user)
    other = next(person for person in (ANA, LEO, EVA) if person != user)
    version = stage.table.version
    outcome = await stage.click(other, hand, control(hand, "act")["custom_id"])
    assert stage.table.version == version
    assert "Todavía no te toca" in said(outcome)


async def test_cards_are_chosen_then_thrown_and_the_choice_is_counted_on_the_button() -> None:
    stage = Stage(seed=3)
    await stage.deal(ANA, LEO, EVA)
    while stage.table.deal.phase.value == "calls":
        user = stage.waiting()
        await stage.press(user, "act", await stage.hand(user))
    user = stage.waiting()
    hand = await stage.hand(user)
    select = control(hand, "pick")
    version = stage.table.version
    chosen = (await stage.click(user, hand, select["custom_id"], ["0", "1", "2", "3"])).shown
    assert chosen is not None
    assert stage.table.version == version
    button = control(chosen, "discard")
    assert button["label"] == "Cambiar 4 cartas"
    await stage.click(user, chosen, button["custom_id"])
    seat = stage.table.playing.index(stage.table.seat_of_user(user).chair)  # type: ignore[union-attr]  # seated
    assert stage.table.deal.threw[seat] == 4


async def test_the_second_to_press_next_gets_the_hand() -> None:
    stage = await settled()
    result = stage.main
    await stage.press(ANA, "next", result)
    second = await stage.press(LEO, "next", result)
    assert stage.table.number == 2
    assert is_private(second)
    assert "triunfo" in said(second)


async def settled() -> Stage:
    """A table after its first deal."""
    stage = Stage(seed=3)
    await stage.deal(ANA, LEO, EVA)
    while stage.table.phase is Phase.PLAYING:
        user = stage.waiting()
        hand = await stage.hand(user)
        await stage.click(user, hand, (controls(hand, "act") + controls(hand, "discard"))[0]["custom_id"])
        await stage.told()
    return stage


async def test_the_tricks_are_shown_after_the_deal_to_who_asks() -> None:
    stage = await settled()
    shown = await stage.press(EVA, "log")
    assert is_private(shown)
    assert said(shown).count("→") == len(stage.table.deal.board.finished)


async def test_a_pause_waits_for_everybody() -> None:
    stage = await settled()
    await stage.press(ANA, "pause")
    await stage.told()
    assert "en pausa" in stage.main.text
    for user in (ANA, LEO):
        await stage.press(user, "ready")
    assert stage.table.paused
    assert f"Faltan: <@{EVA}>" in stage.main.text
    await stage.press(EVA, "ready")
    await stage.told()
    assert not stage.table.paused
    assert "resultado" in stage.main.text


async def test_leaving_in_mid_deal_asks_first() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    asked = (await stage.command(EVA, "leave")).shown
    assert asked is not None
    assert not stage.table.seat_of_user(EVA).leaving  # type: ignore[union-attr]  # seated
    done = await stage.press(EVA, "leave", asked)
    assert "Un bot termina" in said(done)
    await stage.told()
    assert "se va: un bot termina" in stage.main.text


async def test_leaving_between_deals_is_at_once_and_says_what_comes_back() -> None:
    stage = await settled()
    stack = stage.table.seat_of_user(EVA).stack  # type: ignore[union-attr]  # seated
    left = await stage.press(EVA, "leave")
    assert str(stack) in said(left)
    assert stage.table.seat_of_user(EVA) is None


async def test_only_the_host_or_an_administrator_closes_after_a_question() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    assert "quien lleva la mesa" in said(await stage.command(LEO, "close"))
    asked = (await stage.command(LEO, "close", manages=True)).shown
    assert asked is not None
    assert "se anula" in asked.text
    await stage.press(LEO, "close", asked, manages=True)
    await stage.told()
    assert stage.table.phase is Phase.CLOSED
    assert "administración" in stage.main.text
    assert not [node for node in walk(stage.main.components) if node["type"] == 2]


async def test_a_closed_table_says_how_to_open_another() -> None:
    stage = Stage()
    await stage.open(ANA)
    lobby = stage.main
    await stage.service.close(stage.table.id, ANA)
    assert "/julepe abrir" in said(await stage.press(LEO, "sit", lobby))


async def test_an_unknown_table_says_what_to_do() -> None:
    stage = Stage()
    await stage.open(ANA)
    gone = await stage.click(ANA, stage.main, custom_id("nobody", 1, "hand"))
    assert "Aquí no hay mesa" in said(gone)


async def test_who_only_watches_is_offered_a_seat() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    offered = (await stage.press(107, "hand")).shown
    assert offered is not None
    assert "No tienes silla" in offered.text
    seated = await stage.press(107, "sit", offered)
    assert "próxima mano" in said(seated)
    assert stage.table.seat_of_user(107) is not None


async def test_options_are_for_the_host_and_change_the_lobby() -> None:
    stage = Stage()
    await stage.open(ANA, LEO)
    assert "quien lleva la mesa" in said(await stage.press(LEO, "options"))
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    fields = {"stake": "25", "penalty": "", "house": ["baile", "undertrump", "ace"], "time": "60"}
    await stage.click(ANA, stage.main, modal["custom_id"], fields=fields)
    await stage.told()
    assert stage.table.rules.stake == 25  # type: ignore[attr-defined]  # julepe
    assert stage.table.rules.ace_must_play  # type: ignore[attr-defined]  # julepe
    assert stage.table.terms.turn_seconds == 60
    assert "Puesta **25**" in stage.main.text
    assert "El as de triunfo obliga" in stage.main.text


@pytest.mark.parametrize("stake", ["", "0", "-5", "cinco", "9999999"])
async def test_a_wrong_number_in_the_form_is_explained_and_changes_nothing(stake: str) -> None:
    stage = Stage()
    await stage.open(ANA)
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    outcome = await stage.click(ANA, stage.main, modal["custom_id"], fields={"stake": stake, "house": [], "time": "90"})
    assert "número entero" in said(outcome)
    assert stage.table.rules.stake == 10  # type: ignore[attr-defined]  # julepe


async def test_coming_back_takes_the_decisions_back() -> None:
    stage = Stage(turn_seconds=30)
    await stage.deal(ANA, LEO, EVA)
    for _ in range(20):
        await stage.told()
        away = [seat for seat in stage.table.seats if seat.away]
        if away:
            break
        stage.clock.pass_(31)
        await stage.service.tick()
    await stage.told()
    assert away, "somebody missed two turns"
    assert "decide un bot" in stage.main.text
    user = away[0].user_id
    assert user is not None
    await stage.press(user, "back")
    assert not stage.table.seat_of_user(user).away  # type: ignore[union-attr]  # seated


async def test_a_fault_is_answered_in_words(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    await stage.open(ANA)
    stage.desk.service.sit = None  # type: ignore[method-assign, assignment]  # broken on purpose
    outcome = await stage.press(LEO, "sit")
    assert is_private(outcome)
    assert "Algo ha fallado" in said(outcome)
    assert "an interaction failed" in caplog.text


async def test_a_database_that_is_gone_is_answered_in_words() -> None:
    stage = Stage()
    await stage.open(ANA, LEO, EVA)
    stage.store.failing.add("commit")
    assert "base de datos" in said(await stage.press(ANA, "begin"))
    assert stage.table.phase is Phase.LOBBY


async def test_each_member_reads_their_own_language() -> None:
    stage = Stage()
    await stage.deal(ANA, LEO, EVA)
    stage.locale = "pt-BR"
    assert "trunfo" in (await stage.hand(ANA)).text
    stage.locale = "en-GB"
    assert "trumps" in (await stage.hand(LEO)).text
    assert "Triunfo" in stage.main.text
