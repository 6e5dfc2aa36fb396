"""The ledger as comma-separated values, for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

from bot.sessions.books import Booked

HEADER = (
    "id", "at", "from", "from_member", "to", "to_member", "amount", "reason", "table", "deal", "version",
    "administrator", "note",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_of(rows: Iterable[Booked]) -> str:
    """One line per entry, oldest first; moments are ISO 8601 in UTC."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEADER)
    for row in rows:
        writer.writerow(
            [
                row.id,
                datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
                row.source,
                row.source_member,
                row.target,
                row.target_member,
                row.amount,
                row.reason,
                row.table_id,
                row.deal,
                row.version,
                row.author,
                _harmless(row.note),
            ]
        )
    return out.getvalue()


def _harmless(note: str) -> str:
    """A spreadsheet would take a text that begins so for a formula, and run it."""
    return f"'{note}" if note.startswith(FORMULA) else note
