"""A game of one card and one word: who says `juego` and holds the highest card takes the plate, the others pay.

Small enough to foresee every chip, and with what tables have to cope with: an ante, several seats waited on at once,
redeals, and a kind that is counted in points over two deals.
"""

from __future__ import annotations

import types
from dataclasses import dataclass, replace
from typing import Any

from pydantic import Field

from bot.cards import SPANISH_40, Card
from bot.games.protocol import (
    POT,
    Action,
    AnyGame,
    Carry,
    ChipsMoved,
    Event,
    Game,
    HouseRules,
    IllegalActionError,
    Option,
    Outcome,
    Say,
    Setup,
    View,
    fold,
)

JUEGO, PASO = Say("juego"), Say("paso")


class TinyRules(HouseRules):
    ante: int = Field(default=10, ge=1, description="each seat's ante")
    together: bool = Field(default=False, description="all say their word at once")
    first_only: bool = Field(default=False, description="the first word ends the deal")
    no_echo: bool = Field(default=False, description="nobody repeats the last word")
    most_seats: int = Field(default=4, ge=1, description="no more may sit")


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    rules: TinyRules
    setup: Setup


@dataclass(frozen=True, slots=True)
class Said(Event):
    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int | None


@dataclass(frozen=True, slots=True)
class State:
    rules: TinyRules
    setup: Setup
    stacks: tuple[int, ...]
    pot: int
    words: tuple[str | None, ...]
    last: str | None = None
    winner: int | None = None
    over: bool = False


class TinyFunctions:
    """The functions of the game; `points`: it moves no chips and ends after two deals."""

    def __init__(self, points: bool) -> None:
        self.points = points

    def opening(self, rules: TinyRules, seats: int, dealer: int) -> Carry:
        if seats > rules.most_seats:
            raise ValueError(f"{seats} are too many")
        return Carry(dealer=dealer, scores=(0,) * seats if self.points else ())

    def start(self, rules: TinyRules, setup: Setup) -> tuple[Event, ...]:
        if setup.carry.over:
            setup = replace(setup, carry=self.opening(rules, setup.seats, setup.carry.dealer))
        antes = () if self.points or not setup.carry.ante else range(setup.seats)
        return (Dealt(rules, setup), *(ChipsMoved(seat, POT, rules.ante, "ante") for seat in antes))

    def evolve(self, state: State | None, event: Event) -> State:
        if isinstance(event, Dealt):
            setup = event.setup
            return State(event.rules, setup, setup.stacks, setup.carry.pot, (None,) * setup.seats)
        assert state is not None
        match event:
            case Said(seat, word):
                words = tuple(word if place == seat else said for place, said in enumerate(state.words))
                return replace(state, words=words, last=word)
            case ChipsMoved(source, target, amount):
                stacks = list(state.stacks)
                if source != POT:
                    stacks[source] -= amount
                if target != POT:
                    stacks[target] += amount
                pot = state.pot + (amount if target == POT else 0) - (amount if source == POT else 0)
                return replace(state, stacks=tuple(stacks), pot=pot)
            case Won(seat):
                return replace(state, winner=seat, over=True)
        raise ValueError(event)

    def waiting_on(self, state: State) -> tuple[int, ...]:
        seats = state.setup.seats
        order = [(state.setup.carry.dealer + step) % seats for step in range(1, seats + 1)]
        left = tuple(seat for seat in order if state.words[seat] is None and not state.over)
        return left if state.rules.together else left[:1]

    def legal_actions(self, state: State, seat: int) -> tuple[Option, ...]:
        if seat not in self.waiting_on(state):
            return ()
        covers = self.points or state.stacks[seat] >= state.rules.ante
        words = (JUEGO, PASO) if covers else (PASO,)
        return tuple(word for word in words if not (state.rules.no_echo and word.word == state.last)) or words

    def apply(self, state: State, seat: int, action: Action) -> tuple[Event, ...]:
        if action not in self.legal_actions(state, seat):
            raise IllegalActionError("cannot-cover" if action == JUEGO else "no-such-word", ante=state.rules.ante)
        assert isinstance(action, Say)
        events: list[Event] = [Said(seat, action.word)]
        after = fold(self_game(self), events, state)
        ends = None not in after.words or state.rules.first_only
        return (*events, *self._end(after)) if ends else tuple(events)

    def _end(self, state: State) -> list[Event]:
        players = [seat for seat, word in enumerate(state.words) if word == "juego"]
        if not players:
            return [Won(None)]
        winner = max(players, key=lambda seat: SPANISH_40.index(self.card(state, seat)))
        if self.points:
            return [Won(winner)]
        moves = [ChipsMoved(seat, winner, state.rules.ante, "penalty") for seat in players if seat != winner]
        return [*moves, *([ChipsMoved(POT, winner, state.pot, "pot")] if state.pot else []), Won(winner)]

    def card(self, state: State, seat: int) -> Card:
        return state.setup.pack[seat]

    def is_over(self, state: State) -> bool:
        return state.over

    def view_for(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else (self.card(state, seat),)
        legal = () if seat is None else self.legal_actions(state, seat)
        waiting = self.waiting_on(state)
        return View(seat, state.setup.seats, state.setup.carry.dealer, hand, legal, waiting, state.over)

    def default_action(self, state: State, seat: int) -> Action:
        legal = self.legal_actions(state, seat)
        return PASO if PASO in legal else JUEGO

    def outcome(self, state: State) -> Outcome:
        chips = tuple(now - then for now, then in zip(state.stacks, state.setup.stacks, strict=True))
        return Outcome(chips, state.pot, winner=state.winner)

    def carry(self, state: State) -> Carry:
        before = state.setup.carry
        number = before.number + 1
        scores = before.scores
        if self.points:
            scores = tuple(score + (seat == state.winner) for seat, score in enumerate(scores))
        over = self.points and number == 2
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if over else ()
        dealer = (before.dealer + 1) % state.setup.seats
        return Carry(dealer, 0 if self.points else state.pot, True, number, scores, (), over, winners)

    def required_stack(self, rules: TinyRules, carry: Carry, seats: int, seat: int) -> int:
        return 0 if self.points else rules.ante


def self_game(functions: TinyFunctions) -> AnyGame:
    return POINTS if functions.points else TINY


def _game(key: str, points: bool) -> AnyGame:
    functions: Any = TinyFunctions(points)
    layouts: Any = types.SimpleNamespace()
    return Game(
        key=key,
        seats=(2, 3, 4),
        pack="spanish",
        house_rules=TinyRules,
        rules=functions,
        layouts=layouts,
        events=(Dealt, Said, Won, ChipsMoved),
        counts="points" if points else "chips",
        reserves=1,
        cards=SPANISH_40,
    )


TINY = _game("tiny", points=False)
POINTS = _game("points", points=True)
GAMES = {"tiny": TINY, "points": POINTS}
