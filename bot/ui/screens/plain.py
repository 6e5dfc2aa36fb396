"""Short private answers: refusals, faults, confirmations, the way to a table."""

from __future__ import annotations

from collections.abc import Mapping

from bot.l10n import Texts
from bot.sessions.errors import RefusedError
from bot.ui import kit
from bot.ui.screens.table import command_of

_AMOUNTS = ("needed", "number", "seats", "least", "amount", "most", "tricks")
UNKNOWN: Mapping[str, str | int] = {"who": "no", **dict.fromkeys(_AMOUNTS, 0)}
"""Details that texts ask for and a refusal may leave out."""


def said(text: str, *, accent: int = kit.DONE) -> kit.View:
    return kit.page(kit.text(text), accent=accent)


def refusal(t: Texts, error: RefusedError, **more: str | int) -> str:
    """The sentence for a code: the game's own, else that of all games.

    An unknown code gets the general sentence, so that nobody is left without an answer.
    """
    game = error.table.game if error.table is not None else ""
    keys = (f"refused-{game}-{error.code}", f"refused-{error.code}", "refused-other")
    command = command_of(game) if game else ""
    return t(next(key for key in keys if t.has(key)), **{**UNKNOWN, "game": command, **error.details, **more})


def fault(t: Texts) -> kit.View:
    """Something went wrong that nobody foresaw."""
    return said(t("fault"), accent=kit.WARN)
