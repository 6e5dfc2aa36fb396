"""What a member has chosen for all servers. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Pings = Literal["never", "late", "always"]
CardStyle = Literal["drawing", "emoji", "words"]
PINGS: tuple[Pings, ...] = get_args(Pings)
CARD_STYLES: tuple[CardStyle, ...] = get_args(CardStyle)


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """`pings`: when it is the member's turn; `late`: only after a while without an answer."""

    user_id: int
    pings: Pings = "late"
    cards: CardStyle = "emoji"
    """how the member's own cards are shown"""
