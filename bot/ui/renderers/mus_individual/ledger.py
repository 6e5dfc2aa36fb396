"""The four lances of individual mus: what lies on deposit in each, who is inside, how each was closed."""

from __future__ import annotations

from bot.games.mus_individual.model import LanceState
from bot.ui.renderers import lances
from bot.ui.renderers.lances import names
from bot.ui.scene import Scene


def ledger(scene: Scene) -> list[str]:
    """A line for each lance that was opened; the others share one."""
    return lances.ledger(scene, _said)


def _said(scene: Scene, lance: LanceState) -> str:
    return _closed(scene, lance) if lance.how else " · ".join(_open(scene, lance))


def _closed(scene: Scene, lance: LanceState) -> str:
    return scene.t(
        "mus_individual-closed",
        how=lance.how,
        pot=sum(lance.stakes),
        winner=scene.plain(lance.winner) if lance.winner is not None else "",
        inside=names(scene, lance.inside),
    )


def _open(scene: Scene, lance: LanceState) -> list[str]:
    """Who has passed, or what was bet, who is inside and who is out of the raises."""
    if lance.opener is None:
        return [scene.t("mus-passed", who=names(scene, lance.passed))] if lance.passed else [scene.t("mus-begins")]
    said = [standing(scene, lance), scene.t("mus_individual-inside", who=names(scene, lance.inside))]
    out = _out(lance)
    return [*said, scene.t("mus_individual-outside", who=names(scene, out))] if out else said


def _out(lance: LanceState) -> tuple[int, ...]:
    """Who has answered and does not take part in the raises."""
    asked = lance.queue if not lance.rounds else ()
    return tuple(seat for seat in lance.holders if seat not in lance.inside and seat not in asked)


def standing(scene: Scene, lance: LanceState) -> str:
    """`Ana envida: van 3`, `Ana: ¡órdago!`."""
    if lance.ordago is not None:
        return scene.t("mus-bet-ordago", who=scene.plain(lance.ordago))
    return scene.t(
        "mus_individual-level",
        who=scene.plain(lance.opener if lance.opener is not None else 0),
        level=lance.level,
        pot=sum(lance.stakes),
    )
