"""The score of a hand of dane-se, the standing of the game, and at its end who has won."""

from __future__ import annotations

from bot.games.danese.model import DaneseView, Result
from bot.ui import kit
from bot.ui.renderers.danese.public import hand_text
from bot.ui.renderers.danese.score import Line, table
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import next_line, result_row, stacks_line

_LABELS = ("certo", "acima", "abaixo")


def result(scene: Scene) -> kit.View:
    view: DaneseView = scene.view
    found = view.result
    if found is None:
        raise ValueError("the hand is not over")
    return kit.page(
        kit.text(hand_text(scene, "danese-result-title")),
        kit.text(_table(scene, found)),
        kit.text(*_labels(scene, found)),
        kit.text(*(_winners(scene, found) if found.winners else _standing(scene, found))),
        kit.text(_stacks(scene), *notes(scene), next_line(scene)),
        result_row(scene),
        accent=kit.DONE,
    )


def _table(scene: Scene, found: Result) -> str:
    """Everybody's bid, tricks, points and total, the leader first."""
    view: DaneseView = scene.view
    ranked = sorted(range(view.seats), key=lambda seat: -found.totals[seat])
    lines = [
        Line(
            _name(scene, seat),
            (
                str(view.bids[seat] or 0),
                str(view.tricks[seat]),
                f"{found.points[seat]:+d}" if found.points[seat] else "0",
                str(found.totals[seat]),
            ),
        )
        for seat in ranked
    ]
    headings = [scene.t(f"danese-column-{name}") for name in ("bid", "won", "points", "total")]
    return table(headings, lines)


def _name(scene: Scene, seat: int) -> str:
    held = scene.seat_of_chair(scene.table.playing[seat])
    return held.name if held else scene.t("seat-gone")


def _labels(scene: Scene, found: Result) -> list[str]:
    """`Certo: Bia, Duda`, one line for each label that somebody has."""
    lines = []
    for label in _LABELS:
        seats = [seat for seat, given in enumerate(found.labels) if given == label]
        if seats:
            lines.append(scene.t(f"danese-label-{label}", who=scene.players(seats)))
    return lines


def _standing(scene: Scene, found: Result) -> list[str]:
    view: DaneseView = scene.view
    best = max(found.totals)
    leaders = [seat for seat, total in enumerate(found.totals) if total == best]
    left = view.hands_in_game - view.number
    ahead = scene.t("danese-ahead", who=scene.players(leaders), number=len(leaders), points=best)
    return [ahead, scene.t("danese-hands-left", hands=left) if left > 0 else scene.t("danese-extra-next")]


def _winners(scene: Scene, found: Result) -> list[str]:
    """The winners of the game, and how they share the stakes."""
    stake, number = scene.table.terms.stake, len(found.winners)
    best = max(found.totals)
    lines = [scene.t("danese-won", who=scene.players(found.winners), number=number, points=best)]
    if stake:
        seats = len(found.totals)
        each, rest = divmod(stake * seats, number)
        lines.append(
            scene.t("danese-stakes", stake=stake, seats=seats, total=stake * seats, each=each, number=number, rest=rest)
        )
    return lines


def _stacks(scene: Scene) -> str | None:
    """The chips of the seats as they stand, where the table plays for any."""
    if not scene.table.terms.stake:
        return None
    held = [scene.seat_of_chair(chair) for chair in scene.table.playing]
    return stacks_line(scene, [seat.stack if seat else 0 for seat in held])
