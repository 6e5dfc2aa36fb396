"""A computer player of Bestia: weighs the chance of taking no trick against what the plate gives and asks.

* Calls: plays where the chips it may expect are more than those it may have to pay;
  the last one always, if all others passed.
* Exchange: keeps trumps and aces, throws the rest.
* Tricks: cashes what nobody can beat, wins as cheaply as it can, and gives up its worst card when it cannot win.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.cards import Card, Suit
from bot.games.bestia.deal import pack_for
from bot.games.bestia.model import STRENGTH, BestiaView, Phase
from bot.games.protocol import Action, Discard, DiscardRange, Play, Say
from bot.players.base import DARING, Level
from bot.players.cards import higher, playable_of, takes, unseen, worth

PASSES = 0.65
"""Chance that a seat that has not spoken will pass."""
TOGETHER = 1.5
"""Cards help each other: deals of this player against itself end without a trick that much less often than the
product of the single chances says."""
ACE = 14


def play_bestia(view: BestiaView, level: Level, chance: float) -> Action:
    """A legal action of the seat; needs `view.legal` not to be empty."""
    if view.phase is Phase.CALLS:
        return _call(view, level, chance)
    if view.phase is Phase.EXCHANGE:
        return _exchange(view)
    return Play(_card(view))


def no_trick(hand: Sequence[Card], trump: Suit, pack: Sequence[Card], rivals: float) -> float:
    """Chance, roughly, that `hand` takes no trick against so many who play."""
    others = set(pack).difference(hand)
    share = min(1.0, rivals * 5 / len(others))
    none = 1.0
    for card in hand:
        over = higher(card, others, STRENGTH)
        if card.suit is trump:
            none *= 1 - max(0.25, (1 - share) ** over)
        elif over <= 1:
            none *= 1 - (0.55 if over == 0 else 0.2) / max(1.0, rivals)
    return math.pow(none, TOGETHER)


def _call(view: BestiaView, level: Level, chance: float) -> Action:
    play, passing = Say("juego"), Say("paso")
    if play not in view.legal:
        return passing
    return play if _expected(view, level, chance) > 0 else passing


def _expected(view: BestiaView, level: Level, chance: float) -> float:
    """Chips to expect of playing, where passing gives none."""
    unheard = sum(call is None for call in view.calls) - 1
    alone = PASSES**unheard if not view.players else 0.0
    rivals = max(1.0, len(view.players) + (1 - PASSES) * unheard)
    if view.rules.two_split and len(view.players) == 1:
        halves = PASSES**unheard
        return halves * (view.pot // 2) + (1 - halves) * _of_play(view, rivals, level, chance)
    return alone * view.pot + (1 - alone) * _of_play(view, rivals, level, chance)


def _of_play(view: BestiaView, rivals: float, level: Level, chance: float) -> float:
    unit = view.pot / 5 if view.rules.trick_pay == "fifth" else 1.0
    none = no_trick(view.hand, view.trump, pack_for(view.rules, view.seats), rivals)
    # The one who dares thinks less of the risk; chance decides what is nearly even.
    weight = 1 - 0.25 * DARING[level] + 0.1 * (chance - 0.5)
    return (1 - none) * max(1.0, 5 / (rivals + 1)) * unit - weight * none * view.penalty


def _exchange(view: BestiaView) -> Action:
    bounds = next((option for option in view.legal if isinstance(option, DiscardRange)), None)
    losers = sorted(
        (card for card in view.hand if card.suit is not view.trump and card.rank != ACE),
        key=lambda card: STRENGTH[card.rank],
    )
    return Discard(tuple(losers[: bounds.high])) if bounds else Discard(())


def _card(view: BestiaView) -> Card:
    cards = playable_of(view.legal)
    others = unseen(pack_for(view.rules, view.seats), view.hand, view.trick, view.finished)
    masters = [card for card in cards if not higher(card, others, STRENGTH)]
    if not view.trick.cards:
        return _lead(view, cards, masters)
    winning = [card for card in cards if takes(card, view.trick.cards, view.trump, STRENGTH)]
    if not winning:
        return _give_up(view, cards, masters)
    last = len(view.trick.cards) == len(view.players) - 1
    sure = [card for card in winning if card in masters]
    return min(sure if sure and not last else winning, key=lambda card: worth(card, view.trump, STRENGTH))


def _lead(view: BestiaView, cards: Sequence[Card], masters: Sequence[Card]) -> Card:
    """The ace of a suit, or a trump that nobody can beat; else a card that costs nothing."""
    if masters:
        return max(masters, key=lambda card: worth(card, view.trump, STRENGTH))
    return _give_up(view, cards, masters)


def _give_up(view: BestiaView, cards: Sequence[Card], masters: Sequence[Card]) -> Card:
    return min(cards, key=lambda card: (card in masters, *worth(card, view.trump, STRENGTH)))
