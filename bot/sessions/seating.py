"""Who sits where: taking seats, giving them up, and sending everybody home with what is theirs. Pure verbs."""

from __future__ import annotations

from bot import ledger
from bot.games.protocol import POT, AnyGame, ChipsMoved
from bot.sessions.draft import Draft
from bot.sessions.model import (
    CameBack,
    DealVoided,
    HostChanged,
    Phase,
    PotPaid,
    Resumed,
    Seat,
    SeatGivenUp,
    SeatLeft,
    SeatTaken,
    Table,
    TableClosed,
)
from bot.sessions.ports import Note

BOT_NAMES = ("Lola", "Paco", "Carmen", "Manolo", "Pilar", "Curro", "Amalia", "Tino")


def present(table: Table) -> tuple[Seat, ...]:
    """Seats whose owners are people and decide themselves."""
    return tuple(seat for seat in table.seats if not seat.played_by_computer)


def game_runs_on(game: AnyGame, table: Table) -> bool:
    """Whether a game counted in points or stones has begun and not ended: its players are fixed until then."""
    if game.counts == "chips" or table.carry is None or not table.playing:
        return False
    return not table.carry.over


def bound(game: AnyGame, table: Table, chair: int) -> bool:
    """Whether the chair is dealt in and cannot be emptied now."""
    if chair not in table.playing:
        return False
    return table.phase is Phase.PLAYING or (table.phase is Phase.SETTLED and game_runs_on(game, table))


def sit(draft: Draft, user_id: int, name: str) -> None:
    """Takes a seat, or the one the member has just given up. Refused: already-seated, table-full."""
    table = draft.table
    seat = table.seat_of_user(user_id)
    if seat is not None and not seat.leaving:
        raise draft.refusal("already-seated")
    if seat is not None:
        draft.add(CameBack(seat.chair))
    else:
        _take(draft, user_id, name, "normal")
    host = table.seat_of_user(table.host)
    if table.host != user_id and (host is None or host.leaving):
        draft.add(HostChanged(user_id))


def add_bot(draft: Draft, user_id: int | None, level: str, name: str | None) -> None:
    """Seats a computer player, asked for by `user_id` (None: an admin).

    Refused: not-seated, bots-forbidden, table-full.
    """
    if user_id is not None:
        draft.seat_of(user_id)
    if not draft.table.terms.bots_allowed:
        raise draft.refusal("bots-forbidden")
    _take(draft, None, name or _free_name(draft.table), level)


def _take(draft: Draft, user_id: int | None, name: str, level: str) -> None:
    table = draft.table
    if len(table.seats) >= max(draft.game.seats):
        raise draft.refusal("table-full", seats=max(draft.game.seats))
    draft.add(SeatTaken(table.next_chair, user_id, name, table.terms.buy_in, level))


def _free_name(table: Table) -> str:
    taken = {seat.name for seat in table.seats}
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {table.next_chair + 1}")


def stand(draft: Draft, user_id: int) -> None:
    """Leaves a seat that is not dealt in. Refused: not-seated, deal-running."""
    seat = draft.seat_of(user_id)
    if bound(draft.game, draft.table, seat.chair):
        raise draft.refusal("deal-running")
    go(draft, seat.chair, "stood")


def leave(draft: Draft, user_id: int) -> None:
    """Leaves at any time; a computer player finishes what the seat is dealt into. Refused: not-seated."""
    go(draft, draft.seat_of(user_id).chair, "left")


def kick(draft: Draft, user_id: int, chair: int, admin: bool) -> None:
    """Makes a seat leave. Refused: not-host, unknown-seat."""
    if not admin and draft.table.host != user_id:
        raise draft.refusal("not-host")
    if all(seat.chair != chair for seat in draft.table.seats):
        raise draft.refusal("unknown-seat")
    go(draft, chair, "kicked")


def go(draft: Draft, chair: int, why: str) -> None:
    """The seat leaves now, or as soon as what it is dealt into has ended."""
    seat = draft.table.seat_at(chair)
    if not bound(draft.game, draft.table, chair):
        vacate(draft, chair, why)
    elif not seat.leaving:
        draft.add(SeatGivenUp(chair))
        _pass_host_on(draft, seat)
    resume_if_all_ready(draft)
    close_if_deserted(draft)


def close_if_deserted(draft: Draft) -> None:
    """Closes a table with nobody to wait for: a lobby without anybody present, or no people left between deals.

    A running deal is finished by the computer players first.
    """
    table = draft.table
    if table.phase is Phase.PLAYING:
        return
    if not _people(table) or (table.phase is Phase.LOBBY and not present(table)):
        close_out(draft, "empty")


def _people(table: Table) -> tuple[Seat, ...]:
    """Seats whose owner has not left, away or not."""
    return tuple(seat for seat in table.seats if seat.user_id is not None and not seat.leaving)


def vacate(draft: Draft, chair: int, why: str) -> None:
    """Empties a chair and pays its stack out; the last to go takes the plate along."""
    table = draft.table
    if table.pot and len(table.seats) == 1:
        draft.add(PotPaid(chair, table.pot, "plate"))
    seat = draft.table.seat_at(chair)
    draft.add(SeatLeft(chair, seat.stack, why))
    _pass_host_on(draft, seat)


def _pass_host_on(draft: Draft, seat: Seat) -> None:
    if seat.user_id != draft.table.host:
        return
    heirs = [other for other in draft.table.seats if other.user_id is not None and not other.leaving]
    heirs.sort(key=lambda other: other.away)
    if heirs and heirs[0].user_id is not None:
        draft.add(HostChanged(heirs[0].user_id))


def resume_if_all_ready(draft: Draft) -> None:
    """A pause ends when everybody present has said so; also when nobody is left to say it."""
    if draft.table.paused and all(seat.ready for seat in present(draft.table)):
        draft.add(Resumed())


def close_out(draft: Draft, why: str) -> None:
    """Voids a running deal, shares out the plate, pays every stack back and closes the table."""
    if draft.table.phase is Phase.PLAYING:
        draft.add(DealVoided(_back(draft.game, draft.table)))
    share_pot(draft, heirs_of_plate(draft.table), "plate")
    for seat in draft.table.seats:
        draft.add(SeatLeft(seat.chair, seat.stack, "closed"))
    draft.add(TableClosed(why))


def void_settled(draft: Draft, note: Note) -> None:
    """Takes back the deal that was settled last, while all who played it still sit there with its chips.

    Refused: deal-running, void-too-late (another deal has begun, somebody has left, or the game is not played for chips
    by the deal).
    """
    table = draft.table
    if table.phase is Phase.PLAYING:
        raise draft.refusal("deal-running")
    seated = {seat.chair for seat in table.seats}
    if table.phase is not Phase.SETTLED or table.deal is None or not seated.issuperset(table.playing):
        raise draft.refusal("void-too-late")
    if draft.game.counts != "chips":
        raise draft.refusal("void-too-late")
    draft.note = note
    draft.add(DealVoided(_back(draft.game, table)))


def share_pot(draft: Draft, chairs: tuple[int, ...], why: str) -> None:
    """The table's pot in equal parts; odd chips one each from the first of `chairs` on (rules/julepe.md, 1.5)."""
    if not draft.table.pot:
        return
    for chair, amount in zip(chairs, ledger.shares(draft.table.pot, len(chairs)), strict=True):
        if amount:
            draft.add(PotPaid(chair, amount, why))


def heirs_of_plate(table: Table) -> tuple[int, ...]:
    """Chairs that share what is left on the plate: those dealt in last, from the next dealer's on."""
    chairs = [seat.chair for seat in table.seats if seat.chair in table.playing] or [seat.chair for seat in table.seats]
    return from_chair(tuple(chairs), dealer_chair(table) or 0)


def dealer_chair(table: Table) -> int | None:
    """Chair that deals next (while a deal runs: that deals), None before the first deal. It may be empty by now."""
    return None if table.carry is None or not table.playing else table.playing[table.carry.dealer]


def from_chair(chairs: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The chairs in order of play, beginning at `first` or, where it is not among them, at the next after it."""
    return tuple(sorted(chair for chair in chairs if chair >= first)) + tuple(
        sorted(chair for chair in chairs if chair < first)
    )


def _back(game: AnyGame, table: Table) -> tuple[ChipsMoved, ...]:
    """Movements that undo the deal's: what was lost comes out of the plate after what was won has gone into it."""
    if game.counts != "chips":
        return ()
    changes = [
        (place, table.seat_at(chair).stack - before)
        for place, (chair, before) in enumerate(zip(table.playing, table.stacks_before, strict=True))
    ]
    won = [ChipsMoved(place, POT, change, "void") for place, change in changes if change > 0]
    lost = [ChipsMoved(POT, place, -change, "void") for place, change in changes if change < 0]
    return (*won, *lost)
