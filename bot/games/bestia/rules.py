"""Bestia, after "Una bestia que es cosa seria" (Diario Popular) and, where it is silent, the readings of its kin.

Before every deal every seat puts its ante in the plate. Five cards each; the dealer's own last card lies open and marks
trump. From the dealer's right each says *juego* or *paso*. If nobody plays the plate waits for the next deal; who plays
alone takes it; else five tricks are played, the first led by the first player on the dealer's right.

Follow suit, and go higher than the cards played if you can; unable to follow, trump, and over the trumps played if you
can; unable to do that, throw any card. Each trick earns one chip of the plate. Who takes none is *bestia* and pays as
much as the plate held. The next seat deals.

House rules add an exchange of cards after the calls, a split between two, and other ways to pay. To say *juego* a seat
must be able to pay for a bestia (table stakes).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.games.bestia.deal import hands_of, table_of
from bot.games.bestia.legal import (
    JUEGO,
    PASO,
    SERVIDO,
    check,
    goes_on,
    legal_actions,
    legal_cards,
    turn_of,
)
from bot.games.bestia.model import (
    STRENGTH,
    BestiaRules,
    CallMade,
    CardsExchanged,
    DealSettled,
    DealStarted,
    Phase,
    State,
)
from bot.games.bestia.settle import all_passed, alone, halves, played
from bot.games.bestia.view import view_for
from bot.games.chips import into_plate, moved
from bot.games.protocol import (
    Action,
    Carry,
    ChipsMoved,
    Discard,
    Event,
    Outcome,
    Play,
    Setup,
    StockExhaustedError,
)
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

SEATS = (3, 4, 5, 6, 7, 8)
LEAST_PLATE = 5
"""A chip for each trick, out of the antes of a single deal."""


def opening(rules: BestiaRules, seats: int, dealer: int) -> Carry:
    """The carry of a first deal. ValueError: too few or too many seats, or antes below the five chips of the tricks."""
    if seats not in SEATS:
        raise ValueError(f"bestia is for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    if rules.ante * seats < LEAST_PLATE:
        raise ValueError(f"ante: {rules.ante} from each of {seats} seats is less than {LEAST_PLATE} chips")
    return Carry(dealer=dealer)


def required_stack(rules: BestiaRules, carry: Carry, seats: int, seat: int) -> int:
    """Chips of the ante, which everybody puts in."""
    return rules.ante


def start(rules: BestiaRules, setup: Setup) -> tuple[Event, ...]:
    """The deal and everybody's ante, from the dealer's right."""
    started = DealStarted(rules, setup)
    return (started, *into_plate(table_of(rules, setup).order, rules.ante, "ante"))


def apply(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Events of a call, an exchange or a card. IllegalActionError with a code of `REFUSALS`."""
    check(state, seat, action)
    if isinstance(action, Play):
        return _play(state, seat, action)
    if isinstance(action, Discard):
        return _exchange(state, seat, action)
    return _call(state, seat, action == JUEGO)


def _call(state: State, seat: int, plays: bool) -> tuple[Event, ...]:
    call = CallMade(seat, "juego" if plays else "paso")
    after = _called(state, call)
    if len(after.calls) < len(after.table.order):
        return (call,)
    if goes_on(after):
        return (call,)
    if not after.players:
        return (call, *all_passed(after))
    if len(after.players) == 1:
        return (call, *alone(after, after.players[0]))
    return (call, *halves(after))


def _exchange(state: State, seat: int, action: Discard) -> tuple[Event, ...]:
    at = sum(state.threw)
    drawn = state.table.stock[at : at + len(action.cards)]
    if len(drawn) < len(action.cards):
        raise StockExhaustedError(f"{len(action.cards)} cards are due, {len(drawn)} are there")
    return (CardsExchanged(seat, action.cards, drawn),)


def _play(state: State, seat: int, action: Play) -> tuple[Event, ...]:
    played_card = CardPlayed(seat, action.card)
    winner = taker(state.tricks, action.card, state.table.trump, STRENGTH)
    if winner is None:
        return (played_card,)
    taken = TrickTaken(winner)
    if len(state.tricks.hands[seat]) > 1:
        return (played_card, taken)
    won = with_taken(with_card(state.tricks, seat, action.card), winner).won
    return (played_card, taken, *played(state, won))


def evolve(state: State | None, event: Event) -> State:
    """The state after `event`. TypeError for an event of another game, or a first one that is not `DealStarted`."""
    step = _STEPS.get(type(event))
    if step is not None and state is not None:
        return step(state, event)
    if isinstance(event, DealStarted):
        return _started(event)
    raise TypeError(f"no event of a deal of bestia: {event!r}")


def _started(event: DealStarted) -> State:
    table = table_of(event.rules, event.setup)
    tricks = Tricks(hands_of(table), (), (), (0,) * event.setup.seats)
    return State(table, Phase.CALLS, event.setup.stacks, event.setup.carry.pot, (), (), (), tricks, None)


def _called(state: State, event: CallMade) -> State:
    tricks, players = state.tricks, state.players
    if event.call == "juego":
        players = (*players, event.seat)
    else:
        hands = tricks.hands
        tricks = Tricks((*hands[: event.seat], (), *hands[event.seat + 1 :]), (), (), tricks.won)
    calls = (*state.calls, event.call)
    after = State(state.table, Phase.CALLS, state.stacks, state.pot, calls, players, (), tricks, None)
    if len(calls) < len(state.table.order) or not goes_on(after):
        return after
    return replace(after, phase=Phase.EXCHANGE) if state.table.rules.exchange else _opened(after)


def _exchanged(state: State, event: CardsExchanged) -> State:
    tricks, seat = state.tricks, event.seat
    hand = (*(card for card in tricks.hands[seat] if card not in event.thrown), *event.drawn)
    tricks = Tricks((*tricks.hands[:seat], hand, *tricks.hands[seat + 1 :]), (), (), tricks.won)
    threw = (*state.threw, len(event.thrown))
    after = State(state.table, state.phase, state.stacks, state.pot, state.calls, state.players, threw, tricks, None)
    return _opened(after) if len(threw) == len(state.players) else after


def _opened(state: State) -> State:
    """Play begins: the first player on the dealer's right leads."""
    tricks = Tricks(state.tricks.hands, state.players, (), state.tricks.won)
    return replace(state, phase=Phase.PLAY, tricks=tricks)


def _played(state: State, event: CardPlayed) -> State:
    return _with_tricks(state, with_card(state.tricks, event.seat, event.card))


def _taken(state: State, event: TrickTaken) -> State:
    return _with_tricks(state, with_taken(state.tricks, event.seat))


def _with_tricks(state: State, tricks: Tricks) -> State:
    return State(
        state.table, state.phase, state.stacks, state.pot, state.calls, state.players, state.threw, tricks, state.result
    )


def _moved(state: State, event: ChipsMoved) -> State:
    stacks, pot = moved(state.stacks, state.pot, event)
    return replace(state, stacks=stacks, pot=pot)


def _settled(state: State, event: DealSettled) -> State:
    return replace(state, phase=Phase.OVER, result=event.result)


_STEPS: dict[type[Event], Callable[[State, Any], State]] = {
    CallMade: _called,
    CardsExchanged: _exchanged,
    CardPlayed: _played,
    TrickTaken: _taken,
    ChipsMoved: _moved,
    DealSettled: _settled,
}


def waiting_on(state: State) -> tuple[int, ...]:
    """The one seat to act; none when the deal is over."""
    turn = turn_of(state)
    return () if turn is None else (turn,)


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def default_action(state: State, seat: int) -> Action:
    """paso, servido, or the lowest legal card, trumps above all others."""
    if state.phase is Phase.CALLS:
        return PASO
    if state.phase is Phase.EXCHANGE:
        return SERVIDO
    trump = state.table.trump
    return PLAYS[min(legal_cards(state, seat), key=lambda card: (card.suit is trump, STRENGTH[card.rank]))]


def outcome(state: State) -> Outcome:
    """Chips, plate and tricks so far. The trick chips are paid at the end."""
    before = state.table.setup.stacks
    deltas = tuple(now - then for now, then in zip(state.stacks, before, strict=True))
    return Outcome(chips=deltas, pot=state.pot, tricks=state.tricks.won)


def carry(state: State) -> Carry:
    """The plate goes on to the next deal, dealt by the next seat."""
    setup = state.table.setup
    return Carry(dealer=(setup.carry.dealer + 1) % setup.seats, pot=state.pot, number=setup.carry.number + 1)
