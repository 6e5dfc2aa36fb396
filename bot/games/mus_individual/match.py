"""From deal to deal: stones go on, a lost game is a defeat, and who has had enough of them is out of the match (s)."""

from __future__ import annotations

from bot.games.mus_individual.house import MusIndividualRules
from bot.games.mus_individual.model import State
from bot.games.protocol import Carry

LEAST_SEATS, MOST_SEATS = 2, 6


def opening(rules: MusIndividualRules, seats: int, dealer: int) -> Carry:
    """The carry of a match's first deal: `scores` are stones, `tallies` defeats. ValueError where not 2 to 6 sit."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"individual mus is played by {LEAST_SEATS} to {MOST_SEATS}, not {seats}")
    return Carry(dealer=dealer, scores=(rules.stones,) * seats, tallies=(0,) * seats)


def required_stack(_: MusIndividualRules, _carry: Carry, _seats: int, _seat: int) -> int:
    """Nothing: stones are not chips, and a stake of the match is taken before it."""
    return 0


def carry(state: State) -> Carry:
    """The mano has become the dealer. After a lost game all who are not out of the match take new stones."""
    before = state.setup.carry
    defeats = before.tallies or (0,) * len(state.stacks)
    number = before.number + 1
    if state.loser is None:
        return Carry(dealer=state.mano, pot=state.pot, number=number, scores=state.stacks, tallies=defeats)
    defeats = tuple(lost + (seat == state.loser) for seat, lost in enumerate(defeats))
    left = tuple(seat for seat, lost in enumerate(defeats) if lost < state.rules.defeats)
    scores = tuple(state.rules.stones if seat in left else 0 for seat in range(len(defeats)))
    over = len(left) == 1
    winners = left if over else ()
    return Carry(dealer=state.mano, number=number, scores=scores, tallies=defeats, over=over, winners=winners)
