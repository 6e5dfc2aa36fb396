"""What happens in a deal of mus."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card
from bot.games.mus.house import MusRules
from bot.games.mus_hands import Lance
from bot.games.protocol import Event, Setup


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """The four hands are dealt, one card at a time from the mano."""

    rules: MusRules
    setup: Setup


@dataclass(frozen=True, slots=True)
class MusWanted(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MusCut(Event):
    """`no hay mus`: the lances begin; in mus corrido the seat has become the mano."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockRebuilt(Event):
    """The stock ran out: these thrown cards are the new one."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsServed(Event):
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MusReopened(Event):
    """All are served and the question of mus starts again with the mano (another seat in mus corrido)."""

    mano: int


@dataclass(frozen=True, slots=True)
class LanceOpened(Event):
    """A lance begins; `holders` (from the mano) have announced that they hold it, the others that they do not."""

    lance: Lance
    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """`envido`: the lance's first bet, in stones."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class OrdagoSaid(Event):
    """The whole juego is offered, as first bet or as the pair's answer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """One seat's answer to the bet (`quiero`, `no quiero`, `mas`, `ordago`); what follows says whether it counted."""

    seat: int
    word: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class BetRaised(Event):
    """The bet is accepted and `amount` stones more are offered."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetAccepted(Event):
    """The bet stands until the count; an accepted órdago is shown at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class BetRefused(Event):
    """Nobody of the pair wants it: the other pair writes `stones` at once."""

    seat: int
    pair: int
    stones: int


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """All four hands lie open."""


@dataclass(frozen=True, slots=True)
class LanceCounted(Event):
    """`pair` writes `bet` stones for the lance and `premio` for what its hands hold; `seat` has the best hand of all.

    `pair` is None where nobody holds the lance.
    """

    lance: Lance
    pair: int | None
    seat: int | None
    bet: int
    premio: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A pair has won the juego; nothing more is counted."""

    pair: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """Everything is counted and nobody has won the juego."""
