"""A computer player of Julepe: counts the tricks it may hope for, and plays if they reach its quota.

* Calls: tricks expected of the hand and of the draw, against the quota, the players in and the plate.
* Draw: keeps trumps and aces, throws the rest.
* Tricks: leads what nobody can beat, wins as cheaply as it can, and gives up its worst card when it cannot win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cards import SPANISH_40, Card, Suit, winner_index
from bot.games.julepe.model import HAND, QUOTA, RAISED_QUOTA, STRENGTH, JulepeView, Phase
from bot.games.protocol import Action, Discard, DiscardRange, Play, Say
from bot.players.base import DARING, Level

TRUMP_TRICKS = {1: 1.0, 3: 0.9, 12: 0.75, 11: 0.6, 10: 0.5}
"""Tricks expected of a trump, by printed rank; any other counts LOW_TRUMP."""
LOW_TRUMP = 0.35
SIDE_TRICKS = {1: 0.5, 3: 0.2, 12: 0.1}
PER_NEW_CARD = 0.13
"""Tricks expected of a card that is drawn for a thrown one."""
LONG_TRUMPS = 0.15
"""Each trump beyond the second takes a trick when the others have run out."""
CONFIDENCE = 0.65
"""Tricks by which the hope may fall short of the quota; by self-play, more or less than this loses chips."""
DOUBT = 0.12
"""Half the width of the zone where chance decides a call."""


def play_julepe(view: JulepeView, level: Level, chance: float) -> Action:
    """A legal action of the seat; needs `view.legal` not to be empty."""
    if view.phase is Phase.CALLS:
        return _call(view, level, chance)
    if view.phase is Phase.DEFENCE:
        # The defender of the baceta can win and cannot lose a chip.
        return Say("defiende")
    if view.phase is Phase.DRAW:
        return _throw(view)
    return Play(_card(view))


def expected_tricks(hand: Sequence[Card], trump: Suit) -> float:
    """Tricks that five cards of `hand` may take, after throwing its losers for new ones."""
    trumps = [card for card in hand if card.suit is trump]
    tricks = sum(TRUMP_TRICKS.get(card.rank, LOW_TRUMP) for card in trumps)
    tricks += LONG_TRUMPS * max(0, len(trumps) - 2)
    sides = [SIDE_TRICKS.get(card.rank, 0.0) for card in hand if card.suit is not trump]
    kept = sorted(sides, reverse=True)[: max(0, HAND - len(trumps))]
    thrown = max(0, HAND - len(trumps) - sum(value >= SIDE_TRICKS[1] for value in kept))
    return tricks + sum(kept) + thrown * PER_NEW_CARD


def _call(view: JulepeView, level: Level, chance: float) -> Action:
    plain, dance, passing = Say("juego"), Say("baile"), Say("paso")
    doubt = (chance - 0.5) * 2 * DOUBT
    hope = expected_tricks(view.hand, view.trump) + doubt
    dancing = expected_tricks((*view.hand, view.turn_up), view.trump) + doubt
    # A card that asks a third trick gives no more than that trick: it is taken only where the rules ask for it.
    may_dance = dance in view.legal and (_quota_if_dancing(view) == QUOTA or plain not in view.legal)
    if may_dance and dancing >= _needed(view, level, dances=True):
        return dance
    if plain in view.legal and hope >= _needed(view, level, dances=False):
        return plain
    if passing in view.legal:
        return passing
    return plain if plain in view.legal else dance


def _quota_if_dancing(view: JulepeView) -> int:
    return RAISED_QUOTA if view.turn_up.rank == 1 or view.rules.turn_up_quota == "always_three" else QUOTA


def _needed(view: JulepeView, level: Level, *, dances: bool) -> float:
    """Tricks to hope for before playing: more against many, less for a rich plate."""
    opponents = len(view.players)
    unheard = sum(call is None for call in view.calls) - 1
    needed = float(_quota_if_dancing(view) if dances else QUOTA) - CONFIDENCE
    needed += 0.12 * opponents + 0.04 * unheard
    if dances and view.rules.turn_up_double:
        needed += 0.2
    if view.penalty:
        needed -= 0.1 * min(3.0, view.at_stake / view.penalty - 1)
    return needed - 0.25 * DARING[level]


def _throw(view: JulepeView) -> Action:
    """The losers: all but trumps and aces, and as many as the rules ask."""
    bounds = next((option for option in view.legal if isinstance(option, DiscardRange)), None)
    if bounds is None:
        return Discard(())
    cheapest = sorted(view.hand, key=lambda card: _worth(card, view.trump))
    losers = [card for card in cheapest if card.suit is not view.trump and card.rank != 1]
    number = min(bounds.high, max(len(losers), bounds.low if Discard(()) not in view.legal else 0))
    return Discard(tuple(cheapest[:number]))


def _worth(card: Card, trump: Suit) -> tuple[bool, int]:
    return (card.suit is trump, STRENGTH[card.rank])


def _card(view: JulepeView) -> Card:
    cards = [option.card for option in view.legal if isinstance(option, Play)]
    if len(cards) == 1:
        return cards[0]
    masters = [card for card in cards if _is_master(card, view)]
    if not view.trick.cards:
        return _lead(cards, masters, view)
    winning = [card for card in cards if _takes(card, view)]
    if not winning:
        return _give_up(cards, view)
    last = len(view.trick.cards) == len(view.players) - 1
    sure = [card for card in winning if card in masters]
    if sure and not last:
        return min(sure, key=lambda card: _worth(card, view.trump))
    return min(winning, key=lambda card: _worth(card, view.trump))


def _lead(cards: Sequence[Card], masters: Sequence[Card], view: JulepeView) -> Card:
    """A trump that nobody can beat, then such a card of another suit, then a low card that costs nothing."""
    trumps = [card for card in masters if card.suit is view.trump]
    if trumps:
        return max(trumps, key=lambda card: STRENGTH[card.rank])
    if masters:
        return max(masters, key=lambda card: STRENGTH[card.rank])
    return _give_up(cards, view)


def _give_up(cards: Sequence[Card], view: JulepeView) -> Card:
    return min(cards, key=lambda card: (_is_master(card, view), *_worth(card, view.trump)))


def _takes(card: Card, view: JulepeView) -> bool:
    trick = (*view.trick.cards, card)
    return winner_index(trick, view.trump, STRENGTH) == len(trick) - 1


def _is_master(card: Card, view: JulepeView) -> bool:
    """Whether no card of its suit that others may hold is higher."""
    seen = set(_seen(view))
    rivals = (other for other in SPANISH_40 if other.suit is card.suit and other not in seen)
    return all(STRENGTH[other.rank] <= STRENGTH[card.rank] for other in rivals)


def _seen(view: JulepeView) -> Iterable[Card]:
    yield from view.hand
    yield from view.trick.cards
    for trick in view.finished:
        yield from trick.cards
    if not view.danced:
        yield view.turn_up
