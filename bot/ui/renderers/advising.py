"""Why a card is a good one, for practice deals: simple facts of what the seat sees, the same in all trick games."""

from __future__ import annotations

from bot.cards import Card, Strength, winner_index
from bot.games.protocol import Play
from bot.ui.renderers.tricks import TrickView
from bot.ui.scene import Scene

HIGH = 3
"""How many of a suit's ranks count as high."""


def why_card(scene: Scene, card: Card, strength: Strength) -> str:
    """The reason for a card to a trick, or for leading it."""
    view: TrickView = scene.view
    legal = [option.card for option in view.legal if isinstance(option, Play)]
    if len(legal) == 1:
        return scene.own("learn-why-only")
    if not view.trick.cards:
        kind = "trump" if card.suit is view.trump else "high" if is_high(card, strength) else "low"
        return scene.own(f"learn-why-lead-{kind}")
    if takes(view, card, strength):
        return scene.own("learn-why-win")
    able = any(takes(view, other, strength) for other in legal)
    return scene.own("learn-why-spare" if able else "learn-why-lose")


def takes(view: TrickView, card: Card, strength: Strength) -> bool:
    """Whether the card would lead the trick that lies."""
    trick = (*view.trick.cards, card)
    return winner_index(trick, view.trump, strength) == len(trick) - 1


def is_high(card: Card, strength: Strength) -> bool:
    return sum(value > strength[card.rank] for value in strength.values()) < HIGH


def counted(view: TrickView, strength: Strength) -> dict[str, int]:
    """How many trumps a hand has, and how many high cards of other suits."""
    return {
        "trumps": sum(card.suit is view.trump for card in view.hand),
        "high": sum(card.suit is not view.trump and is_high(card, strength) for card in view.hand),
    }
