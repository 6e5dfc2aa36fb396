"""The question before a call that decides the whole game: nothing is done until it is answered."""

from __future__ import annotations

from discord import ButtonStyle

from bot.ui import kit
from bot.ui.ids import custom_id
from bot.ui.scene import Scene


def sure(scene: Scene, version: int, index: int) -> kit.View:
    """`index`: the legal action that is asked about; `version`: at which it was offered.

    The button that confirms carries that version, so that it counts only while the seat stands before the same choice.
    """
    t = scene.t
    return kit.page(
        kit.text(t("sure-title"), scene.own("sure-ordago")),
        kit.row(
            kit.button(t("say-ordago"), custom_id(scene.table.id, version, "act", str(index)), ButtonStyle.danger),
            scene.button("button-not-sure", "hand", "stay"),
        ),
        accent=kit.WARN,
    )
