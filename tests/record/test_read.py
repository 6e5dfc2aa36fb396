"""Malformed records: each is refused before anything is played, with the name of the field that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.record.model import MalformedError
from bot.record.read import read_record
from bot.record.replay import replay
from tests.record.deals import Change, changed, three_seats


def put(*path: Any) -> Change:
    """A change that puts the last of `path` where the others lead."""
    *way, last, value = path

    def change(record: dict[str, Any]) -> None:
        place: Any = record
        for step in way:
            place = place[step]
        place[last] = value

    return change


def drop(*path: Any) -> Change:
    *way, last = path

    def change(record: dict[str, Any]) -> None:
        place: Any = record
        for step in way:
            place = place[step]
        del place[last]

    return change


def field_of(text: str) -> str:
    with pytest.raises(MalformedError) as caught:
        replay(read_record(text))
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(caught.value.field)
    return caught.value.field


def test_the_record_itself_is_well_formed() -> None:
    replay(read_record(json.dumps(three_seats())))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '"julepe"', "null", "17", '{"pot": NaN}', '{"pot": 1, "pot": 2}', "[" * 100_000, "1" * 10_000],
)
def test_what_is_no_json_object_is_no_record(text: str) -> None:
    assert field_of(text) == "record"


@pytest.mark.parametrize("field", ["format", "game", "seats", "dealer", "hands", "actions", "turn_up"])
def test_a_missing_field_is_named(field: str) -> None:
    assert field_of(changed(drop(field))) == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("format", "tapete-deal/2"), "format"),
        (put("format", 1), "format"),
        (put("game", "poker"), "game"),
        (put("game", None), "game"),
        (put("players", 3), "players"),
        (put("score", [0, 0]), "score"),
        (put("config", []), "config"),
        (put("config", {"stakes": 10}), "config.stakes"),
        (put("config", {"stake": 0}), "config.stake"),
        (put("config", {"stake": 10.0}), "config"),
        (put("config", {"stake": "10"}), "config.stake"),
        (put("config", {"stake": True}), "config.stake"),
        (put("config", {"penalty": None}), "config.penalty"),
        (put("config", {"turn_up_double": 1}), "config.turn_up_double"),
        (put("config", {"all_pass": "never"}), "config.all_pass"),
        (put("config", {"dealer_takes_turn_up": "always", "turn_up_timing": "before_calls"}), "config"),
        (put("seats", "ABC"), "seats"),
        (put("seats", list("ABCDEFGH")), "seats"),
        (put("seats", ["A", "B", "B"]), "seats"),
        (put("seats", ["A", "B", ""]), "seats"),
        (put("seats", ["A", "B", 3]), "seats[2]"),
        (put("dealer", "D"), "dealer"),
        (put("dealer", 0), "dealer"),
        (put("stacks", {"D": 10}), "stacks.D"),
        (put("stacks", {"A": -1}), "stacks.A"),
        (put("stacks", {"A": 10.5}), "stacks.A"),
        (put("stacks", {"C": 9}), "stacks.C"),
        (put("pot", -1), "pot"),
        (put("pot", True), "pot"),
        (put("pot", "5"), "pot"),
        (put("ante", 0), "ante"),
        (put("hands", []), "hands"),
        (put("hands", "A", "1O 3O"), "hands.A"),
        (put("hands", "A", 0, "8O"), "hands.A[0]"),
        (put("hands", "A", 0, 1), "hands.A[0]"),
        (put("hands", "A", 0, "1C"), "hands"),
        (put("hands", "D", []), "hands.D"),
        (drop("hands", "A"), "hands"),
        (drop("hands", "A", 0), "hands"),
        (put("turn_up", None), "turn_up"),
        (put("turn_up", "1O"), "turn_up"),
        (put("turn_up", "8O"), "turn_up"),
        (put("turn_up", 7), "turn_up"),
        (put("stock", None), "stock"),
        (put("stock", ["1O"]), "stock"),
        (put("stock", []), "stock"),
        (drop("stock"), "stock"),
        (put("reserve", {}), "reserve"),
        (put("actions", {}), "actions"),
        (put("actions", 0, "juego"), "actions[0]"),
        (put("actions", 0, "at", 1), "actions[0].at"),
        (drop("actions", 0, "do"), "actions[0].do"),
        (drop("actions", 0, "seat"), "actions[0].seat"),
        (put("actions", 0, "seat", "D"), "actions[0].seat"),
        (put("actions", 0, "do", 1), "actions[0].do"),
        (put("actions", 0, "do", "yo juego"), "actions[0].do"),
        (put("actions", 0, "do", "Juego"), "actions[0].do"),
        (put("actions", 0, "do", "mus"), "actions[0].do"),
        (put("actions", 0, "do", "2"), "actions[0].do"),
        (put("actions", 0, "do", "envido 2"), "actions[0].do"),
        (put("actions", 3, "do", "descarta"), "actions[3].do"),
        (put("actions", 3, "do", "descarta 1O 1O"), "actions[3].do"),
        (put("actions", 14, "do", "8C"), "actions[14].do"),
    ],
)
def test_what_is_wrong_is_named(change: Change, field: str) -> None:
    assert field_of(changed(change)) == field


def test_the_whole_record_is_checked_before_anything_is_played() -> None:
    def illegal_then_malformed(record: dict[str, Any]) -> None:
        record["actions"][0]["do"] = "baile"
        record["actions"][14]["do"] = "no word"

    assert field_of(changed(illegal_then_malformed)) == "actions[14].do"


def test_a_card_outside_the_pack_of_so_many_seats_is_named() -> None:
    record = {
        "format": "tapete-deal/1",
        "game": "bestia",
        "seats": ["A", "B", "C"],
        "dealer": "C",
        "hands": {"A": ["AS", "KS", "QS", "JS", "10S"], "B": ["AH", "KH", "QH", "JH", "10H"]},
        "turn_up": "AC",
        "actions": [{"seat": "A", "do": "2C"}],
    }
    assert field_of(json.dumps(record)) == "actions[0].do"


def test_rules_that_cannot_be_played_by_so_many_name_the_seats() -> None:
    record = three_seats() | {"game": "bestia", "config": {"ante": 1}}
    del record["stock"]
    assert field_of(json.dumps(record)) == "seats"


@pytest.mark.parametrize("score", [[0], [0, "1"], [0, -1], "0", [40, 0]])
def test_a_score_of_mus_is_two_numbers_below_the_target(score: Any) -> None:
    seats = ["A", "B", "C", "D"]
    hands = {"A": ["1O", "2O", "3O", "4O"], "B": ["5O", "6O", "7O", "10O"]}
    hands |= {"C": ["1C", "2C", "3C", "4C"], "D": ["5C", "6C", "7C", "10C"]}
    record = {"format": "tapete-deal/1", "game": "mus", "seats": seats, "dealer": "A", "hands": hands, "actions": []}
    replay(read_record(json.dumps(record | {"score": [39, 0]})))
    assert field_of(json.dumps(record | {"score": score})).startswith("score")


def six_seats(reserve: list[str]) -> str:
    """All six play; B throws four, D and E draw the rest, so that F is served from the rebuilt stock."""
    hands = {
        "B": ["7O", "1E", "2B", "5O", "1C"],
        "C": ["7C", "1B", "5C", "11B", "6C"],
        "D": ["4C", "3O", "11C", "12B", "10E"],
        "E": ["3E", "4O", "12O", "11O", "10C"],
        "F": ["6O", "7B", "1O", "2C", "5B"],
        "A": ["5E", "12E", "10O", "2O", "4B"],
    }
    calls = [(seat, "paso" if seat == "C" else "juego") for seat in "BCDEFA"]
    throws = [("B", "descarta 7O 1C 1E 2B"), ("D", "descarta 12B 11C 4C"), ("E", "descarta 3E 10C 11O")]
    record = {
        "format": "tapete-deal/1",
        "game": "julepe",
        "seats": list("ABCDEF"),
        "dealer": "A",
        "hands": hands,
        "turn_up": "6E",
        "stock": ["3C", "11E", "6B", "4E", "2E", "7E", "3B", "12C", "10B"],
        "reserve": reserve,
        "actions": [{"seat": seat, "do": word} for seat, word in [*calls, *throws]],
    }
    return json.dumps(record)


@pytest.mark.parametrize("reserve", [["7O"], ["7C"], ["12B", "5O"]])
def test_a_reserve_of_cards_that_lie_in_the_pile_is_drawn(reserve: list[str]) -> None:
    assert replay(read_record(six_seats(reserve))).record.layout.reserve is not None


@pytest.mark.parametrize(
    "reserve",
    [
        pytest.param(["5O"], id="held-by-one-who-plays"),
        pytest.param(["5O", "7O"], id="a-good-card-after-it"),
        pytest.param(["3E"], id="thrown-by-the-one-being-served"),
        pytest.param([], id="too-short"),
    ],
)
def test_a_reserve_card_that_does_not_lie_in_the_pile_is_malformed(reserve: list[str]) -> None:
    assert field_of(six_seats(reserve)) == "reserve"
