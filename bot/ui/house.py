"""What the bot is set up with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.sessions.model import Terms


@dataclass(frozen=True, slots=True)
class House:
    """What holds where a server has set nothing."""

    terms: Terms
    version: str = "0"
    grant: int = 500
    """chips a member starts with"""
    locale: str = "es"
    """language of public messages"""

    @property
    def usual(self) -> Mapping[str, int]:
        """By the names of the settings that may be left empty."""
        return {
            "grant": self.grant,
            "buy_in": self.terms.buy_in,
            "turn_seconds": self.terms.turn_seconds,
            "next_deal_seconds": self.terms.next_deal_seconds,
        }
