"""Dane-se, after the Brazilian rule text of the seed (the Copag family of texts), a relative of Oh Hell.

The hands of a game grow from one card each to thirteen (or as many as the pack has); the next seat to the left deals
each. The top card of the rest marks trump; where none is left there is none. Beginning with the dealer each says in
turn how many tricks it will take, from none to all; the sum need not fit. The seat to the dealer's left leads.

Follow suit; unable to, play any card. The highest trump takes the trick, else the highest of the suit led, and leads
next. Who takes exactly what it said (*certo*) scores ten and its tricks; *acima* and *abaixo* score nothing. A
fulfilled "none" scores ten, by agreement five. Most points at the end win; equal ones share.

The Escalera goes down again after the largest hand. House rules: the order of bids, the hook, trump in the largest
hand, points for a miss, and extra hands to break a tie.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.games.danese.deal import hands_of, table_of
from bot.games.danese.legal import check, legal_actions, legal_cards, waiting_on
from bot.games.danese.model import STRENGTH, BidMade, DaneseRules, DealStarted, HandScored, State
from bot.games.danese.score import result_of
from bot.games.danese.view import view_for
from bot.games.protocol import Action, Bid, Carry, Event, Outcome, Play, Setup
from bot.games.tricks import PLAYS, CardPlayed, Tricks, TrickTaken, taker, with_card, with_taken

__all__ = [
    "apply",
    "carry",
    "default_action",
    "evolve",
    "is_over",
    "legal_actions",
    "opening",
    "outcome",
    "required_stack",
    "start",
    "view_for",
    "waiting_on",
]

SEATS = (3, 4, 5, 6, 7)


def opening(rules: DaneseRules, seats: int, dealer: int) -> Carry:
    """The carry of a game's first hand. ValueError: too few or too many seats."""
    if seats not in SEATS:
        raise ValueError(f"danese is for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    return Carry(dealer=dealer, scores=(0,) * seats, tallies=(0,) * seats)


def required_stack(rules: DaneseRules, carry: Carry, seats: int, seat: int) -> int:
    """0: a hand moves no chips, the stake is that of a whole game."""
    return 0


def start(rules: DaneseRules, setup: Setup) -> tuple[Event, ...]:
    """The hand; the first of a new game where the last one ended."""
    carry = setup.carry
    if carry.over:
        carry = replace(opening(rules, setup.seats, carry.dealer), tallies=carry.tallies, hand_size=carry.hand_size)
    return (DealStarted(rules, replace(setup, carry=carry)),)


def apply(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Events of a bid or a card. IllegalActionError with a code of `REFUSALS`."""
    check(state, seat, action)
    if isinstance(action, Bid):
        return (BidMade(seat, action.tricks),)
    assert isinstance(action, Play)
    return _play(state, seat, action)


def _play(state: State, seat: int, action: Play) -> tuple[Event, ...]:
    played = CardPlayed(seat, action.card)
    winner = taker(state.tricks, action.card, state.trump, STRENGTH)
    if winner is None:
        return (played,)
    taken = TrickTaken(winner)
    if len(state.tricks.hands[seat]) > 1:
        return (played, taken)
    won = with_taken(with_card(state.tricks, seat, action.card), winner).won
    return (played, taken, HandScored(result_of(state, won)))


def evolve(state: State | None, event: Event) -> State:
    """The state after `event`. TypeError for an event of another game, or a first one that is not `DealStarted`."""
    step = _STEPS.get(type(event))
    if step is not None and state is not None:
        return step(state, event)
    if isinstance(event, DealStarted):
        return _started(event)
    raise TypeError(f"no event of a hand of danese: {event!r}")


def _started(event: DealStarted) -> State:
    table = table_of(event.rules, event.setup)
    seats = event.setup.seats
    tricks = Tricks(hands_of(table), table.players, (), (0,) * seats)
    return State(table, table.trump, (None,) * seats, True, tricks, None)


def _bid(state: State, event: BidMade) -> State:
    bids = (*state.bids[: event.seat], event.tricks, *state.bids[event.seat + 1 :])
    return State(state.table, state.trump, bids, None in bids, state.tricks, None)


def _played(state: State, event: CardPlayed) -> State:
    return State(state.table, state.trump, state.bids, False, with_card(state.tricks, event.seat, event.card), None)


def _taken(state: State, event: TrickTaken) -> State:
    return State(state.table, state.trump, state.bids, False, with_taken(state.tricks, event.seat), None)


def _scored(state: State, event: HandScored) -> State:
    return replace(state, result=event.result)


_STEPS: dict[type[Event], Callable[[State, Any], State]] = {
    BidMade: _bid,
    CardPlayed: _played,
    TrickTaken: _taken,
    HandScored: _scored,
}


def is_over(state: State) -> bool:
    return state.result is not None


def default_action(state: State, seat: int) -> Action:
    """The least bid, or the lowest legal card, trumps above all others."""
    if state.bidding:
        least = legal_actions(state, seat)[0]
        assert isinstance(least, Bid)
        return least
    trump = state.trump
    return PLAYS[min(legal_cards(state, seat), key=lambda card: (card.suit is trump, STRENGTH[card.rank]))]


def outcome(state: State) -> Outcome:
    """Tricks so far, and the points of this hand once it is over. No chip moves."""
    seats = state.table.setup.seats
    points = state.result.points if state.result else (0,) * seats
    return Outcome(chips=(0,) * seats, tricks=state.tricks.won, points=points)


def carry(state: State) -> Carry:
    """Points and place in the schedule; at the end of a game also its winners. ValueError: the hand is not over."""
    result, setup = state.result, state.table.setup
    if result is None:
        raise ValueError("the hand is not over")
    before = setup.carry
    tallies = before.tallies or (0,) * setup.seats
    return Carry(
        dealer=(before.dealer + 1) % setup.seats,
        number=before.number + 1,
        scores=result.totals,
        tallies=tuple(games + (seat in result.winners) for seat, games in enumerate(tallies)),
        over=bool(result.winners),
        winners=result.winners,
    )
