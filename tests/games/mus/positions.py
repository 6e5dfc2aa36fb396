"""Positions of mus that tests start from. Seats are numbered from the mano, as in the rules file: seat 3 deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import SPANISH_40, Card, cards_of
from bot.games.mus import GAME
from bot.games.mus.model import LanceState, State
from bot.games.protocol import Event, IllegalActionError, Layout, Setup, fold
from bot.games.words import action_of, word_of_option

FACES = {"R": 12, "C": 11, "S": 10, "A": 1}
H = "RC74 RR75 SS54 7654"
"""The set of hands of the rules file's bets and counts: best are 1, 3, 1 and 0."""


def cards_for(hands: str) -> list[tuple[Card, ...]]:
    """Cards for hands written as faces (`3R71 RR71 …`); which suit is no matter, as long as no card comes twice."""
    left = list(SPANISH_40)
    dealt: list[tuple[Card, ...]] = []
    for hand in hands.split():
        cards = []
        for face in hand:
            rank = FACES.get(face) or int(face)
            card = next(card for card in left if card.rank == rank)
            left.remove(card)
            cards.append(card)
        dealt.append(tuple(cards))
    return dealt


def dealt(
    hands: str | Sequence[str] = H,
    *,
    config: Mapping[str, Any] | None = None,
    score: tuple[int, int] = (0, 0),
    tallies: tuple[int, ...] = (0, 0, 0, 0),
    stock: str | None = None,
    reserves: Sequence[str] = (),
    dealer: int = 3,
) -> State:
    """A deal of these hands, written as faces or (a list) as codes; without `stock` the rest of the pack follows."""
    rules = GAME.house_rules(**(config or {}))
    held = cards_for(hands) if isinstance(hands, str) else [cards_of("spanish", hand) for hand in hands]
    rest = tuple(card for card in SPANISH_40 if not any(card in hand for hand in held))
    layout = Layout(tuple(held), stock=rest if stock is None else cards_of("spanish", stock))
    carry = replace(GAME.rules.opening(rules, 4, dealer), scores=score, tallies=tallies)
    pack = GAME.layouts.pack_of(rules, carry, layout)
    orders = tuple(cards_of("spanish", order) for order in reserves)
    state: State = fold(GAME, GAME.rules.start(rules, Setup((0,) * 4, carry, pack, orders)))
    return state


def cut(hands: str = H, **given: Any) -> State:
    """As `dealt`, after the mano has said that there is no mus."""
    return after(dealt(hands, **given), "no hay mus")


def act(state: State, seat: int, word: str) -> tuple[tuple[Event, ...], State]:
    events = GAME.rules.apply(state, seat, action_of(word, "spanish"))
    return events, fold(GAME, events, state)


def after(state: State, *said: str) -> State:
    """The state after words, one argument each; each is said by the seat that is waited on first."""
    for word in said:
        _, state = act(state, GAME.rules.waiting_on(state)[0], word)
    return state


def passed(state: State, lance: str | None = None) -> State:
    """The state after everybody has passed until this lance (None: until the deal is over)."""
    while not GAME.rules.is_over(state) and present(state).name != lance:
        state = after(state, "paso")
    return state


def present(state: State) -> LanceState:
    return state.lances[state.at]


def legal(state: State, seat: int | None = None) -> list[str]:
    """Legal words of the seat (None: of who is to speak), sorted."""
    asked = GAME.rules.waiting_on(state)[0] if seat is None else seat
    return sorted(word_of_option(option) for option in GAME.rules.legal_actions(state, asked))


def waiting(state: State) -> tuple[int, ...]:
    return GAME.rules.waiting_on(state)


def refusal(state: State, seat: int, word: str) -> str:
    """The code that the word is refused with."""
    with pytest.raises(IllegalActionError) as refused:
        GAME.rules.apply(state, seat, action_of(word, "spanish"))
    return refused.value.code
