"""A member's statistics, and what a member has chosen."""

from __future__ import annotations

from collections.abc import Mapping

from bot.l10n import Texts
from bot.sessions.books import Figures
from bot.sessions.members import MemberSettings
from bot.ui import kit
from bot.ui.screens.chips import signed

ORDER = (
    "deals", "played", "won", "games", "games_won", "chips", "juleps_given", "juleps_taken", "dances", "bestias",
    "exact_bids", "points", "lances", "lances_lost", "stones", "defeats",
)  # fmt: skip
"""Figures as they are listed; each has its text under `stat-<name>`."""
SIGNED = frozenset(["chips"])


def stats(t: Texts, who: str, figures: Figures) -> kit.View:
    """`who`: a mention; `figures` per game, those not to be shown left out."""
    blocks = [kit.text(t("stats-game", game=t(f"game-{game}")), _line(t, figures[game])) for game in figures]
    return kit.page(
        kit.text(t("stats-title"), t("stats-of", who=who)),
        *blocks,
        None if blocks else kit.text(t("stats-none")),
        accent=kit.DONE,
    )


def _line(t: Texts, counts: Mapping[str, int]) -> str:
    """What has happened at all; a figure that a newer bot has counted and this one cannot name is left out."""
    known = [name for name in ORDER if counts.get(name)]
    parts = [t(f"stat-{name}", count=counts[name], value=_value(name, counts[name])) for name in known]
    share = _share(counts)
    return "\n".join(["- " + part for part in parts] + ([t("stat-share", percent=share)] if share is not None else []))


def _value(name: str, count: int) -> str:
    return (signed(count) if count else "0") if name in SIGNED else str(count)


def _share(counts: Mapping[str, int]) -> int | None:
    """Percent of the deals played, or of the games, that were won; of Dane-se's hands the exact bids."""
    for whole, part in (("played", "won"), ("deals", "exact_bids"), ("games", "games_won")):
        if counts.get(whole) and part in counts:
            return round(100 * counts[part] / counts[whole])
    return None


def preferences(t: Texts, settings: MemberSettings, watching: bool | None) -> kit.View:
    """`watching`: whether a table that opens in this channel is told; None: outside a server."""
    return kit.page(
        kit.text(t("preferences-title")),
        kit.text(
            t("preferences-pings", value=t(f"choice-pings-{settings.pings}")),
            t("preferences-cards", value=t(f"choice-cards-{settings.cards}")),
            None if watching is None else t("preferences-tables-on" if watching else "preferences-tables-off"),
        ),
        kit.text(t("preferences-how")),
        accent=kit.DONE,
    )
