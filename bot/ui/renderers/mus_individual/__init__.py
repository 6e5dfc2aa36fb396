"""Individual mus on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.cards import Card
from bot.games.mus_individual import events as m
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.protocol import Action, Bet, Event, Raise
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui import amounts, kit
from bot.ui.renderers import betting, house
from bot.ui.renderers.base import StakeRule
from bot.ui.renderers.mus_individual import advice, form, hand, public, result, words
from bot.ui.scene import Scene


class MusIndividualRenderer:
    key = "mus_individual"
    stake = StakeRule("stake", lasts=4, collected=True)
    topics = ("order", "lances", "bets", "count", "match")

    def public(self, scene: Scene) -> kit.View:
        return public.public(scene)

    def result(self, scene: Scene) -> kit.View:
        return result.result(scene)

    def private(self, scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
        return hand.private(scene, chosen)

    def held(self, scene: Scene) -> list[Card]:
        return [card for _, card in betting.ordered(scene)]

    def advice(self, scene: Scene, action: Action) -> str:
        return advice.advice(scene, action)

    def log(self, scene: Scene) -> kit.View:
        return result.log(scene)

    def turn_line(self, scene: Scene) -> str:
        return public.turn_line(scene)

    def action(self, t: Texts, event: Event) -> str | None:
        match event:
            case m.CardDiscarded():
                return t("throw-done", cards=1)
            case m.Passed():
                return t("say-paso")
            case m.BetMade(_, amount):
                return amounts.label(t, Bet(amount))
            case m.RaiseMade(_, amount):
                return amounts.label(t, Raise(amount))
            case m.OrdagoSaid():
                return t("say-ordago")
            case m.BetAccepted():
                return t("say-quiero")
            case m.BetRefused():
                return t("say-no-quiero")
        return None

    def price(self, t: Texts, rules: MusIndividualRules, terms: Terms) -> str:
        return words.price(t, rules, terms)

    def obstacle(self, t: Texts, rules: MusIndividualRules, seats: int) -> str | None:
        return None

    def house_rules(self, t: Texts, rules: MusIndividualRules) -> tuple[str, ...]:
        return words.house_rules(t, rules)

    def summary(self, t: Texts, rules: MusIndividualRules) -> str:
        return t("mus_individual-rules-summary", **house.in_force(rules))

    def topic(self, t: Texts, rules: MusIndividualRules, topic: str) -> str:
        if topic not in self.topics:
            raise KeyError(topic)
        return t(f"mus_individual-rules-{topic}", **house.in_force(rules))

    def form(self, scene: Scene) -> list[discord.ui.Item[Any]]:
        return form.form(scene)

    def read_form(self, fields: Mapping[str, Any], rules: MusIndividualRules) -> Mapping[str, Any]:
        return form.read_form(fields, rules)
