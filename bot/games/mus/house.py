"""House rules of mus in pairs. Rule numbers are those of rules/mus.md."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bot.games.protocol import HouseRules


class MusRules(HouseRules):
    """House rules of mus."""

    kings: Literal[8, 4] = Field(8, description="Kings in the pack: 8 (threes are kings, twos are aces) or 4 (2.1)")
    target: Literal[40, 35, 30] = Field(40, description="Stones of a juego (2.9)")
    games_to_win: int = Field(1, ge=1, le=4, description="Juegos that win a vaca (2.9)")
    vacas_to_win: int = Field(1, ge=1, le=3, description="Vacas that win the match (2.9)")
    running_mus: Literal["off", "each_game", "match"] = Field(
        "off",
        description="Mus corrido in the first deal of each juego, or of the match: the mano moves on (2.10)",
    )
    min_raise: int = Field(2, ge=1, le=2, description="Least stones of a raise (2.5)")
    bet_cap: Literal["none", "remaining"] = Field(
        "none",
        description="Most stones of a bet with its raises: any, or what the pair farther behind lacks (2.6)",
    )
    pair_answer: Literal["sequential", "highest"] = Field(
        "sequential",
        description="The first yes binds the pair, or both answer and the higher counts (2.2, 2.3)",
    )
    refuser_out: bool = Field(False, description="Who refused is not asked again in that lance (2.4)")
    extra_deje: bool = Field(False, description="A refused raise in pares, juego or punto pays one stone more (2.7)")
    real: Literal["off", "figure", "rey", "sota"] = Field(
        "off", description="Three sevens and this face beat any other 31 (2.14)"
    )
    real_value: int = Field(3, ge=3, le=5, description="Stones for la real, where it is on (2.14)")
    discard_order: Literal["in_turn", "simultaneous"] = Field(
        "in_turn", description="All four throw one after the other, or all at once (1.4)"
    )
    signals: Literal["off", "button"] = Field("off", description="Señas to the partner, only true ones (4)")
    stake: int = Field(0, ge=0, description="Chips each seat puts in before a match; the winning pair shares them")
