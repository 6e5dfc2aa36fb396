"""Limits against abuse: how much a member and a server may do in a while. Who plays as people do never meets them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from bot.sessions.errors import RefusedError
from bot.ui import kit

FORGET_AT = 20_000
"""Buckets in memory before the full ones, which say nothing, are thrown away."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more per second."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    member: Rate = Rate(60, 5.0)
    """commands and clicks of a member"""
    guild: Rate = Rate(1000, 100.0)
    """commands and clicks of a server's members together"""
    member_tables: Rate = Rate(5, 1 / 120)
    """tables that a member opens"""
    guild_tables: Rate = Rate(60, 1 / 5)
    """tables that are opened in a server"""


class Buckets:
    """Token buckets by key. `now`: seconds of a clock that only goes forward."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._levels: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable) -> float:
        """Takes one: 0.0. Where there is none, seconds until there is; nothing is taken then."""
        now = self._now()
        level = self._level(key, now)
        if level < 1:
            return (1 - level) / self._rate.per_second
        if len(self._levels) >= FORGET_AT:
            self._forget(now)
        self._levels[key] = (level - 1, now)
        return 0.0

    def _level(self, key: Hashable, now: float) -> float:
        level, at = self._levels.get(key, (float(self._rate.burst), now))
        return min(float(self._rate.burst), level + max(now - at, 0.0) * self._rate.per_second)

    def _forget(self, now: float) -> None:
        self._levels = {key: kept for key, kept in self._levels.items() if self._level(key, now) < self._rate.burst}


class Budgets:
    """`now`: unix seconds."""

    def __init__(self, now: Callable[[], float], rates: Rates | None = None) -> None:
        rates = rates or Rates()
        self._now = now
        self._member = Buckets(rates.member, now)
        self._guild = Buckets(rates.guild, now)
        self._member_tables = Buckets(rates.member_tables, now)
        self._guild_tables = Buckets(rates.guild_tables, now)

    def act(self, guild_id: int | None, user_id: int) -> None:
        """A command or a click. RefusedError `too-fast` or `server-too-fast` with when to try again."""
        self._check("too-fast", self._member.take(user_id))
        if guild_id is not None:
            self._check("server-too-fast", self._guild.take(guild_id))

    def open_table(self, guild_id: int, user_id: int) -> None:
        """RefusedError `tables-too-fast` or `server-tables-too-fast` with when to try again."""
        self._check("tables-too-fast", self._member_tables.take((guild_id, user_id)))
        self._check("server-tables-too-fast", self._guild_tables.take(guild_id))

    def _check(self, code: str, wait: float) -> None:
        if wait:
            raise RefusedError(code, when=kit.moment(self._now() + wait + 1))


REFUSALS = ("too-fast", "server-too-fast", "tables-too-fast", "server-tables-too-fast")
