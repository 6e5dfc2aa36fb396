"""Movements of stones, and the check after each of them: who has none is out, who alone has some has lost."""

from __future__ import annotations

from bot.games.mus_individual.events import GameLost, SeatOut, StakeReleased
from bot.games.mus_individual.fold import STAKE
from bot.games.mus_individual.model import Phase, State, stones_of
from bot.games.protocol import POT, ChipsMoved
from bot.games.unfolding import Unfolding

Deal = Unfolding[State]


def put_on_deposit(deal: Deal, seat: int, amount: int) -> None:
    """Free stones of the seat become its stake in the present lance."""
    if amount:
        deal.add(ChipsMoved(seat, POT, amount, STAKE))


def take_stake(deal: Deal, lance: int, owner: int, taker: int, amount: int, reason: str) -> None:
    """Stones that `owner` has on deposit in a lance go to `taker`: himself, another seat, or the plate for good."""
    if not amount or is_lost(deal):
        return
    deal.add(StakeReleased(lance, owner, amount))
    if taker != POT:
        deal.add(ChipsMoved(POT, taker, amount, reason))
    check(deal)


def move_free(deal: Deal, source: int, target: int, amount: int, reason: str) -> None:
    """Free stones of a seat go to another seat, or to the plate for good."""
    if not amount or is_lost(deal):
        return
    deal.add(ChipsMoved(source, target, amount, reason))
    check(deal)


def check(deal: Deal) -> None:
    """After a movement: stones on deposit count (r)."""
    state = deal.state
    holding = [seat for seat in range(len(state.stacks)) if stones_of(state, seat)]
    for seat, playing in enumerate(state.playing):
        if playing and seat not in holding:
            deal.add(SeatOut(seat))
    if len(holding) == 1:
        deal.add(GameLost(holding[0]))


def is_lost(deal: Deal) -> bool:
    return deal.state.phase is Phase.OVER
