"""Lines about seats that no picture of the deal shows: missed turns, owners away, people coming and going."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from bot.sessions.model import (
    CameBack,
    HostChanged,
    InDeal,
    Phase,
    SeatGivenUp,
    SeatLeft,
    SeatTaken,
    SessionEvent,
    TakenOver,
    TurnMissed,
)
from bot.ui import kit
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene, name_of

NEWSWORTHY = (TurnMissed, TakenOver, CameBack, SeatGivenUp, SeatLeft, SeatTaken, HostChanged)
QUIET = ("stood", "stakes", "closed")
"""Reasons for leaving that need no line: the list of seats, or the closed table, shows it."""
MOST = 4
"""Lines below a table: more would push the buttons off a phone's screen."""


def notes(scene: Scene) -> list[str]:
    return [*list(_lines(scene))[-MOST:], *_away(scene)]


def _away(scene: Scene) -> Iterator[str]:
    away = [name_of(seat) for seat in scene.table.seats if seat.away]
    if away:
        key = "note-away" if scene.table.phase is Phase.PLAYING else "note-away-later"
        yield scene.t(key, who=", ".join(away))


def _lines(scene: Scene) -> Iterator[str]:
    for at, event in enumerate(scene.news):
        match event:
            case TurnMissed(chair):
                yield scene.t("note-missed", who=scene.who(chair), did=_default_taken(scene, at) or "no")
            case CameBack(chair):
                yield scene.t("note-back", who=scene.who(chair))
            case SeatGivenUp(chair):
                yield scene.own("note-given-up", who=scene.who(chair))
            case SeatLeft(chair, stack, why) if why not in QUIET:
                yield scene.t("note-left", who=scene.who(chair), why=why, chips=stack)
            case SeatTaken(chair) if scene.view is not None:
                yield scene.own("note-sat", who=scene.who(chair))
            case HostChanged(host):
                yield scene.t("note-host", who=f"<@{host}>")
            case _:
                continue


def _default_taken(scene: Scene, at: int) -> str | None:
    """What was done for the seat whose turn ran out: the first public act after it in the news."""
    renderer = renderer_of(scene.table.game)
    for event in scene.news[at:]:
        if isinstance(event, InDeal) and (said := renderer.action(scene.t, event.event)):
            return said
    return None


def is_news(events: tuple[SessionEvent, ...]) -> bool:
    return any(isinstance(event, NEWSWORTHY) for event in events)


def away_row(scene: Scene, seat: int | None) -> kit.Item | None:
    """The button by which an owner takes the decisions back; None where a seat decides for itself."""
    if seat is None:
        return None
    held = scene.seat_of_chair(scene.table.playing[seat])
    if held is None or not held.away:
        return None
    return kit.row(scene.button("button-back", "back", style=ButtonStyle.success))
