"""What the store says when it cannot: the port's errors, and what the database's own errors mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bot.sessions.ports import (
    ChannelTakenError,
    InsufficientChipsError,
    StoreUnavailableError,
    VersionConflictError,
)
from bot.store.schema import CHANNEL_FREE, NON_NEGATIVE


class StoreTooNewError(StoreUnavailableError):
    """The database was written by a newer version of this program. Nothing was changed."""


class StoreCorruptError(Exception):
    """The database holds something that this program never writes."""


_MEANINGS: tuple[tuple[str, type[Exception], str], ...] = (
    (NON_NEGATIVE, InsufficientChipsError, "an account would fall below zero"),
    (CHANNEL_FREE, ChannelTakenError, "the channel has an open table"),
    ("tables.channel_id", ChannelTakenError, "the channel has an open table"),
    ("tables.id", VersionConflictError, "the table is there already"),
    ("tables_pkey", VersionConflictError, "the table is there already"),
    ("events.table_id", VersionConflictError, "the event is there already"),
    ("events_pkey", VersionConflictError, "the event is there already"),
)
"""SQLite names the constraint of a CHECK but the columns of an index; PostgreSQL names the constraint."""


def meaning(error: IntegrityError) -> Exception:
    """The port's error for a broken constraint; the error itself where the caller is at fault."""
    said = str(error.orig)
    for mark, kind, words in _MEANINGS:
        if mark in said:
            return kind(words)
    return error


def is_unavailable(error: BaseException) -> bool:
    """Whether the database failed, and not the statement: locked, disk full, gone, connection lost."""
    if isinstance(error, IntegrityError):
        return False
    return isinstance(error, SQLAlchemyError | OSError)


def unavailable(error: BaseException) -> StoreUnavailableError:
    """One clear line for a database that failed."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    failure = StoreUnavailableError(f"the database does not answer: {cause}")
    failure.__cause__ = error
    return failure


@contextmanager
def answering() -> Iterator[None]:
    """Turns the database's failures into StoreUnavailableError."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        if not is_unavailable(error):
            raise
        raise unavailable(error) from error
