"""Dane-se: who is to act, what a seat may do, and why an action is refused."""

from __future__ import annotations

from bot.cards import FOLLOW_ONLY, Card, playable
from bot.games.danese.model import STRENGTH, State
from bot.games.protocol import Action, Bid, IllegalActionError, Option, Play
from bot.games.tricks import PLAYS

BIDS = tuple(Bid(tricks) for tricks in range(18))


def waiting_on(state: State) -> tuple[int, ...]:
    """The seat to act, or all that have not bid where bids are simultaneous; none when the hand is over."""
    if not state.bidding:
        turn = state.tricks.turn
        return () if turn is None else (turn,)
    missing = tuple(seat for seat in state.table.bidders if state.bids[seat] is None)
    return missing if state.table.rules.simultaneous_bids else missing[:1]


def legal_actions(state: State, seat: int) -> tuple[Option, ...]:
    """All that the seat may do now; empty where it is not waited on."""
    if not state.bidding:
        if seat != state.tricks.turn:
            return ()
        return tuple([PLAYS[card] for card in legal_cards(state, seat)])
    if seat not in waiting_on(state):
        return ()
    barred = barred_bid(state)
    return tuple(bid for bid in BIDS[: state.table.hand_size + 1] if bid.tricks != barred)


def legal_cards(state: State, seat: int) -> tuple[Card, ...]:
    """Cards that the seat, whose turn it is, may play: of the suit led, else any."""
    tricks = state.tricks
    return playable(tricks.hands[seat], tricks.lying, state.trump, STRENGTH, FOLLOW_ONLY)


def barred_bid(state: State) -> int | None:
    """The bid that the hook forbids to who bids now; None where it forbids none."""
    made = [bid for bid in state.bids if bid is not None]
    if not state.table.rules.hook or len(made) + 1 < len(state.bids):
        return None
    return state.table.hand_size - sum(made)


def check(state: State, seat: int, action: Action) -> None:
    """IllegalActionError with its code where the rules refuse the action."""
    if state.bidding:
        _check_bid(state, seat, action)
    else:
        _check_card(state, seat, action)


def _check_bid(state: State, seat: int, action: Action) -> None:
    waiting = waiting_on(state)
    if seat not in waiting:
        early = state.table.rules.simultaneous_bids
        raise IllegalActionError("already-bid" if early else "not-your-turn", seat=waiting[0])
    if not isinstance(action, Bid):
        raise IllegalActionError("must-bid")
    if not 0 <= action.tricks <= state.table.hand_size:
        raise IllegalActionError("bid-too-high", most=state.table.hand_size)
    if action.tricks == barred_bid(state):
        raise IllegalActionError("hook", tricks=action.tricks)


def _check_card(state: State, seat: int, action: Action) -> None:
    turn = state.tricks.turn
    if turn is None:
        raise IllegalActionError("deal-over")
    if seat != turn:
        raise IllegalActionError("not-your-turn", seat=turn)
    if not isinstance(action, Play):
        raise IllegalActionError("must-play")
    if action.card not in state.tricks.hands[seat]:
        raise IllegalActionError("not-in-hand", card=action.card.code)
    if action.card not in legal_cards(state, seat):
        raise IllegalActionError("must-follow", card=action.card.code)
