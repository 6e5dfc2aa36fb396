"""The log of what administrators have set."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Big = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
Real: sa.Double[float] = sa.Double().with_variant(sqlite.REAL(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "settings_log",
        sa.Column("id", Big, primary_key=True, autoincrement=True),
        sa.Column("guild_id", Big, nullable=False),
        sa.Column("user_id", Big, nullable=False),
        sa.Column("at", Real, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("ix_settings_log_guild", "settings_log", ["guild_id", "id"])
