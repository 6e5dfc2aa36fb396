"""The state as a fold over the events: one small function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.cards import Card
from bot.games.changes import changer
from bot.games.chips import moved
from bot.games.julepe import model as m
from bot.games.julepe.deal import hand_size, table_of
from bot.games.julepe.model import HAND, Phase
from bot.games.julepe.state import State, Table, Talon
from bot.games.protocol import ChipsMoved, Event
from bot.games.tricks import CardPlayed, Tricks, TrickTaken, with_card, with_taken
from bot.games.turns import seats_from

Calls = tuple[str | None, ...]
Thrown = tuple[int | None, ...]
changed, board_changed, talon_changed = changer(State), changer(Tricks), changer(Talon)


def _started(_: None, event: m.DealStarted) -> State:
    setup = event.setup
    table = table_of(event.rules, setup)
    seats, dealt = setup.seats, len(table.order) * hand_size(setup.seats)
    hands: list[tuple[Card, ...]] = [()] * seats
    for place, seat in enumerate(table.order):
        hands[seat] = setup.pack[place : dealt : len(table.order)]
    nobody: tuple[None, ...] = (None,) * seats
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    return State(
        table=table,
        phase=Phase.CALLS,
        turn=table.order[0],
        stacks=setup.stacks,
        pot=setup.carry.pot,
        board=Tricks(tuple(hands), (), (), (0,) * seats),
        calls=nobody,
        threw=nobody,
        talon=Talon(setup.pack[dealt + 1 :], 0, nothing, nothing),
        asked=(),
        defender=None,
        result=None,
    )


def _chips_moved(state: State, event: ChipsMoved) -> State:
    stacks, pot = moved(state.stacks, state.pot, event)
    return changed(state, stacks=stacks, pot=pot)


def active(state: State) -> tuple[int, ...]:
    """Seats that have called to play, from the dealer's right."""
    return _playing(state.table, state.calls)


def _playing(table: Table, calls: Calls) -> tuple[int, ...]:
    return tuple([seat for seat in table.order if calls[seat] in ("juego", "baile")])


def _upcoming(table: Table, calls: Calls, threw: Thrown) -> tuple[Phase, int | None]:
    """On to the next caller; after the last call on to the draws, where two or more play and have not drawn yet."""
    for seat in table.order:
        if calls[seat] is None:
            return Phase.CALLS, seat
    playing = _playing(table, calls)
    draws_now = len(playing) > 1 or table.rules.draw_when == "when_calling"
    for seat in playing if draws_now else ():
        if threw[seat] is None:
            return Phase.DRAW, seat
    return Phase.CALLS, None


def _after_play_call(state: State, seat: int, calls: Calls) -> tuple[Phase, int | None]:
    if state.table.rules.draw_when == "when_calling":
        return Phase.DRAW, seat
    return _upcoming(state.table, calls, state.threw)


def _call_made(state: State, event: m.CallMade) -> State:
    seat = event.seat
    calls = _put(state.calls, seat, event.call)
    if event.call == "juego":
        phase, turn = _after_play_call(state, seat, calls)
        return changed(state, phase=phase, turn=turn, calls=calls)
    phase, turn = _upcoming(state.table, calls, state.threw)
    talon = talon_changed(state.talon, passed=_put(state.talon.passed, seat, state.hands[seat]))
    return changed(state, phase=phase, turn=turn, calls=calls, board=_holding(state, seat, ()), talon=talon)


def _turn_up_taken(state: State, event: m.TurnUpTaken) -> State:
    seat = event.seat
    calls = _put(state.calls, seat, "baile")
    board = _holding(state, seat, (*state.hands[seat], event.card))
    phase, turn = _after_play_call(state, seat, calls) if state.turn == seat else (state.phase, state.turn)
    return changed(state, phase=phase, turn=turn, calls=calls, board=board)


def _defence_offered(state: State, event: m.DefenceOffered) -> State:
    turn = event.seats[0] if state.table.rules.defender_choice == "in_turn" else None
    return changed(state, phase=Phase.DEFENCE, asked=event.seats, turn=turn)


def _defence_answered(state: State, event: m.DefenceAnswered) -> State:
    if event.defends:
        lone = active(state)[0]
        turn = lone if state.threw[lone] is None else event.seat
        return changed(state, phase=Phase.DRAW, asked=(), defender=event.seat, turn=turn)
    asked = tuple(seat for seat in state.asked if seat != event.seat)
    in_turn = state.table.rules.defender_choice == "in_turn" and asked
    return changed(state, asked=asked, turn=asked[0] if in_turn else None)


def _cards_thrown(state: State, event: m.CardsThrown) -> State:
    seat = event.seat
    kept = tuple([card for card in state.hands[seat] if card not in event.cards])
    talon = talon_changed(state.talon, thrown=_put(state.talon.thrown, seat, event.cards))
    threw = _put(state.threw, seat, len(event.cards))
    phase, turn = _after_draw(state, seat, kept, threw)
    return changed(state, phase=phase, turn=turn, board=_holding(state, seat, kept), talon=talon, threw=threw)


def _stock_rebuilt(state: State, event: m.StockRebuilt) -> State:
    talon, gone = state.talon, set(event.cards)
    orders = len(state.table.setup.reserves)
    rebuilt = talon_changed(
        talon,
        passed=tuple(_without(cards, gone) for cards in talon.passed),
        thrown=tuple(_without(cards, gone) for cards in talon.thrown),
        pile=event.cards,
        rebuilds=talon.rebuilds + 1,
        at=0 if talon.rebuilds < orders else talon.at,
    )
    return changed(state, talon=rebuilt)


def reserve_order(state: State) -> tuple[Card, ...]:
    """The order in which the cards of the last rebuilt stock are drawn; none where nothing was handed in."""
    reserves = state.table.setup.reserves
    return reserves[min(state.talon.rebuilds, len(reserves)) - 1] if reserves else ()


def _cards_served(state: State, event: m.CardsServed) -> State:
    seat, talon = event.seat, state.talon
    if talon.pile:
        at = reserve_order(state).index(event.cards[-1], talon.at) + 1
        pile = _without(talon.pile, set(event.cards))
        talon = talon_changed(talon, pile=pile, at=at, reserve=talon.reserve + event.cards)
    else:
        number = len(event.cards)
        talon = talon_changed(talon, stock=talon.stock[number:], drawn=talon.drawn + number)
    hand = state.hands[seat] + event.cards
    phase, turn = _after_draw(state, seat, hand, state.threw)
    return changed(state, phase=phase, turn=turn, board=_holding(state, seat, hand), talon=talon)


def _after_draw(state: State, seat: int, hand: tuple[Card, ...], threw: Thrown) -> tuple[Phase, int | None]:
    """On to the next who draws, once `seat` holds its five cards; a defender dealt more has yet to throw."""
    rules = state.table.rules
    if len(hand) != HAND:
        return Phase.DRAW, seat
    if seat == state.defender:
        done = threw[seat] is not None or rules.defender_cards == HAND
        return Phase.DRAW, None if done else seat
    if state.defender is not None:
        return Phase.DRAW, state.defender
    if rules.draw_when == "when_calling":
        return _upcoming(state.table, state.calls, threw)
    return Phase.DRAW, next((other for other in active(state) if threw[other] is None), None)


def _play_opened(state: State, event: m.PlayOpened) -> State:
    playing = (*active(state), state.defender)
    order = tuple(seat for seat in seats_from(event.leader, len(state.stacks)) if seat in playing)
    return changed(state, phase=Phase.PLAY, turn=event.leader, board=board_changed(state.board, order=order))


def _card_played(state: State, event: CardPlayed) -> State:
    board = with_card(state.board, event.seat, event.card)
    complete = len(board.lying) == len(board.order)
    return changed(state, turn=None if complete else board.turn, board=board)


def _trick_taken(state: State, event: TrickTaken) -> State:
    return changed(state, turn=event.seat, board=with_taken(state.board, event.seat))


def _deal_settled(state: State, event: m.DealSettled) -> State:
    return changed(state, phase=Phase.OVER, turn=None, result=event.result)


def _holding(state: State, seat: int, hand: tuple[Card, ...]) -> Tricks:
    return board_changed(state.board, hands=_put(state.hands, seat, hand))


def _put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _without(cards: tuple[Card, ...], gone: set[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


_FOLDS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.DealStarted: _started,
    ChipsMoved: _chips_moved,
    m.CallMade: _call_made,
    m.TurnUpTaken: _turn_up_taken,
    m.DefenceOffered: _defence_offered,
    m.DefenceAnswered: _defence_answered,
    m.CardsThrown: _cards_thrown,
    m.StockRebuilt: _stock_rebuilt,
    m.CardsServed: _cards_served,
    m.PlayOpened: _play_opened,
    CardPlayed: _card_played,
    TrickTaken: _trick_taken,
    m.DealSettled: _deal_settled,
}


def evolve(state: State | None, event: Event) -> State:
    return _FOLDS[type(event)](state, event)
