"""What a member has, how it came about, and the server's ranking."""

from __future__ import annotations

from collections.abc import Sequence

from bot.l10n import Texts
from bot.sessions.ports import BoardLine, HistoryLine
from bot.ui import kit

MEDALS = ("🥇", "🥈", "🥉")


def balance(t: Texts, who: str, free: int, at_tables: int) -> kit.View:
    """`who`: a mention; `free`: chips not at a table."""
    return kit.page(
        kit.text(t("chips-title"), t("chips-balance", who=who, chips=free)),
        kit.text(t("chips-at-tables", chips=at_tables)) if at_tables else None,
        kit.text(t("chips-no-value")),
        accent=kit.DONE,
    )


def history(t: Texts, lines: Sequence[HistoryLine]) -> kit.View:
    """Newest first."""
    rows = [
        t(
            "chips-history-line",
            when=kit.moment(line.at, "d"),
            amount=_signed(line.amount),
            why=reason(t, line.reason),
            table=line.table_id or "no",
            after=line.after,
        )
        for line in lines
    ]
    return kit.page(
        kit.text(t("chips-history-title")),
        kit.text(*rows, None if rows else t("chips-history-empty")),
        kit.text(t("chips-no-value")),
        accent=kit.DONE,
    )


def reason(t: Texts, word: str) -> str:
    """A ledger entry's reason in words; one without a text of its own is called a movement."""
    key = f"reason-{word}"
    return t(key if t.has(key) else "reason-other")


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def top(t: Texts, lines: Sequence[BoardLine]) -> kit.View:
    rows = [
        t("chips-top-line", place=MEDALS[at] if at < len(MEDALS) else f"{at + 1}.", who=f"<@{line.user_id}>",
          chips=line.balance)
        for at, line in enumerate(lines)
    ]  # fmt: skip
    return kit.page(
        kit.text(t("chips-top-title")),
        kit.text(*rows, None if rows else t("chips-top-empty")),
        kit.text(t("chips-no-value")),
        accent=kit.DONE,
    )
