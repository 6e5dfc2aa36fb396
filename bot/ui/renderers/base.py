"""What a game's renderer gives. It is the only part of the interface that knows the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.cards import Card
from bot.games.protocol import Action, Event
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui import kit
from bot.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class FieldError(Exception):
    """A field of the options form that is wrong: `key` is the text that says what would be right."""

    key: str
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class StakeRule:
    """What the `stake` of a start command sets."""

    field: str
    """the house rule that holds it"""
    lasts: int
    """stakes that a buy-in holds at least"""
    collected: bool = False
    """from every seat before a whole game; 0 chips is a game for its points or stones alone"""


class Renderer(Protocol):
    """Screens of one game. `scene.view` is the game's view; texts come in `scene.t`'s language."""

    key: str
    stake: StakeRule

    def public(self, scene: Scene) -> kit.View:
        """The table while a deal runs. It shows nothing that `view_for(state, None)` does not."""
        ...

    def result(self, scene: Scene) -> kit.View:
        """The same message once the deal is settled."""
        ...

    def private(self, scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
        """A seat's hand with its legal actions. `chosen`: indices of cards it has picked to throw; None: a proposal."""
        ...

    def held(self, scene: Scene) -> list[Card]:
        """The seat's hand in the order in which `private` lists it."""
        ...

    def advice(self, scene: Scene, action: Action) -> str:
        """Why the action is a good one for the seat that looks, in half a line; for practice deals."""
        ...

    def log(self, scene: Scene) -> kit.View:
        """The finished tricks of the deal, for one reader."""
        ...

    def action(self, t: Texts, event: Event) -> str | None:
        """What an event of the deal says in public of what a seat did: `paso`, `4 de bastos`; None: nothing."""
        ...

    def turn_line(self, scene: Scene) -> str:
        """Where the deal stands, for the ping: `mano 3, baza 2`."""
        ...

    def price(self, t: Texts, rules: Any, terms: Terms) -> str:
        """What the table plays for, in one line of the lobby."""
        ...

    def obstacle(self, t: Texts, rules: Any, seats: int) -> str | None:
        """Why so many cannot play by these rules, and what would do; None where they can."""
        ...

    def house_rules(self, t: Texts, rules: Any) -> tuple[str, ...]:
        """Each house rule that differs from the default, in words."""
        ...

    def summary(self, t: Texts, rules: Any) -> str:
        """The rules in four lines, as this table plays them."""
        ...

    def topic(self, t: Texts, rules: Any, topic: str) -> str:
        """One chapter of the rules, as this table plays them. KeyError for an unknown topic."""
        ...

    @property
    def topics(self) -> tuple[str, ...]: ...

    def form(self, scene: Scene) -> list[discord.ui.Item[Any]]:
        """Fields of the options form, at most four, with what is in force filled in."""
        ...

    def read_form(self, fields: Mapping[str, Any], rules: Any) -> Mapping[str, Any]:
        """House rules that differ from the default after the form was sent. FieldError for a wrong one."""
        ...
