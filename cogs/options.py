"""Options that several games' start commands share."""

from __future__ import annotations

from collections.abc import Sequence

from discord.app_commands import Choice, Range

MOST_BOTS = 7
MOST_STAKE = 1_000_000

Stake = Range[int, 1, MOST_STAKE]
Bots = Range[int, 0, MOST_BOTS]


def choices(found: Sequence[tuple[str, str]]) -> list[Choice[str]]:
    """Proposals for what is being written, from pairs of label and value."""
    return [Choice(name=label, value=value) for label, value in found]
