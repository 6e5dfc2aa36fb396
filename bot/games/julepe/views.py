"""What a seat sees: its own cards, everybody's calls, numbers of cards, the tricks, the chips."""

from __future__ import annotations

from bot.cards import Suit
from bot.games.julepe.fold import active
from bot.games.julepe.legal import legal_actions, playable_cards
from bot.games.julepe.model import STRENGTH, JulepeView, Phase, Why
from bot.games.julepe.settle import quota_of
from bot.games.julepe.state import State
from bot.games.tricks import Trick, duty_in_force


def view_for(state: State, seat: int | None) -> JulepeView:
    table, talon = state.table, state.talon
    playing = (*active(state), state.defender)
    seats = range(len(state.stacks))
    return JulepeView(
        seat=seat,
        seats=len(seats),
        dealer=table.dealer,
        hand=() if seat is None else state.hands[seat],
        legal=() if seat is None else legal_actions(state, seat),
        waiting_on=(state.turn,) if state.turn is not None else state.asked,
        over=state.phase is Phase.OVER,
        phase=state.phase,
        alcalde=table.alcalde,
        turn_up=table.turn_up,
        trump=table.trump,
        danced=state.calls[table.dealer] == "baile",
        stacks=state.stacks,
        pot=state.pot,
        at_stake=table.at_stake,
        penalty=table.penalty,
        quotas=tuple(quota_of(state, other) for other in seats),
        calls=state.calls,
        thrown=state.threw,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        stock_size=table.stock_size - talon.drawn + len(talon.pile),
        rebuilds=talon.rebuilds,
        lone=_lone(state),
        defender=state.defender,
        asked=state.asked,
        players=tuple(other for other in table.order if other in playing),
        trick=_trick(state),
        finished=state.board.finished,
        tricks=state.board.won,
        why=None if seat is None else _why(state, seat),
        result=state.result,
        rules=table.rules,
    )


def _lone(state: State) -> int | None:
    """The only seat that plays, once everybody has called."""
    playing = active(state)
    called = all(state.calls[seat] for seat in state.table.order)
    return playing[0] if called and len(playing) == 1 else None


def _trick(state: State) -> Trick:
    lying = state.board.lying
    return Trick(state.board.order[: len(lying)], lying)


def _why(state: State, seat: int) -> Why | None:
    if state.phase is not Phase.PLAY or state.turn != seat:
        return None
    led: Suit | None = state.board.lying[0].suit if state.board.lying else None
    trump = state.table.trump
    duty = duty_in_force(state.hands[seat], state.board.lying, trump, STRENGTH, playable_cards(state, seat))
    return Why(duty, led, trump)
