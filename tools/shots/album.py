"""The pictures of a deal, best of each kind, and where they are kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tools.shots import pictures


@dataclass
class Album:
    """`fullest`: the most cards of others that lay on the table in a turn. `poster`: the best trick, larger."""

    pictures: dict[str, bytes] = field(default_factory=dict)
    interest: dict[str, int] = field(default_factory=dict)
    fullest: int = 0
    poster: bytes = b""

    def wants(self, screen: str, interest: int) -> bool:
        """Whether a picture of that interest would be the best of its kind; notes that it is being taken."""
        if self.interest.get(screen, -1) >= interest:
            return False
        self.interest[screen] = interest
        return True

    def is_full(self, wanted: frozenset[str], cards: int) -> bool:
        """Whether it holds every wanted picture, and one with so many cards."""
        return wanted <= self.pictures.keys() and self.fullest >= cards

    def is_better_than(self, other: Album, wanted: frozenset[str]) -> bool:
        """More of what is wanted, or as much with more cards on the table."""
        return self._worth(wanted) > other._worth(wanted)

    def _worth(self, wanted: frozenset[str]) -> tuple[int, int]:
        return len(wanted & self.pictures.keys()), self.fullest

    def save(self, folder: Path, prefix: str) -> None:
        """Writes `<prefix>-<screen>.png` for each picture."""
        for screen, picture in self.pictures.items():
            keep(picture, folder / f"{prefix}-{screen}.png")


def keep(picture: bytes, path: Path, width: int = pictures.WIDTH) -> None:
    """Writes a picture, made small."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(pictures.small(picture, width))
