"""`replay FILE…`: records from files to standard output. Nothing else is read, nothing is written."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from bot.record.model import MalformedError, RecordError
from bot.record.read import read_record
from bot.record.replay import Replay, as_json, replay as replayed
from bot.record.text import as_text


@dataclass(frozen=True, slots=True)
class Source:
    """The text of one record (None: it could not be read) and where it stands: `FILE`, or `FILE:LINE`."""

    label: str
    text: str | None
    problem: str = ""


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records: .json, or .jsonl with one per line")],
    as_machine: Annotated[bool, typer.Option("--json", help="One JSON object per record")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Leave the steps out")] = False,
) -> None:
    """Play deal records through the rules and print what happened (exit 2: malformed, 3: an illegal action)."""
    labelled = len(files) > 1 or files[0].suffix == ".jsonl"
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]  # a stream of text, or a test's
    worst = 0
    for source in _sources(files):
        status, answer = _answer(source, as_machine=as_machine, quiet=quiet, labelled=labelled)
        worst = max(worst, status)
        if answer:
            typer.echo(answer)
    raise typer.Exit(worst)


def _answer(source: Source, *, as_machine: bool, quiet: bool, labelled: bool) -> tuple[int, str]:
    """Exit status and output of one record; the error of a single one goes to standard error too."""
    label = {"record": source.label} if labelled else {}
    try:
        done = _played(source)
    except RecordError as error:
        return error.status, _complaint(source, error, label, as_machine=as_machine)
    if as_machine:
        return 0, json.dumps({**label, **as_json(done, steps=not quiet)}, ensure_ascii=False)
    text = as_text(done, steps=not quiet)
    return 0, f"{source.label}\n{text}\n" if labelled else text


def _complaint(source: Source, error: RecordError, label: dict[str, str], *, as_machine: bool) -> str:
    line = f"{source.label}: {error}"
    if not label:
        typer.echo(line, err=True)
    if as_machine:
        problem = {"status": error.status, "message": str(error), "step": error.step}
        return json.dumps({**label, "error": problem}, ensure_ascii=False)
    return line if label else ""


def _played(source: Source) -> Replay:
    if source.text is None:
        raise MalformedError("record", source.problem)
    return replayed(read_record(source.text))


def _sources(files: list[Path]) -> Iterator[Source]:
    for file in files:
        try:
            text = file.read_bytes().decode("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            yield Source(str(file), None, f"cannot be read: {error}")
            continue
        if file.suffix != ".jsonl":
            yield Source(str(file), text)
            continue
        for number, line in enumerate(text.split("\n"), start=1):
            if line.strip():
                yield Source(f"{file}:{number}", line)


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.command()(replay)
