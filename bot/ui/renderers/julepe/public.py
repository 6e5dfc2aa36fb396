"""The table in public while a deal of julepe runs: who calls, who draws, the trick that lies."""

from __future__ import annotations

from bot.games.julepe.model import HAND, STRENGTH, JulepeView, Phase
from bot.games.turns import seats_from
from bot.ui import kit
from bot.ui.cards import shown, suit_name
from bot.ui.renderers.tricks import counts, shown_number, trick_lines, trick_number, waiting
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import table_row


def public(scene: Scene) -> kit.View:
    body = {
        Phase.CALLS: _calls,
        Phase.DEFENCE: _defence,
        Phase.DRAW: _draw,
        Phase.PLAY: _play,
    }[scene.view.phase]
    return kit.page(
        kit.text(_title(scene), _facts(scene)),
        kit.text(*body(scene)),
        kit.line(),
        kit.text(_price(scene), *notes(scene)),
        table_row(scene),
        accent=kit.FELT,
    )


def _title(scene: Scene) -> str:
    view: JulepeView = scene.view
    if view.phase is Phase.PLAY:
        return scene.t("julepe-title-trick", deal=scene.table.number, trick=shown_number(view, HAND), tricks=HAND)
    return scene.t("julepe-title", deal=scene.table.number)


def turn_line(scene: Scene) -> str:
    view: JulepeView = scene.view
    if view.phase is Phase.PLAY:
        return scene.t("julepe-turn-trick", deal=scene.table.number, trick=trick_number(view, HAND))
    return scene.t("julepe-turn", deal=scene.table.number)


def _facts(scene: Scene) -> str:
    view: JulepeView = scene.view
    taken = scene.player(view.dealer) if view.danced else ""
    return scene.t(
        "julepe-facts",
        trump=suit_name(scene.t, view.trump),
        card=shown(scene.t, scene.emojis, view.turn_up),
        danced=taken or "no",
    )


def _price(scene: Scene) -> str:
    """What is played for, who deals; during the tricks, how they stand."""
    view: JulepeView = scene.view
    waits = view.pot - view.at_stake
    lines = []
    if view.phase is Phase.PLAY:
        lines.append(counts(scene, view.players))
    lines.append(scene.t("julepe-plate", chips=view.at_stake, penalty=view.penalty))
    if waits:
        lines.append(scene.t("julepe-plate-waits", chips=waits))
    if view.phase is not Phase.PLAY:
        lines.append(_dealer(scene))
    lines += [
        scene.t("julepe-quota-raised", who=scene.player(seat), tricks=view.quotas[seat])
        for seat in view.players
        if view.quotas[seat] > 2
    ]
    return "\n".join(lines)


def _dealer(scene: Scene) -> str:
    view: JulepeView = scene.view
    if view.alcalde is None:
        return scene.t("dealer", who=scene.player(view.dealer))
    if view.alcalde == view.dealer:
        return scene.t("julepe-dealer-alcalde", who=scene.player(view.dealer))
    return scene.t("julepe-dealer-other", who=scene.player(view.dealer), alcalde=scene.player(view.alcalde))


def _order(view: JulepeView) -> list[int]:
    return [seat for seat in seats_from(view.dealer + 1, view.seats) if seat != view.alcalde]


def _calls(scene: Scene) -> list[str]:
    view: JulepeView = scene.view
    lines = []
    for seat in _order(view):
        call = view.calls[seat]
        if call is not None:
            lines.append(scene.t("julepe-called", who=scene.player(seat), call=call))
        else:
            lines.append(waiting(scene, seat, "now-calls"))
    return lines


def _defence(scene: Scene) -> list[str]:
    view: JulepeView = scene.view
    lone = scene.player(view.lone) if view.lone is not None else ""
    lines = [scene.t("julepe-lone", who=lone)]
    for seat in _order(view):
        if seat == view.lone:
            continue
        if seat in view.asked:
            lines.append(waiting(scene, seat, "now-defends"))
        else:
            lines.append(scene.t("julepe-refused", who=scene.player(seat)))
    return lines


def _draw(scene: Scene) -> list[str]:
    view: JulepeView = scene.view
    lines = []
    for seat in view.players:
        thrown = view.thrown[seat]
        if thrown is not None:
            lines.append(scene.t("threw", who=scene.player(seat), cards=thrown))
        else:
            lines.append(waiting(scene, seat, "now-throws"))
    passed = [seat for seat in _order(view) if view.calls[seat] == "paso" and seat != view.defender]
    if passed:
        lines.append(scene.t("passed", who=scene.players(passed)))
    if view.defender is not None:
        lines.append(scene.t("julepe-defender", who=scene.player(view.defender)))
    lines.append(scene.t("julepe-stock", cards=view.stock_size))
    return lines


def _play(scene: Scene) -> list[str]:
    return trick_lines(scene, STRENGTH, scene.view.players)
