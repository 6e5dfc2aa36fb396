"""Whole sessions of julepe, played by clicking: every screen fits, says what it should, and tells no secret."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.cards import Card
from bot.l10n import LOCALES, texts
from bot.sessions.model import GuildSettings, Phase
from bot.ui.cards import card_name
from bot.ui.ids import parse
from tests.ui import described
from tests.ui.fakes import Message, walk
from tests.ui.lint import faults, modal_faults
from tests.ui.stage import ANA, NAMES, Stage, controls

DEALS = 2
PUBLIC_VERBS = {"sit", "stand", "addbot", "begin", "options", "hand", "rules", "more", "back", "next", "log", "pause",
                "leave", "ready"}  # fmt: skip
DISCORD = {"es": "es-ES", "pt-BR": "pt-BR", "en": "en-US"}
RULES = [
    None,
    "fournier",
    "village",
]


@dataclass
class Session:
    """Random people at one table, who click what their hands offer."""

    people: int
    locale: str
    preset: str | None
    seed: int
    stage: Stage = field(init=False)
    seen: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stage = Stage(seed=self.seed)
        self.stage.locale = DISCORD[self.locale]
        self.stage.store.guilds[1] = GuildSettings(1, locale=self.locale, grant=5000)
        self.luck = random.Random(self.seed)

    async def play(self, deals: int = DEALS) -> None:
        users = list(NAMES)[: self.people]
        await self.stage.deal(*users, preset=self.preset)
        while True:
            while self.stage.table.phase is Phase.PLAYING:
                await self._step()
            self._look()
            if self.stage.table.number >= deals:
                return
            await self.stage.press(self.luck.choice(users), "next")
            await self.stage.told()

    async def _step(self) -> None:
        self._look()
        user = self.stage.waiting()
        hand = await self.stage.hand(user)
        choices = controls(hand, "act") + controls(hand, "discard")
        assert choices, hand.text
        if (picks := controls(hand, "pick")) and self.luck.random() < 0.5:
            low, high = picks[0]["min_values"], picks[0]["max_values"]
            values = self.luck.sample([option["value"] for option in picks[0]["options"]], self.luck.randint(low, high))
            shown = (await self.stage.click(user, hand, picks[0]["custom_id"], values)).shown
            assert shown is not None
            hand, choices = shown, controls(shown, "act") + controls(shown, "discard")
        if choices:
            await self.stage.click(user, hand, self.luck.choice(choices)["custom_id"])
        await self.stage.told()

    def _look(self) -> None:
        """The public message, as it stands now, against what is secret now."""
        self.seen.append(self.stage.main)
        assert leaks(self.stage.main, self.stage.table, self.locale) == []


def secret_cards(table: Any) -> set[Card]:
    """Cards that somebody holds, or has thrown, or that lie in the stock: nothing that lies open."""
    deal = table.deal
    open_cards = {
        deal.table.turn_up,
        *deal.board.lying,
        *(card for trick in deal.board.finished for card in trick.cards),
    }
    return set(deal.table.setup.pack) - open_cards


def leaks(message: Message, table: Any, locale: str) -> list[str]:
    t = texts(locale)
    body = str(message.components).casefold()
    named = [card.code for card in secret_cards(table) if card_name(t, card).casefold() in body]
    ids = [parse(node["custom_id"]) for node in walk(message.components) if "custom_id" in node]
    told = [str(ref) for ref in ids if ref is None or ref.verb not in PUBLIC_VERBS or ref.argument]
    return named + told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [3, 4, 5, 6, 7])
async def test_every_screen_of_a_session_fits_and_tells_no_secret(people: int, locale: str) -> None:
    session = Session(people, locale, RULES[people % len(RULES)], seed=people)
    await session.play()
    bodies = session.stage.channel.everything
    assert len(bodies) > 20
    for message in bodies:
        if message.content:
            assert len(message.content) <= 2000
            continue
        assert faults(message.components, public=message.user is None) == [], message.text


async def test_a_leaked_card_would_be_found() -> None:
    session = Session(3, "es", None, seed=1)
    await session.stage.deal(ANA, 102, 103)
    table = session.stage.table
    secret = next(iter(secret_cards(table)))
    shown = Message(1, [{"type": 10, "content": card_name(texts("es"), secret)}])
    clicked = Message(2, [{"type": 2, "label": "x", "custom_id": f"t1:{table.id}:1:discard:0.2"}])
    assert leaks(shown, table, "es") == [secret.code]
    assert len(leaks(clicked, table, "es")) == 1


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_body_is_as_discord_describes_it(locale: str) -> None:
    described.need_description()
    session = Session(5, locale, None, seed=11)
    await session.play(1)
    for message in session.stage.channel.everything:
        body = described.message(message.components)
        assert described.objections(body, "MessageCreateRequest") == [], message.text


async def side_screens(stage: Stage) -> list[Message]:
    """What is shown privately around a table."""
    found = [
        await stage.command(ANA, "rules", None, None),
        await stage.command(ANA, "rules", "julepe", "dance"),
        await stage.command(ANA, "about"),
        await stage.command(ANA, "chips_balance"),
        await stage.command(ANA, "chips_history"),
        await stage.command(ANA, "chips_top"),
        await stage.command(ANA, "add_bot"),
        await stage.command(ANA, "leave"),
        await stage.command(ANA, "close"),
        await stage.command(107, "show_hand"),
        await stage.command(107, "show_table"),
        await stage.press(ANA, "more"),
        await stage.press(107, "more"),
        await stage.press(ANA, "rules"),
    ]
    return [interaction.shown for interaction in found if interaction.shown is not None]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_screens_around_a_table_fit(locale: str) -> None:
    stage = Stage(seed=2)
    stage.locale = DISCORD[locale]
    await stage.deal(ANA, 102, bots=2)
    screens = await side_screens(stage)
    await stage.command(ANA, "pause")
    await stage.told()
    screens.append(stage.main)
    shown = (await stage.command(ANA, "close", manages=True)).shown
    assert shown is not None
    await stage.press(ANA, "close", shown)
    await stage.told()
    screens.append(stage.main)
    assert len(screens) == 16
    assert [(faults(message.components, public=message.user is None), message.text) for message in screens
            if faults(message.components, public=message.user is None)] == []  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_form_with_the_options_fits(locale: str) -> None:
    stage = Stage()
    stage.locale = DISCORD[locale]
    await stage.open(ANA)
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    assert modal_faults(modal) == []
    described.need_description()
    assert described.objections({"type": 9, "data": modal}, "ModalInteractionCallbackRequest") == []
