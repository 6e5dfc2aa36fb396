"""Bets by button, list, form and command; the question before an órdago; señas; places at the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.protocol import Bet, Raise, Say
from bot.games.registry import GAMES
from bot.l10n import texts
from bot.sessions.model import Phase
from bot.ui.spoken import action_said, proposals
from tests.ui.fakes import FakeInteraction, Message
from tests.ui.lint import modal_faults
from tests.ui.position import labels
from tests.ui.stage import Stage, control, controls

FOUR = (101, 102, 103, 104)
CUT = Say("no hay mus")


async def cut(**house: Any) -> Stage:
    """A table of mus where the mano has cut and is to open the grande."""
    stage = Stage(game="mus")
    if house:
        from bot.sessions.model import GuildSettings

        stage.store.guilds[1] = GuildSettings(1, grant=5000, rules={"mus": house})
    await stage.deal(*FOUR)
    await stage.service.act(stage.table.id, stage.waiting(), CUT)
    await stage.told()
    return stage


def lance(stage: Stage) -> Any:
    return stage.table.deal.lances[0]


def said(interaction: FakeInteraction) -> str:
    assert interaction.shown is not None
    return interaction.shown.text


async def open_form(stage: Stage, user: int) -> tuple[Message, dict[str, Any]]:
    hand = await stage.hand(user)
    ask = next(each for each in controls(hand, "amount") if each["custom_id"].endswith(":ask"))
    modal = (await stage.click(user, hand, ask["custom_id"])).modal
    assert modal is not None
    return hand, modal


async def test_a_usual_amount_is_one_click() -> None:
    stage = await cut()
    user = stage.waiting()
    await stage.press(user, "amount", await stage.hand(user))
    assert lance(stage).total == 2


async def test_other_usual_amounts_are_a_list() -> None:
    stage = await cut()
    user, hand = stage.waiting(), await stage.hand(stage.waiting())
    chosen = next(each for each in controls(hand, "amount") if "options" in each)
    await stage.click(user, hand, chosen["custom_id"], ["10"])
    assert lance(stage).total == 10


async def test_any_other_amount_is_written_in_a_form() -> None:
    stage = await cut()
    user = stage.waiting()
    hand, modal = await open_form(stage, user)
    assert modal_faults(modal) == []
    await stage.click(user, hand, modal["custom_id"], fields={"amount": " 7 "})
    assert lance(stage).total == 7


@pytest.mark.parametrize("written", ["", "abc", "1", "0", "-3", "2.5", "1000", "9" * 40, "²", "5 más"])
async def test_a_bad_number_is_answered_and_nothing_changes(written: str) -> None:
    stage = await cut()
    user = stage.waiting()
    hand, modal = await open_form(stage, user)
    before = stage.table
    answer = await stage.click(user, hand, modal["custom_id"], fields={"amount": written})
    assert "escribe un número de 2 a 999" in said(answer)
    assert "Envido…" in labels(answer.shown or hand)
    assert stage.table == before


async def test_a_cap_is_the_bound_of_the_form() -> None:
    stage = await cut(bet_cap="remaining", target=30)
    user = stage.waiting()
    hand, modal = await open_form(stage, user)
    assert "De 2 a 30" in str(modal)
    answer = await stage.click(user, hand, modal["custom_id"], fields={"amount": "31"})
    assert "de 2 a 30" in said(answer)


async def test_a_form_that_was_opened_for_an_older_choice_changes_nothing() -> None:
    stage = await cut()
    user = stage.waiting()
    hand, modal = await open_form(stage, user)
    await stage.service.act(stage.table.id, user, Say("paso"))
    before = stage.table
    answer = await stage.click(user, hand, modal["custom_id"], fields={"amount": "5"})
    assert "ya pasó" in said(answer)
    assert stage.table == before


async def test_an_ordago_is_asked_about_and_counts_only_when_confirmed() -> None:
    stage = await cut()
    user, hand = stage.waiting(), await stage.hand(stage.waiting())
    before = stage.table
    question = (await stage.press(user, "sure", hand)).shown
    assert question is not None
    assert "¿Seguro" in question.text
    assert stage.table == before
    await stage.press(user, "act", question)
    assert lance(stage).ordago


async def test_who_thinks_better_of_an_ordago_is_back_at_the_hand() -> None:
    stage = await cut()
    user = stage.waiting()
    question = (await stage.press(user, "sure", await stage.hand(user))).shown
    assert question is not None
    back = await stage.press(user, "hand", question)
    assert "Envido 2" in labels(back.shown or question)
    assert not lance(stage).ordago


async def test_an_old_confirmation_says_no_ordago_in_the_next_lance() -> None:
    stage = await cut()
    user = stage.waiting()
    question = (await stage.press(user, "sure", await stage.hand(user))).shown
    assert question is not None
    for _ in range(4):
        await stage.service.act(stage.table.id, stage.waiting(), Say("paso"))
    assert stage.waiting() == user, "the same member opens the chica, with the same choices"
    before = stage.table
    answer = await stage.press(user, "act", question)
    assert "ya pasó" in said(answer)
    assert stage.table == before


async def test_an_old_ordago_button_does_not_even_ask() -> None:
    stage = await cut()
    user, hand = stage.waiting(), await stage.hand(stage.waiting())
    for _ in range(4):
        await stage.service.act(stage.table.id, stage.waiting(), Say("paso"))
    answer = await stage.press(user, "sure", hand)
    assert "ya pasó" in said(answer)
    assert "¿Seguro" not in said(answer)


async def test_an_ordago_by_command_is_asked_about_too() -> None:
    stage = await cut()
    user = stage.waiting()
    question = (await stage.command(user, "act_words", "órdago", "call")).shown
    assert question is not None
    assert not lance(stage).ordago
    await stage.press(user, "act", question)
    assert lance(stage).ordago


@pytest.mark.parametrize(
    ("written", "action"),
    [
        ("envido", Bet(2)),
        ("envido 5", Bet(5)),
        ("Envido 12", Bet(12)),
        ("7", Bet(7)),
        ("paso", Say("paso")),
        ("Órdago", Say("ordago")),
        ("¡Órdago!", Say("ordago")),
    ],
)
async def test_calls_are_understood_as_they_are_said(written: str, action: object) -> None:
    stage = await cut()
    view = GAMES["mus"].rules.view_for(stage.table.deal, GAMES["mus"].rules.waiting_on(stage.table.deal)[0])
    assert action_said(GAMES["mus"], view, written, "call") == action


async def test_raises_are_understood_with_and_without_accents() -> None:
    stage = await cut()
    await stage.service.act(stage.table.id, stage.waiting(), Bet(2))
    view = GAMES["mus"].rules.view_for(stage.table.deal, GAMES["mus"].rules.waiting_on(stage.table.deal)[0])
    for written in ("5 mas", "5 más", "5"):
        assert action_said(GAMES["mus"], view, written, "call") == Raise(5)
    assert action_said(GAMES["mus"], view, "quiero", "call") == Say("quiero")


async def test_the_list_of_calls_holds_legal_ones_only_and_what_is_being_written() -> None:
    stage = await cut()
    view = GAMES["mus"].rules.view_for(stage.table.deal, GAMES["mus"].rules.waiting_on(stage.table.deal)[0])
    t = texts("es")
    values = [value for _, value in proposals(t, GAMES["mus"], view, "", "call")]
    assert values[0] == "paso"
    assert "ordago" in values
    assert "envido 2" in values
    assert not {"quiero", "no quiero", "mus"} & set(values)
    assert proposals(t, GAMES["mus"], view, "envido 7", "call") == [("Envido 7", "envido 7")]
    assert proposals(t, GAMES["mus"], view, "envido 5000", "call") == []


async def test_nobody_bets_more_than_anybody_would_in_earnest() -> None:
    stage = await cut()
    before = stage.table
    answer = await stage.command(stage.waiting(), "act_words", "envido 5000", "call")
    assert "999" in said(answer)
    assert stage.table == before


async def test_who_is_not_asked_cannot_bet() -> None:
    stage = await cut()
    user, hand = stage.waiting(), await stage.hand(stage.waiting())
    other = next(each for each in FOUR if each != user)
    await stage.press(other, "amount", hand)
    assert lance(stage).total == 0


def seat_of(stage: Stage, user: int) -> int:
    seat = stage.table.seat_of_user(user)
    assert seat is not None
    return stage.table.playing.index(seat.chair)


async def test_a_sena_reaches_the_partners_open_hand_and_nobody_else() -> None:
    stage = await cut(signals="button")
    hands = {user: await stage.hand(user) for user in FOUR}
    signer = FOUR[0]
    public = stage.main
    edits = stage.channel.calls.count("edit")
    made = await stage.press(signer, "sign", hands[signer])
    await stage.told()
    assert "Seña hecha a tu pareja" in said(made)
    partner = next(user for user in FOUR if (seat_of(stage, user) - seat_of(stage, signer)) % 4 == 2)
    for user in FOUR[1:]:
        now = stage.channel.private(user)[-1]
        assert ("Tu pareja" in now.text) == (user == partner)
    assert stage.main == public
    assert stage.channel.calls.count("edit") == edits, "an edit in public would tell that somebody signalled"


async def test_a_sena_button_of_a_hand_that_is_gone_is_refused_in_words() -> None:
    stage = await cut(signals="button")
    user = FOUR[0]
    hand = await stage.hand(user)
    await stage.service.act(stage.table.id, stage.waiting(), Say("ordago"))
    await stage.service.act(stage.table.id, stage.waiting(), Say("quiero"))
    await stage.told()
    assert stage.table.phase is Phase.SETTLED
    answer = await stage.press(user, "sign", hand)
    assert answer.shown is not None


async def test_places_are_changed_in_private_and_shown_in_public() -> None:
    stage = Stage(game="mus")
    await stage.open(*FOUR)
    await stage.told()
    panel = (await stage.press(FOUR[0], "pairs")).shown
    assert panel is not None
    assert panel.user == FOUR[0]
    swap = control(panel, "swap")
    chair = str(stage.table.seats[1].chair)
    await stage.click(FOUR[0], panel, swap["custom_id"], [chair])
    await stage.told()
    assert [seat.user_id for seat in stage.table.seats] == [102, 101, 103, 104]
    assert "**Pareja 1**: <@102> · <@103>" in stage.main.text


async def test_only_the_host_draws_the_places_and_anybody_stands_up_there() -> None:
    stage = Stage(game="mus")
    await stage.open(*FOUR)
    await stage.told()
    panel = (await stage.press(FOUR[1], "pairs")).shown
    assert panel is not None
    assert controls(panel, "shuffle") == []
    await stage.press(FOUR[1], "stand", panel)
    assert stage.table.seat_of_user(FOUR[1]) is None
    mine = (await stage.press(FOUR[0], "pairs")).shown
    assert mine is not None
    await stage.press(FOUR[0], "shuffle", mine)
    assert {seat.user_id for seat in stage.table.seats} == {101, 103, 104}


async def test_the_individual_game_throws_one_card_with_one_click() -> None:
    stage = Stage(game="mus_individual")
    await stage.deal(101, 102)
    user = stage.waiting()
    hand = await stage.hand(user)
    assert len(controls(hand, "discard")) == 5
    await stage.press(user, "discard", hand)
    seat = seat_of(stage, user)
    assert len(stage.table.deal.hands[seat]) == 4
