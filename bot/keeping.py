"""`audit`, `backup`, `export`: what an operator does with the database, while the bot runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from bot.console import FAILED, fail, settings_or_fail
from bot.games.registry import GAMES
from bot.l10n import texts
from bot.sessions.books import Audit
from bot.sessions.ports import StoreUnavailableError
from bot.store import SqlArchive, open_store
from bot.ui.sheet import csv_of

T = TypeVar("T")
Server = Annotated[int | None, typer.Option("--server", help="Id of one server; all of them if left out")]


def _with_store(work: Callable[[SqlArchive], Awaitable[T]]) -> T:
    """What `work` does with the database of the settings; one line where it cannot be reached."""
    settings = settings_or_fail()

    async def done() -> T:
        store = await open_store(settings.database_url, GAMES, must_exist=True)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except StoreUnavailableError as error:
        fail(f"database: {error}")


def audit(server: Server = None) -> None:
    """Recompute every balance from its entries and every open table from its events; status 1 where they differ."""
    found = _with_store(lambda store: store.examine(server))
    typer.echo(said(found))
    if found.findings:
        raise typer.Exit(FAILED)


def said(found: Audit) -> str:
    """The audit in words, with accounts as the database names them."""
    t = texts("en")
    lines = [t("audit-good" if not found.findings else "audit-bad", count=len(found.findings))]
    for finding in found.findings:
        account = f"server {finding.guild_id} {finding.account}".strip()
        lines.append(
            t(f"audit-{finding.fault}", account=account, found=str(finding.found), expected=str(finding.expected))
        )
    size = t("audit-size", accounts=found.accounts, entries=found.entries, tables=found.tables, minted=found.minted)
    return "\n".join([*lines, size.removeprefix("-# ")])


def backup(file: Annotated[Path, typer.Argument(help="Where the copy goes; written whole or not at all")]) -> None:
    """Copy the SQLite database while the bot runs."""
    _with_store(lambda store: store.backup(file))
    typer.echo(f"copied to {file}")


def export(
    server: Annotated[int, typer.Option("--server", help="Id of the server")],
    file: Annotated[Path | None, typer.Option("--file", help="Where it goes; else it is written out")] = None,
) -> None:
    """Write a server's ledger as comma-separated values."""
    rows = _with_store(lambda store: store.entries(server))
    if not rows:
        fail(f"no entries of a server {server}")
    written = csv_of(rows)
    if file is None:
        typer.echo(written, nl=False)
        return
    try:
        file.write_text(written, "utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    typer.echo(f"{len(rows)} entries written to {file}")
