"""The `replay` command: output, labels and exit statuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from bot.record.cli import app
from tests.record.deals import changed, three_seats

ROOT = Path(__file__).parents[2]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.json"
    file.write_text(json.dumps(three_seats()), encoding="utf-8")
    return file


@pytest.fixture
def illegal(tmp_path: Path) -> Path:
    def passes_twice(record: dict[str, Any]) -> None:
        record["actions"][1]["do"] = "4C"

    file = tmp_path / "illegal.json"
    file.write_text(changed(passes_twice), encoding="utf-8")
    return file


@pytest.fixture
def malformed(tmp_path: Path) -> Path:
    file = tmp_path / "malformed.json"
    file.write_text("{}", encoding="utf-8")
    return file


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_json_of_one_file_is_the_object_of_the_format(good: Path) -> None:
    result = run(good, "--json")
    assert result.exit_code == 0
    output = json.loads(result.stdout)
    assert list(output) == [
        *["steps", "waiting_on", "legal", "over", "tricks", "points", "chips", "pot", "score", "winner", "loser"]
    ]
    assert output["tricks"] == {"A": 3, "B": 2, "C": 0}
    assert output["chips"] == {"A": 5, "B": 5, "C": -10}
    assert (output["pot"], output["over"], output["waiting_on"], output["legal"]) == (0, True, [], {})
    assert output["steps"][4]["legal"] == ["descarta 1-5", "servido"]
    assert output["steps"][4]["events"][0].startswith("CardsThrown seat=B")


def test_quiet_leaves_the_steps_out(good: Path) -> None:
    assert "steps" not in json.loads(run(good, "--json", "--quiet").stdout)
    assert "descarta" not in run(good, "--quiet").stdout


def test_people_get_aligned_columns(good: Path) -> None:
    text = run(good).stdout
    assert "julepe: 3 seats, dealer C" in text
    assert "A     +5     3" in text
    assert len({line.index("[") for line in text.splitlines() if line[:1].isdigit()}) == 1


def test_an_unfinished_deal_says_who_is_waited_on(tmp_path: Path) -> None:
    def stops(record: dict[str, Any]) -> None:
        record["config"] = {"stake": 12}
        record["pot"] = 3
        del record["actions"][2:]

    file = tmp_path / "open.json"
    file.write_text(changed(stops), encoding="utf-8")
    text = run(file).stdout
    assert "waiting on C: baile, juego, paso" in text
    assert "house rules: stake=12" in text
    assert json.loads(run(file, "--json").stdout)["waiting_on"] == ["C"]


def test_an_illegal_action_exits_with_3_and_one_line(illegal: Path) -> None:
    result = run(illegal)
    assert result.exit_code == 3
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert "step 1: B '4C': not-now; legal: juego, paso" in line


def test_a_malformed_record_exits_with_2_and_one_line(malformed: Path) -> None:
    result = run(malformed)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert "game: missing" in line


def test_machines_get_the_error_as_an_object(illegal: Path) -> None:
    error = json.loads(run(illegal, "--json").stdout)["error"]
    assert (error["status"], error["step"]) == (3, 1)


def test_several_files_give_one_line_each_and_the_highest_status(good: Path, illegal: Path, malformed: Path) -> None:
    result = run(good, illegal, malformed, "--json", "--quiet")
    assert result.exit_code == 3
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["record"] for line in lines] == [str(good), str(illegal), str(malformed)]
    assert [line.get("error", {}).get("status") for line in lines] == [None, 3, 2]


def test_lines_of_a_jsonl_file_are_records_with_their_number(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join([json.dumps(three_seats()), "", "no record"]) + "\n", encoding="utf-8")
    result = run(file, "--json")
    assert result.exit_code == 2
    assert [json.loads(line)["record"] for line in result.stdout.splitlines()] == [f"{file}:1", f"{file}:3"]


def test_people_see_which_record_of_many_failed(good: Path, malformed: Path) -> None:
    result = run(good, malformed)
    assert result.stdout.startswith(f"{good}\n")
    assert f"{malformed}: game: missing" in result.stdout


def test_a_file_that_cannot_be_read_is_malformed(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    for file in (binary, tmp_path / "absent.json"):
        result = run(file)
        assert result.exit_code == 2
        assert "cannot be read" in result.stderr


def test_the_package_runs_as_a_module(good: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot.record", str(good)], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert "over" in done.stdout
