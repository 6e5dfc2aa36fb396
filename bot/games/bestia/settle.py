"""Bestia: how a deal ends, as the chips that move and the result."""

from __future__ import annotations

from bot.games.bestia.legal import payment, trick_unit
from bot.games.bestia.model import DealSettled, Result, ResultKind, State
from bot.games.chips import from_plate, into_plate, moved
from bot.games.protocol import ChipsMoved, Event


def all_passed(state: State) -> tuple[Event, ...]:
    """Nobody plays: the plate waits for the next deal."""
    return _settled(state, (), "all_passed")


def alone(state: State, seat: int) -> tuple[Event, ...]:
    """One plays: the plate is his."""
    return _settled(state, from_plate(seat, state.pot, "pot"), "alone")


def halves(state: State) -> tuple[Event, ...]:
    """Two play and split the plate; an odd chip stays."""
    share = state.pot // len(state.players)
    return _settled(state, tuple(move for seat in state.players for move in from_plate(seat, share, "pot")), "split")


def played(state: State, won: tuple[int, ...]) -> tuple[Event, ...]:
    """Five tricks, `won` by seat: they are paid first, then each bestia pays."""
    rules, plate = state.table.rules, state.pot
    unit = trick_unit(rules, plate)
    bestias = tuple(seat for seat in state.players if not won[seat])
    moves = tuple(move for seat in state.players for move in from_plate(seat, unit * won[seat], "trick"))
    if bestias:
        moves += into_plate(bestias, payment(rules, plate, len(bestias)), "bestia")
    return _settled(state, moves, "played", bestias)


def _settled(
    state: State, moves: tuple[ChipsMoved, ...], kind: ResultKind, bestias: tuple[int, ...] = ()
) -> tuple[Event, ...]:
    stacks, pot = state.stacks, state.pot
    for move in moves:
        stacks, pot = moved(stacks, pot, move)
    before = state.table.setup.stacks
    seats = range(len(before))
    result = Result(
        kind=kind,
        at_stake=state.pot,
        bestias=bestias,
        won=tuple(sum(move.amount for move in moves if move.target == seat) for seat in seats),
        paid=tuple(sum(move.amount for move in moves if move.source == seat) for seat in seats),
        deltas=tuple(after - start for after, start in zip(stacks, before, strict=True)),
        carried=pot,
    )
    return (*moves, DealSettled(result))
