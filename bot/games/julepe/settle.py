"""Who wins what at the end of a deal. Seed, lines 13 to 20; Parlett where it breaks off.

P is what is at stake, J the julepe. One winner takes P and all julepes, two share them, with none all is carried.
Against the baceta the lone player plays for P only: he takes it, or shares it with the plate, or pays J and the
defender takes both. The defender never pays.
"""

from __future__ import annotations

from bot.games.chips import from_plate, into_plate, moved
from bot.games.julepe.deal import risk_of
from bot.games.julepe.fold import active
from bot.games.julepe.model import QUOTA, RAISED_QUOTA, DealKind, DealSettled, Result, SeatKind
from bot.games.julepe.state import State
from bot.games.protocol import POT, ChipsMoved, Event


def quota_of(state: State, seat: int) -> int:
    """Tricks the seat needs: two, or three for a dealer who danced the ace (or anything, by house rule)."""
    if state.calls[seat] != "baile":
        return QUOTA
    raised = state.table.turn_up.rank == 1 or state.table.rules.turn_up_quota == "always_three"
    return RAISED_QUOTA if raised else QUOTA


def julep_of(state: State, seat: int) -> int:
    """Chips that the seat pays if it fails."""
    return risk_of(state.table, dances=state.calls[seat] == "baile")


def settle_passed(state: State) -> tuple[Event, ...]:
    """Nobody plays: the plate stays."""
    return _settled(state, "all_passed", (), {})


def settle_undefended(state: State) -> tuple[Event, ...]:
    """One plays and nobody defends: he takes the plate without a card, or it stays by house rule."""
    lone = active(state)[0]
    if state.table.rules.lone_undefended == "carry":
        return _settled(state, "undefended", (), {lone: "carried"})
    return _settled(state, "undefended", from_plate(lone, state.table.at_stake, "pot"), {lone: "winner"})


def settle_played(state: State, tricks: tuple[int, ...]) -> tuple[Event, ...]:
    """After the fifth trick; `tricks` per seat."""
    if state.defender is not None:
        return _settle_baceta(state, tricks, state.defender)
    playing = active(state)
    winners = [seat for seat in playing if tricks[seat] >= quota_of(state, seat)]
    losers = [seat for seat in playing if seat not in winners]
    moves = [move for seat in losers for move in into_plate((seat,), julep_of(state, seat), "julepe")]
    juleps = sum(move.amount for move in moves)
    if winners:
        share, odd = divmod(state.table.at_stake + juleps, len(winners))
        first = odd if state.table.rules.odd_chip == "first_hand" else 0
        for seat in winners:
            moves += from_plate(seat, share + (first if seat == winners[0] else 0), "pot")
    kinds: dict[int, SeatKind] = dict.fromkeys(winners, "winner")
    return _settled(state, "played", tuple(moves), kinds | dict.fromkeys(losers, "julep"))


def _settle_baceta(state: State, tricks: tuple[int, ...], defender: int) -> tuple[Event, ...]:
    lone, at_stake = active(state)[0], state.table.at_stake
    if tricks[lone] >= quota_of(state, lone):
        shared = tricks[defender] >= QUOTA
        won = from_plate(lone, at_stake // 2 if shared else at_stake, "pot")
        return _settled(state, "baceta", won, {lone: "winner", defender: "defended"})
    lost = into_plate((lone,), julep_of(state, lone), "julepe")
    if state.table.rules.stock_beats_lone == "carry":
        return _settled(state, "baceta", lost, {lone: "julep", defender: "defended"})
    won = from_plate(defender, at_stake + julep_of(state, lone), "pot")
    return _settled(state, "baceta", lost + won, {lone: "julep", defender: "winner"})


def _settled(
    state: State, kind: DealKind, moves: tuple[ChipsMoved, ...], kinds: dict[int, SeatKind]
) -> tuple[Event, ...]:
    stacks, pot = state.stacks, state.pot
    for move in moves:
        stacks, pot = moved(stacks, pot, move)
    seats = range(len(stacks))
    result = Result(
        kind=kind,
        kinds=tuple(_kind_of(state, seat, kinds) for seat in seats),
        at_stake=state.table.at_stake,
        paid=tuple(sum(move.amount for move in moves if move.source == seat) for seat in seats),
        won=tuple(sum(move.amount for move in moves if (move.source, move.target) == (POT, seat)) for seat in seats),
        deltas=tuple(stacks[seat] - state.table.setup.stacks[seat] for seat in seats),
        carried=pot,
    )
    return (*moves, DealSettled(result))


def _kind_of(state: State, seat: int, kinds: dict[int, SeatKind]) -> SeatKind:
    if seat == state.table.alcalde:
        return "alcalde"
    return kinds.get(seat, "passed")
