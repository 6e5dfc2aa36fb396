"""What the bot is."""

from __future__ import annotations

from bot.l10n import Texts
from bot.ui import kit


def about(t: Texts, version: str) -> kit.View:
    return kit.page(
        kit.text(t("about-title")),
        kit.text(t("about-what")),
        kit.text(t("about-how")),
        kit.text(t("about-chips"), t("about-version", version=version)),
        accent=kit.FELT,
    )
