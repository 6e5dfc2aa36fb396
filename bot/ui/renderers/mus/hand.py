"""A seat's own cards, what they are worth in each lance, and what it may say now."""

from __future__ import annotations

from bot.games.mus.model import MusView, Phase
from bot.ui import kit
from bot.ui.renderers import betting
from bot.ui.renderers.mus.ledger import bet, refusal
from bot.ui.renderers.mus.words import facts, scores, where
from bot.ui.scene import Scene, signs_for

_CLOCKS = {
    Phase.MUS: "mus-clock-mus",
    Phase.DISCARD: "mus-clock-discard",
    Phase.OPEN: "mus-clock-open",
    Phase.ANSWER: "mus-clock-answer",
}


def private(scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
    view: MusView = scene.view
    above = [
        kit.text(betting.cards(scene)),
        kit.text(*betting.worth_lines(scene)),
        kit.text(*scores(scene), f"-# {facts(scene)}"),
    ]
    signs = [kit.text(heard(scene), _made(scene)), _signs(scene)]
    if view.seat not in view.waiting_on:
        title = scene.t("mus-hand", where=where(scene))
        return betting.to_wait(scene, title, [*above, *signs])
    title = scene.t("mus-hand-turn", where=where(scene))
    return betting.to_act(scene, title, [*above, *_now(scene, chosen), *signs], _CLOCKS[view.phase])


def _now(scene: Scene, chosen: tuple[int, ...] | None) -> list[kit.Item | None]:
    """What stands before the seat, and its choices."""
    view: MusView = scene.view
    if view.phase is Phase.DISCARD:
        picked = tuple(place for place in chosen or () if place < len(view.hand))
        return [kit.text(scene.t("mus-throw-how")), *betting.throwing(scene, picked)]
    if view.phase is Phase.MUS:
        return [kit.text(scene.t("mus-why-mus")), *betting.calls(scene)]
    if view.phase is Phase.OPEN:
        return [kit.text(scene.t("mus-why-open", target=view.rules.target)), *betting.calls(scene)]
    lance = next(each for each in view.ledger if each.name == view.lance)
    said = bet(scene, lance, scene.plain(lance.by if lance.by is not None else 0))
    warning = scene.t("mus-why-ordago") if lance.ordago else None
    return [kit.text(f"**{said}**", refusal(scene), warning), *betting.calls(scene)]


def heard(scene: Scene) -> str | None:
    """What the partner has signalled of the hand it holds now. No other screen shows it."""
    view: MusView = scene.view
    if view.seat is None:
        return None
    names = signs_for(scene.table, view.seat)
    if not names:
        return None
    seen = "; ".join(scene.t(f"sign-{name}-seen") for name in names)
    return scene.t("sign-heard", who=scene.player((view.seat + 2) % view.seats), signs=seen)


def _own_signs(scene: Scene) -> tuple[str, ...]:
    view: MusView = scene.view
    chair = scene.table.playing[view.seat or 0]
    return tuple(sign.name for sign in scene.table.signs if sign.chair == chair)


def _made(scene: Scene) -> str | None:
    made = _own_signs(scene)
    return scene.t("sign-made", signs=", ".join(scene.t(f"sign-{name}") for name in made)) if made else None


def _signs(scene: Scene) -> kit.Item | None:
    """The señas that are true of the hand and not made yet."""
    view: MusView = scene.view
    made = _own_signs(scene)
    return kit.row(*[_sign(scene, name) for name in view.signals if name not in made])


def _sign(scene: Scene, name: str) -> kit.Button:
    return kit.button(scene.t("sign-label", sign=scene.t(f"sign-{name}")), scene.id("sign", name))
