"""Rows of buttons that the public screens of all games share."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.ui import kit
from bot.ui.scene import Scene


def table_row(scene: Scene) -> kit.Item | None:
    """Below a running deal."""
    away = any(seat.away for seat in scene.table.seats)
    return kit.row(
        scene.button("button-hand", "hand", style=ButtonStyle.primary),
        scene.button("button-rules", "rules"),
        scene.button("button-more", "more"),
        scene.button("button-back", "back", style=ButtonStyle.success) if away else None,
    )


def result_row(scene: Scene) -> kit.Item | None:
    """Below a settlement, until the next deal begins. A chair taken now is dealt in then."""
    if scene.past:
        return None
    return kit.row(
        next_button(scene),
        log_button(scene),
        scene.button("button-pause", "pause"),
        scene.button("button-sit", "sit"),
        scene.button("button-leave", "leave"),
    )


def log_button(scene: Scene) -> kit.Button:
    """What was played in the deal, step by step."""
    return kit.button(scene.own("button-log"), scene.id("log"))


def next_button(scene: Scene) -> kit.Button:
    """Deals again; says so where a whole game has ended and another begins."""
    key = "button-new-game" if _game_over(scene) else "button-next"
    return kit.button(scene.own(key), scene.id("next"), ButtonStyle.primary)


def next_line(scene: Scene) -> str | None:
    """When the next deal begins by itself; nothing where no clock runs."""
    if not scene.deadline:
        return None
    key = "result-next-game" if _game_over(scene) else "result-next"
    return scene.own(key, when=kit.moment(scene.deadline))


def stacks_line(scene: Scene, stacks: Sequence[int]) -> str:
    """What each seat of the deal has now, in chips."""
    held = " · ".join(f"{scene.player(seat)} {stack}" for seat, stack in enumerate(stacks))
    return scene.t("result-stacks", stacks=held)


def _game_over(scene: Scene) -> bool:
    """A whole game of several deals has ended, not only a deal."""
    carry = scene.table.carry
    return carry is not None and carry.over
