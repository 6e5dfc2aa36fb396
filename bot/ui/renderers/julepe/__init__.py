"""Julepe on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.cards import Card
from bot.games.julepe.model import STRENGTH, CallMade, CardsThrown, DefenceAnswered, JulepeRules, TurnUpTaken
from bot.games.protocol import Action, Event
from bot.games.tricks import CardPlayed
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui import kit
from bot.ui.cards import card_name
from bot.ui.renderers import holding, tricks
from bot.ui.renderers.base import StakeRule
from bot.ui.renderers.julepe import advice, form, hand, public, result, words
from bot.ui.scene import Scene


class JulepeRenderer:
    key = "julepe"
    stake = StakeRule("stake", lasts=4)
    topics = ("order", "calls", "draw", "dance", "tricks", "pay")

    def public(self, scene: Scene) -> kit.View:
        return public.public(scene)

    def result(self, scene: Scene) -> kit.View:
        return result.result(scene)

    def private(self, scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
        return hand.private(scene, chosen)

    def held(self, scene: Scene) -> list[Card]:
        return holding.in_order(scene, STRENGTH)

    def advice(self, scene: Scene, action: Action) -> str:
        return advice.advice(scene, action)

    def log(self, scene: Scene) -> kit.View:
        return tricks.log(scene)

    def turn_line(self, scene: Scene) -> str:
        return public.turn_line(scene)

    def action(self, t: Texts, event: Event) -> str | None:
        match event:
            case CallMade(_, call):
                return t(f"say-{call}")
            case TurnUpTaken():
                return t("say-baile")
            case DefenceAnswered(_, defends):
                return t("say-defiende" if defends else "say-no-defiende")
            case CardsThrown(_, cards):
                return t("throw-done", cards=len(cards))
            case CardPlayed(_, card):
                return card_name(t, card)
        return None

    def price(self, t: Texts, rules: JulepeRules, terms: Terms) -> str:
        return words.price(t, rules)

    def obstacle(self, t: Texts, rules: JulepeRules, seats: int) -> str | None:
        return None

    def house_rules(self, t: Texts, rules: JulepeRules) -> tuple[str, ...]:
        return words.house_rules(t, rules)

    def summary(self, t: Texts, rules: JulepeRules) -> str:
        return t("julepe-rules-summary", **words.in_force(t, rules))

    def topic(self, t: Texts, rules: JulepeRules, topic: str) -> str:
        if topic not in self.topics:
            raise KeyError(topic)
        return t(f"julepe-rules-{topic}", **words.in_force(t, rules))

    def form(self, scene: Scene) -> list[discord.ui.Item[Any]]:
        return form.form(scene)

    def read_form(self, fields: Mapping[str, Any], rules: JulepeRules) -> Mapping[str, Any]:
        return form.read_form(fields, rules)
