"""A seat's own cards in individual mus, its stones, and what it may say now."""

from __future__ import annotations

from bot.games.mus_individual.model import MusIndividualView, Phase
from bot.ui import kit
from bot.ui.renderers import betting
from bot.ui.renderers.mus_individual.ledger import standing
from bot.ui.renderers.mus_individual.words import seat_line, where
from bot.ui.scene import Scene

_CLOCKS = {
    Phase.DISCARD: "mus-clock-discard",
    Phase.OPEN: "mus-clock-open",
    Phase.ANSWER: "mus-clock-answer",
    Phase.RAISE: "mus_individual-clock-raise",
}


def private(scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
    view: MusIndividualView = scene.view
    own = seat_line(scene, view.seat) if view.seat is not None else None
    above = [kit.text(betting.cards(scene)), kit.text(*betting.worth_lines(scene)), kit.text(own)]
    if view.seat not in view.waiting_on:
        title = scene.t("mus-hand", where=where(scene))
        return betting.to_wait(scene, title, [*above, kit.text(_standing_by(scene))])
    title = scene.t("mus-hand-turn", where=where(scene))
    return betting.to_act(scene, title, [*above, *_now(scene)], _CLOCKS[view.phase])


def _standing_by(scene: Scene) -> str | None:
    """Why the seat has no cards, or says nothing more in this deal."""
    view: MusIndividualView = scene.view
    if view.seat is None or view.playing[view.seat]:
        return None
    return scene.t("mus_individual-you-safe")


def _now(scene: Scene) -> list[kit.Item | None]:
    """What stands before the seat, and its choices."""
    view: MusIndividualView = scene.view
    if view.phase is Phase.DISCARD:
        return [kit.text(scene.t("mus_individual-throw-how")), *betting.throw_one(scene)]
    if view.phase is Phase.OPEN:
        return [kit.text(scene.t("mus_individual-why-open")), *betting.calls(scene)]
    lance = next(each for each in view.ledger if each.name == view.lance)
    return [kit.text(f"**{standing(scene, lance)}**", *_price(scene)), *betting.calls(scene)]


def _price(scene: Scene) -> list[str]:
    """What accepting puts on deposit, and what a refusal brings."""
    view: MusIndividualView = scene.view
    lance = next(each for each in view.ledger if each.name == view.lance)
    t = scene.t
    if lance.ordago is not None:
        lines = [t("mus_individual-why-ordago")]
    elif view.owed:
        lines = [t("mus_individual-why-owed", stones=view.owed)]
    else:
        return [t("mus_individual-why-raise")]
    if view.phase is Phase.RAISE:
        return [*lines, t("mus_individual-why-refuse", stones=view.refusal_share)]
    return [*lines, t("mus_individual-why-free")]
