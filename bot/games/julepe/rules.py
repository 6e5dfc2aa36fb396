"""Julepe: five cards each, at least two tricks, or pay.

The rules in short; the sources are the text of acanomas.com (the seed), then Parlett, Fournier and the house rules of
several tables, which are fields of `JulepeRules`. Where they are silent, the default of the field stands.

* Three to seven sit; play goes to the right. The dealer puts the puesta on the plate. Each takes five cards, of five
  seats six; of seven the dealer (alcalde) takes none. The next card is turned: its suit is trump.
* In turn from the dealer's right each says juego or paso. The dealer may take the turn-up (baile), at any time up to
  his call; then he must play, throws one card more than he draws, and needs three tricks if it was the ace.
* Who plays throws any cards and is served as many (five seats: one fewer). When the stock runs out, throws and passed
  hands are shuffled into a new one.
* If only one plays, those who passed may defend the baceta: the first who will takes six cards, throws one and plays
  against him. If nobody will, the lone player takes the plate.
* Five tricks: follow suit and go higher if able; else trump, over the trumps played if able; else anything.
* Two tricks win. One winner takes the plate and the julepes of those who failed; two share; without one all stays.
* A seat that could not pay the julepe may only pass: stacks never go below zero.

This module ties the phases together. Data: `model`; the fold: `fold`; legality: `legal`; serving: `draw`; chips:
`settle`; what a seat sees: `views`.
"""

from __future__ import annotations

from bot.cards import Card
from bot.games.chips import into_plate
from bot.games.julepe import model as m
from bot.games.julepe.deal import ante_of
from bot.games.julepe.draw import serve
from bot.games.julepe.fold import active, evolve
from bot.games.julepe.legal import DANCES, DEFENDS, REFUSES, legal_actions, refusal
from bot.games.julepe.model import HAND, STRENGTH, JulepeRules, Phase
from bot.games.julepe.settle import settle_passed, settle_played, settle_undefended
from bot.games.julepe.state import State
from bot.games.julepe.views import view_for
from bot.games.protocol import (
    Action,
    Carry,
    Discard,
    DiscardRange,
    Event,
    Option,
    Outcome,
    Play,
    Say,
    Setup,
    permits,
)
from bot.games.tricks import CardPlayed, TrickTaken, taker
from bot.games.unfolding import Unfolding

SEATS = (3, 4, 5, 6, 7)
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


def opening(rules: JulepeRules, seats: int, dealer: int) -> Carry:
    if seats not in SEATS:
        raise ValueError(f"julepe is for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    return Carry(dealer=dealer)


def start(rules: JulepeRules, setup: Setup) -> tuple[Event, ...]:
    """The deal and the antes; none after a redeal."""
    events: list[Event] = [m.DealStarted(rules, setup)]
    if setup.carry.ante:
        for seat in range(setup.seats):
            events += into_plate((seat,), ante_of(rules, setup.carry.dealer, seat), "ante")
    return tuple(events)


def required_stack(rules: JulepeRules, carry: Carry, seats: int, seat: int) -> int:
    return ante_of(rules, carry.dealer, seat) if carry.ante else 0


def apply(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    if not _is_legal(state, seat, action):
        raise refusal(state, seat, action)
    if isinstance(action, Play):
        return _play(state, CardPlayed(seat, action.card))
    told = Unfolding(state, evolve)
    if isinstance(action, Discard):
        told.add(m.CardsThrown(seat, action.cards))
        serve(told, seat, HAND - len(told.state.hands[seat]))
    elif action == DANCES:
        told.add(m.TurnUpTaken(seat, state.table.turn_up))
    elif action in (DEFENDS, REFUSES):
        told.add(m.DefenceAnswered(seat, action == DEFENDS))
    else:
        told.add(m.CallMade(seat, "juego" if action == Say("juego") else "paso"))
    _go_on(told)
    return tuple(told.events)


def _is_legal(state: State, seat: int, action: Action) -> bool:
    if not permits(legal_actions(state, seat), action):
        return False
    if isinstance(action, Discard):
        return len(set(action.cards)) == len(action.cards) and set(action.cards) <= set(state.hands[seat])
    return True


def _play(state: State, played: CardPlayed) -> tuple[Event, ...]:
    board = state.board
    winner = taker(board, played.card, state.table.trump, STRENGTH)
    if winner is None:
        return (played,)
    if len(board.finished) + 1 < HAND:
        return (played, TrickTaken(winner))
    tricks = tuple(number + (seat == winner) for seat, number in enumerate(board.won))
    return (played, TrickTaken(winner), *settle_played(state, tricks))


def _go_on(told: Unfolding[State]) -> None:
    """All that follows without anybody's choice, until a seat is to act or the deal is over."""
    while True:
        state, seat = told.state, told.state.turn
        if state.phase is Phase.CALLS and seat is None:
            told.add(*_after_calls(state))
        elif state.phase is Phase.DEFENCE and not state.asked:
            told.add(*settle_undefended(state))
        elif state.phase is Phase.DRAW and seat is None:
            told.add(m.PlayOpened(_first_leader(state)))
        elif seat is not None and seat == state.defender and not state.hands[seat]:
            serve(told, seat, state.table.rules.defender_cards)
        else:
            return


def _after_calls(state: State) -> tuple[Event, ...]:
    playing = active(state)
    if not playing:
        return settle_passed(state)
    if len(playing) > 1:
        return (m.PlayOpened(playing[0]),)
    return (m.DefenceOffered(playing[0], tuple(seat for seat in state.table.order if seat not in playing)),)


def _first_leader(state: State) -> int:
    playing = active(state)
    if state.defender is None or state.table.rules.defender_lead == "lone":
        return playing[0]
    if state.table.rules.defender_lead == "stock":
        return state.defender
    return next(seat for seat in state.table.order if seat in (playing[0], state.defender))


def waiting_on(state: State) -> tuple[int, ...]:
    if state.turn is not None:
        return (state.turn,)
    return state.asked


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def default_action(state: State, seat: int) -> Action:
    """Paso, no defiende, servido, the lowest cards; a seat that is bound to play or to defend does so."""
    options = legal_actions(state, seat)
    for neutral in (Say("paso"), REFUSES, Discard(())):
        if neutral in options:
            return neutral
    return _least(state, seat, options)


def _least(state: State, seat: int, options: tuple[Option, ...]) -> Action:
    if isinstance(options[0], DiscardRange):
        return Discard(tuple(sorted(state.hands[seat], key=lambda card: _worth(state, card)))[: options[0].low])
    cards = [option.card for option in options if isinstance(option, Play)]
    if cards:
        return Play(min(cards, key=lambda card: _worth(state, card)))
    return next(option for option in options if isinstance(option, Say))


def _worth(state: State, card: Card) -> tuple[bool, int]:
    return (card.suit is state.table.trump, STRENGTH[card.rank])


def outcome(state: State) -> Outcome:
    before = state.table.setup.stacks
    return Outcome(
        chips=tuple(now - then for now, then in zip(state.stacks, before, strict=True)),
        pot=state.pot,
        tricks=state.board.won,
    )


def carry(state: State) -> Carry:
    """The deal moves to the right; after a redeal by house rule the same dealer deals again, without a puesta."""
    table, setup = state.table, state.table.setup
    passed = state.result is not None and state.result.kind == "all_passed"
    again = passed and table.rules.all_pass == "redeal"  # noqa: S105  (a rule, no password)
    return Carry(
        dealer=table.dealer if again else (table.dealer + 1) % setup.seats,
        pot=state.pot,
        ante=not again,
        number=setup.carry.number + 1,
    )
