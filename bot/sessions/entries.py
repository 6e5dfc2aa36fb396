"""What the events of a table mean for the books: each becomes balanced entries, or none."""

from __future__ import annotations

from collections.abc import Iterable

from bot import ledger
from bot.games.protocol import AnyGame, ChipsMoved
from bot.ledger import Account, Entry
from bot.sessions.model import (
    DealVoided,
    InDeal,
    PotPaid,
    SeatLeft,
    SeatTaken,
    SessionEvent,
    StakePaid,
    Table,
    ToppedUp,
)


def entries_of(game: AnyGame, table: Table, event: SessionEvent) -> tuple[Entry, ...]:
    """Entries of `event`, which happens to `table` as it stands before it."""
    match event:
        case InDeal(event=ChipsMoved() as move) if game.counts == "chips":
            return (_move(table, move, table.version + 1),)
        case InDeal():
            return ()
        case SeatTaken(chair=chair, user_id=user_id, buy_in=amount):
            return _between(table, _purse(table, user_id), _stack(table, chair), amount, "buy-in")
        case ToppedUp(chair=chair, amount=amount):
            return _between(table, _purse_of(table, chair), _stack(table, chair), amount, "top-up")
        case SeatLeft(chair=chair, stack=amount):
            return _between(table, _stack(table, chair), _purse_of(table, chair), amount, "cash-out")
        case StakePaid(chair=chair, amount=amount):
            return _between(table, _stack(table, chair), _pot(table), amount, "stake")
        case PotPaid(chair=chair, amount=amount, why=why):
            return _between(table, _pot(table), _stack(table, chair), amount, why)
        case DealVoided(moves=moves):
            return tuple(_move(table, move, table.version + 1) for move in moves)
    return ()


def with_house_filled(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The same entries, where before each the house is handed by `mint` what it has to give."""
    result: list[Entry] = []
    for entry in entries:
        if entry.source.kind == "house":
            source = ledger.mint(entry.source.guild_id)
            fill = Entry(source, entry.source, entry.amount, "house", entry.table_id, entry.version, entry.deal)
            result.append(fill)
        result.append(entry)
    return tuple(result)


def _move(table: Table, move: ChipsMoved, version: int) -> Entry:
    source, target = ledger.game_accounts(table.guild_id, table.id, table.playing, move)
    return Entry(source, target, move.amount, move.reason, table.id, version, table.number)


def _between(table: Table, source: Account, target: Account, amount: int, reason: str) -> tuple[Entry, ...]:
    if not amount:
        return ()
    return (Entry(source, target, amount, reason, table.id, table.version + 1, table.number or None),)


def _stack(table: Table, chair: int) -> Account:
    return ledger.stack(table.guild_id, table.id, chair)


def _pot(table: Table) -> Account:
    return ledger.pot(table.guild_id, table.id)


def _purse(table: Table, user_id: int | None) -> Account:
    """Computer players' chips are the house's, and everybody's where nothing is at stake."""
    if user_id is None or not table.terms.at_stake:
        return ledger.house(table.guild_id)
    return ledger.member(table.guild_id, user_id)


def _purse_of(table: Table, chair: int) -> Account:
    return _purse(table, table.seat_at(chair).user_id)
