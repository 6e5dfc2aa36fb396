"""Deals of any game with random house rules, packs and actions, all from one number."""

from __future__ import annotations

import random
import typing
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from hypothesis import assume, strategies as st
from pydantic import ValidationError

from bot.cards import shuffled
from bot.games.protocol import (
    Action,
    AnyGame,
    Bet,
    BetRange,
    Discard,
    DiscardRange,
    Event,
    HouseRules,
    Option,
    Raise,
    RaiseRange,
    Setup,
    fold,
)

LONGEST = 3000
"""Actions after which a deal counts as endless."""


def house_rules(game: AnyGame) -> st.SearchStrategy[HouseRules]:
    """Any house rules that may go together, mostly near the default."""
    fields = {name: _values(info) for name, info in game.house_rules.model_fields.items()}
    drawn = st.fixed_dictionaries({}, optional=fields)
    return drawn.map(lambda config: _built(game, config)).filter(lambda rules: rules is not None)


def _built(game: AnyGame, config: dict[str, Any]) -> Any:
    try:
        return game.house_rules(**config)
    except ValidationError:
        return None


def _values(info: Any) -> st.SearchStrategy[Any]:
    hint = info.annotation
    if typing.get_origin(hint) is Literal:
        return st.sampled_from(typing.get_args(hint))
    if hint is bool:
        return st.booleans()
    bounds = {name: getattr(rule, name) for rule in info.metadata for name in ("ge", "le") if hasattr(rule, name)}
    low = bounds.get("ge", 0)
    return st.integers(low, min(bounds.get("le", low + 40), low + 40))


@dataclass(frozen=True)
class Deal:
    """A deal that has just begun."""

    game: AnyGame
    rules: HouseRules
    setup: Setup
    opening: tuple[Event, ...]
    seed: int


@dataclass(frozen=True)
class Moment:
    """One action of a random deal."""

    before: Any
    seat: int
    action: Action
    events: tuple[Event, ...]
    after: Any


@st.composite
def deals(draw: st.DrawFn, game: AnyGame) -> Deal:
    rules = draw(house_rules(game))
    seats = draw(st.sampled_from(game.seats[:8]))
    seed = draw(st.integers(0, 2**32 - 1))
    deal = begun(game, rules, seats, seed, short=draw(st.booleans()))
    assume(deal is not None)
    assert deal is not None
    return deal


def begun(game: AnyGame, rules: HouseRules, seats: int, seed: int, *, short: bool = False) -> Deal | None:
    """The deal of this number; None where these rules are not for so many. `short`: some can hardly pay."""
    chance = random.Random(seed)
    try:
        carry = game.rules.opening(rules, seats, chance.randrange(seats))
    except ValueError:
        return None
    if "pot" in game.written.fields and game.counts == "chips":
        carry = replace(carry, pot=chance.choice([0, 0, 7, 40]))
    if "ante" in game.written.fields:
        carry = replace(carry, ante=chance.random() < 0.9)
    if game.counts == "points":
        carry = replace(carry, number=chance.randrange(14))
    usual = game.written.stack(rules)
    stacks = tuple(_stack(game, rules, carry, seats, seat, usual, chance, short) for seat in range(seats))
    bytes_ = seed.to_bytes(32, "big")
    orders = tuple(shuffled(bytes_, game.cards, order) for order in range(1 + game.reserves))
    setup = Setup(stacks, carry, orders[0], orders[1:])
    return Deal(game, rules, setup, game.rules.start(rules, setup), seed)


def _stack(
    game: AnyGame, rules: HouseRules, carry: Any, seats: int, seat: int, usual: int, chance: random.Random, short: bool
) -> int:
    if game.counts != "chips" or not short:
        return usual
    return game.rules.required_stack(rules, carry, seats, seat) + chance.choice([0, 5, 10, 15, 30, 100])


def played(deal: Deal) -> Iterator[Moment]:
    """A random deal to its end, action by action; now and then somebody acts who is not waited on but may."""
    game, chance = deal.game, random.Random(deal.seed)
    state = fold(game, deal.opening)
    for _ in range(LONGEST):
        if game.rules.is_over(state):
            return
        seat = _actor(deal, state, chance)
        action = random_action(game, state, seat, chance)
        events = game.rules.apply(state, seat, action)
        after = fold(game, events, state)
        yield Moment(state, seat, action, events, after)
        state = after
    raise AssertionError("the deal does not end")


def _actor(deal: Deal, state: Any, chance: random.Random) -> int:
    waiting = deal.game.rules.waiting_on(state)
    may = [seat for seat in range(deal.setup.seats) if deal.game.rules.legal_actions(state, seat)]
    assert waiting, "nobody is waited on and the deal is not over"
    return chance.choice(may if chance.random() < 0.2 else waiting)


def random_action(game: AnyGame, state: Any, seat: int, chance: random.Random) -> Action:
    option = chance.choice(game.rules.legal_actions(state, seat))
    return one_of(option, game.rules.view_for(state, seat).hand, chance)


def one_of(option: Option, hand: tuple[Any, ...], chance: random.Random) -> Action:
    """One action of an option."""
    match option:
        case DiscardRange(low, high):
            return Discard(tuple(chance.sample(hand, chance.randint(low, high))))
        case BetRange(low, high):
            return Bet(chance.randint(low, _top(low, high)))
        case RaiseRange(low, high):
            return Raise(chance.randint(low, _top(low, high)))
        case _:
            return option


def _top(low: int, high: int | None) -> int:
    return low + 4 if high is None else min(high, low + 4)


def last_state(deal: Deal) -> Any:
    """The state after a random deal."""
    state = fold(deal.game, deal.opening)
    for moment in played(deal):
        state = moment.after
    return state
