"""Failures on demand: the next calls of a route answer with an error, and every call may take its time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from playground.errors import ApiError


@dataclass(frozen=True)
class Fault:
    """An error for a route; `route` is part of "METHOD /path/{with}/{names}", "" stands for any."""

    route: str
    error: ApiError


@dataclass
class Faults:
    """What is to go wrong next; `latency_s` delays each call of the bot, as a distance would."""

    latency_s: float = 0.0
    pending: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault, count: int) -> None:
        """Lets the next `count` calls that match fail."""
        self.pending.extend([fault] * count)

    async def strike(self, route: str) -> None:
        """Raises the first error that waits for this route, after the latency."""
        if self.latency_s > 0:
            await asyncio.sleep(self.latency_s)
        for fault in self.pending:
            if fault.route in route:
                self.pending.remove(fault)
                raise fault.error
