"""Opening a table, its terms, its pauses and its end. Pure verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.games.protocol import AnyGame, HouseRules
from bot.sessions import seating
from bot.sessions.draft import Draft
from bot.sessions.model import (
    CameBack,
    Paused,
    Phase,
    Resumed,
    RulesSet,
    SaidReady,
    SeatLeft,
    SeatTaken,
    TableOpened,
    Terms,
)


@dataclass(frozen=True, slots=True)
class Opening:
    """What a member asks for when opening a table: the event, and who sits down with it."""

    event: TableOpened
    name: str
    bots: int = 0
    bot_names: tuple[str, ...] = ()


def open_table(draft: Draft, opening: Opening) -> None:
    """The host sits, then the computer players. Refused: bad-rules, bots-forbidden, table-full."""
    event = opening.event
    check_terms(draft, event.rules, event.terms)
    draft.add(event)
    seating.sit(draft, event.host, opening.name)
    for number in range(opening.bots):
        name = opening.bot_names[number] if number < len(opening.bot_names) else None
        seating.add_bot(draft, None, "normal", name)


def check_terms(draft: Draft, rules: Mapping[str, Any], terms: Terms) -> None:
    """Refused: bad-rules, where the house rules are none or the buy-in does not last for a deal."""
    try:
        house_rules = draft.game.house_rules.model_validate(dict(rules))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise draft.refusal("bad-rules", field=field, why=first["msg"]) from error
    if min(terms.buy_in, terms.stake, terms.turn_seconds, terms.next_deal_seconds) < 0:
        raise draft.refusal("bad-rules", field="terms", why="below zero")
    needed = least_buy_in(draft.game, house_rules, terms.stake)
    if terms.buy_in < needed:
        raise draft.refusal("bad-rules", field="buy_in", why=f"below {needed}", least=needed)


def least_buy_in(game: AnyGame, rules: HouseRules, stake: int) -> int:
    """Chips without which a seat could not be dealt in at all."""
    if game.counts != "chips":
        return stake
    seats = game.seats[0]
    try:
        carry = game.rules.opening(rules, seats, 0)
    except ValueError:
        return 0
    return max(game.rules.required_stack(rules, carry, seats, seat) for seat in range(seats))


def set_rules(draft: Draft, user_id: int, rules: Mapping[str, Any], terms: Terms, admin: bool) -> None:
    """Other rules or stakes for a table that has not begun. Refused: not-host, not-in-lobby, bad-rules."""
    if not admin and draft.table.host != user_id:
        raise draft.refusal("not-host")
    if draft.table.phase is not Phase.LOBBY:
        raise draft.refusal("not-in-lobby")
    check_terms(draft, rules, terms)
    anew = terms.buy_in != draft.table.terms.buy_in or not terms.bots_allowed
    seats = draft.table.seats if anew else ()
    for seat in seats:
        draft.add(SeatLeft(seat.chair, seat.stack, "stakes"))
    draft.add(RulesSet(dict(rules), terms))
    for seat in seats:
        if seat.is_bot and not terms.bots_allowed:
            continue
        draft.add(SeatTaken(draft.table.next_chair, seat.user_id, seat.name, terms.buy_in, seat.level))


def pause(draft: Draft, user_id: int) -> None:
    """Stops play until all are ready. Refused: not-seated, no-deal (in the lobby there is nothing to stop)."""
    seat = draft.seat_of(user_id)
    if draft.table.phase is Phase.LOBBY:
        raise draft.refusal("no-deal")
    come_back(draft, user_id)
    if not draft.table.paused and seat.user_id is not None:
        draft.add(Paused(seat.user_id))


def ready(draft: Draft, user_id: int) -> None:
    """One seat is for going on. Refused: not-seated."""
    seat = draft.seat_of(user_id)
    come_back(draft, user_id)
    if draft.table.paused and not seat.ready:
        draft.add(SaidReady(seat.chair))
        seating.resume_if_all_ready(draft)


def resume(draft: Draft, user_id: int, admin: bool) -> None:
    """Goes on at once where the host, an admin or who paused says so; for the others it is `ready`."""
    if not admin and user_id not in (draft.table.host, draft.table.paused_by):
        ready(draft, user_id)
        return
    if not admin:
        draft.seat_of(user_id)
        come_back(draft, user_id)
    if draft.table.paused:
        draft.add(Resumed())


def come_back(draft: Draft, user_id: int) -> None:
    """The owner decides again. Refused: not-seated, also who has left (taking the seat back is sitting down)."""
    seat = draft.seat_of(user_id)
    if seat.away or seat.misses:
        draft.add(CameBack(seat.chair))


def close(draft: Draft, user_id: int | None, admin: bool, why: str) -> None:
    """Ends the table; a running deal is void. Refused: not-host."""
    if not admin and draft.table.host != user_id:
        raise draft.refusal("not-host")
    seating.close_out(draft, why)
