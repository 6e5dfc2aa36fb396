"""The table in public while a deal of individual mus runs: everybody's stones, then the discards or the lances."""

from __future__ import annotations

from bot.games.mus_individual.model import MusIndividualView, Phase
from bot.games.turns import seats_from
from bot.ui import kit
from bot.ui.renderers.mus_individual.ledger import ledger
from bot.ui.renderers.mus_individual.words import seat_line, where
from bot.ui.renderers.tricks import waiting
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import table_row


def public(scene: Scene) -> kit.View:
    view: MusIndividualView = scene.view
    body = _discards if view.phase is Phase.DISCARD else _lances
    return kit.page(
        kit.text(scene.t("mus_individual-title", deal=scene.table.number, where=where(scene))),
        kit.text(*[seat_line(scene, seat) for seat in seats_from(view.mano, view.seats)]),
        kit.line(),
        kit.text(*body(scene)),
        kit.line(),
        kit.text(scene.t("mus_individual-facts", plate=view.plate), *notes(scene)),
        table_row(scene),
        accent=kit.FELT,
    )


def turn_line(scene: Scene) -> str:
    return scene.t("mus-turn", deal=scene.table.number, where=where(scene))


def _discards(scene: Scene) -> list[str]:
    view: MusIndividualView = scene.view
    return [
        scene.t("threw", who=scene.player(seat), cards=1)
        if view.threw[seat]
        else waiting(scene, seat, "mus_individual-now-throws")
        for seat in seats_from(view.mano, view.seats)
        if view.playing[seat]
    ]


_NOW = {Phase.OPEN: "mus-now-speaks", Phase.ANSWER: "mus-now-answers", Phase.RAISE: "mus_individual-now-raises"}


def _lances(scene: Scene) -> list[str]:
    view: MusIndividualView = scene.view
    key = _NOW.get(view.phase, "mus-now-speaks")
    return [*ledger(scene), *(scene.t(key, who=scene.player(seat), until=scene.until()) for seat in view.waiting_on)]
