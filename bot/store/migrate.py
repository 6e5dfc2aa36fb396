"""Brings a database to the shape that this code knows, at start; refuses one that is ahead of it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreTooNewError

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x7A9E7E
"""Key of the lock that keeps two processes from migrating together."""


def migrate(connection: Connection) -> None:
    """All steps that are missing, in the caller's transaction: an interrupted one leaves the database as it was.

    StoreTooNewError where the database knows a step that this code does not.
    """
    if connection.dialect.name == "postgresql":
        # SQLite's writer has locked the database already.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if unknown := present - known:
        raise StoreTooNewError(
            f"the database is at step {', '.join(sorted(unknown))}, newer than this program knows "
            f"({script.get_current_head()}): update the program or restore a backup"
        )
    if present != set(script.get_heads()):
        command.upgrade(config, "head")
