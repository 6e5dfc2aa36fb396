"""A table from its events. Folding may begin at any self-contained event: the opening, or a deal's beginning."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.games.chips import moved
from bot.games.protocol import AnyGame, ChipsMoved
from bot.sessions.model import (
    CameBack,
    DealBegan,
    DealEnded,
    DealVoided,
    HostChanged,
    InDeal,
    Paused,
    Phase,
    PotPaid,
    Resumed,
    RulesSet,
    SaidReady,
    Seat,
    SeatGivenUp,
    SeatLeft,
    SeatsOrdered,
    SeatTaken,
    SessionEvent,
    Sign,
    Signalled,
    StakePaid,
    Table,
    TableClosed,
    TableOpened,
    TakenOver,
    ToppedUp,
    TurnMissed,
)

_Changes = dict[str, Any]


def is_self_contained(event: SessionEvent) -> bool:
    """Whether a fold may begin here."""
    return isinstance(event, TableOpened | DealBegan)


def game_key(event: SessionEvent) -> str:
    """Which game a self-contained event belongs to. ValueError for another event."""
    match event:
        case TableOpened(game=key):
            return key
        case DealBegan(table=table):
            return table.game
    raise ValueError(f"{type(event).__name__} does not say of which game")


def fold(game: AnyGame, events: Iterable[SessionEvent]) -> Table:
    """The table after `events`, the first of them self-contained. ValueError where it is not, or there is none."""
    table: Table | None = None
    for event in events:
        table = evolve(game, table, event)
    if table is None:
        raise ValueError("a table without events")
    return table


def evolve(game: AnyGame, table: Table | None, event: SessionEvent) -> Table:
    """The table one version later. ValueError where the event is the first and not self-contained."""
    if isinstance(event, TableOpened):
        return _opened(game, event)
    if isinstance(event, DealBegan):
        return _began(event)
    if table is None:
        raise ValueError(f"{type(event).__name__} says too little to begin with")
    return replace(table, version=table.version + 1, **_changes(game, table, event))


def _opened(game: AnyGame, event: TableOpened) -> Table:
    return Table(
        id=event.id,
        guild_id=event.guild_id,
        channel_id=event.channel_id,
        game=event.game,
        rules=game.house_rules.model_validate(dict(event.rules)),
        terms=event.terms,
        host=event.host,
        opened_at=event.at,
        thread=event.thread,
        version=1,
    )


def _began(event: DealBegan) -> Table:
    table = event.table
    return replace(
        table,
        version=table.version + 1,
        phase=Phase.PLAYING,
        playing=event.playing,
        stacks_before=tuple(table.seat_at(chair).stack for chair in event.playing),
        carry=event.carry,
        number=event.number,
        deal=None,
        deal_version=table.version + 1,
        signs=(),
    )


def _changes(game: AnyGame, table: Table, event: SessionEvent) -> _Changes:
    match event:
        case InDeal():
            return _in_deal(game, table, event)
        case DealEnded(carry=carry):
            return {"phase": Phase.SETTLED, "carry": carry}
        case DealVoided(moves=moves):
            return {"phase": Phase.SETTLED, "deal": None, **_moved(table, moves)}
        case StakePaid(chair=chair, amount=amount):
            return {"seats": _stacked(table, chair, -amount), "pot": table.pot + amount}
        case PotPaid(chair=chair, amount=amount):
            return {"seats": _stacked(table, chair, amount), "pot": table.pot - amount}
        case Paused(by=user_id):
            return {"paused_by": user_id, "seats": _none_ready(table)}
        case Resumed():
            return {"paused_by": None, "seats": _none_ready(table)}
        case Signalled(chair=chair, sign=name):
            return {"signs": (*table.signs, Sign(chair, name))}
        case SeatsOrdered(chairs=chairs):
            return {"seats": tuple(table.seat_at(chair) for chair in chairs)}
        case HostChanged(host=host):
            return {"host": host}
        case RulesSet(rules=rules, terms=terms):
            return {"rules": game.house_rules.model_validate(dict(rules)), "terms": terms}
        case TableClosed(why=why):
            return {"phase": Phase.CLOSED, "closed_because": why}
    return _seat_changes(table, event)


def _seat_changes(table: Table, event: SessionEvent) -> _Changes:
    match event:
        case SeatTaken(chair=chair, user_id=user_id, name=name, buy_in=buy_in, level=level):
            seat = Seat(chair, user_id, name, level, stack=buy_in)
            return {"seats": (*table.seats, seat), "next_chair": chair + 1}
        case SeatLeft(chair=chair):
            return {"seats": tuple(seat for seat in table.seats if seat.chair != chair)}
        case ToppedUp(chair=chair, amount=amount):
            seat = table.seat_at(chair)
            return {"seats": _with(table, chair, stack=seat.stack + amount, topped_up=seat.topped_up + amount)}
        case SeatGivenUp(chair=chair):
            return {"seats": _with(table, chair, leaving=True)}
        case TurnMissed(chair=chair):
            return {"seats": _with(table, chair, misses=table.seat_at(chair).misses + 1)}
        case TakenOver(chair=chair):
            return {"seats": _with(table, chair, away=True)}
        case CameBack(chair=chair):
            return {"seats": _with(table, chair, away=False, leaving=False, misses=0)}
        case SaidReady(chair=chair):
            return {"seats": _with(table, chair, ready=True)}
    raise ValueError(f"{type(event).__name__} is no event of a table")


def _in_deal(game: AnyGame, table: Table, event: InDeal) -> _Changes:
    deal = game.rules.evolve(table.deal, event.event)
    if isinstance(event.event, ChipsMoved) and game.counts == "chips":
        return {"deal": deal, **_moved(table, (event.event,))}
    if table.signs:
        return {"deal": deal, "signs": _still_true(game, table, deal)}
    return {"deal": deal}


def _still_true(game: AnyGame, table: Table, deal: Any) -> tuple[Sign, ...]:
    """The señas that the hands still bear out: other cards make them void."""
    return tuple(sign for sign in table.signs if sign.name in game.signs_of(deal, table.playing.index(sign.chair)))


def _moved(table: Table, moves: tuple[ChipsMoved, ...]) -> _Changes:
    stacks, pot = tuple(table.seat_at(chair).stack for chair in table.playing), table.pot
    for move in moves:
        stacks, pot = moved(stacks, pot, move)
    after = dict(zip(table.playing, stacks, strict=True))
    seats = tuple(replace(seat, stack=after.get(seat.chair, seat.stack)) for seat in table.seats)
    return {"seats": seats, "pot": pot}


def _stacked(table: Table, chair: int, amount: int) -> tuple[Seat, ...]:
    return _with(table, chair, stack=table.seat_at(chair).stack + amount)


def _with(table: Table, chair: int, **changes: Any) -> tuple[Seat, ...]:
    return tuple(replace(seat, **changes) if seat.chair == chair else seat for seat in table.seats)


def _none_ready(table: Table) -> tuple[Seat, ...]:
    return tuple(replace(seat, ready=False) if seat.ready else seat for seat in table.seats)
