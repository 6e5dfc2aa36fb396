"""A practice deal teaches one member, in one message, and leaves nothing behind."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.l10n import LOCALES, texts
from bot.ui.cards import card_name
from bot.ui.learn import practice as deals
from bot.ui.learn.flow import Learning
from bot.ui.learn.practice import PREFIX, Practice
from bot.ui.learn.shelf import SECONDS, PracticeShelf
from tests.ui.fakes import FakeInteraction, Message, walk
from tests.ui.lint import faults
from tests.ui.sessions import DISCORD
from tests.ui.stage import ANA, LEO, NAMES, Stage, control, controls


class School:
    """Ana practises on a stage whose shuffles come in a row."""

    def __init__(self, locale: str = "es", seed: int = 0) -> None:
        self.stage = Stage(seed=seed)
        self.stage.locale = DISCORD[locale]
        self.luck = random.Random(seed)
        self.forget()

    def forget(self) -> None:
        """As a restart does."""
        self.stage.desk.practice = Learning(
            self.stage.desk,
            self.stage.clock.now,
            seed=lambda: self.luck.randbytes(32),
            nonce=lambda: f"{self.luck.random():.6f}"[2:],
        )

    async def open(self, game: str, user: int = ANA) -> Message:
        interaction = FakeInteraction(self.stage.channel, user, NAMES[user], locale=self.stage.locale)
        await self.stage.desk.practice.open(interaction, game)  # type: ignore[arg-type]  # a hand-written fake
        return shown(interaction)

    def practice(self, user: int = ANA) -> Practice:
        return self.stage.desk.practice.shelf._kept[user].practice

    async def step(self, message: Message) -> Message:
        """Any of the things that the message offers to decide; an órdago is meant."""
        choices = [node for verb in ("act", "discard", "amount", "sure") for node in controls(message, verb)]
        choices = [node for node in choices if not node["custom_id"].endswith(":ask")]
        if (picks := controls(message, "pick")) and not controls(message, "discard"):
            values = [option["value"] for option in picks[0]["options"]][: picks[0]["max_values"]]
            return shown(await self.stage.click(ANA, message, picks[0]["custom_id"], values))
        node = self.luck.choice(choices)
        values = [self.luck.choice(node["options"])["value"]] if "options" in node else []
        return shown(await self.stage.click(ANA, message, node["custom_id"], values))


def shown(interaction: FakeInteraction) -> Message:
    assert interaction.shown is not None
    return interaction.shown


def labels(message: Message) -> list[str]:
    return [node["label"] for node in walk(message.components) if node["type"] == 2]


def secrets_told(practice: Practice, message: Message, locale: str) -> list[str]:
    """Cards of the others that the message names, beyond those that lie open."""
    game, t = GAMES[practice.table.game], texts(locale)
    view = game.rules.view_for(practice.table.deal, None)
    open_cards = {getattr(view, "turn_up", None), *(view.trick.cards if hasattr(view, "trick") else ())}
    held = [
        card
        for seat in range(view.seats)
        if seat != practice.seat
        for card in game.rules.view_for(practice.table.deal, seat).hand
    ]
    body = str(message.components)
    return [card.code for card in held if card not in open_cards and card_name(t, card) in body]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_deal_of_each_game_is_played_to_its_end_in_one_message(game: str, locale: str) -> None:
    for seed in range(2):
        school = School(locale, seed)
        message = await school.open(game)
        first = message.id
        for _ in range(120):
            assert faults(message.components, public=False) == []
            assert message.id == first
            assert message.user == ANA
            practice = school.practice()
            if not practice.running:
                break
            assert secrets_told(practice, message, locale) == []
            message = await school.step(message)
        assert not school.practice().running
        assert texts(locale)("button-learn-again") in labels(message)


@pytest.mark.parametrize("game", list(GAMES))
async def test_nothing_of_a_practice_is_stored_and_no_chip_moves(game: str) -> None:
    school = School()
    message = await school.open(game)
    while school.practice().running:
        message = await school.step(message)
    assert school.stage.store.rows == {}
    assert school.stage.store.entries == []
    assert school.stage.channel.public() == []


@pytest.mark.parametrize("game", list(GAMES))
async def test_what_is_advised_is_legal(game: str) -> None:
    for seed in range(6):
        practice = deals.begin(GAMES[game], ANA, "Ana", "x", bytes([seed]) * 32)
        while practice.running:
            action = deals.advised(GAMES[game], practice)
            # The rules refuse what is not legal.
            practice = deals.act(GAMES[game], practice, ANA, action)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_step_has_a_line_of_advice_with_a_reason(game: str, locale: str) -> None:
    school = School(locale)
    message = await school.open(game)
    while school.practice().running:
        if controls(message, "hand"):  # the question before an órdago
            message = await school.step(message)
            continue
        advice = next(line for line in message.text.splitlines() if line.startswith("💡"))
        before, _, reason = advice.partition(" — ")
        assert before != "💡"
        assert len(reason) > 10
        message = await school.step(message)


async def test_the_same_seed_and_actions_give_the_same_deal() -> None:
    def played() -> Practice:
        practice = deals.begin(GAMES["julepe"], ANA, "Ana", "x", b"s" * 32)
        while practice.running:
            practice = deals.act(GAMES["julepe"], practice, ANA, deals.advised(GAMES["julepe"], practice))
        return practice

    assert played() == played()


async def test_a_practice_is_forgotten_after_a_quarter_of_an_hour_and_says_so() -> None:
    school = School()
    message = await school.open("julepe")
    school.stage.clock.pass_(SECONDS + 1)
    ended = await school.step(message)
    assert "ya acabó" in ended.text
    assert labels(ended) == ["Otra práctica"]


async def test_every_click_gives_the_practice_its_full_time_again() -> None:
    school = School()
    message = await school.open("danese")
    for _ in range(3):
        school.stage.clock.pass_(SECONDS - 1)
        message = await school.step(message)
        assert "ya acabó" not in message.text


async def test_a_restart_ends_a_practice_and_offers_another() -> None:
    school = School()
    message = await school.open("bestia")
    school.forget()
    ended = await school.step(message)
    assert "ya acabó" in ended.text
    again = await school.stage.press(ANA, "learn", ended)
    assert "Práctica de Bestia" in shown(again).text


async def test_a_second_practice_takes_the_place_of_the_first() -> None:
    school = School()
    first = await school.open("julepe")
    await school.open("bestia")
    assert "ya acabó" in (await school.step(first)).text


async def test_a_practice_can_be_ended_at_once() -> None:
    school = School()
    message = await school.open("julepe")
    stop = next(node for node in walk(message.components) if node.get("label") == "Terminar")
    ended = shown(await school.stage.click(ANA, message, stop["custom_id"]))
    assert "Práctica terminada" in ended.text
    assert len(school.stage.desk.practice.shelf) == 0


async def test_a_second_click_on_the_same_button_does_nothing_more() -> None:
    school = School()
    message = await school.open("danese")
    button = controls(message, "act")[0]
    await school.stage.click(ANA, message, button["custom_id"])
    version = school.practice().table.version
    again = shown(await school.stage.click(ANA, message, button["custom_id"]))
    assert school.practice().table.version == version
    assert "💡" in again.text


async def test_nobody_can_click_on_somebody_elses_practice() -> None:
    school = School()
    message = await school.open("julepe")
    before = school.practice()
    await school.stage.click(LEO, message, controls(message, "act")[0]["custom_id"])
    assert school.practice() == before


async def test_an_ordago_is_asked_about_before_it_counts() -> None:
    school = School(seed=3)
    message = await school.open("mus")
    while not controls(message, "sure"):
        assert school.practice().running
        message = await school.step(message)
    before = school.practice()
    question = shown(await school.stage.press(ANA, "sure", message))
    assert "órdago" in question.text
    assert school.practice() == before
    back = shown(await school.stage.press(ANA, "hand", question))
    assert "💡" in back.text


async def test_an_amount_may_be_written_and_a_bad_one_is_explained() -> None:
    school = School(seed=3)
    message = await school.open("mus")
    while not [node for node in controls(message, "amount") if node["custom_id"].endswith(":ask")]:
        assert school.practice().running
        message = await school.step(message)
    ask = next(node for node in controls(message, "amount") if node["custom_id"].endswith(":ask"))
    modal: Any = (await school.stage.click(ANA, message, ask["custom_id"])).modal
    bad = await school.stage.click(ANA, message, modal["custom_id"], fields={"amount": "muchas"})
    assert "Puedes" in shown(bad).text
    before = school.practice().table.version
    await school.stage.click(ANA, message, modal["custom_id"], fields={"amount": "7"})
    assert school.practice().table.version > before


async def test_a_card_that_cannot_be_played_is_explained_on_the_spot() -> None:
    for seed in range(20):
        school = School(seed=seed)
        message = await school.open("danese")
        while school.practice().running and not controls(message, "why"):
            message = await school.step(message)
        if controls(message, "why"):
            why = shown(await school.stage.click(ANA, message, control(message, "why")["custom_id"]))
            assert "debes asistir" in why.text
            assert "Puedes:" in why.text
            assert "💡" in why.text
            return
    pytest.fail("no card was ever barred")


def test_the_number_of_practices_is_bounded_and_the_oldest_goes() -> None:
    shelf = PracticeShelf(lambda: 0.0, most=2)
    practice = deals.begin(GAMES["julepe"], 1, "Ana", "x", b"s" * 32)
    for user in (1, 2, 3):
        shelf.put(user, practice)
    assert len(shelf) == 2
    assert shelf.get(1, practice.table.id) is None
    assert practice.table.id.startswith(PREFIX)
