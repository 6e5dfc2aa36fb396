"""The table in public while a deal of bestia runs: who plays, who exchanges, the trick that lies."""

from __future__ import annotations

from bot.games.bestia.model import HAND, STRENGTH, BestiaView, Phase
from bot.games.turns import seats_from
from bot.ui import kit
from bot.ui.cards import shown
from bot.ui.renderers.tricks import counts, shown_number, trick_lines, trick_number, trump_name, waiting
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import table_row


def public(scene: Scene) -> kit.View:
    body = {Phase.CALLS: _calls, Phase.EXCHANGE: _exchange, Phase.PLAY: _play}[scene.view.phase]
    return kit.page(
        kit.text(_title(scene), _facts(scene)),
        kit.text(*body(scene)),
        kit.line(),
        kit.text(*_price(scene), *notes(scene)),
        table_row(scene),
        accent=kit.FELT,
    )


def _title(scene: Scene) -> str:
    view: BestiaView = scene.view
    if view.phase is not Phase.PLAY:
        return scene.t("bestia-title", deal=scene.table.number)
    return scene.t("bestia-title-trick", deal=scene.table.number, trick=shown_number(view, HAND), tricks=HAND)


def turn_line(scene: Scene) -> str:
    view: BestiaView = scene.view
    if view.phase is not Phase.PLAY:
        return scene.t("bestia-turn", deal=scene.table.number)
    return scene.t("bestia-turn-trick", deal=scene.table.number, trick=trick_number(view, HAND))


def _facts(scene: Scene) -> str:
    """The trump, and the card that shows it: the dealer's own, or one that nobody holds."""
    view: BestiaView = scene.view
    return scene.t(
        "bestia-facts",
        trump=trump_name(scene),
        card=shown(scene.t, scene.emojis, view.turn_up),
        whose=view.rules.trump_from,
        who=scene.player(view.dealer),
    )


def order(view: BestiaView) -> tuple[int, ...]:
    """Seats in the order of speaking: from the dealer's right, the dealer last."""
    return seats_from(view.dealer + 1, view.seats)


def _calls(scene: Scene) -> list[str]:
    view: BestiaView = scene.view
    lines = []
    for seat in order(view):
        call = view.calls[seat]
        said = call and scene.t("bestia-called", who=scene.player(seat), call=call)
        lines.append(said or waiting(scene, seat, "now-calls"))
    return lines


def _exchange(scene: Scene) -> list[str]:
    view: BestiaView = scene.view
    lines = []
    for seat in view.players:
        thrown = view.thrown[seat]
        if thrown is None:
            lines.append(waiting(scene, seat, "now-throws"))
        else:
            lines.append(scene.t("threw", who=scene.player(seat), cards=thrown))
    return [*lines, *passed(scene), scene.t("bestia-stock", cards=view.stock_size)]


def passed(scene: Scene) -> list[str]:
    """One line for all who said paso."""
    view: BestiaView = scene.view
    found = [seat for seat in order(view) if view.calls[seat] == "paso"]
    return [scene.t("passed", who=scene.players(found))] if found else []


def _play(scene: Scene) -> list[str]:
    view: BestiaView = scene.view
    reminder = scene.t("bestia-reminder", undertrump="yes" if view.rules.must_undertrump else "no")
    return [*trick_lines(scene, STRENGTH, view.players), reminder]


def _price(scene: Scene) -> list[str]:
    """What is played for; before the tricks who deals, during them how they stand."""
    view: BestiaView = scene.view
    unit = view.pot // HAND if view.rules.trick_pay == "fifth" else 1
    plate = scene.t("bestia-plate", chips=view.pot, each=unit)
    if view.phase is Phase.PLAY:
        return [counts(scene, view.players), plate, scene.t("bestia-warning", chips=view.penalty)]
    return [plate, scene.t("bestia-penalty", chips=view.penalty), scene.t("dealer", who=scene.player(view.dealer))]
