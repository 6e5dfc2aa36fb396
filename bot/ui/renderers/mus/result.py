"""The end of a deal of mus: all hands, the count lance by lance in its order, and what it leads to."""

from __future__ import annotations

from bot.games.mus.events import LanceCounted
from bot.games.mus.model import LanceState, MusView
from bot.ui import kit
from bot.ui.renderers.lances import hands, stacks
from bot.ui.renderers.mus.ledger import ledger
from bot.ui.renderers.mus.words import match_line, pair_name, scores
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import log_button, next_button, next_line


def result(scene: Scene) -> kit.View:
    return kit.page(
        kit.text(scene.t("mus-result-title", deal=scene.table.number)),
        kit.text(*hands(scene)),
        kit.line(),
        kit.text(*count(scene)),
        kit.text(*scores(scene)),
        kit.text(*_won(scene), stacks(scene), *notes(scene), next_line(scene)),
        row(scene),
        accent=kit.DONE,
    )


def row(scene: Scene) -> kit.Item | None:
    """No seat is free, and no pair can change, until the match has ended."""
    if scene.past:
        return None
    carry = scene.table.carry
    over = carry is not None and carry.over
    return kit.row(
        next_button(scene),
        log_button(scene),
        scene.button("button-pairs", "pairs") if over else scene.button("button-rules", "rules"),
        scene.button("button-pause", "pause"),
        scene.button("button-leave", "leave"),
    )


def count(scene: Scene) -> list[str]:
    """Lance by lance, to the one with which a pair has reached the target."""
    view: MusView = scene.view
    lines: list[str] = []
    for at, lance in enumerate(view.ledger):
        if lance.how == "ordago":
            return [*lines, _ordago(scene, lance)]
        if at < len(view.counted):
            lines.append(_counted(scene, lance, view.counted[at]))
        elif lance.how == "refused":
            lines.append(_written(scene, lance))
    if view.winner is not None:
        lines.append(scene.t("mus-stop", target=view.rules.target, all="yes" if len(view.counted) == 4 else "no"))
    return lines


def _counted(scene: Scene, lance: LanceState, found: LanceCounted) -> str:
    name = scene.t(f"lance-{lance.name}")
    if found.pair is None:
        return scene.t("mus-count-void", lance=name)
    return scene.t(
        "mus-count",
        lance=name,
        pair=pair_name(scene, found.pair),
        how=lance.how,
        paid=lance.paid,
        bet=found.bet,
        premio=found.premio,
        total=found.bet + found.premio,
        best=scene.plain(found.seat if found.seat is not None else 0),
    )


def _written(scene: Scene, lance: LanceState) -> str:
    """A refusal that was written down, in a lance that the count does not come to any more."""
    pair = pair_name(scene, lance.pair or 0)
    return scene.t("mus-count-written", lance=scene.t(f"lance-{lance.name}"), pair=pair, stones=lance.paid)


def _ordago(scene: Scene, lance: LanceState) -> str:
    view: MusView = scene.view
    name = scene.t(f"lance-{lance.name}")
    return scene.t("mus-count-ordago", lance=name, pair=pair_name(scene, view.winner or 0))


def _won(scene: Scene) -> list[str | None]:
    """A juego, a vaca or the match that this deal has won, and how they stand."""
    view: MusView = scene.view
    carry = scene.table.carry
    if view.winner is None or carry is None:
        return [match_line(scene, view.games, view.vacas)]
    games, vacas = carry.tallies[:2], carry.tallies[2:]
    won = "match" if carry.over else "vaca" if vacas != view.vacas else "game"
    lines: list[str | None] = [scene.t("mus-won", pair=scene.players((view.winner, view.winner + 2)), won=won)]
    if not carry.over:
        return [*lines, match_line(scene, (games[0], games[1]), (vacas[0], vacas[1]))]
    stake = scene.table.terms.stake
    return [*lines, scene.t("mus-stakes", stake=stake, total=4 * stake, each=2 * stake)] if stake else lines


def log(scene: Scene) -> kit.View:
    """The lances of the deal so far, for one reader."""
    view: MusView = scene.view
    body = count(scene) if view.over else ledger(scene)
    said = ledger(scene) if view.over else []
    return kit.page(
        kit.text(scene.t("mus-log-title", deal=scene.table.number)),
        kit.text(*said),
        kit.line() if said else None,
        kit.text(*body),
        accent=kit.DONE,
    )
