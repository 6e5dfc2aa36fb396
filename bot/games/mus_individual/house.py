"""House rules of individual mus. Numbers are those of rules/mus_individual.md, letters the seed's sentences."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bot.games.protocol import HouseRules


class MusIndividualRules(HouseRules):
    """House rules of individual mus."""

    stones: int = Field(8, ge=3, le=20, description="Stones of each player at the start of a game (b)")
    defeats: int = Field(3, ge=1, le=5, description="Lost games that put a player out of the match (s, 2.15)")
    resolution: Literal["worst_takes_pot", "winner_returns_stake"] = Field(
        "worst_takes_pot", description="A compared pot goes to the worst hand, or the best one returns its stake (2.1)"
    )
    refuse_takes: Literal["accepted", "all"] = Field(
        "accepted", description="Who refuses a raise takes what he had accepted of each, or all on deposit (n, 2.2)"
    )
    deje: int = Field(1, ge=0, le=1, description="Stones deposited for a first bet that nobody accepts (2.4)")
    premio_with_bet: bool = Field(True, description="Pares, juego and punto pay their premio after a bet too (2.5)")
    min_bet: int = Field(1, ge=1, le=2, description="Least stones of a bet and of a raise (2.6)")
    kings: Literal[8, 4] = Field(8, description="Kings in the pack: 8 (threes are kings, twos are aces) or 4")
    real: Literal["off", "figure", "rey"] = Field(
        "off", description="31 of three sevens and this face is worth 5 (h, 2.12)"
    )
    juego33: bool = Field(False, description="33 of seven, six and two tens is worth 4 (h, 2.13)")
    stake: int = Field(0, ge=0, description="Chips each seat puts in before a match; the last one left takes them")
