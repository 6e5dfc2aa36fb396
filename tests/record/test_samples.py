"""The samples of the record format: each must come out exactly as its `expect` says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.record.model import RecordError
from bot.record.read import read_record
from bot.record.replay import as_json, replay

SAMPLES = Path(__file__).parents[2].parent / "shared" / "records"
BY_STEP = {"legal_by_step": "legal", "seat_by_step": "seat"}


def samples() -> Iterator[Any]:
    if not SAMPLES.is_dir():
        yield pytest.param(None, marks=pytest.mark.skip(reason="../shared/records is not there"), id="no-samples")
        return
    for key in GAMES:
        file = SAMPLES / f"{key}.jsonl"
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            sample = json.loads(line)
            yield pytest.param(sample, id=f"{key}-{sample['id']}")


def came_out(sample: dict[str, Any]) -> dict[str, Any]:
    """What replaying gives, with the fields of `expect`."""
    text = sample["raw"] if "raw" in sample else json.dumps(sample["record"])
    try:
        result = as_json(replay(read_record(text)))
    except RecordError as error:
        failed = {"status": error.status, "step": error.step}
        return {field: failed[field] for field in failed if field in sample["expect"]}
    result |= {field: [step[name] for step in result["steps"]] for field, name in BY_STEP.items()}
    return {field: result[field] for field in sample["expect"]}


@pytest.mark.parametrize("sample", list(samples()))
def test_a_sample_replays_as_its_record_expects(sample: dict[str, Any]) -> None:
    assert came_out(sample) == sample["expect"]
