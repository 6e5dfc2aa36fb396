"""Whole sessions of a game, played by clicking, and what a public message must not tell."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from bot.cards import Card
from bot.games.registry import GAMES
from bot.l10n import texts
from bot.sessions.model import GuildSettings, Phase, Table
from bot.ui.cards import card_name
from bot.ui.ids import parse
from tests.ui.fakes import Message, walk
from tests.ui.stage import NAMES, Stage, controls

DEALS = 2
PUBLIC_VERBS = {"sit", "stand", "addbot", "begin", "options", "hand", "rules", "more", "back", "next", "log", "pause",
                "leave", "ready"}  # fmt: skip
DISCORD = {"es": "es-ES", "pt-BR": "pt-BR", "en": "en-US"}


@dataclass
class Session:
    """Random people at one table, who click what their hands offer."""

    game: str
    people: int
    locale: str
    preset: str | None
    seed: int
    house: dict[str, Any] = field(default_factory=dict)
    """the server's house rules, in force without a preset"""
    stage: Stage = field(init=False)
    seen: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stage = Stage(seed=self.seed, game=self.game)
        self.stage.locale = DISCORD[self.locale]
        self.stage.store.guilds[1] = GuildSettings(
            1, locale=self.locale, grant=5000, rules={self.game: self.house} if self.house else {}
        )
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
        choices = acts(hand)
        assert choices, hand.text
        if (picks := controls(hand, "pick")) and self.luck.random() < 0.5:
            low, high = picks[0]["min_values"], picks[0]["max_values"]
            values = self.luck.sample([option["value"] for option in picks[0]["options"]], self.luck.randint(low, high))
            shown = (await self.stage.click(user, hand, picks[0]["custom_id"], values)).shown
            assert shown is not None
            hand, choices = shown, acts(shown)
        if choices:
            chosen = self.luck.choice(choices)
            values = [self.luck.choice(chosen["options"])["value"]] if "options" in chosen else []
            await self.stage.click(user, hand, chosen["custom_id"], values)
        await self.stage.told()

    def _look(self) -> None:
        """The public message, as it stands now, against what is secret now."""
        self.seen.append(self.stage.main)
        assert leaks(self.stage.main, self.stage.table, self.locale) == []


def acts(hand: Message) -> list[dict[str, Any]]:
    """Whatever decides something now: buttons, and lists of legal actions."""
    return controls(hand, "act") + controls(hand, "discard")


def secret_cards(table: Table) -> set[Card]:
    """Cards that somebody holds, or has thrown, or that lie in the stock: nothing that lies open."""
    played = GAMES[table.game]
    view = played.rules.view_for(table.deal, None)
    open_cards = {view.turn_up, *view.trick.cards, *(card for trick in view.finished for card in trick.cards)}
    return set(played.cards) - open_cards


def leaks(message: Message, table: Table, locale: str) -> list[str]:
    t = texts(locale)
    body = str(message.components).casefold()
    named = [card.code for card in secret_cards(table) if card_name(t, card).casefold() in body]
    ids = [parse(node["custom_id"]) for node in walk(message.components) if "custom_id" in node]
    told = [str(ref) for ref in ids if ref is None or ref.verb not in PUBLIC_VERBS or ref.argument]
    return named + told
