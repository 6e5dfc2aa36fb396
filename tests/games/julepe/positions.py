"""Positions of Julepe that tests start from. Seats 0, 1, 2 … are A, B, C … of the rules file; A deals unless said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import SPANISH_40, Card, Suit, card_of, cards_of
from bot.games.julepe import GAME
from bot.games.julepe.deal import dealing_order, hand_size
from bot.games.julepe.model import Phase
from bot.games.julepe.settle import settle_played
from bot.games.julepe.state import State
from bot.games.protocol import Event, IllegalActionError, Layout, Setup, fold
from bot.games.tricks import Tricks
from bot.games.words import action_of, word_of_option


def dealt(
    seats: int = 4,
    *,
    hands: Mapping[int, str] | None = None,
    turn_up: str = "5O",
    stock: str = "",
    config: Mapping[str, Any] | None = None,
    stacks: Sequence[int] | None = None,
    dealer: int = 0,
    pot: int = 0,
    ante: bool = True,
    reserves: Sequence[str] = (),
) -> State:
    """A deal with these hands and this top of the stock; whatever is not named is filled up with the rest."""
    rules = GAME.house_rules(**(config or {}))
    named = {seat: cards_of("spanish", codes) for seat, codes in (hands or {}).items()}
    fixed = {card for hand in named.values() for card in hand} | {card_of("spanish", turn_up)}
    top = cards_of("spanish", stock)
    rest = [card for card in SPANISH_40 if card not in fixed and card not in top]
    size = hand_size(seats)
    full: list[tuple[Card, ...] | None] = [None] * seats
    for seat in dealing_order(rules, seats, dealer):
        full[seat] = named[seat] if seat in named else tuple(rest.pop() for _ in range(size))
    carry = replace(GAME.rules.opening(rules, seats, dealer), pot=pot, ante=ante)
    layout = Layout(tuple(full), card_of("spanish", turn_up), (*top, *rest))
    pack = GAME.layouts.pack_of(rules, carry, layout)
    orders = tuple(cards_of("spanish", order) for order in reserves)
    setup = Setup(tuple(stacks or (1000,) * seats), carry, pack, orders)
    state: State = fold(GAME, GAME.rules.start(rules, setup))
    return state


def act(state: State, seat: int, word: str) -> tuple[tuple[Event, ...], State]:
    events = GAME.rules.apply(state, seat, action_of(word, "spanish"))
    return events, fold(GAME, events, state)


def after(state: State, *said: str) -> State:
    """The state after words of whoever's turn it is; `2: baile` is said by seat 2."""
    for words in said:
        seat, _, word = words.rpartition(": ")
        _, state = act(state, int(seat) if seat else waiting(state), word)
    return state


def waiting(state: State) -> int:
    (seat,) = GAME.rules.waiting_on(state)
    return seat


def legal(state: State, seat: int | None = None) -> list[str]:
    """Legal words of the seat (default: whose turn it is), sorted."""
    options = GAME.rules.legal_actions(state, waiting(state) if seat is None else seat)
    return sorted(word_of_option(option) for option in options)


def refused(state: State, seat: int, word: str) -> str:
    """The code with which the rules refuse the word."""
    with pytest.raises(IllegalActionError) as caught:
        act(state, seat, word)
    return caught.value.code


def trick_at(trick: str, hand: str, config: Mapping[str, Any] | None = None) -> State:
    """Trump oros; seat 1 led the trick so far, and the seat after its last card holds `hand`."""
    lying = cards_of("spanish", trick)
    order = (1, 2, 3, 4, 5, 0)
    mine = order[len(lying)]
    own = cards_of("spanish", hand)
    spare = tuple(card for card in SPANISH_40 if card.suit is Suit.BASTOS and card not in (*lying, *own))[: len(own)]
    hands = tuple(own if seat == mine else spare for seat in range(6))
    board = Tricks(hands, order, lying, (0,) * 6)
    return replace(dealt(6, config=config), phase=Phase.PLAY, turn=mine, calls=("juego",) * 6, board=board)


def settled(
    tricks: Mapping[int, int],
    *,
    seats: int = 4,
    pot: int = 0,
    danced: str | None = None,
    defender: int | None = None,
    config: Mapping[str, Any] | None = None,
    dealer: int = 0,
) -> State:
    """A deal in which those in `tricks` played and made so many; `danced`: the turn-up that the dealer took."""
    state = dealt(seats, pot=pot, turn_up=danced or "5O", config=config, dealer=dealer)
    calls = ["juego" if seat in tricks and seat != defender else "paso" for seat in range(seats)]
    if danced:
        calls[dealer] = "baile"
    state = replace(state, calls=tuple(calls), defender=defender)
    made = tuple(tricks.get(seat, 0) for seat in range(seats))
    result: State = fold(GAME, settle_played(state, made), state)
    return result


def chips(state: State) -> dict[int, int]:
    """Changes of the stacks that are not 0, the dealer's ante left out."""
    changes = dict(enumerate(GAME.rules.outcome(state).chips))
    if state.table.setup.carry.ante:
        changes[state.table.dealer] += state.table.rules.stake
    return {seat: change for seat, change in changes.items() if change}
