"""The state of a deal: what the events fold into. Nobody but the rules sees it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card, Duties, Suit
from bot.games.julepe.model import JulepeRules, Phase, Result
from bot.games.protocol import Setup
from bot.games.tricks import Tricks


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change in a deal. Chips."""

    rules: JulepeRules
    setup: Setup
    dealer: int
    alcalde: int | None
    order: tuple[int, ...]
    """seats with cards, from the dealer's right"""
    turn_up: Card
    trump: Suit
    stock_size: int
    """cards the stock really has at the start; a written record may hold fewer"""
    at_stake: int
    """P: what is played for, out of the plate"""
    penalty: int
    """J: one julepe"""
    duties: Duties


@dataclass(frozen=True, slots=True)
class Talon:
    """The cards out of play: stock, passed hands, throws, and the rebuilt stock."""

    stock: tuple[Card, ...]
    drawn: int
    """cards drawn from the stock"""
    passed: tuple[tuple[Card, ...], ...]
    """per seat: the hand it passed with, until it goes into the rebuilt stock"""
    thrown: tuple[tuple[Card, ...], ...]
    """per seat, likewise"""
    pile: tuple[Card, ...] = ()
    """the rebuilt stock; its order is that of the setup's reserves"""
    rebuilds: int = 0
    at: int = 0
    """next place in the order in use"""
    reserve: tuple[Card, ...] = ()
    """cards drawn from rebuilt stocks"""


@dataclass(frozen=True, slots=True)
class State:
    table: Table
    phase: Phase
    turn: int | None
    """seat to act; None where several may (DEFENCE, first to ask) and when over"""
    stacks: tuple[int, ...]
    pot: int
    board: Tricks
    """hands and tricks; its order is empty until the tricks begin"""
    calls: tuple[str | None, ...]
    """per seat: juego, paso, baile"""
    threw: tuple[int | None, ...]
    """per seat: number of cards thrown in its draw"""
    talon: Talon
    asked: tuple[int, ...]
    """passers who have not answered yet (DEFENCE)"""
    defender: int | None
    result: Result | None

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        return self.board.hands
