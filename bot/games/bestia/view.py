"""Bestia: what a seat may see, field by field."""

from __future__ import annotations

from bot.games.bestia.legal import covered, left_to_draw, legal_actions, legal_cards, payment, turn_of
from bot.games.bestia.model import STRENGTH, BestiaView, Phase, State, Why
from bot.games.tricks import Trick, duty_in_force


def view_for(state: State, seat: int | None) -> BestiaView:
    """The seat's view; None: what everybody sees. Never the stock, nor what others hold or have thrown."""
    table, tricks = state.table, state.tricks
    turn = turn_of(state)
    seats = range(table.setup.seats)
    calls = dict(zip(table.order, state.calls, strict=False))
    thrown = dict(zip(state.players, state.threw, strict=False))
    return BestiaView(
        seat=seat,
        seats=table.setup.seats,
        dealer=table.setup.carry.dealer,
        hand=() if seat is None else tricks.hands[seat],
        legal=() if seat is None else legal_actions(state, seat),
        waiting_on=() if turn is None else (turn,),
        over=state.phase is Phase.OVER,
        phase=state.phase,
        turn_up=table.turn_up,
        trump=table.trump,
        stacks=state.stacks,
        pot=state.pot,
        penalty=payment(table.rules, state.pot if state.result is None else state.result.at_stake),
        covered=seat is None or covered(state, seat),
        calls=tuple(calls.get(each) for each in seats),
        thrown=tuple(thrown.get(each) for each in seats),
        hand_sizes=tuple(len(hand) for hand in tricks.hands),
        stock_size=left_to_draw(state),
        players=state.players,
        trick=Trick(tricks.order[: len(tricks.lying)], tricks.lying),
        finished=tricks.finished,
        tricks=tricks.won,
        why=_why(state, seat),
        result=state.result,
        rules=table.rules,
    )


def _why(state: State, seat: int | None) -> Why | None:
    if seat is None or state.phase is not Phase.PLAY or seat != turn_of(state):
        return None
    trump, lying, hand = state.table.trump, state.tricks.lying, state.tricks.hands[seat]
    legal = legal_cards(state, seat)
    led = lying[0].suit if lying else None
    if led is None and len(legal) < len(hand):
        return Why("must-lead-trump-ace", led, trump)
    return Why(duty_in_force(hand, lying, trump, STRENGTH, legal), led, trump)
