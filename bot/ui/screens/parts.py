"""Rows of buttons that the public screens of all games share."""

from __future__ import annotations

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
    """Below a settlement. A chair taken now is dealt in next."""
    return kit.row(
        scene.button("button-next", "next", style=ButtonStyle.primary),
        scene.button("button-log", "log"),
        scene.button("button-pause", "pause"),
        scene.button("button-sit", "sit"),
        scene.button("button-leave", "leave"),
    )
