"""What a screen is drawn from, and how it names the people at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from discord.utils import escape_markdown, escape_mentions

from bot.l10n import Texts
from bot.sessions.model import Seat, SessionEvent, Table
from bot.ui import kit
from bot.ui.emojis import Emojis
from bot.ui.ids import custom_id

ROBOT = "🤖"
AWAY = "💤"
"""A computer player decides for the seat's owner; a line below says so in words."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one screen sees it, in one language."""

    table: Table
    t: Texts
    emojis: Emojis
    view: Any = None
    """what the viewer may see of the deal; None: no deal yet. Public screens: what everybody sees."""
    deadline: float | None = None
    """unix seconds at which the present turn, or the pause before the next deal, ends"""
    known: Mapping[int, Seat] = field(default_factory=dict)
    """chair to seat of people who have left since"""
    past: bool = False
    """a result that another deal has followed: nothing can be pressed"""
    news: tuple[SessionEvent, ...] = ()
    """what happened lately that no picture of the table shows, such as a turn that ran out"""

    def id(self, verb: str, argument: str = "") -> str:
        return custom_id(self.table.id, self.table.version, verb, argument)

    def button(self, key: str, verb: str, argument: str = "", **look: Any) -> kit.Button:
        """A button with the label under `key`."""
        return kit.button(self.t(key), self.id(verb, argument), **look)

    def own(self, key: str, **values: str | int) -> str:
        """The game's own wording of a sentence, under `<game>-<key>`, where it has one; else the common one."""
        special = f"{self.table.game}-{key}"
        return self.t(special if self.t.has(special) else key, **values)

    def seat_of_chair(self, chair: int) -> Seat | None:
        return next((seat for seat in self.table.seats if seat.chair == chair), self.known.get(chair))

    def who(self, chair: int) -> str:
        """How running text names whoever holds, or held, a chair: people by mention, which pings nobody here."""
        seat = self.seat_of_chair(chair)
        if seat is None:
            return self.t("seat-gone")
        return f"{name_of(seat)} {AWAY}" if seat.away or seat.leaving else name_of(seat)

    def player(self, seat: int) -> str:
        """As `who`, for a seat of the deal."""
        return self.who(self.table.playing[seat])

    def players(self, seats: Iterable[int]) -> str:
        return listed(self.t, [self.player(seat) for seat in seats])

    def plain(self, seat: int) -> str:
        """The bare name of a seat of the deal, where a mention would be too long."""
        found = self.seat_of_chair(self.table.playing[seat])
        return named(found) if found else self.t("seat-gone")

    def until(self) -> str:
        """` · in 42 seconds`, or nothing where no clock runs."""
        return f" · {kit.moment(self.deadline)}" if self.deadline else ""


def name_of(seat: Seat) -> str:
    """A mention; a computer player's name; what stands for a member who was forgotten (a negative id)."""
    if seat.user_id is None:
        return f"{ROBOT}\u00a0{seat.name}"
    return f"<@{seat.user_id}>" if seat.user_id > 0 else seat.name


def listed(t: Texts, names: list[str]) -> str:
    """`A`, `A y B`, `A, B y C`."""
    if len(names) < 2:
        return "".join(names)
    return t("list-last", first=", ".join(names[:-1]), last=names[-1])


def named(seat: Seat) -> str:
    """A person's bare name, fit for running text, as in a title where a mention is not drawn."""
    return escape_markdown(escape_mentions(seat.name))


def signs_for(table: Table, seat: int) -> tuple[str, ...]:
    """Señas that the partner of a seat of the deal has made: whoever sits opposite, in games of pairs."""
    partner = table.playing[(seat + len(table.playing) // 2) % len(table.playing)]
    return tuple(sign.name for sign in table.signs if sign.chair == partner)
