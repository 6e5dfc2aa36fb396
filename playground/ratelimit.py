"""Rate limits as Discord announces them: per channel, in headers, with 429 when a client does not listen.

Discord keeps the numbers undocumented; five messages per five seconds and channel is what bots meet.
"""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from playground.wire import Json

LIMIT = 5
WINDOW_S = 5.0


@dataclass(frozen=True)
class Verdict:
    """Whether a call may pass, and the headers that go with the answer either way."""

    headers: dict[str, str]
    refusal: Json | None = None


@dataclass
class RateLimits:
    """Counts calls per bucket; off until switched on. `forced` refusals come first, limits or not."""

    monotonic: Callable[[], float] = time.monotonic
    enabled: bool = False
    forced: int = 0
    forced_retry_after_s: float = 0.05
    forced_global: bool = False
    refused: int = 0
    _calls: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def force(self, count: int, retry_after_s: float, is_global: bool) -> None:
        """Refuses the next `count` calls whatever they are."""
        self.forced, self.forced_retry_after_s, self.forced_global = count, retry_after_s, is_global

    def check(self, bucket: str | None) -> Verdict:
        """Takes one call of a bucket (None: a route without a limit of its own)."""
        if self.forced > 0:
            self.forced -= 1
            return self._refuse({}, self.forced_retry_after_s, self.forced_global)
        if not self.enabled or bucket is None:
            return Verdict({})
        now = self.monotonic()
        calls = self._calls[bucket]
        while calls and now - calls[0] >= WINDOW_S:
            calls.popleft()
        full = len(calls) >= LIMIT
        if not full:
            calls.append(now)
        reset_after = max(calls[0] + WINDOW_S - now, 0.001)
        headers = {
            "X-RateLimit-Limit": str(LIMIT),
            "X-RateLimit-Remaining": str(LIMIT - len(calls)),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket.split(":")[0],
        }
        return self._refuse(headers, reset_after, False) if full else Verdict(headers)

    def _refuse(self, headers: dict[str, str], retry_after_s: float, is_global: bool) -> Verdict:
        self.refused += 1
        extra = {
            "Retry-After": str(int(retry_after_s) + 1),
            "X-RateLimit-Scope": "global" if is_global else "user",
            # Clients take a 429 without this header for a ban by the network in front of Discord.
            "Via": "1.1 google",
        }
        if is_global:
            extra["X-RateLimit-Global"] = "true"
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": round(retry_after_s, 3),
            "global": is_global,
        }
        return Verdict(headers | extra, body)
