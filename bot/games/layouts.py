"""What every game asks of a written layout before it deals it."""

from __future__ import annotations

from collections.abc import Collection

from bot.cards import Card
from bot.games.protocol import Layout, LayoutError


def full_hands(layout: Layout, size: int) -> tuple[tuple[Card, ...], ...]:
    """The hands, each of `size` cards. LayoutError where one is absent or of another size."""
    hands = tuple(hand for hand in layout.hands if hand is not None)
    if len(hands) < len(layout.hands):
        raise LayoutError("hands", "a seat has none")
    for hand in hands:
        if len(hand) != size:
            raise LayoutError("hands", f"a hand of {len(hand)} cards, not {size}")
    return hands


def check_pack(layout: Layout, pack: Collection[Card], *, turn_up_is_held: bool = False) -> None:
    """LayoutError where a card is not in `pack`, or lies in two places.

    `turn_up_is_held`: the turn-up is a card of a hand, shown. The reserve is not looked at: its cards lay elsewhere
    before.
    """
    places = [("hands", card) for hand in layout.hands for card in hand or ()]
    places += [("turn_up", layout.turn_up)] if layout.turn_up is not None and not turn_up_is_held else []
    places += [("stock", card) for card in layout.stock or ()]
    seen: set[Card] = set()
    for field, card in places:
        if card not in pack:
            raise LayoutError(field, f"{card.code} is not in the pack")
        if card in seen:
            raise LayoutError(field, f"{card.code} lies there twice")
        seen.add(card)


def check_absent(layout: Layout, *fields: str) -> None:
    """LayoutError where the layout has one of `fields` (`turn_up`, `stock`, `reserve`): the rules know none."""
    for field in fields:
        if getattr(layout, field) is not None:
            raise LayoutError(field, "not in this game under these rules")
