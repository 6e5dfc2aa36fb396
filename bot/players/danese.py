"""A computer player of Dane-se: counts the tricks its cards are likely to take, says so, and plays to its word.

* Bid: for each card the chance that it takes a trick, added up.
* Short of its bid it wins as cheaply as it can and leads what nobody can beat; it does not spend a trump on a lead that
  another trump would take.
* With its bid made it ducks under the trick with its highest card that loses, and throws off its most dangerous ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import FRENCH_52, Card
from bot.games.danese.model import STRENGTH, DaneseView, Phase
from bot.games.protocol import Action, Bid, Play
from bot.players.base import DARING, Level
from bot.players.cards import higher, playable_of, takes, unseen, worth

RUFF = 0.3
"""Chance that a low trump takes a trick by ruffing, in a hand of many cards."""
LONG_TRUMPS = 0.25
"""Each trump beyond the third takes a trick more often, when the others have run out."""

MIDDLING = 0.5
"""Tricks of a middling card of a side suit, for the square of the number of rivals; twice that without trump."""
SUIT_IS_LED = 0.25
"""Chance that another leads the suit of a seat's only card."""


def play_danese(view: DaneseView, level: Level, chance: float) -> Action:
    """A legal action of the seat; needs `view.legal` not to be empty."""
    if view.phase is Phase.BIDS:
        return _bid(view, level, chance)
    return Play(_card(view))


def expected_tricks(view: DaneseView) -> float:
    """Tricks that the seat's hand is likely to take, before any card is played."""
    others = unseen(FRENCH_52, view.hand, view.trick, ())
    others = others - {view.turn_up} if view.turn_up else others
    trumps = sum(card.suit is view.trump for card in view.hand)
    tricks = sum(_chance(card, view, others) for card in view.hand)
    return tricks + LONG_TRUMPS * max(0, trumps - 3)


def _chance(card: Card, view: DaneseView, others: frozenset[Card]) -> float:
    """Chance that one card takes a trick."""
    size, rivals = view.hand_size, view.seats - 1
    share = rivals * size / len(others)
    over = higher(card, others, STRENGTH)
    top = (1 - share) ** over
    if card.suit is view.trump:
        ruffs = RUFF if size > 1 else 0.0
        return top + (1 - top) * max(ruffs, 0.75 - 0.2 * over if size > 3 else 0.0)
    if size == 1:
        leads = view.seat == (view.dealer + 1) % view.seats
        return top * _unruffed(view) * (1.0 if leads else SUIT_IS_LED)
    if over > 2:
        return (MIDDLING if view.trump else 2 * MIDDLING) / rivals**2
    return max(top, 0.75 - 0.3 * over) * _unruffed(view)


def _unruffed(view: DaneseView) -> float:
    """Chance that no rival is void of a side suit and trumps it."""
    if view.trump is None:
        return 1.0
    void = 0.75**view.hand_size
    trumps = 1 - 0.7**view.hand_size
    return (1 - void * trumps) ** (view.seats - 1)


def _bid(view: DaneseView, level: Level, chance: float) -> Action:
    target = expected_tricks(view) + 0.25 * DARING[level] + 0.2 * (chance - 0.5)
    bids = [option for option in view.legal if isinstance(option, Bid)]
    return min(bids, key=lambda bid: abs(bid.tricks - target))


def _card(view: DaneseView) -> Card:
    assert view.seat is not None
    cards = playable_of(view.legal)
    if len(cards) == 1:
        return cards[0]
    needed = (view.bids[view.seat] or 0) - view.tricks[view.seat]
    others = unseen(FRENCH_52, view.hand, view.trick, view.finished)
    others = others - {view.turn_up} if view.turn_up else others
    if needed <= 0:
        return _duck(view, cards, others)
    sure = sum(card.suit is view.trump and not higher(card, others, STRENGTH) for card in view.hand)
    spare = len(view.hand) > needed
    if not view.trick.cards:
        return _lead(view, cards, others, wait=spare and sure >= needed)
    return _follow(view, cards, others, wait=spare and sure >= needed)


def _duck(view: DaneseView, cards: Sequence[Card], others: frozenset[Card]) -> Card:
    """No more tricks: the best card that loses; if all may win, the one that does least harm."""
    if not view.trick.cards:
        return min(cards, key=lambda card: (-higher(card, others, STRENGTH), *_worth(view, card)))
    losing = [card for card in cards if not takes(card, view.trick.cards, view.trump, STRENGTH)]
    if losing:
        return max(losing, key=lambda card: _danger(view, card, others))
    # Last to play it takes the trick whatever it plays, so the card goes that is worst to keep.
    last = len(view.trick.cards) == view.seats - 1
    return max(cards, key=lambda card: _worth(view, card)) if last else min(cards, key=lambda card: _worth(view, card))


def _danger(view: DaneseView, card: Card, others: frozenset[Card]) -> tuple[bool, int, int]:
    """How much a card threatens to take a trick later."""
    return (card.suit is view.trump, -higher(card, others, STRENGTH), STRENGTH[card.rank])


def _lead(view: DaneseView, cards: Sequence[Card], others: frozenset[Card], *, wait: bool) -> Card:
    """What nobody can beat, side suits first while they are not ruffed; never a low trump where a side card will do."""
    masters = [card for card in cards if not higher(card, others, STRENGTH)]
    sides = [card for card in masters if card.suit is not view.trump]
    if sides:
        return max(sides, key=lambda card: STRENGTH[card.rank])
    if masters and not wait:
        return masters[0]
    plain = [card for card in cards if card.suit is not view.trump]
    if not plain:
        return max(cards, key=lambda card: STRENGTH[card.rank])
    if len(view.hand) <= (view.bids[view.seat or 0] or 0) - view.tricks[view.seat or 0]:
        # Every trick is needed: the best chance of this one.
        return min(plain, key=lambda card: (higher(card, others, STRENGTH), -STRENGTH[card.rank]))
    return min(plain, key=lambda card: STRENGTH[card.rank])


def _follow(view: DaneseView, cards: Sequence[Card], others: frozenset[Card], *, wait: bool) -> Card:
    """Takes the trick as cheaply as is safe; else throws what is worth least."""
    winning = [card for card in cards if takes(card, view.trick.cards, view.trump, STRENGTH)]
    if not winning or (wait and all(card.suit is view.trump for card in winning)):
        losing = [card for card in cards if card not in winning] or list(cards)
        return min(losing, key=lambda card: _worth(view, card))
    if len(view.trick.cards) == view.seats - 1:
        return min(winning, key=lambda card: _worth(view, card))
    safe = [card for card in winning if not higher(card, others, STRENGTH)]
    if safe:
        return min(safe, key=lambda card: _worth(view, card))
    if winning[0].suit is not view.trick.cards[0].suit:
        return min(winning, key=lambda card: _worth(view, card))
    return max(winning, key=lambda card: _worth(view, card))


def _worth(view: DaneseView, card: Card) -> tuple[bool, int]:
    return worth(card, view.trump, STRENGTH)
