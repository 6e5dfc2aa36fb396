"""What the bot asked of the HTTP interface: counted by route, and kept word for word for checks of limits."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass

from playground.wire import Json

KEPT_CALLS = 20_000


@dataclass(frozen=True)
class Call:
    """One request of the bot; `route` is the path with its parameters' names, `at_ms` the wall clock.

    `error` is the answer if it was one: what succeeded can be read from the world.
    """

    number: int
    at_ms: int
    method: str
    route: str
    path: str
    body: Json | list[Json] | None
    files: tuple[str, ...]
    status: int
    error: Json | None

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "at_ms": self.at_ms,
            "method": self.method,
            "route": self.route,
            "path": self.path,
            "body": self.body,
            "files": list(self.files),
            "status": self.status,
            "error": self.error,
        }


class Journal:
    """Counters since the start, and the last calls with their bodies."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.calls: deque[Call] = deque(maxlen=KEPT_CALLS)
        self.total = 0

    def write(self, call: Call) -> None:
        self.total += 1
        self.counts[f"{call.method} {call.route}"] += 1
        self.calls.append(call)

    def with_body(self) -> list[Call]:
        """The calls that carried something outward: what limits apply to."""
        return [call for call in self.calls if call.body is not None]
