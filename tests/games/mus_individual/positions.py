"""Positions of individual mus. Seats are numbered from the mano, as in the rules file: the last seat deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import SPANISH_40, Card
from bot.games.mus_individual import GAME
from bot.games.mus_individual.model import LanceState, State
from bot.games.protocol import Discard, Event, IllegalActionError, Layout, Setup, fold
from bot.games.words import action_of, word_of_option

FACES = {"R": 12, "C": 11, "S": 10, "A": 1}
H = "RC74 RR75 SS54 7654"
"""Grande 1 > 0 > 2 > 3, chica 3 > 2 > 0 > 1, pares 1 > 2, juego 0 (31) > 1 (32)."""


def fives(hands: str) -> list[tuple[Card, ...]]:
    """Five cards for each hand of four faces; the fifth is to be thrown. `-`: no hand."""
    left = list(SPANISH_40)
    fours = [[_taken(left, face) for face in hand] if hand != "-" else [] for hand in hands.split()]
    return [(*four, left.pop()) if four else () for four in fours]


def _taken(left: list[Card], face: str) -> Card:
    card = next(card for card in left if card.rank == (FACES.get(face) or int(face)))
    left.remove(card)
    return card


def dealt(
    hands: str = H,
    stacks: Sequence[int] | None = None,
    *,
    config: Mapping[str, Any] | None = None,
    pot: int = 0,
    tallies: tuple[int, ...] | None = None,
    dealer: int | None = None,
) -> State:
    """A deal of these hands with a fifth card each."""
    rules = GAME.house_rules(**(config or {}))
    held = fives(hands)
    seats = len(held)
    stones = tuple(stacks or (rules.stones,) * seats)
    opening = GAME.rules.opening(rules, seats, seats - 1 if dealer is None else dealer)
    carry = replace(opening, scores=stones, pot=pot, tallies=opening.tallies if tallies is None else tallies)
    pack = GAME.layouts.pack_of(rules, carry, Layout(tuple(hand or None for hand in held)))
    state: State = fold(GAME, GAME.rules.start(rules, Setup(stones, carry, pack)))
    return state


def begun(hands: str = H, stacks: Sequence[int] | None = None, **given: Any) -> State:
    """As `dealt`, after all have thrown their fifth card: grande is open."""
    state = dealt(hands, stacks, **given)
    for seat in GAME.rules.waiting_on(state):
        events = GAME.rules.apply(state, seat, Discard(state.hands[seat][-1:]))
        state = fold(GAME, events, state)
    return state


def act(state: State, seat: int, word: str) -> tuple[tuple[Event, ...], State]:
    events = GAME.rules.apply(state, seat, action_of(word, "spanish"))
    return events, fold(GAME, events, state)


def after(state: State, *said: str) -> State:
    """The state after words; `2: quiero` checks that it is seat 2 who is to speak."""
    for word in said:
        seat, _, call = word.rpartition(": ")
        (speaker,) = GAME.rules.waiting_on(state)
        assert seat in {"", str(speaker)}, f"{speaker} is to speak, not {seat}"
        _, state = act(state, speaker, call)
    return state


def passed(state: State, lance: str | None = None) -> State:
    """The state after everybody has passed until this lance (None: until the deal is over)."""
    while not GAME.rules.is_over(state) and present(state).name != lance:
        state = after(state, "paso")
    return state


def present(state: State) -> LanceState:
    return state.lance


def waiting(state: State) -> tuple[int, ...]:
    return GAME.rules.waiting_on(state)


def legal(state: State, seat: int | None = None) -> list[str]:
    """Legal words of the seat (None: of who is to speak), sorted."""
    asked = waiting(state)[0] if seat is None else seat
    return sorted(word_of_option(option) for option in GAME.rules.legal_actions(state, asked))


def stones(state: State) -> int:
    return sum(state.stacks) + state.pot


def refusal(state: State, word: str, seat: int | None = None) -> str:
    """The code that the word of the speaker (or of `seat`) is refused with."""
    with pytest.raises(IllegalActionError) as refused:
        GAME.rules.apply(state, waiting(state)[0] if seat is None else seat, action_of(word, "spanish"))
    return refused.value.code
