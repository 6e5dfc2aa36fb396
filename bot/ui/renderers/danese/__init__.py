"""Dane-se on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.cards import Card
from bot.games.danese.model import STRENGTH, DaneseRules
from bot.games.protocol import Action, Event
from bot.games.tricks import CardPlayed
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui import kit
from bot.ui.cards import card_name
from bot.ui.renderers import holding, house, tricks
from bot.ui.renderers.base import StakeRule
from bot.ui.renderers.danese import advice, form, hand, public, result
from bot.ui.scene import Scene


class DaneseRenderer:
    key = "danese"
    stake = StakeRule("stake", lasts=4, collected=True)
    topics = ("order", "hands", "bids", "tricks", "score")

    def public(self, scene: Scene) -> kit.View:
        return public.public(scene)

    def result(self, scene: Scene) -> kit.View:
        return result.result(scene)

    def private(self, scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
        return hand.private(scene)

    def held(self, scene: Scene) -> list[Card]:
        return holding.in_order(scene, STRENGTH)

    def advice(self, scene: Scene, action: Action) -> str:
        return advice.advice(scene, action)

    def log(self, scene: Scene) -> kit.View:
        return tricks.log(scene)

    def turn_line(self, scene: Scene) -> str:
        return public.turn_line(scene)

    def action(self, t: Texts, event: Event) -> str | None:
        """Cards only: where all bid at once, a bid is secret until the last one."""
        return card_name(t, event.card) if isinstance(event, CardPlayed) else None

    def price(self, t: Texts, rules: DaneseRules, terms: Terms) -> str:
        return t("danese-price", stake=terms.stake)

    def obstacle(self, t: Texts, rules: DaneseRules, seats: int) -> str | None:
        return None

    def house_rules(self, t: Texts, rules: DaneseRules) -> tuple[str, ...]:
        return house.differing(t, "danese", rules, ("stake",))

    def summary(self, t: Texts, rules: DaneseRules) -> str:
        return t("danese-rules-summary", **house.in_force(rules))

    def topic(self, t: Texts, rules: DaneseRules, topic: str) -> str:
        if topic not in self.topics:
            raise KeyError(topic)
        return t(f"danese-rules-{topic}", **house.in_force(rules))

    def form(self, scene: Scene) -> list[discord.ui.Item[Any]]:
        return form.form(scene)

    def read_form(self, fields: Mapping[str, Any], rules: DaneseRules) -> Mapping[str, Any]:
        return form.read_form(fields, rules)
