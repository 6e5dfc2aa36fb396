"""The end of a deal of individual mus: all hands, the count lance by lance, the stones, who has lost."""

from __future__ import annotations

from bot.games.mus_individual.events import LanceCounted
from bot.games.mus_individual.model import LanceState, MusIndividualView
from bot.ui import kit
from bot.ui.renderers.lances import hands, names, stacks
from bot.ui.renderers.mus_individual.ledger import ledger
from bot.ui.renderers.mus_individual.words import stones
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import next_line, result_row


def result(scene: Scene) -> kit.View:
    return kit.page(
        kit.text(scene.t("mus_individual-result-title", deal=scene.table.number)),
        kit.text(*hands(scene)),
        kit.line(),
        kit.text(*count(scene)),
        kit.text(*_after(scene), stacks(scene), *notes(scene), next_line(scene)),
        result_row(scene),
        accent=kit.DONE,
    )


def count(scene: Scene) -> list[str]:
    """Every lance as far as the count came, in order."""
    view: MusIndividualView = scene.view
    by_name = {found.lance: found for found in view.counted}
    lines = []
    for lance in view.ledger:
        if lance.name in by_name:
            lines.append(_counted(scene, lance, by_name[lance.name]))
        elif lance.how == "ordago":
            lines.append(_ordago(scene, lance))
    return [*lines, scene.t("mus_individual-stop")] if view.loser is not None and len(view.counted) < 4 else lines


def _counted(scene: Scene, lance: LanceState, found: LanceCounted) -> str:
    if lance.how == "ordago":
        return _ordago(scene, lance)
    name = scene.t(f"lance-{lance.name}")
    return scene.t(
        "mus_individual-count",
        lance=name,
        how=lance.how,
        winner=scene.plain(found.winner) if found.winner is not None else "no",
        worst=scene.plain(found.worst) if found.worst is not None else "no",
        pot=found.pot,
        premio=found.premio,
        deje=scene.view.rules.deje if lance.how == "won" and not lance.rounds else 0,
        back="yes" if scene.view.rules.resolution == "winner_returns_stake" else "no",
    )


def _ordago(scene: Scene, lance: LanceState) -> str:
    name = scene.t(f"lance-{lance.name}")
    return scene.t("mus_individual-count-ordago", lance=name, who=names(scene, lance.inside))


def _after(scene: Scene) -> list[str | None]:
    """The stones left, or who has lost the game and what that means for the match."""
    view: MusIndividualView = scene.view
    left = " · ".join(f"{scene.player(seat)} {view.stacks[seat]}" for seat in range(view.seats))
    lines: list[str | None] = [scene.t("mus_individual-left", stones=left)]
    carry = scene.table.carry
    if view.loser is None or carry is None:
        return lines
    kept = stones(scene.t, view.stacks[view.loser])
    lines = [scene.t("mus_individual-lost", who=scene.player(view.loser), stones=kept)]
    lost = " · ".join(f"{scene.player(seat)} {number}" for seat, number in enumerate(carry.tallies))
    lines.append(scene.t("mus_individual-defeats", defeats=lost, most=view.rules.defeats))
    if not carry.over:
        return lines
    stake = scene.table.terms.stake
    total = stake * view.seats
    return [*lines, scene.t("mus_individual-won", who=scene.players(carry.winners), stake=stake, total=total)]


def log(scene: Scene) -> kit.View:
    """The lances of the deal so far, for one reader."""
    view: MusIndividualView = scene.view
    counted = count(scene) if view.over else []
    return kit.page(
        kit.text(scene.t("mus-log-title", deal=scene.table.number)),
        kit.text(*ledger(scene)),
        kit.line() if counted else None,
        kit.text(*counted),
        accent=kit.DONE,
    )
