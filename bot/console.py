"""How the command line ends: one line on the error stream, and a status."""

from __future__ import annotations

from typing import NoReturn

import typer

from bot.settings import Settings, SettingsError, read_settings

MISUSED = 2
FAILED = 1


def fail(message: str, status: int = FAILED) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(status)


def settings_or_fail() -> Settings:
    try:
        return read_settings()
    except SettingsError as error:
        fail(str(error), MISUSED)
