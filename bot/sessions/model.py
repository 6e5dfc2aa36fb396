"""What a table is: seats, terms, phase, and the events it is folded from. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.games.protocol import Carry, ChipsMoved, Event, HouseRules, Outcome
from bot.sessions.guild import GuildSettings as GuildSettings, Terms as Terms  # noqa: PLC0414  # names of this module too


class Phase(Enum):
    """Where a table stands. `PLAYING`: a deal runs. `SETTLED`: a deal is over, the next has not begun."""

    LOBBY = "lobby"
    PLAYING = "playing"
    SETTLED = "settled"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at a table and who sits there. `chair` never changes and is never used again at the same table."""

    chair: int
    user_id: int | None
    """None: a computer player"""
    name: str
    """display name when sitting down; for a computer player its own name"""
    level: str = "normal"
    """character of a computer player: prudente, normal, atrevido"""
    stack: int = 0
    misses: int = 0
    """turns in a row that ran out"""
    away: bool = False
    """a computer player decides until the owner acts again; the chips stay the owner's"""
    leaving: bool = False
    """the owner has left; a computer player finishes the deal for the owner's chips"""
    ready: bool = False
    """says to go on, while the table is paused"""
    topped_up: int = 0
    """chips the stack was topped up by so far"""

    @property
    def is_bot(self) -> bool:
        return self.user_id is None

    @property
    def played_by_computer(self) -> bool:
        return self.is_bot or self.away or self.leaving


@dataclass(frozen=True, slots=True)
class Sign:
    """A seña: what a chair has told its partner of the hand it holds."""

    chair: int
    name: str


@dataclass(frozen=True, slots=True)
class Table:
    """State of a session after its event number `version`.

    `seats` stand in order of play. While a deal runs, `playing[i]` is the chair of the deal's seat i and `deal` the
    game's state;
    both stay after the settlement until the next deal, so that the result can be shown.
    """

    id: str
    guild_id: int
    channel_id: int
    game: str
    rules: HouseRules
    terms: Terms
    host: int
    opened_at: float
    version: int = 0
    phase: Phase = Phase.LOBBY
    seats: tuple[Seat, ...] = ()
    next_chair: int = 0
    pot: int = 0
    """chips in the plate (or the stake of a game in points) between deals and during them"""
    number: int = 0
    """deals begun at this table"""
    playing: tuple[int, ...] = ()
    stacks_before: tuple[int, ...] = ()
    """stacks of `playing` when the deal began"""
    carry: Carry | None = None
    deal: Any = None
    deal_version: int = 0
    """version at which the deal began"""
    signs: tuple[Sign, ...] = ()
    """for the eyes of the partners only, each as long as it is true of the hand"""
    paused_by: int | None = None
    """user who asked for the pause"""
    closed_because: str | None = None
    thread: bool = False

    def seat_of_user(self, user_id: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_at(self, chair: int) -> Seat:
        """KeyError where nobody holds that chair."""
        for seat in self.seats:
            if seat.chair == chair:
                return seat
        raise KeyError(chair)

    def deal_seat(self, chair: int) -> int | None:
        """Number of the chair in the deal, None where it is not dealt in."""
        return self.playing.index(chair) if chair in self.playing else None

    @property
    def paused(self) -> bool:
        return self.paused_by is not None


class SessionEvent:
    """Something that happened to a table. One event, one version."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TableOpened(SessionEvent):
    id: str
    guild_id: int
    channel_id: int
    game: str
    rules: Mapping[str, Any]
    """house rules that differ from the default"""
    terms: Terms
    host: int
    at: float
    thread: bool = False


@dataclass(frozen=True, slots=True)
class SeatTaken(SessionEvent):
    """`buy_in` chips go from the member's balance (a computer player: from `house`) to the stack."""

    chair: int
    user_id: int | None
    name: str
    buy_in: int
    level: str = "normal"


@dataclass(frozen=True, slots=True)
class ToppedUp(SessionEvent):
    chair: int
    amount: int


@dataclass(frozen=True, slots=True)
class SeatLeft(SessionEvent):
    """The chair is empty; `stack` goes back to where it came from. `why`: stood, left, kicked, broke, closed."""

    chair: int
    stack: int
    why: str


@dataclass(frozen=True, slots=True)
class SeatGivenUp(SessionEvent):
    """The owner leaves while a deal runs: a computer player finishes it, then the seat is left."""

    chair: int


@dataclass(frozen=True, slots=True)
class TurnMissed(SessionEvent):
    """A turn ran out and the default was taken."""

    chair: int


@dataclass(frozen=True, slots=True)
class TakenOver(SessionEvent):
    """A computer player decides for the seat from now on."""

    chair: int


@dataclass(frozen=True, slots=True)
class CameBack(SessionEvent):
    """The owner acts again."""

    chair: int


@dataclass(frozen=True, slots=True)
class HostChanged(SessionEvent):
    host: int


@dataclass(frozen=True, slots=True)
class SeatsOrdered(SessionEvent):
    """The same seats in another order of play: other neighbours, other partners."""

    chairs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Signalled(SessionEvent):
    """A seña to the partner. It is no part of the game: nothing in the deal depends on it."""

    chair: int
    sign: str


@dataclass(frozen=True, slots=True)
class RulesSet(SessionEvent):
    """In the lobby only."""

    rules: Mapping[str, Any]
    terms: Terms


@dataclass(frozen=True, slots=True)
class DealBegan(SessionEvent):
    """Self-contained: resuming folds from the last of these. `table` has no deal; `seed` is the 32 bytes in hex."""

    table: Table
    playing: tuple[int, ...]
    carry: Carry
    number: int
    seed: str


@dataclass(frozen=True, slots=True)
class InDeal(SessionEvent):
    """An event of the game."""

    event: Event
    chair: int | None = None
    """who caused it, None: the rules"""
    said: str | None = None
    """the action in the words of RECORD.md, on the first of the events that it caused"""


@dataclass(frozen=True, slots=True)
class DealEnded(SessionEvent):
    carry: Carry
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class DealVoided(SessionEvent):
    """The table closes while a deal runs: chips go back to where they were before it. Seats are the deal's."""

    moves: tuple[ChipsMoved, ...]


@dataclass(frozen=True, slots=True)
class StakePaid(SessionEvent):
    """Games in points or stones: from the stack into the table's pot."""

    chair: int
    amount: int


@dataclass(frozen=True, slots=True)
class PotPaid(SessionEvent):
    """From the table's pot to a stack: the stake of a game won, or a plate shared out when the table closes."""

    chair: int
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class Paused(SessionEvent):
    by: int


@dataclass(frozen=True, slots=True)
class SaidReady(SessionEvent):
    chair: int


@dataclass(frozen=True, slots=True)
class Resumed(SessionEvent):
    pass


@dataclass(frozen=True, slots=True)
class TableClosed(SessionEvent):
    """`why`: host, admin, empty, idle, channel-gone, guild-gone."""

    why: str


@dataclass(frozen=True, slots=True)
class Turn:
    """What one action did. It is handed on only after it is stored."""

    before: Table | None
    events: tuple[SessionEvent, ...]
    after: Table


@dataclass(frozen=True, slots=True)
class ClockState:
    """A table's clock as stored: when the present turn runs out (unix seconds), and whether its player has been
    reminded.
    """

    deadline: float | None = None
    reminded: bool = False
