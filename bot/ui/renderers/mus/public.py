"""The table in public while a deal of mus runs: the score in words, then mus, discards, or the ledger of the lances."""

from __future__ import annotations

from bot.games.mus.model import MusView, Phase
from bot.games.turns import seats_from
from bot.ui import kit
from bot.ui.renderers.mus.ledger import ledger, refusal
from bot.ui.renderers.mus.words import facts, match_line, scores, where
from bot.ui.renderers.tricks import waiting
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import table_row


def public(scene: Scene) -> kit.View:
    view: MusView = scene.view
    body = {Phase.MUS: _mus, Phase.DISCARD: _discards}.get(view.phase, _lances)
    return kit.page(
        kit.text(scene.t("mus-title", deal=scene.table.number, where=where(scene))),
        kit.text(*scores(scene)),
        kit.line(),
        kit.text(*body(scene)),
        kit.line(),
        kit.text(facts(scene), match_line(scene, view.games, view.vacas), *notes(scene)),
        table_row(scene),
        accent=kit.FELT,
    )


def turn_line(scene: Scene) -> str:
    return scene.t("mus-turn", deal=scene.table.number, where=where(scene))


def _mus(scene: Scene) -> list[str]:
    """Who has said mus, from the mano; nobody has said anything else, or the lances would have begun."""
    view: MusView = scene.view
    order = seats_from(view.mano, view.seats)
    speaker = order.index(view.waiting_on[0])
    lines = [scene.t("mus-said-mus", who=scene.player(seat)) for seat in order[:speaker]]
    lines += [waiting(scene, seat, "mus-now-mus") for seat in order[speaker:]]
    return [*lines, scene.t("mus-threw-before", threw=_threw(scene))] if view.rounds else lines


def _threw(scene: Scene) -> str:
    view: MusView = scene.view
    order = seats_from(view.mano, view.seats)
    return " · ".join(f"{scene.plain(seat)} {view.threw[seat]}" for seat in order)


def _discards(scene: Scene) -> list[str]:
    view: MusView = scene.view
    return [
        scene.t("threw", who=scene.player(seat), cards=view.threw[seat])
        if view.threw[seat]
        else waiting(scene, seat, "mus-now-throws")
        for seat in seats_from(view.mano, view.seats)
    ]


def _lances(scene: Scene) -> list[str | None]:
    view: MusView = scene.view
    key = "mus-now-answers" if view.phase is Phase.ANSWER else "mus-now-speaks"
    now = [scene.t(key, who=scene.player(seat), until=scene.until()) for seat in view.waiting_on]
    return [*ledger(scene), *now, refusal(scene)]
