"""The state of mus as a fold over its events: one small function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.cards import Card
from bot.games.changes import changer
from bot.games.mus import events as m
from bot.games.mus.bets import responders
from bot.games.mus.model import HAND, SEATS, Answer, LanceState, Phase, State, Stock, pair_of
from bot.games.mus.stock import after_rebuilding, after_serving
from bot.games.protocol import Event
from bot.games.turns import seats_from

state_changed, lance_changed, stock_changed = changer(State), changer(LanceState), changer(Stock)


def evolve(state: State | None, event: Event) -> State:
    """The state after `event`; DealStarted makes a new one."""
    if isinstance(event, m.DealStarted):
        return _dealt(event)
    handler = _HANDLERS[type(event)]
    return handler(state, event)


def _dealt(event: m.DealStarted) -> State:
    rules, setup = event.rules, event.setup
    mano = (setup.carry.dealer + 1) % SEATS
    dealt = SEATS * HAND
    order = seats_from(mano, SEATS)
    by_turn = [setup.pack[turn:dealt:SEATS] for turn in range(SEATS)]
    score = setup.carry.scores or (0, 0)
    first_game = not any(setup.carry.tallies)
    running = not any(score) and (rules.running_mus == "each_game" or (rules.running_mus == "match" and first_game))
    nothing: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    return State(
        rules=rules,
        setup=setup,
        running=running,
        mano=mano,
        phase=Phase.MUS,
        queue=order,
        hands=tuple(by_turn[order.index(seat)] for seat in range(SEATS)),
        due=(0,) * SEATS,
        thrown=nothing,
        stock=Stock(setup.pack[dealt:]),
        rounds=0,
        score=(score[0], score[1]),
        lances=(LanceState("grande"), LanceState("chica"), LanceState("pares"), LanceState("juego")),
        at=-1,
        counted=(),
        winner=None,
    )


def _mus_wanted(state: State, _: m.MusWanted) -> State:
    queue = state.queue[1:]
    if queue:
        return state_changed(state, queue=queue)
    thrown: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    return state_changed(state, phase=Phase.DISCARD, queue=seats_from(state.mano, SEATS), thrown=thrown)


def _mus_cut(state: State, event: m.MusCut) -> State:
    mano = event.seat if state.running else state.mano
    return state_changed(state, mano=mano, phase=Phase.OPEN, queue=(), at=-1)


def _cards_discarded(state: State, event: m.CardsDiscarded) -> State:
    seat, cards = event.seat, event.cards
    return state_changed(
        state,
        queue=tuple(other for other in state.queue if other != seat),
        hands=_changed(state.hands, seat, tuple(card for card in state.hands[seat] if card not in cards)),
        due=_changed(state.due, seat, len(cards)),
        thrown=_changed(state.thrown, seat, cards),
        stock=stock_changed(state.stock, discards=state.stock.discards + cards),
    )


def _stock_rebuilt(state: State, event: m.StockRebuilt) -> State:
    return state_changed(state, stock=after_rebuilding(state.setup, state.stock, event.cards))


def _cards_served(state: State, event: m.CardsServed) -> State:
    seat, cards = event.seat, event.cards
    return state_changed(
        state,
        hands=_changed(state.hands, seat, state.hands[seat] + cards),
        due=_changed(state.due, seat, state.due[seat] - len(cards)),
        stock=after_serving(state.setup, state.stock, cards),
    )


def _mus_reopened(state: State, event: m.MusReopened) -> State:
    queue = seats_from(event.mano, SEATS)
    return state_changed(state, mano=event.mano, phase=Phase.MUS, queue=queue, rounds=state.rounds + 1)


def _lance_opened(state: State, event: m.LanceOpened) -> State:
    at, holders = state.at + 1, event.holders
    pairs = {pair_of(seat) for seat in holders}
    lance = LanceState(event.lance, holders, queue=holders)
    if not holders:
        lance = lance_changed(lance, how="void")
    elif len(pairs) == 1:
        lance = lance_changed(lance, how="unopposed", queue=(), pair=pairs.pop())
    return state_changed(state, phase=Phase.OPEN, at=at, lances=_changed(state.lances, at, lance))


def _passed(state: State, event: m.Passed) -> State:
    lance = state.lances[state.at]
    queue = lance.queue[1:]
    return _with(state, Phase.OPEN, queue=queue, passed=(*lance.passed, event.seat), how="" if queue else "paso")


def _bet_made(state: State, event: m.BetMade) -> State:
    return _offered(state, event.seat, event.amount)


def _ordago_said(state: State, event: m.OrdagoSaid) -> State:
    lance = state.lances[state.at]
    return _with(_offered(state, event.seat, lance.total), Phase.ANSWER, ordago=True)


def _bet_raised(state: State, event: m.BetRaised) -> State:
    return _offered(state, event.seat, state.lances[state.at].total + event.amount)


def _offered(state: State, seat: int, total: int) -> State:
    """A bet of `total` lies on the table and the other pair is asked; what lay there before is accepted by it."""
    lance = state.lances[state.at]
    queue = responders(lance, seat)
    return _with(state, Phase.ANSWER, by=seat, total=total, accepted=lance.total, queue=queue, answers=())


def _answered(state: State, event: m.Answered) -> State:
    lance = state.lances[state.at]
    answers = (*lance.answers, Answer(event.seat, event.word, event.amount))
    leaves = state.rules.refuser_out and event.word == "no quiero"
    out = (*lance.out, event.seat) if leaves else lance.out
    return _with(state, Phase.ANSWER, queue=lance.queue[1:], answers=answers, out=out)


def _bet_accepted(state: State, _: m.BetAccepted) -> State:
    how = "ordago" if state.lances[state.at].ordago else "accepted"
    return _with(state, Phase.OPEN, queue=(), how=how)


def _bet_refused(state: State, event: m.BetRefused) -> State:
    closed = _with(state, Phase.OPEN, queue=(), how="refused", pair=event.pair, paid=event.stones)
    return state_changed(closed, score=_scored(state.score, event.pair, event.stones))


def _hands_shown(state: State, _: m.HandsShown) -> State:
    return state_changed(state, phase=Phase.COUNT)


def _lance_counted(state: State, event: m.LanceCounted) -> State:
    score = state.score if event.pair is None else _scored(state.score, event.pair, event.bet + event.premio)
    return state_changed(state, score=score, counted=(*state.counted, event))


def _game_won(state: State, event: m.GameWon) -> State:
    return state_changed(state, phase=Phase.OVER, winner=event.pair)


def _deal_ended(state: State, _: m.DealEnded) -> State:
    return state_changed(state, phase=Phase.OVER)


def _with(state: State, phase: Phase, **changes: Any) -> State:
    """The state in `phase`, with its present lance changed."""
    lance = lance_changed(state.lances[state.at], **changes)
    return state_changed(state, phase=phase, lances=_changed(state.lances, state.at, lance))


def _scored(score: tuple[int, int], pair: int, stones: int) -> tuple[int, int]:
    return (score[0] + stones, score[1]) if pair == 0 else (score[0], score[1] + stones)


def _changed(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


_HANDLERS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.MusWanted: _mus_wanted,
    m.MusCut: _mus_cut,
    m.CardsDiscarded: _cards_discarded,
    m.StockRebuilt: _stock_rebuilt,
    m.CardsServed: _cards_served,
    m.MusReopened: _mus_reopened,
    m.LanceOpened: _lance_opened,
    m.Passed: _passed,
    m.BetMade: _bet_made,
    m.OrdagoSaid: _ordago_said,
    m.Answered: _answered,
    m.BetRaised: _bet_raised,
    m.BetAccepted: _bet_accepted,
    m.BetRefused: _bet_refused,
    m.HandsShown: _hands_shown,
    m.LanceCounted: _lance_counted,
    m.GameWon: _game_won,
    m.DealEnded: _deal_ended,
}
