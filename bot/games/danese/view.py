"""Dane-se: what a seat may see, field by field."""

from __future__ import annotations

from bot.games.danese.deal import hands_in_game
from bot.games.danese.legal import legal_actions, waiting_on
from bot.games.danese.model import DaneseView, Phase, State, Why
from bot.games.tricks import Trick


def view_for(state: State, seat: int | None) -> DaneseView:
    """The seat's view; None: what everybody sees. Never the rest of the pack, nor what others hold."""
    table, tricks, result = state.table, state.tricks, state.result
    carry, seats = table.setup.carry, table.setup.seats
    return DaneseView(
        seat=seat,
        seats=seats,
        dealer=carry.dealer,
        hand=() if seat is None else tricks.hands[seat],
        legal=() if seat is None else legal_actions(state, seat),
        waiting_on=waiting_on(state),
        over=result is not None,
        phase=_phase(state),
        number=carry.number + 1,
        hands_in_game=hands_in_game(table.rules, seats),
        hand_size=table.hand_size,
        turn_up=table.turn_up,
        turn_up_held=table.turn_up_held,
        trump=state.trump,
        bids=_bids_seen(state, seat),
        has_bid=tuple(bid is not None for bid in state.bids),
        bidders=table.bidders,
        hand_sizes=tuple(len(hand) for hand in tricks.hands),
        trick=Trick(tricks.order[: len(tricks.lying)], tricks.lying),
        finished=tricks.finished,
        tricks=tricks.won,
        scores=result.totals if result else carry.scores or (0,) * seats,
        why=_why(state, seat),
        result=result,
        rules=table.rules,
    )


def _phase(state: State) -> Phase:
    if state.result is not None:
        return Phase.OVER
    return Phase.BIDS if state.bidding else Phase.PLAY


def _bids_seen(state: State, seat: int | None) -> tuple[int | None, ...]:
    """All bids, or only the seat's own while others still have to bid at the same time."""
    if not (state.bidding and state.table.rules.simultaneous_bids):
        return state.bids
    return tuple(bid if each == seat else None for each, bid in enumerate(state.bids))


def _why(state: State, seat: int | None) -> Why | None:
    if seat is None or state.bidding or seat != state.tricks.turn:
        return None
    lying = state.tricks.lying
    if not lying:
        return Why("lead", None, state.trump)
    led = lying[0].suit
    follows = any(card.suit is led for card in state.tricks.hands[seat])
    return Why("must-follow" if follows else "free", led, state.trump)
