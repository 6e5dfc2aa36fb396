"""Orders of administrators, statistics, members' choices, servers left; and the one way to rewrite what is kept.

`events` and `entries` stay append-only but for a transaction that has put a row into `erasing`: people have a right to
be forgotten, and servers that the bot has left are not kept.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Big = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
Real: sa.Double[float] = sa.Double().with_variant(sqlite.REAL(), "sqlite")


def upgrade() -> None:
    _notes()
    _figures()
    _members()
    _servers()
    for name in ("events", "entries"):
        _append_only_unless_erasing(name)


def _notes() -> None:
    op.create_table(
        "entry_notes",
        sa.Column("entry_id", Big, sa.ForeignKey("entries.id"), primary_key=True, autoincrement=False),
        sa.Column("author", Big, nullable=False, comment="the administrator who ordered the entry"),
        sa.Column("note", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _figures() -> None:
    op.create_table(
        "figures",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("guild_id", Big, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("member", Big, nullable=False),
        sa.Column("amount", Big, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("ix_figures_member", "figures", ["member", "guild_id"])


def _members() -> None:
    op.create_table(
        "member_settings",
        sa.Column("user_id", Big, primary_key=True, autoincrement=False),
        sa.Column("pings", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "watchers",
        sa.Column("channel_id", Big, primary_key=True, autoincrement=False),
        sa.Column("user_id", Big, primary_key=True, autoincrement=False),
        sa.Column("guild_id", Big, nullable=False),
        sqlite_strict=True,
    )


def _servers() -> None:
    op.create_table(
        "departures",
        sa.Column("guild_id", Big, primary_key=True, autoincrement=False),
        sa.Column("at", Real, nullable=False),
        sqlite_strict=True,
    )
    op.create_table("erasing", sa.Column("why", sa.Text, primary_key=True), sqlite_strict=True)


def _append_only_unless_erasing(table: str) -> None:
    """Refuses UPDATE and DELETE on `table` where nothing is being erased."""
    if op.get_context().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            name = f"{table}_no_{verb.lower()}"
            op.execute(f"DROP TRIGGER {name}")
            unless = "WHEN NOT EXISTS (SELECT 1 FROM erasing)"
            refusal = f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            op.execute(f"CREATE TRIGGER {name} BEFORE {verb} ON {table} {unless} {refusal}")
        return
    unless = "IF EXISTS (SELECT 1 FROM erasing) THEN RETURN NULL; END IF;"
    refusal = f"RAISE EXCEPTION '{table} is append-only';"
    function = f"CREATE OR REPLACE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS"
    op.execute(f"{function} $$ BEGIN {unless} {refusal} END $$")
