"""Tables, their events, the ledger, and what Discord messages belong to a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Big = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
Real: sa.Double[float] = sa.Double().with_variant(sqlite.REAL(), "sqlite")


def upgrade() -> None:
    _tables()
    _events()
    _accounts()
    _entries()
    _messages()
    for name in ("events", "entries"):
        _append_only(name)


def _index(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guild_id", Big, nullable=False),
        sa.Column("channel_id", Big, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("anchor_version", sa.Integer, nullable=False),
        sa.Column("opened_at", Real, nullable=False),
        sa.Column("closed_at", Real),
        sa.Column("deadline", Real),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.CheckConstraint("anchor_version BETWEEN 1 AND version", name="ck_tables_anchor"),
        sa.CheckConstraint("(phase = 'closed') = (closed_at IS NOT NULL)", name="ck_tables_closed"),
        sqlite_strict=True,
    )
    _index("ux_tables_open_channel", "tables", ["channel_id"], "closed_at IS NULL", unique=True)
    op.create_index("ix_tables_guild", "tables", ["guild_id"])


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", Real, nullable=False),
        sa.CheckConstraint("version > 0", name="ck_events_version"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    _index("ix_events_deal", "events", ["table_id", "version"], "kind = 'DealBegan'")


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", Big, primary_key=True, autoincrement=True),
        sa.Column("guild_id", Big, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("member", Big, comment="whose chips these are: the member's own account, or the seat's at a table"),
        sa.Column("balance", Big, nullable=False),
        sa.CheckConstraint("balance >= 0 OR kind = 'mint'", name="ck_accounts_balance"),
        sa.CheckConstraint("kind IN ('mint', 'house', 'member', 'stack', 'pot')", name="ck_accounts_kind"),
        sa.UniqueConstraint("guild_id", "kind", "owner", name="ux_accounts_owner"),
        sa.UniqueConstraint("guild_id", "id", name="ux_accounts_guild"),
        sqlite_strict=True,
    )
    _index("ix_accounts_member", "accounts", ["guild_id", "member", "balance"], "member IS NOT NULL")


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("id", Big, primary_key=True, autoincrement=True),
        sa.Column("guild_id", Big, nullable=False),
        sa.Column("source_id", Big, nullable=False),
        sa.Column("target_id", Big, nullable=False),
        sa.Column("amount", Big, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("version", sa.Integer),
        sa.Column("deal", sa.Integer),
        sa.Column("at", Real, nullable=False),
        sa.CheckConstraint("amount > 0", name="ck_entries_amount"),
        sa.CheckConstraint("source_id <> target_id", name="ck_entries_sides"),
        sa.ForeignKeyConstraint(
            ["guild_id", "source_id"], ["accounts.guild_id", "accounts.id"], name="fk_entries_source"
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "target_id"], ["accounts.guild_id", "accounts.id"], name="fk_entries_target"
        ),
        sa.ForeignKeyConstraint(
            ["table_id", "version"], ["events.table_id", "events.version"], name="fk_entries_event"
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_entries_source", "entries", ["source_id"])
    op.create_index("ix_entries_target", "entries", ["target_id"])


def _messages() -> None:
    op.create_table(
        "hand_tokens",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", Big, primary_key=True, autoincrement=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("message_id", Big),
        sa.Column("born", Real, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "table_messages",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("main", Big),
        sa.Column("ping", Big),
        sa.Column("deal", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", Big, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _append_only(table: str) -> None:
    """Refuses UPDATE and DELETE on `table`; a correction is a new row."""
    if op.get_context().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            )
        return
    op.execute(
        f"CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{table} is append-only'; END $$"
    )
    op.execute(
        f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        f"FOR EACH STATEMENT EXECUTE FUNCTION {table}_append_only()"
    )
