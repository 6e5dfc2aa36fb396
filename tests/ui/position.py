"""A deal set up by hand, and the screens that show it; no service, no Discord."""

from __future__ import annotations

from typing import Any

import discord

from bot import ledger
from bot.cards import cards_of
from bot.games.protocol import Carry, Layout, Setup, fold
from bot.games.registry import GAMES
from bot.games.words import action_of
from bot.l10n import texts
from bot.sessions.model import Phase, Seat, Table, Terms
from bot.ui import kit
from bot.ui.emojis import Emojis
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene
from tests.ui.fakes import Message, walk

NAMES = ("Ana", "Bia", "Caio", "Dora", "Eli", "Fer", "Gil", "Hugo")
DEADLINE = 1_793_520_045.0


class Position:
    """`hands`: codes of the cards of each seat, seat 0 deals. `carry`, `terms`: fields that are not as usual."""

    def __init__(
        self,
        game: str,
        hands: list[str],
        turn_up: str | None,
        *,
        names: tuple[str, ...] = NAMES,
        stack: int = 200,
        carry: dict[str, Any] | None = None,
        terms: dict[str, Any] | None = None,
        **rules: Any,
    ) -> None:
        self.game, self.names = GAMES[game], names
        self.rules = self.game.house_rules(**rules)
        opening = self.game.rules.opening(self.rules, len(hands), 0)
        fields = {name: getattr(opening, name) for name in ("scores", "tallies")} | (carry or {})
        before = Carry(dealer=0, **fields)
        held = tuple(cards_of(self.game.pack, hand) for hand in hands)
        layout = Layout(held, None if turn_up is None else cards_of(self.game.pack, turn_up)[0])
        dealt = self.game.layouts.pack_of(self.rules, before, layout)
        pack = (*dealt, *(card for card in self.game.cards if card not in dealt))
        self.terms = Terms(200, **(terms or {}))
        self.stack = stack
        self.state = fold(self.game, self.game.rules.start(self.rules, Setup((stack,) * len(hands), before, pack)))

    def say(self, *words: str) -> Position:
        """Words of the record, each by whoever's turn it is."""
        for word in words:
            seat = self.game.rules.waiting_on(self.state)[0]
            events = self.game.rules.apply(self.state, seat, action_of(word, self.game.pack))
            self.state = fold(self.game, events, self.state)
        return self

    def scene(self, seat: int | None = None, locale: str = "es") -> Scene:
        rules = self.game.rules
        view = rules.view_for(self.state, seat)
        over = rules.is_over(self.state)
        stacks, pot = self._chips() if over else ((200,) * view.seats, 0)
        seats = tuple(Seat(at, 100 + at, self.names[at], stack=stack) for at, stack in enumerate(stacks))
        table = Table(
            "k3f", 1, 50, self.game.key, self.rules, self.terms, 100, 0.0, 9,
            Phase.SETTLED if over else Phase.PLAYING, seats, len(seats), number=3, playing=tuple(range(len(seats))),
            carry=rules.carry(self.state) if over else None, deal=self.state, pot=pot,
        )  # fmt: skip
        return Scene(table, texts(locale, strict=True), Emojis(), view, DEADLINE)

    def _chips(self) -> tuple[tuple[int, ...], int]:
        """Stacks and plate after the settlement, as the service leaves them."""
        outcome = self.game.rules.outcome(self.state)
        if self.game.counts != "chips":
            return (200,) * len(outcome.chips), 0
        stacks = tuple(self.stack + change for change in outcome.chips)
        if self.game.stuck is None or not self.game.stuck(self.rules, outcome.pot, stacks):
            return stacks, outcome.pot
        shares = ledger.shares(outcome.pot, len(stacks))
        return tuple(stack + share for stack, share in zip(stacks, shares, strict=True)), 0

    def public(self, locale: str = "es") -> Message:
        scene, renderer = self.scene(locale=locale), renderer_of(self.game.key)
        over = scene.table.phase is Phase.SETTLED
        return shown(renderer.result(scene) if over else renderer.public(scene))

    def private(self, seat: int, locale: str = "es") -> Message:
        return shown(renderer_of(self.game.key).private(self.scene(seat, locale)))


def shown(view: kit.View) -> Message:
    return Message(1, view.to_components())  # type: ignore[no-untyped-call]  # discord.py does not say what it returns


def labels(message: Message, *, enabled: bool = True) -> list[str]:
    """What its buttons say."""
    return [
        node["label"]
        for node in walk(message.components)
        if node["type"] == discord.ComponentType.button.value and node["disabled"] is not enabled
    ]


def options(message: Message) -> list[str]:
    """What its lists offer."""
    return [option["label"] for node in walk(message.components) for option in node.get("options", ())]
