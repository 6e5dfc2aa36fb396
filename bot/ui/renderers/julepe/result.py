"""The settlement of a deal of julepe with its arithmetic, and the tricks one by one."""

from __future__ import annotations

from bot.games.julepe.model import JulepeView, Result
from bot.ui import kit
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import next_line, result_row, stacks_line


def result(scene: Scene) -> kit.View:
    view: JulepeView = scene.view
    found = view.result
    if found is None:
        raise ValueError("the deal is not over")
    return kit.page(
        kit.text(scene.t("julepe-result-title", deal=scene.table.number)),
        kit.text(*_people(scene, found)),
        kit.text(*_sums(scene, found), _antes(scene, found)),
        kit.text(stacks_line(scene, view.stacks), *notes(scene), next_line(scene)),
        result_row(scene),
        accent=kit.DONE,
    )


def _people(scene: Scene, found: Result) -> list[str]:
    """Winners first, then those who pay; those who passed share a line."""
    view: JulepeView = scene.view
    ranked = sorted(range(view.seats), key=lambda seat: found.won[seat] - found.paid[seat], reverse=True)
    lines = [
        scene.t(
            f"julepe-result-{found.kinds[seat]}",
            who=scene.player(seat),
            tricks=view.tricks[seat],
            quota=view.quotas[seat],
            won=found.won[seat],
            paid=found.paid[seat],
            played="yes" if view.finished else "no",
        )
        for seat in ranked
        if found.kinds[seat] not in ("passed",)
    ]
    passed = [seat for seat in range(view.seats) if found.kinds[seat] == "passed"]
    if passed:
        lines.append(scene.t("passed", who=scene.players(passed)))
    return lines


def _sums(scene: Scene, found: Result) -> list[str]:
    t = scene.t
    stays = t("julepe-sum-stays", chips=found.carried) if found.carried else ""
    if found.kind == "all_passed":
        again = "yes" if scene.view.rules.all_pass == "redeal" else "no"  # noqa: S105
        return [t("julepe-sum-all-passed", chips=found.carried, again=again)]
    if found.kind == "undefended":
        return [t("julepe-sum-undefended", chips=found.at_stake), stays]
    if found.kind == "baceta":
        return [t("julepe-sum-baceta", outcome=_against_stock(found), chips=found.at_stake), stays]
    return [_played_sum(scene, found), stays]


def _against_stock(found: Result) -> str:
    """`lone`, `shared`, `defender` or `nobody`: who takes what in a deal against the baceta."""
    if "julep" in found.kinds:
        return "defender" if "winner" in found.kinds else "nobody"
    return "lone" if sum(found.won) == found.at_stake else "shared"


def _played_sum(scene: Scene, found: Result) -> str:
    """`Plato 20 + 2 julepes de 5 = 30, a partes iguales: 15 para cada cual.`"""
    juleps = [paid for paid in found.paid if paid]
    winners = found.kinds.count("winner")
    total = found.at_stake + sum(juleps)
    even = len(set(juleps)) == 1
    added = (
        scene.t("julepe-sum-juleps", number=len(juleps), each=juleps[0])
        if even
        else scene.t("julepe-sum-juleps-uneven", total=sum(juleps))
        if juleps
        else ""
    )
    return scene.t(
        "julepe-sum-played",
        plate=found.at_stake,
        juleps=added,
        total=total,
        winners=winners,
        each=max(found.won, default=0),
        added="yes" if juleps else "no",
    )


def _antes(scene: Scene, found: Result) -> str | None:
    """Who put what in before the deal: what a change of stack holds beyond the settlement."""
    antes = [found.won[seat] - found.paid[seat] - delta for seat, delta in enumerate(found.deltas)]
    paid = [f"{scene.player(seat)} {ante}" for seat, ante in enumerate(antes) if ante]
    return scene.t("julepe-antes", antes=" · ".join(paid)) if paid else None
