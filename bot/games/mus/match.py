"""From deal to deal: the mano moves on, juegos make vacas, vacas make the match (1.8, 2.9)."""

from __future__ import annotations

from bot.games.mus.house import MusRules
from bot.games.mus.model import SEATS, State
from bot.games.protocol import Carry

NO_TALLIES = (0, 0, 0, 0)


def opening(_: MusRules, seats: int, dealer: int) -> Carry:
    """The carry of a match's first deal. ValueError where not four sit."""
    if seats != SEATS:
        raise ValueError(f"mus is played by {SEATS}, not {seats}")
    return Carry(dealer=dealer, scores=(0, 0), tallies=NO_TALLIES)


def required_stack(_: MusRules, _carry: Carry, _seats: int, _seat: int) -> int:
    """Nothing: stones are not chips, and a stake of the match is taken before it."""
    return 0


def carry(state: State) -> Carry:
    """The mano has become the postre; `tallies` are juegos of the present vaca, then vacas, pair by pair."""
    before = state.setup.carry
    tallies = tallies_of(before)
    number = before.number + 1
    if state.winner is None:
        return Carry(dealer=state.mano, number=number, scores=state.score, tallies=tallies)
    tallies = with_game(state.rules, tallies, state.winner)
    over = tallies[2 + state.winner] == state.rules.vacas_to_win
    winners = (state.winner, state.winner + 2) if over else ()
    return Carry(dealer=state.mano, number=number, scores=(0, 0), tallies=tallies, over=over, winners=winners)


def tallies_of(carry_before: Carry) -> tuple[int, ...]:
    return carry_before.tallies or NO_TALLIES


def with_game(rules: MusRules, tallies: tuple[int, ...], pair: int) -> tuple[int, ...]:
    """The tallies after one more juego of the pair: with its last one it wins the vaca, and both begin a new one."""
    counts = list(tallies)
    counts[pair] += 1
    if counts[pair] < rules.games_to_win:
        return tuple(counts)
    counts[2 + pair] += 1
    return (0, 0, *counts[2:])
