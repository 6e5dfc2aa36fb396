"""The state of individual mus as a fold over its events: one small function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.changes import changer
from bot.games.chips import moved
from bot.games.mus_hands import value_of
from bot.games.mus_individual import events as m
from bot.games.mus_individual.layout import dealing_order
from bot.games.mus_individual.model import DEALT, HAND, LanceState, Phase, State
from bot.games.protocol import POT, ChipsMoved, Event
from bot.games.turns import seats_from

state_changed, lance_changed = changer(State), changer(LanceState)

STAKE = "stake"
"""Reason of a movement that puts stones on deposit in the present lance."""


def evolve(state: State | None, event: Event) -> State:
    """The state after `event`; DealStarted makes a new one."""
    if isinstance(event, m.DealStarted):
        return _dealt(event)
    handler = _HANDLERS[type(event)]
    return handler(state, event)


def _dealt(event: m.DealStarted) -> State:
    setup, seats = event.setup, event.setup.seats
    order = dealing_order(setup.stacks, setup.carry.dealer)
    dealt = len(order) * DEALT
    hands = {seat: setup.pack[turn : dealt : len(order)] for turn, seat in enumerate(order)}
    nothing = (0,) * seats
    return State(
        rules=event.rules,
        setup=setup,
        mano=order[0],
        phase=Phase.DISCARD,
        stacks=setup.stacks,
        pot=setup.carry.pot,
        hands=tuple(hands.get(seat, ()) for seat in range(seats)),
        discards=(None,) * seats,
        queue=order,
        playing=tuple(seat in hands for seat in range(seats)),
        values=(None,) * seats,
        lances=(
            LanceState("grande", nothing),
            LanceState("chica", nothing),
            LanceState("pares", nothing),
            LanceState("juego", nothing),
        ),
        at=-1,
        counted=(),
        loser=None,
    )


def _card_discarded(state: State, event: m.CardDiscarded) -> State:
    seat = event.seat
    hand = tuple(card for card in state.hands[seat] if card is not event.card)
    value = value_of(hand, state.rules.kings) if len(hand) == HAND else None
    return state_changed(
        state,
        hands=_changed(state.hands, seat, hand),
        discards=_changed(state.discards, seat, event.card),
        queue=tuple(other for other in state.queue if other != seat),
        values=_changed(state.values, seat, value),
    )


def _lance_opened(state: State, event: m.LanceOpened) -> State:
    at, holders = state.at + 1, event.holders
    lance = LanceState(event.lance, state.lances[at].stakes, holders, queue=holders)
    if len(holders) == 1:
        lance = lance_changed(lance, how="unopposed", queue=(), winner=holders[0])
    elif not holders:
        lance = lance_changed(lance, how="void")
    return state_changed(state, phase=Phase.OPEN, at=at, lances=_changed(state.lances, at, lance))


def _passed(state: State, event: m.Passed) -> State:
    lance = state.lance
    return _with(state, queue=_after(lance, event.seat), passed=(*lance.passed, event.seat))


def _bet_made(state: State, event: m.BetMade) -> State:
    return _asked(state, event.seat, event.amount)


def _asked(state: State, seat: int, level: int) -> State:
    """A first bet or órdago of `seat`: all other holders answer, those included who have passed."""
    after = seats_from(seat + 1, len(state.stacks))
    queue = tuple(other for other in after if other in state.lance.holders and other != seat)
    asked = _with(state, opener=seat, inside=(seat,), level=level, bet=True, queue=queue)
    return state_changed(asked, phase=Phase.ANSWER)


def _raise_made(state: State, event: m.RaiseMade) -> State:
    lance = state.lance
    return _with(state, level=lance.level + event.amount, queue=_after(lance, event.seat))


def _ordago_said(state: State, event: m.OrdagoSaid) -> State:
    if state.phase is Phase.OPEN:
        return _with(_asked(state, event.seat, 0), ordago=event.seat)
    return _with(state, ordago=event.seat, queue=_after(state.lance, event.seat))


def _bet_accepted(state: State, event: m.BetAccepted) -> State:
    lance = state.lance
    accepted = (*lance.accepted, event.seat) if lance.ordago is not None else lance.accepted
    inside = (*lance.inside, event.seat) if state.phase is Phase.ANSWER else lance.inside
    return _with(state, queue=_after(lance, event.seat), accepted=accepted, inside=inside)


def _bet_refused(state: State, event: m.BetRefused) -> State:
    lance = state.lance
    queue = _after(lance, event.seat)
    if state.phase is Phase.ANSWER:
        return _with(state, queue=queue)
    level = 0 if state.rules.refuse_takes == "all" else lance.level - lance.stakes[event.seat]
    return _with(state, queue=queue, level=level, inside=_without(lance.inside, event.seat))


def _round_turned(state: State, event: m.RoundTurned) -> State:
    lance, seats = state.lance, len(state.stacks)
    assert lance.opener is not None
    queue = tuple((lance.opener + event.direction * step) % seats for step in range(1, seats + 1))
    turned = _with(state, direction=event.direction, queue=queue, rounds=lance.rounds + 1)
    return state_changed(turned, phase=Phase.RAISE)


def _chips_moved(state: State, event: ChipsMoved) -> State:
    stacks, pot = moved(state.stacks, state.pot, event)
    after = state_changed(state, stacks=stacks, pot=pot)
    if event.target != POT or event.reason != STAKE:
        return after
    stakes = state.lance.stakes
    return _with(after, stakes=_changed(stakes, event.source, stakes[event.source] + event.amount))


def _stake_released(state: State, event: m.StakeReleased) -> State:
    lance = state.lances[event.lance]
    stakes = _changed(lance.stakes, event.owner, lance.stakes[event.owner] - event.amount)
    return state_changed(state, lances=_changed(state.lances, event.lance, lance_changed(lance, stakes=stakes)))


def _ordago_shown(state: State, _: m.OrdagoShown) -> State:
    return state


def _seat_gone(state: State, event: m.SeatFreed | m.SeatOut) -> State:
    gone = state_changed(state, playing=_changed(state.playing, event.seat, False))
    if state.phase is not Phase.RAISE:
        return gone
    return _with(gone, inside=_without(state.lance.inside, event.seat))


def _lance_closed(state: State, event: m.LanceClosed) -> State:
    return state_changed(_with(state, how=event.how, winner=event.winner, queue=()), phase=Phase.OPEN)


def _hands_shown(state: State, _: m.HandsShown) -> State:
    return state_changed(state, phase=Phase.COUNT)


def _lance_counted(state: State, event: m.LanceCounted) -> State:
    return state_changed(state, counted=(*state.counted, event))


def _game_lost(state: State, event: m.GameLost) -> State:
    return state_changed(state, phase=Phase.OVER, loser=event.seat)


def _deal_ended(state: State, _: m.DealEnded) -> State:
    return state_changed(state, phase=Phase.OVER)


def _with(state: State, **changes: Any) -> State:
    """The state with its present lance changed."""
    lance = lance_changed(state.lance, **changes)
    return state_changed(state, lances=_changed(state.lances, state.at, lance))


def _after(lance: LanceState, seat: int) -> tuple[int, ...]:
    """The queue once `seat` has spoken; who was passed over on the way had nothing to say."""
    return lance.queue[lance.queue.index(seat) + 1 :]


def _without(seats: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat != gone)


def _changed(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


_HANDLERS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.CardDiscarded: _card_discarded,
    m.LanceOpened: _lance_opened,
    m.Passed: _passed,
    m.BetMade: _bet_made,
    m.RaiseMade: _raise_made,
    m.OrdagoSaid: _ordago_said,
    m.BetAccepted: _bet_accepted,
    m.BetRefused: _bet_refused,
    m.RoundTurned: _round_turned,
    ChipsMoved: _chips_moved,
    m.StakeReleased: _stake_released,
    m.OrdagoShown: _ordago_shown,
    m.SeatFreed: _seat_gone,
    m.SeatOut: _seat_gone,
    m.LanceClosed: _lance_closed,
    m.HandsShown: _hands_shown,
    m.LanceCounted: _lance_counted,
    m.GameLost: _game_lost,
    m.DealEnded: _deal_ended,
}
