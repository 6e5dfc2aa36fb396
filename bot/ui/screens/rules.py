"""The rules as a table plays them: four lines, then chapter by chapter."""

from __future__ import annotations

from typing import Any

from discord import SelectOption

from bot.l10n import Texts
from bot.ui import kit
from bot.ui.ids import custom_id
from bot.ui.renderers.registry import renderer_of

NO_TABLE = "-"
"""In place of a table's id, where the rules are those of the server."""


def free_select(game: str) -> str:
    """Id of the list of chapters outside any table."""
    return custom_id(NO_TABLE, 0, "topic", game)


def rules(t: Texts, game: str, house: Any, select_id: str | None, topic: str | None = None) -> kit.View:
    """`house`: the house rules in force. `select_id`: id of the list of chapters, None: no list.

    An unknown topic shows the summary.
    """
    renderer = renderer_of(game)
    found = renderer.house_rules(t, house)
    known = topic if topic in renderer.topics else None
    body = renderer.topic(t, house, known) if known else renderer.summary(t, house)
    title = f"### {t(f'topic-{known}')}" if known else t("rules-title", game=t(f"game-{game}"))
    differs = [f"-# {t('rules-house')}", *(f"-# • {line}" for line in found)] if found and not known else []
    options = [SelectOption(label=t(f"topic-{name}"), value=name, default=name == known) for name in renderer.topics]
    return kit.page(
        kit.text(title),
        kit.text(body),
        kit.text(*differs),
        kit.select(select_id, t("rules-select"), options) if select_id else None,
        accent=kit.DONE,
    )
