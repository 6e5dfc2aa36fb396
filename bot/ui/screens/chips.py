"""What a member has, how it came about, and the server's ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.l10n import Texts
from bot.sessions.books import Filter, Movement, Page, Point
from bot.sessions.ports import BoardLine
from bot.ui import kit
from bot.ui.ids import custom_id

MEDALS = ("🥇", "🥈", "🥉")
BOOK = "chips"
"""stands for the ledger where an id names a table"""
CHART = "chips.png"
NOTE_SHOWN = 60


def balance(t: Texts, who: str, free: int, at_tables: int) -> kit.View:
    """`who`: a mention; `free`: chips not at a table."""
    return kit.page(
        kit.text(t("chips-title"), t("chips-balance", who=who, chips=free)),
        kit.text(t("chips-at-tables", chips=at_tables)) if at_tables else None,
        kit.text(t("chips-no-value")),
        accent=kit.DONE,
    )


def history(t: Texts, page: Page, kept: Filter, chart: kit.Picture | None) -> kit.View:
    """Newest first."""
    rows = [_line(t, line) for line in page.lines]
    return kit.page(
        kit.text(t("chips-history-title")),
        chart,
        kit.text(*rows, None if rows else t("chips-history-empty")),
        _filters(t, kept),
        _pages(t, page, kept),
        kit.text(t("chips-no-value")),
        accent=kit.DONE,
    )


def _line(t: Texts, line: Movement) -> str:
    """When, how much, why (game, table, deal; who ordered it and what for), and the balance after."""
    cause = [reason(t, line.reason)]
    if line.table_id is not None:
        game = t(f"game-{line.game}") if line.game else ""
        cause.append(t("chips-cause-table", game=game, table=line.table_id, deal=line.deal or 0))
    if line.author is not None:
        cause.append(_ordered(t, line.author, line.note))
    return t(
        "chips-history-line",
        when=kit.moment(line.at, "d"),
        amount=signed(line.amount),
        why=" · ".join(cause),
        after=line.after,
    )


def _ordered(t: Texts, author: int, note: str) -> str:
    who = f"<@{author}>" if author > 0 else t("seat-gone")
    return f"{who}: «{safe(note[:NOTE_SHOWN])}»" if note else who


def safe(text: str) -> str:
    """What somebody has written, on one line and without any effect."""
    return escape_markdown(escape_mentions(" ".join(text.split())))


def _filters(t: Texts, kept: Filter) -> kit.Item:
    options = [
        discord.SelectOption(label=t(f"chips-filter-{word}"), value=word, default=word == kept)
        for word in get_args(Filter)
    ]
    return kit.select(custom_id(BOOK, 0, "ledger", "filter"), t("chips-filter"), options)


def _pages(t: Texts, page: Page, kept: Filter) -> kit.Item | None:
    if not page.number and not page.more:
        return None
    # Two buttons of the same id would be refused, so the one that leads nowhere bears its own page's.
    newer, older = max(0, page.number - 1), page.number + 1
    return kit.row(
        kit.button(t("chips-newer"), custom_id(BOOK, newer, "ledger", kept), disabled=not page.number),
        kit.button(t("chips-older"), custom_id(BOOK, older, "ledger", kept), disabled=not page.more),
    )


def reason(t: Texts, word: str) -> str:
    """A ledger entry's reason in words; one without a text of its own is called a movement."""
    key = f"reason-{word}"
    return t(key if t.has(key) else "reason-other")


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def history_alt(t: Texts, points: Sequence[Point]) -> str:
    chips = [point.chips for point in points]
    return t("chips-chart-alt", first=chips[0], last=chips[-1], most=max(chips), least=min(chips))


def top(t: Texts, lines: Sequence[BoardLine], chart: kit.Picture | None) -> kit.View:
    rows = [
        t("chips-top-line", place=MEDALS[at] if at < len(MEDALS) else f"{at + 1}.", who=f"<@{line.user_id}>",
          chips=line.balance)
        for at, line in enumerate(lines)
    ]  # fmt: skip
    return kit.page(
        kit.text(t("chips-top-title")),
        chart,
        kit.text(*rows, None if rows else t("chips-top-empty")),
        kit.text(t("chips-no-value")),
        accent=kit.DONE,
    )


def top_alt(t: Texts, lines: Sequence[BoardLine], names: Sequence[str]) -> str:
    ranked = (f"{place}. {name} {line.balance}" for place, (line, name) in enumerate(zip(lines, names, strict=True), 1))
    return t("chips-top-alt", ranking=", ".join(ranked))[: kit.LONGEST_ALT]
