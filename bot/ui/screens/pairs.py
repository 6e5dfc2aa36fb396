"""Who plays with whom, and how to sit elsewhere; for games in pairs."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption

from bot.sessions.model import Seat
from bot.ui import kit
from bot.ui.scene import ROBOT, Scene, name_of

SEATS = 4
LONGEST = 45


def pair_lines(scene: Scene) -> list[str]:
    """Each pair with its places; a place that nobody has taken is said to be free."""
    seats = scene.table.seats
    names = [name_of(seats[place]) if place < len(seats) else scene.t("pair-free") for place in range(SEATS)]
    return [scene.t("pair-line", number=pair + 1, one=names[pair], other=names[pair + 2]) for pair in range(2)]


def pairs(scene: Scene, user_id: int, *, host: bool) -> kit.View:
    """The member's own screen: a place to change to, and the lot for whoever leads the table."""
    t, seats = scene.t, scene.table.seats
    own = scene.table.seat_of_user(user_id)
    options = [
        SelectOption(label=t("pair-option", place=place, who=_plain(seat))[:LONGEST], value=str(seat.chair))
        for place, seat in enumerate(seats, start=1)
        if own is not None and seat.chair != own.chair
    ]
    stand = scene.button("button-stand", "stand", "pairs") if own is not None else None
    return kit.page(
        kit.text(t("pairs-title"), *pair_lines(scene)),
        kit.text(t("pairs-how")),
        kit.select(scene.id("swap"), t("pairs-select"), options) if options else None,
        kit.row(
            scene.button("button-shuffle", "shuffle", style=ButtonStyle.primary) if host and len(seats) > 1 else None,
            stand,
        ),
        accent=kit.FELT,
    )


def _plain(seat: Seat) -> str:
    return f"{ROBOT} {seat.name}" if seat.is_bot else seat.name
