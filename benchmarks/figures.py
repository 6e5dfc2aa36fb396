"""What a run showed, and the table that puts targets beside figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.crowd import Tally


@dataclass(frozen=True)
class Figures:
    """What one run showed. `calls`: HTTP calls of the bot; `processor`: seconds of the processor that it used."""

    tally: Tally
    seconds: float
    calls: int
    processor: float

    @property
    def answered(self) -> int:
        """Clicks that were answered."""
        return len(self.tally.waits)

    @property
    def rate(self) -> float:
        """Answers per second."""
        return self.answered / self.seconds

    @property
    def durable(self) -> float:
        """Answers per second of which each stands in the database."""
        return self.tally.stored / self.seconds

    @property
    def per_processor_second(self) -> float:
        return self.answered / self.processor

    @property
    def calls_each(self) -> float:
        return self.calls / self.answered

    def wait_ms(self, share: float) -> float:
        """Milliseconds in which that share of the clicks was answered."""
        waits = sorted(self.tally.waits)
        return waits[min(len(waits) - 1, int(len(waits) * share))] * 1000


@dataclass(frozen=True)
class Row:
    """`rig`: the same of a bot that only answers, or of this process: what is not the bot's doing."""

    what: str
    found: float
    rig: float | None = None
    least: float | None = None
    most: float | None = None
    digits: int = 0

    def __str__(self) -> str:
        return (
            f"{self.what:<62} {self._number(self.found):>8} {self._number(self.rig):>8} {self._target():>8} "
            f"{self._verdict():>5}"
        )

    def _number(self, number: float | None) -> str:
        return "" if number is None else f"{number:.{self.digits}f}"

    def _target(self) -> str:
        if self.least is not None:
            return f">= {self._number(self.least)}"
        return "" if self.most is None else f"< {self._number(self.most)}"

    def _verdict(self) -> str:
        if self.least is not None:
            return "yes" if self.found >= self.least else "NO"
        if self.most is not None:
            return "yes" if self.found < self.most else "NO"
        return ""


def show(rows: Sequence[Row]) -> None:
    print(f"{'':<62} {'bot':>8} {'rig':>8} {'target':>8} {'met':>5}")
    for row in rows:
        print(row, flush=True)
