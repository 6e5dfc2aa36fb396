"""What administrators are told of the books: orders, voids, the audit in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.l10n import Texts
from bot.ledger import Entry
from bot.sessions.books import Audit, Finding
from bot.sessions.model import Turn
from bot.ui import kit
from bot.ui.scene import name_of
from bot.ui.screens.chips import safe, signed

MOST_FINDINGS = 10


def ordered(t: Texts, key: str, author: int, who: int, amount: int, note: str) -> kit.View:
    """`key`: give-done, take-done."""
    return kit.page(
        kit.text(t(key, author=f"<@{author}>", who=f"<@{who}>", amount=amount), t("order-reason", reason=safe(note))),
        accent=kit.DONE,
    )


def voided(t: Texts, author: int, table_id: str, deal: int, note: str, changes: Sequence[tuple[str, int]]) -> kit.View:
    """`changes`: chips that go to whom (a name or a mention), or from whom."""
    lines = [f"{who} **{signed(change)}**" for who, change in changes if change]
    return kit.page(
        kit.text(
            t("void-done", author=f"<@{author}>", table=table_id, deal=deal),
            t("order-reason", reason=safe(note)),
            *lines,
        ),
        accent=kit.DONE,
    )


def of_entries(moves: Sequence[Entry]) -> list[tuple[str, int]]:
    """What movements between members and the mint mean for the members."""
    return [
        (f"<@{move.source.owner}>", -move.amount)
        if move.source.kind == "member"
        else (f"<@{move.target.owner}>", move.amount)
        for move in moves
    ]


def of_turn(turn: Turn) -> list[tuple[str, int]]:
    """What has changed of the stacks at a table."""
    before = {seat.chair: seat.stack for seat in turn.before.seats} if turn.before else {}
    return [(name_of(seat), seat.stack - before.get(seat.chair, seat.stack)) for seat in turn.after.seats]


def audited(t: Texts, audit: Audit) -> kit.View:
    found = audit.findings
    lines = [_finding(t, finding) for finding in found[:MOST_FINDINGS]]
    if len(found) > MOST_FINDINGS:
        lines.append(t("audit-more", count=len(found) - MOST_FINDINGS))
    return kit.page(
        kit.text(t("audit-title")),
        kit.text(
            t("audit-good" if not found else "audit-bad", count=len(found)),
            *lines,
            t("audit-size", accounts=audit.accounts, entries=audit.entries, tables=audit.tables, minted=audit.minted),
        ),
        accent=kit.WARN if found else kit.DONE,
    )


def _finding(t: Texts, finding: Finding) -> str:
    account = _account(t, finding.account)
    return t(f"audit-{finding.fault}", account=account, found=finding.found, expected=finding.expected)


def _account(t: Texts, account: str) -> str:
    kind, _, owner = account.partition(" ")
    if kind == "member":
        return f"<@{owner}>"
    table, _, chair = owner.partition("/")
    return t(f"account-{kind or 'server'}", table=table, chair=chair)


def exported(t: Texts, file: kit.Attached, rows: int) -> kit.View:
    return kit.page(kit.text(t("export-done", rows=rows)), file, accent=kit.DONE)
