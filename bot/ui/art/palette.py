"""The colours. `dark` of each suit is legible on paper; the suits of a pack stay apart for colour-blind eyes too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.cards import Suit

INK = "#1F2328"
PAPER = "#FFFBF0"
EDGE = "#C9BFA8"
GOLD = "#F2B705"
BRASS = "#9A6700"
FELT = "#1B6E53"
WOOD = "#EBCB9B"
BLUSH = "#E59A80"
LIPS = "#B4453C"
SHADE = "#2B2D31"
DIMMED = 0.42
"""What a card that cannot be played is mixed with, and how much of it."""
NIGHT, CLOUD = "#313338", "#FFFFFF"
"""Discord's backgrounds, dark and light."""


@dataclass(frozen=True, slots=True)
class Tone:
    """Colours of a suit: areas, lines and figures, highlights."""

    main: str
    dark: str
    light: str


TONES: Mapping[Suit, Tone] = {
    Suit.OROS: Tone("#F2B705", "#8F6200", "#FFE08A"),
    Suit.COPAS: Tone("#C8202F", "#8F1220", "#F5B5B5"),
    Suit.ESPADAS: Tone("#2A56C6", "#143A86", "#BFD2FA"),
    Suit.BASTOS: Tone("#12A184", "#00785F", "#B5E6D9"),
    Suit.SPADES: Tone("#30363D", "#1F2328", "#C3CAD3"),
    Suit.HEARTS: Tone("#D42A2A", "#B3121D", "#F8BDB7"),
    Suit.DIAMONDS: Tone("#2A62D0", "#0A46A8", "#BFD2FA"),
    Suit.CLUBS: Tone("#1B9A83", "#0B7D68", "#B5E6D9"),
}


@dataclass(frozen=True, slots=True)
class Costume:
    """What the people of a suit look like. `cloth` and `lining`: of robes and cloaks; `coat`, `mane`: of the horse."""

    cloth: str
    cloak: str
    lining: str
    hair: str
    beard: str
    skin: str
    coat: str
    mane: str

    @property
    def trim(self) -> str:
        """Of seams and belts; gold would not show on gold."""
        return self.cloak if self.cloth == GOLD else GOLD


COSTUMES: Mapping[Suit, Costume] = {
    Suit.OROS: Costume("#F2B705", "#A8401F", "#FFE08A", "#7A4A1E", "#8C5523", "#F3CBA4", "#F4EBD8", "#A8401F"),
    Suit.COPAS: Costume("#C8202F", "#8F1220", "#F5B5B5", "#4A2E1B", "#53331D", "#EDBE97", "#8B5A36", "#3B2416"),
    Suit.ESPADAS: Costume("#2A56C6", "#143A86", "#BFD2FA", "#2A2A33", "#30303A", "#F1C9A5", "#D3DAE6", "#4B5B7A"),
    Suit.BASTOS: Costume("#12A184", "#00785F", "#B5E6D9", "#8C3F1F", "#ECE8DE", "#D9A47B", "#4A4A52", "#1F2328"),
    Suit.SPADES: Costume("#4A525C", "#1F2328", "#C3CAD3", "#2A2A33", "#30303A", "#F1C9A5", "#D3DAE6", "#4B5B7A"),
    Suit.HEARTS: Costume("#D42A2A", "#8F1220", "#F8BDB7", "#B98A3A", "#C4974A", "#F3CBA4", "#8B5A36", "#3B2416"),
    Suit.DIAMONDS: Costume("#2A62D0", "#0A46A8", "#BFD2FA", "#A2542A", "#AE5F33", "#F1C9A5", "#F4EBD8", "#A8401F"),
    Suit.CLUBS: Costume("#1B9A83", "#0B6B59", "#B5E6D9", "#4A2E1B", "#53331D", "#C99268", "#4A4A52", "#1F2328"),
}
