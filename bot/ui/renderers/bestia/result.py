"""The settlement of a deal of bestia with its arithmetic, and what the next one is played for."""

from __future__ import annotations

from bot.games.bestia.model import HAND, BestiaView, Result
from bot.ui import kit
from bot.ui.renderers.bestia.public import passed
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import next_line, result_row, stacks_line


def result(scene: Scene) -> kit.View:
    view: BestiaView = scene.view
    found = view.result
    if found is None:
        raise ValueError("the deal is not over")
    return kit.page(
        kit.text(scene.t("bestia-result-title", deal=scene.table.number)),
        kit.text(*_people(scene, found)),
        kit.text(*_sums(scene, found)),
        kit.text(stacks_line(scene, _stacks(scene)), *notes(scene), next_line(scene)),
        result_row(scene),
        accent=kit.DONE,
    )


def _stacks(scene: Scene) -> tuple[int, ...]:
    """After the deal, and after a plate that nobody could play for was shared."""
    table, view = scene.table, scene.view
    held = {seat.chair: seat.stack for seat in table.seats}
    return tuple(held.get(chair, view.stacks[seat]) for seat, chair in enumerate(table.playing))


def _people(scene: Scene, found: Result) -> list[str]:
    """Who gains most first; those who passed share a line."""
    view: BestiaView = scene.view
    ranked = sorted(view.players, key=lambda seat: found.won[seat] - found.paid[seat], reverse=True)
    lines = []
    for seat in ranked:
        key = "bestia" if seat in found.bestias else found.kind
        lines.append(
            scene.t(
                f"bestia-result-{key}",
                who=scene.player(seat),
                tricks=view.tricks[seat],
                won=found.won[seat],
                paid=found.paid[seat],
            )
        )
    return [*lines, *passed(scene)]


def _sums(scene: Scene, found: Result) -> list[str | None]:
    view: BestiaView = scene.view
    t = scene.t
    shared = found.carried if not scene.table.pot else 0
    left, antes = found.carried - shared, view.rules.ante * view.seats
    following = t("bestia-next-plate", left=left, antes=antes, ante=view.rules.ante, seats=view.seats,
                  plate=left + antes)  # fmt: skip
    hint = t("bestia-plate-shared", chips=shared) if shared else None
    if found.kind == "all_passed":
        return [t("bestia-sum-all-passed", chips=found.carried), hint, following]
    if found.kind != "played":
        return [t(f"bestia-sum-{found.kind}", chips=found.at_stake), hint, following]
    return [_played(scene, found), hint, following]


def _played(scene: Scene, found: Result) -> str:
    """`Plato 15 − 5 por las bazas + 1 bestia de 15 = 25.`"""
    number = len(found.bestias)
    each = found.paid[found.bestias[0]] if found.bestias else 0
    return scene.t(
        "bestia-sum-played",
        plate=found.at_stake,
        out=sum(found.won),
        each=sum(found.won) // HAND,
        bestias=scene.t("bestia-sum-bestias", number=number, each=each) if number else "",
        some="yes" if number else "no",
        left=found.carried,
    )
