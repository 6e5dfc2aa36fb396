"""A written deal as data, and the errors that reading or replaying one can end with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card
from bot.games.protocol import Action, AnyGame, Carry, HouseRules, Layout

FORMAT = "tapete-deal/1"
MALFORMED = 2
ILLEGAL = 3


class RecordError(Exception):
    """A record that cannot be played to the end of its actions. `status` is the exit status; the message one line."""

    status: int
    step: int | None = None

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.splitlines()))


class MalformedError(RecordError):
    """What is written is no deal; the message begins with the field."""

    status = MALFORMED

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


class IllegalStepError(RecordError):
    """The rules refuse an action. `step` counts from 0."""

    status = ILLEGAL

    def __init__(self, step: int, seat: str, did: str, code: str, legal: list[str]) -> None:
        allowed = ", ".join(legal) or "nothing"
        super().__init__(f"step {step}: {seat} {did!r}: {code}; legal: {allowed}")
        self.step = step
        self.code = code


@dataclass(frozen=True, slots=True)
class Step:
    """One action as written: who, the word, what it means."""

    seat: int
    did: str
    action: Action


@dataclass(frozen=True, slots=True)
class Record:
    """A deal that can be dealt, with what was done in it; whether that was legal only playing shows."""

    game: AnyGame
    rules: HouseRules
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    carry: Carry
    layout: Layout
    pack: tuple[Card, ...]
    steps: tuple[Step, ...]
