"""Whoever may not play a card is told which rule says so, and which cards may be played."""

from __future__ import annotations

import pytest

from bot.games.protocol import Play
from bot.l10n import LOCALES, texts
from bot.ui.cards import card_name
from bot.ui.reasons import why_not
from tests.ui.fakes import Message, walk
from tests.ui.lint import faults
from tests.ui.position import Position, labels
from tests.ui.sessions import DISCORD, Session
from tests.ui.stage import Stage, control, controls

TRICK_GAMES = ("julepe", "bestia", "danese")
HOUSE = {"danese": {"schedule": "descending", "max_cards": 5}}
"""Hands of one card bar nothing."""


def barred(message: Message) -> list[str]:
    """Cards whose buttons are disabled."""
    return [node["label"] for node in walk(message.components) if node["type"] == 2 and node["disabled"]]


async def with_a_barred_card(game: str, locale: str = "es") -> tuple[Stage, int, Message]:
    """A session at the moment when somebody holds a card that cannot be played."""
    for seed in range(30):
        session = Session(game, 4, locale, None, seed, HOUSE.get(game, {}))
        stage = session.stage
        await stage.deal(101, 102, 103, 104)
        while stage.table.phase.value == "playing":
            user = stage.waiting()
            hand = await stage.hand(user)
            if controls(hand, "why"):
                return stage, user, hand
            await session._step()
    pytest.fail("no card was ever barred")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TRICK_GAMES)
async def test_a_hand_with_a_barred_card_offers_to_explain_it(game: str, locale: str) -> None:
    stage, user, hand = await with_a_barred_card(game, locale)
    t = texts(locale)
    assert faults(hand.components, public=False) == []
    shown = (await stage.click(user, hand, control(hand, "why")["custom_id"])).shown
    assert shown is not None
    assert shown.id == hand.id
    assert faults(shown.components, public=False) == []
    assert t("why-title") in shown.text
    offers = stage.desk.painter.offers(stage.table, user)
    legal = [option.card for option in offers if isinstance(option, Play)]
    held = stage.desk.painter.hand_of(stage.table, user)
    said, _, may = shown.text.partition(t("may-now", what="|").split("|")[0])
    for card in legal:
        assert card_name(t, card) in may.splitlines()[0]
    for card in set(held) - set(legal):
        assert card_name(t, card) in said
    assert controls(shown, "act") == controls(hand, "act")


@pytest.mark.parametrize("game", TRICK_GAMES)
async def test_a_barred_card_that_is_written_is_refused_with_the_rule_and_the_legal_cards(game: str) -> None:
    stage, user, _ = await with_a_barred_card(game)
    t = texts("es")
    legal = [option.card for option in stage.desk.painter.offers(stage.table, user) if isinstance(option, Play)]
    wrong = next(card for card in stage.desk.painter.hand_of(stage.table, user) if card not in legal)
    version = stage.table.version
    interaction = await stage.command(user, "act_words", wrong.code, "card")
    assert interaction.shown is not None
    rule, _, may = interaction.shown.text.strip().partition("\n")
    assert len(rule) > 15
    assert may == f"Puedes: {', '.join(card_name(t, card) for card in legal)}."
    assert stage.table.version == version


@pytest.mark.parametrize("game", ["mus", "mus_individual"])
async def test_a_call_that_is_not_due_is_refused_with_the_calls_that_are(game: str) -> None:
    stage = Stage(seed=2, game=game)
    stage.locale = DISCORD["es"]
    await stage.deal(101, 102, 103, 104)
    interaction = await stage.command(stage.waiting(), "act_words", "quiero", "call")
    assert interaction.shown is not None
    assert "Puedes: " in interaction.shown.text


async def test_no_question_is_offered_where_every_card_may_be_played() -> None:
    position = Position("danese", ["AS KS", "2H 3H", "4H 5H"], "6D", carry={"hand_size": 2}).say("0", "0", "0")
    leads = position.game.rules.waiting_on(position.state)[0]
    assert "¿Por qué no puedo?" not in labels(position.private(leads))


async def test_who_is_not_to_play_is_told_so_and_sees_no_card_of_others() -> None:
    stage, user, hand = await with_a_barred_card("bestia")
    other = next(seat.user_id for seat in stage.table.seats if seat.user_id != user)
    assert other is not None
    shown = (await stage.click(other, hand, control(hand, "why")["custom_id"])).shown
    assert shown is not None
    assert "¿Por qué" not in shown.text


async def test_cards_barred_by_the_same_rule_share_a_line() -> None:
    position = Position("danese", ["AS KS 2H", "2S 3H 4D", "5S 6H 7D"], "3D", carry={"hand_size": 3}).say(
        "0", "0", "0", "2S"
    )
    scene = position.scene(2)
    assert why_not(texts("es"), position.game, scene.table, 2).splitlines() == [
        "**¿Por qué no puedo?**",
        "• 6 de corazones, 7 de diamantes: Tienes del palo de salida: debes asistir.",
        "Puedes: 5 de picas.",
    ]
