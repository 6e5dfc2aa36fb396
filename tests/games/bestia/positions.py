"""Positions of Bestia that tests start from. Trump is hearts unless said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.cards import cards_of
from bot.games.bestia import GAME
from bot.games.bestia.model import Phase, State
from bot.games.protocol import Setup, fold
from bot.games.tricks import Tricks

TRUMP_LAST = cards_of("french", "2H")


def fresh(
    seats: int,
    *,
    config: Mapping[str, Any] | None = None,
    pot: int = 0,
    stacks: Sequence[int] | None = None,
    dealer: int = 0,
) -> State:
    """A deal of the whole pack in printed order, so that nobody's cards matter."""
    rules = GAME.house_rules(**(config or {}))
    carry = replace(GAME.rules.opening(rules, seats, dealer), pot=pot)
    setup = Setup(tuple(stacks or (1000,) * seats), carry, GAME.cards)
    state: State = fold(GAME, GAME.rules.start(rules, setup))
    return state


def trick_at(trick: str, hand: str, config: Mapping[str, Any] | None = None) -> State:
    """Seat 1 led the trick so far, and the seat after its last card holds `hand`."""
    lying = cards_of("french", trick)
    seats = 8
    order = tuple((1 + at) % seats for at in range(seats))
    mine = order[len(lying)]
    hands = tuple(cards_of("french", hand) if seat == mine else cards_of("french", "2C 3C") for seat in range(seats))
    state = fresh(seats, config=config)
    table = replace(state.table, turn_up=TRUMP_LAST[0])
    tricks = Tricks(hands, order, lying, (0,) * seats)
    return replace(state, table=table, phase=Phase.PLAY, players=order, tricks=tricks)


def before_last_trick(players: Sequence[int], won: Mapping[int, int], winner: int, **fresh_with: Any) -> State:
    """Five tricks but one are played; `winner` holds the ace of trumps, the others a card of no use."""
    state = fresh(**fresh_with)
    seats = state.table.setup.seats
    low = iter(cards_of("french", "7C 8C 9C 10C JC QC KC"))
    hands = tuple(
        cards_of("french", "AH") if seat == winner else ((next(low),) if seat in players else ())
        for seat in range(seats)
    )
    order = tuple(seat for seat in state.table.order if seat in players)
    at = order.index(winner)
    so_far = tuple(won.get(seat, 0) - (seat == winner) for seat in range(seats))
    tricks = Tricks(hands, order[at:] + order[:at], (), so_far)
    table = replace(state.table, turn_up=TRUMP_LAST[0])
    return replace(state, table=table, phase=Phase.PLAY, players=order, tricks=tricks)


def play_out(state: State) -> State:
    """Every seat plays its one legal card until the deal is over."""
    while waiting := GAME.rules.waiting_on(state):
        action = GAME.rules.default_action(state, waiting[0])
        state = fold(GAME, GAME.rules.apply(state, waiting[0], action), state)
    return state


def settled(players: Sequence[int], won: Mapping[int, int], **fresh_with: Any) -> tuple[list[int], int]:
    """Changes of the stacks by the settlement alone, without the antes, and the plate after it."""
    winner = max(won, key=lambda seat: won[seat])
    state = before_last_trick(players, won, winner, **fresh_with)
    end = play_out(state)
    return [now - then for now, then in zip(end.stacks, state.stacks, strict=True)], end.pot
