"""The tables, as queries see them. The migrations create them; a test holds the two together.

Types are the few that SQLite's STRICT tables know; a flag is an integer. `events` and `entries` are append-only:
triggers refuse to change or delete a row.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.dialects import sqlite

NON_NEGATIVE = "ck_accounts_balance"
"""Name of the constraint that an account other than `mint` never falls below zero."""
CHANNEL_FREE = "ux_tables_open_channel"
"""Name of the index that a channel has one open table."""

Big = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
Real: Double[float] = Double().with_variant(sqlite.REAL(), "sqlite")

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild_id", Big, nullable=False),
    Column("channel_id", Big, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("anchor_version", Integer, nullable=False),
    Column("opened_at", Real, nullable=False),
    Column("closed_at", Real),
    Column("deadline", Real),
    Column("reminded", Integer, nullable=False),
    CheckConstraint("anchor_version BETWEEN 1 AND version", name="ck_tables_anchor"),
    CheckConstraint("(phase = 'closed') = (closed_at IS NOT NULL)", name="ck_tables_closed"),
    Index(
        CHANNEL_FREE,
        "channel_id",
        unique=True,
        sqlite_where=text("closed_at IS NULL"),
        postgresql_where=text("closed_at IS NULL"),
    ),
    Index("ix_tables_guild", "guild_id"),
    sqlite_strict=True,
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Real, nullable=False),
    CheckConstraint("version > 0", name="ck_events_version"),
    Index(
        "ix_events_deal",
        "table_id",
        "version",
        sqlite_where=text("kind = 'DealBegan'"),
        postgresql_where=text("kind = 'DealBegan'"),
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("guild_id", Big, nullable=False),
    Column("kind", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("member", Big, comment="whose chips these are: the member's own account, or the seat's at a table"),
    Column("balance", Big, nullable=False),
    CheckConstraint("balance >= 0 OR kind = 'mint'", name=NON_NEGATIVE),
    CheckConstraint("kind IN ('mint', 'house', 'member', 'stack', 'pot')", name="ck_accounts_kind"),
    UniqueConstraint("guild_id", "kind", "owner", name="ux_accounts_owner"),
    UniqueConstraint("guild_id", "id", name="ux_accounts_guild"),
    Index(
        "ix_accounts_member",
        "guild_id",
        "member",
        "balance",
        sqlite_where=text("member IS NOT NULL"),
        postgresql_where=text("member IS NOT NULL"),
    ),
    sqlite_strict=True,
)

entries = Table(
    "entries",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("guild_id", Big, nullable=False),
    Column("source_id", Big, nullable=False),
    Column("target_id", Big, nullable=False),
    Column("amount", Big, nullable=False),
    Column("reason", Text, nullable=False),
    Column("table_id", Text),
    Column("version", Integer),
    Column("deal", Integer),
    Column("at", Real, nullable=False),
    CheckConstraint("amount > 0", name="ck_entries_amount"),
    CheckConstraint("source_id <> target_id", name="ck_entries_sides"),
    ForeignKeyConstraint(["guild_id", "source_id"], ["accounts.guild_id", "accounts.id"], name="fk_entries_source"),
    ForeignKeyConstraint(["guild_id", "target_id"], ["accounts.guild_id", "accounts.id"], name="fk_entries_target"),
    ForeignKeyConstraint(["table_id", "version"], ["events.table_id", "events.version"], name="fk_entries_event"),
    Index("ix_entries_source", "source_id"),
    Index("ix_entries_target", "target_id"),
    sqlite_strict=True,
)

hand_tokens = Table(
    "hand_tokens",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Big, primary_key=True, autoincrement=False),
    Column("token", Text, nullable=False),
    Column("message_id", Big),
    Column("born", Real, nullable=False),
    sqlite_strict=True,
)

table_messages = Table(
    "table_messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("main", Big),
    Column("ping", Big),
    Column("deal", Integer, nullable=False),
    sqlite_strict=True,
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", Big, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    sqlite_strict=True,
)

settings_log = Table(
    "settings_log",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("guild_id", Big, nullable=False),
    Column("user_id", Big, nullable=False),
    Column("at", Real, nullable=False),
    Column("what", Text, nullable=False),
    Column("before", Text, nullable=False),
    Column("after", Text, nullable=False),
    Index("ix_settings_log_guild", "guild_id", "id"),
    sqlite_strict=True,
)

entry_notes = Table(
    "entry_notes",
    metadata,
    Column("entry_id", Big, ForeignKey("entries.id"), primary_key=True, autoincrement=False),
    Column("author", Big, nullable=False, comment="the administrator who ordered the entry"),
    Column("note", Text, nullable=False),
    sqlite_strict=True,
)

figures = Table(
    "figures",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("guild_id", Big, nullable=False),
    Column("game", Text, nullable=False),
    Column("member", Big, nullable=False),
    Column("amount", Big, nullable=False),
    Index("ix_figures_member", "member", "guild_id"),
    sqlite_strict=True,
)

member_settings = Table(
    "member_settings",
    metadata,
    Column("user_id", Big, primary_key=True, autoincrement=False),
    Column("pings", Text, nullable=False),
    Column("cards", Text, nullable=False),
    sqlite_strict=True,
)

watchers = Table(
    "watchers",
    metadata,
    Column("channel_id", Big, primary_key=True, autoincrement=False),
    Column("user_id", Big, primary_key=True, autoincrement=False),
    Column("guild_id", Big, nullable=False),
    sqlite_strict=True,
)

departures = Table(
    "departures",
    metadata,
    Column("guild_id", Big, primary_key=True, autoincrement=False),
    Column("at", Real, nullable=False),
    sqlite_strict=True,
)

erasing = Table(
    "erasing",
    metadata,
    Column("why", Text, primary_key=True),
    sqlite_strict=True,
)
"""A row here, inside one transaction only, lets `events` and `entries` be rewritten: bot/store/erase.py alone does."""
