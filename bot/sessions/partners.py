"""Who sits opposite whom, and what partners tell each other beside the game. Pure verbs."""

from __future__ import annotations

from bot.cards import shuffled
from bot.sessions import seating
from bot.sessions.draft import Draft
from bot.sessions.lobby import come_back
from bot.sessions.model import Phase, SeatsOrdered, Sign, Signalled


def swap_seats(draft: Draft, user_id: int, chair: int) -> None:
    """The member and `chair` change places, and so partners. Refused: not-seated, unknown-seat, seats-fixed."""
    own = draft.seat_of(user_id).chair
    _check_movable(draft)
    chairs = [seat.chair for seat in draft.table.seats]
    if chair not in chairs:
        raise draft.refusal("unknown-seat")
    if chair == own:
        return
    exchanged = {own: chair, chair: own}
    draft.add(SeatsOrdered(tuple(exchanged.get(each, each) for each in chairs)))


def shuffle_seats(draft: Draft, user_id: int, admin: bool, seed: bytes) -> None:
    """All places by lot. Refused: not-host, seats-fixed."""
    if not admin and draft.table.host != user_id:
        raise draft.refusal("not-host")
    _check_movable(draft)
    chairs = tuple(seat.chair for seat in draft.table.seats)
    drawn = tuple(shuffled(seed, chairs, 0))
    if drawn != chairs:
        draft.add(SeatsOrdered(drawn))


def _check_movable(draft: Draft) -> None:
    """While a game runs, who plays with whom is settled."""
    if draft.table.phase is Phase.PLAYING or seating.game_runs_on(draft.game, draft.table):
        raise draft.refusal("seats-fixed")


def signal(draft: Draft, user_id: int, sign: str) -> None:
    """A seña to the partner, only a true one. Refused: not-seated, no-deal, paused, no-such-sign.

    One that stands already is not made again.
    """
    table, chair = draft.table, draft.seat_of(user_id).chair
    seat = table.deal_seat(chair)
    if table.phase is not Phase.PLAYING or seat is None:
        raise draft.refusal("no-deal")
    if table.paused:
        raise draft.refusal("paused")
    if sign not in draft.game.signs_of(table.deal, seat):
        raise draft.refusal("no-such-sign")
    come_back(draft, user_id)
    if Sign(chair, sign) not in table.signs:
        draft.add(Signalled(chair, sign))
