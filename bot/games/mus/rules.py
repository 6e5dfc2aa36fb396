"""Mus in pairs: the state machine of a deal.

Sources: seed 002, section 16 (premios and count: a refused first bet is 1 stone whatever its size, a refused raise
what was accepted; the count follows the order of the lances and stops at the target); Fournier, ASESMUS and
Federación Española de Mus for what the seed leaves out (rules/mus.md names them point by point).

| phase | who | may say | leads to |
|---|---|---|---|
| MUS | each from the mano | mus | the next; after the fourth DISCARD |
| | | no hay mus | OPEN with grande |
| DISCARD | each from the mano, or all at once | descarta 1-4 | after the fourth: service, then MUS |
| OPEN | each holder from the mano | paso | the next; after the last the lance is in paso |
| | | envido, órdago | ANSWER |
| ANSWER | holders of the other pair | quiero | the bet stands; an órdago is shown and ends the juego |
| | | no quiero | the partner; after the last stones are written at once |
| | | N más, órdago | ANSWER of the pair that bet |
| COUNT | nobody | | lance by lance until a pair reaches the target: OVER |

`_NEXT` holds the steps that nobody decides, `_SAID` those that a seat does. Which answer of two partners counts is
in bets.py, the service and the rebuilt stock in stock.py, the count in count.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.cards import Card
from bot.games.mus import bets, events
from bot.games.mus.count import counted, winner_of
from bot.games.mus.fold import evolve
from bot.games.mus.house import MusRules
from bot.games.mus.legal import default_action, is_over, legal_actions, waiting_on
from bot.games.mus.match import carry, opening, required_stack
from bot.games.mus.model import HAND, SEATS, Phase, State, pair_of
from bot.games.mus.stock import next_portion
from bot.games.mus.view import view_for
from bot.games.mus_hands import Lance, value_of
from bot.games.protocol import (
    Action,
    Bet,
    Discard,
    Event,
    IllegalActionError,
    Outcome,
    Raise,
    RaiseRange,
    Say,
    Setup,
)
from bot.games.turns import seats_from
from bot.games.unfolding import Unfolding

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


def start(rules: MusRules, setup: Setup) -> tuple[Event, ...]:
    """The deal of the four hands; the first of a new match where the last one ended."""
    if setup.carry.over:
        setup = replace(setup, carry=opening(rules, setup.seats, setup.carry.dealer))
    return (events.DealStarted(rules, setup),)


def outcome(state: State) -> Outcome:
    """The score so far. A stake of the match is no part of a deal."""
    return Outcome(chips=(0,) * SEATS, score=state.score, winner=state.winner)


def apply(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Events of the action and of all that follows without anybody's choice.

    IllegalActionError with a code of REFUSALS; StockExhaustedError where a written record is too short.
    """
    if state.phase is Phase.OVER:
        raise IllegalActionError("deal-over")
    if seat not in waiting_on(state):
        raise IllegalActionError("not-your-turn")
    key = _key(action)
    said = _SAID.get((state.phase, key))
    if said is None:
        raise IllegalActionError(_NOT_NOW.get((state.phase, key), "no-such-call"))
    unfolding = Unfolding(state, evolve)
    unfolding.add(said(state, seat, action))
    while (event := _NEXT[unfolding.state.phase](unfolding.state)) is not None:
        unfolding.add(event)
    return tuple(unfolding.events)


def _key(action: Action) -> str:
    match action:
        case Say(word):
            return word
        case Discard():
            return "descarta"
        case Bet():
            return "envido"
        case Raise():
            return "mas"
    return ""


def _discarded(state: State, seat: int, action: Discard) -> Event:
    cards = action.cards
    if not cards:
        raise IllegalActionError("must-discard-at-least", count=1)
    if len(cards) > HAND:
        raise IllegalActionError("discard-at-most", count=HAND)
    _check_held(state.hands[seat], cards)
    return events.CardsDiscarded(seat, cards)


def _check_held(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    for index, card in enumerate(cards):
        if card not in hand:
            raise IllegalActionError("not-in-hand", card=card.code)
        if card in cards[:index]:
            raise IllegalActionError("card-twice", card=card.code)


def _bet(state: State, seat: int, action: Bet) -> Event:
    most = bets.most_stones(state.rules, state.score)
    if action.amount < bets.LEAST_BET:
        raise IllegalActionError("bet-too-low", least=bets.LEAST_BET)
    if most is not None and action.amount > most:
        raise IllegalActionError("bet-too-high", most=most)
    return events.BetMade(seat, action.amount)


def _raised(state: State, seat: int, action: Raise) -> Event:
    if state.lances[state.at].ordago:
        raise IllegalActionError("ordago-stands")
    if action.amount < state.rules.min_raise:
        raise IllegalActionError("raise-too-low", least=state.rules.min_raise)
    offered = next((option for option in legal_actions(state, seat) if isinstance(option, RaiseRange)), None)
    most = 0 if offered is None else offered.high
    if most is not None and action.amount > most:
        raise IllegalActionError("raise-too-high", most=most)
    return events.Answered(seat, "mas", action.amount)


def _ordago_answered(state: State, seat: int, _: Say) -> Event:
    if state.lances[state.at].ordago:
        raise IllegalActionError("ordago-stands")
    return events.Answered(seat, "ordago")


def _after_discards(state: State) -> Event | None:
    if state.queue:
        return None
    portion = next_portion(state)
    return portion or events.MusReopened((state.mano + 1) % SEATS if state.running else state.mano)


def _next_lance(state: State) -> Event | None:
    """The next lance once the present one is closed; after the last one, or an órdago, the hands are shown."""
    if max(state.score) >= state.rules.target:
        return _won(state)
    if state.at >= 0:
        how = state.lances[state.at].how
        if not how:
            return None
        if how == "ordago" or state.at == len(state.lances) - 1:
            return events.HandsShown()
    return _opened(state, state.lances[state.at + 1].name)


def _opened(state: State, lance: Lance) -> Event:
    order = seats_from(state.mano, SEATS)
    if lance in {"grande", "chica"}:
        return events.LanceOpened(lance, order)
    values = [value_of(hand, state.rules.kings) for hand in state.hands]
    holders = tuple(seat for seat in order if values[seat].strength(lance))
    if lance == "juego" and not holders:
        return events.LanceOpened("punto", order)
    return events.LanceOpened(lance, holders)


def _next_answer(state: State) -> Event | None:
    answer = bets.deciding_answer(state.rules, state.lances[state.at])
    return None if answer is None else bets.consequence(state, answer)


def _next_count(state: State) -> Event:
    lance = state.lances[state.at]
    if lance.how == "ordago":
        return events.GameWon(pair_of(winner_of(state, lance)))
    if max(state.score) >= state.rules.target:
        return _won(state)
    done = len(state.counted)
    return counted(state, state.lances[done]) if done < len(state.lances) else events.DealEnded()


def _won(state: State) -> Event:
    return events.GameWon(0 if state.score[0] >= state.rules.target else 1)


def _nothing(_: State) -> None:
    return None


_NEXT: Mapping[Phase, Callable[[State], Event | None]] = {
    Phase.MUS: _nothing,
    Phase.DISCARD: _after_discards,
    Phase.OPEN: _next_lance,
    Phase.ANSWER: _next_answer,
    Phase.COUNT: _next_count,
    Phase.OVER: _nothing,
}
_SAID: Mapping[tuple[Phase, str], Callable[[State, int, Any], Event]] = {
    (Phase.MUS, "mus"): lambda _, seat, __: events.MusWanted(seat),
    (Phase.MUS, "no hay mus"): lambda _, seat, __: events.MusCut(seat),
    (Phase.DISCARD, "descarta"): _discarded,
    (Phase.OPEN, "paso"): lambda _, seat, __: events.Passed(seat),
    (Phase.OPEN, "envido"): _bet,
    (Phase.OPEN, "ordago"): lambda _, seat, __: events.OrdagoSaid(seat),
    (Phase.ANSWER, "quiero"): lambda _, seat, __: events.Answered(seat, "quiero"),
    (Phase.ANSWER, "no quiero"): lambda _, seat, __: events.Answered(seat, "no quiero"),
    (Phase.ANSWER, "mas"): _raised,
    (Phase.ANSWER, "ordago"): _ordago_answered,
}
_CALLS = ("mus", "no hay mus", "descarta", "paso", "envido", "ordago", "quiero", "no quiero", "mas")
_WRONG_IN: Mapping[Phase, tuple[tuple[str, str], ...]] = {
    Phase.MUS: tuple((call, "mus-first") for call in _CALLS),
    Phase.DISCARD: tuple((call, "must-discard") for call in _CALLS),
    Phase.OPEN: (
        *((call, "mus-is-over") for call in _CALLS[:3]),
        *((call, "nothing-to-answer") for call in ("quiero", "no quiero", "mas")),
    ),
    Phase.ANSWER: (
        *((call, "mus-is-over") for call in _CALLS[:3]),
        *((call, "must-answer") for call in ("paso", "envido")),
    ),
}
_NOT_NOW = {(phase, call): code for phase, pairs in _WRONG_IN.items() for call, code in pairs}
"""Refusal of a call that exists, in a phase where it may not be said."""
