"""What the composition root decides for all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.sessions.alarms import Pace


@dataclass(frozen=True, slots=True)
class SessionSettings:
    pace: Pace = field(default_factory=Pace)
    grant: int = 500
    """chips a member starts with where the server has set nothing"""
    bot_delay: Callable[[], float] = lambda: 0.0
    """seconds before a computer player's action"""
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
