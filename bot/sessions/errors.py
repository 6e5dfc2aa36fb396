"""Why the service refuses: a stable code, and the present table to answer with."""

from __future__ import annotations

from bot.sessions.model import Table

REFUSALS = (
    "already-seated",
    "bad-rules",
    "banned",
    "bots-forbidden",
    "cannot-afford",
    "channel-not-allowed",
    "channel-taken",
    "closed",
    "deal-running",
    "draining",
    "needs-amount",
    "no-deal",
    "no-such-preset",
    "no-such-sign",
    "no-table",
    "not-host",
    "not-in-lobby",
    "not-seated",
    "not-your-turn",
    "paused",
    "seats-fixed",
    "stake-too-high",
    "stale",
    "store-unavailable",
    "table-full",
    "too-few-seats",
    "too-many-tables",
    "unknown-seat",
    "void-too-late",
)
"""The service's own codes; besides them there are those of each game's rules."""


class RefusedError(Exception):
    """Nothing was changed. `table` is the present state, None where there is no table.

    `code` is a stable word (`stale`, `not-your-turn`, or a code of the game such as `must-beat`); `details` fill the
    sentence that explains it.
    """

    def __init__(self, code: str, table: Table | None = None, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.table = table
        self.details = details
