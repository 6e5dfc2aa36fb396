"""Mus in pairs on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.cards import Card
from bot.games.mus import events as m
from bot.games.mus.house import MusRules
from bot.games.protocol import Action, Bet, Event, Raise
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui import amounts, kit
from bot.ui.renderers import betting, house
from bot.ui.renderers.base import StakeRule
from bot.ui.renderers.mus import advice, form, hand, public, result, words
from bot.ui.scene import Scene


class MusRenderer:
    key = "mus"
    stake = StakeRule("stake", lasts=4, collected=True)
    topics = ("order", "mus", "lances", "bets", "count", "match")

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
            case m.MusWanted():
                return t("say-mus")
            case m.MusCut():
                return t("say-no-hay-mus")
            case m.CardsDiscarded(_, cards):
                return t("throw-done", cards=len(cards))
            case m.Passed():
                return t("say-paso")
            case m.BetMade(_, amount):
                return amounts.label(t, Bet(amount))
            case m.OrdagoSaid():
                return t("say-ordago")
            case m.Answered(_, word, amount):
                return amounts.label(t, Raise(amount)) if word == "mas" else t(f"say-{word.replace(' ', '-')}")
        return None

    def price(self, t: Texts, rules: MusRules, terms: Terms) -> str:
        return words.price(t, rules, terms)

    def obstacle(self, t: Texts, rules: MusRules, seats: int) -> str | None:
        return None

    def house_rules(self, t: Texts, rules: MusRules) -> tuple[str, ...]:
        return words.house_rules(t, rules)

    def summary(self, t: Texts, rules: MusRules) -> str:
        return t("mus-rules-summary", **house.in_force(rules))

    def topic(self, t: Texts, rules: MusRules, topic: str) -> str:
        if topic not in self.topics:
            raise KeyError(topic)
        return t(f"mus-rules-{topic}", **house.in_force(rules))

    def form(self, scene: Scene) -> list[discord.ui.Item[Any]]:
        return form.form(scene)

    def read_form(self, fields: Mapping[str, Any], rules: MusRules) -> Mapping[str, Any]:
        return form.read_form(fields, rules)
