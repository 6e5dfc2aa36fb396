"""The four lances as a ledger: what is at stake in each, who holds what, how each was closed."""

from __future__ import annotations

from bot.games.mus.model import Answer, LanceState, MusView, Phase
from bot.games.protocol import Raise
from bot.ui.amounts import label
from bot.ui.renderers import lances
from bot.ui.renderers.lances import names
from bot.ui.renderers.mus.words import pair_name
from bot.ui.scene import Scene


def ledger(scene: Scene) -> list[str]:
    """A line for each lance that was opened; the others share one."""
    return lances.ledger(scene, _said)


def _said(scene: Scene, lance: LanceState) -> str:
    return _closed(scene, lance) if lance.how else " · ".join(_open(scene, lance))


def _closed(scene: Scene, lance: LanceState) -> str:
    pair = pair_name(scene, lance.pair) if lance.pair is not None else ""
    return scene.t(
        "mus-closed",
        how=lance.how,
        stones=lance.paid if lance.how == "refused" else lance.total,
        pair=pair,
        premio="yes" if lance.name in ("pares", "juego", "punto") else "no",
    )


def _open(scene: Scene, lance: LanceState) -> list[str]:
    """Who has passed, what was bet, who has refused so far."""
    if lance.by is None:
        return [scene.t("mus-passed", who=names(scene, lance.passed)) if lance.passed else scene.t("mus-begins")]
    return [bet(scene, lance, scene.plain(lance.by)), *(_answer(scene, answer) for answer in lance.answers)]


def _answer(scene: Scene, answer: Answer) -> str:
    """What one of the pair has said while the other is still to answer."""
    who = scene.plain(answer.seat)
    if answer.word == "no quiero":
        return scene.t("mus-refuses", who=who)
    said = label(scene.t, Raise(answer.amount)) if answer.word == "mas" else scene.t(f"say-{answer.word}")
    return scene.t("mus-answers", who=who, said=said)


def bet(scene: Scene, lance: LanceState, who: str) -> str:
    """`Ana envida 4`, `Ana: 4 más (van 6)`, `Ana: ¡órdago!`."""
    if lance.ordago:
        return scene.t("mus-bet-ordago", who=who)
    return scene.t("mus-bet", who=who, more=lance.total - lance.accepted, accepted=lance.accepted, total=lance.total)


def refusal(scene: Scene) -> str | None:
    """What the other pair writes if nobody wants the present bet; nothing where none stands, or one wants it."""
    view: MusView = scene.view
    if view.phase is not Phase.ANSWER or view.refusal_cost is None:
        return None
    lance = next(each for each in view.ledger if each.name == view.lance)
    if any(answer.word != "no quiero" for answer in lance.answers):
        return None
    bettor = lance.by if lance.by is not None else 0
    if view.seat is None:
        return scene.t("mus-refusal", pair=pair_name(scene, bettor % 2), stones=view.refusal_cost)
    both = view.rules.pair_answer == "highest"
    partner = "no" if len(lance.queue) < 2 else "both" if both else "yes"
    return scene.t("mus-refusal-mine", stones=view.refusal_cost, partner=partner)
