from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Literal

import pytest

from bot.cards import FRENCH_52, SPANISH_40, Card, Suit
from bot.games.codec import UnreadableEventError, decode, encode, from_plain, to_plain
from bot.games.protocol import Bid, Carry, ChipsMoved, Discard, Event, Say, Setup
from bot.games.registry import GAMES

JULEPE = GAMES["julepe"]


class Mood(Enum):
    GOOD = "good"


@dataclass(frozen=True, slots=True)
class Everything(Event):
    """One field of every kind that an event may have."""

    seat: int
    share: float
    open: bool
    word: Literal["juego", "paso"]
    mood: Mood
    suit: Suit | None
    card: Card
    cards: tuple[Card, ...]
    pair: tuple[int, str]
    held: frozenset[Card]
    by_seat: Mapping[int, tuple[Card, ...]]
    by_word: dict[str, int]
    setup: Setup
    action: Say | Discard | Bid
    other: Any = None


GAME = replace(JULEPE, events=(Everything, ChipsMoved))
EVENT = Everything(
    seat=2,
    share=0.5,
    open=True,
    word="paso",
    mood=Mood.GOOD,
    suit=Suit.OROS,
    card=SPANISH_40[0],
    cards=SPANISH_40[1:4],
    pair=(3, "x"),
    held=frozenset(SPANISH_40[5:7]),
    by_seat={0: SPANISH_40[7:9], 1: ()},
    by_word={"a": 1},
    setup=Setup((10, 20), Carry(1, pot=3), SPANISH_40, (SPANISH_40,)),
    action=Discard(SPANISH_40[:2]),
)


@pytest.mark.parametrize("event", [EVENT, replace(EVENT, suit=None, action=Bid(2)), ChipsMoved(0, -1, 5, "ante")])
def test_an_event_comes_back_from_json_as_it_was(event: Event) -> None:
    assert decode(GAME, json.loads(json.dumps(encode(event)))) == event


def test_an_event_says_its_class_and_its_cards_in_words_that_a_person_can_read() -> None:
    plain = encode(EVENT)
    assert (plain["type"], plain["card"], plain["mood"]) == ("Everything", "1O", "good")


def test_cards_are_those_of_the_games_pack() -> None:
    french = replace(GAME, pack="french")
    assert from_plain(Card, to_plain(FRENCH_52[-1]), french) is FRENCH_52[-1]


def test_house_rules_come_back_whole_so_that_a_later_default_changes_nothing() -> None:
    rules = JULEPE.house_rules()
    plain = to_plain(rules)
    assert set(plain) == set(JULEPE.house_rules.model_fields)
    assert from_plain(type(rules), json.loads(json.dumps(plain)), JULEPE) == rules


def test_an_event_written_before_a_field_was_added_gets_its_default() -> None:
    plain = encode(EVENT)
    del plain["other"]
    assert decode(GAME, plain) == EVENT


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("type", "Elsewhere"),
        ("seat", "two"),
        ("card", "99X"),
        ("mood", "bad"),
        ("setup", {"type": "Carry"}),
        ("action", {"type": "Raise", "amount": 1}),
        ("unknown", 1),
        ("pair", [1]),
    ],
)
def test_what_does_not_fit_is_refused_and_never_guessed(field: str, value: object) -> None:
    with pytest.raises(UnreadableEventError):
        decode(GAME, {**encode(EVENT), field: value})


def test_a_field_of_several_plain_types_is_read_as_it_was_written() -> None:
    assert [from_plain(int | str, plain, GAME) for plain in (5, "five")] == [5, "five"]


def test_only_plain_data_has_a_place_in_an_event() -> None:
    with pytest.raises(TypeError, match="no place"):
        to_plain(object())
