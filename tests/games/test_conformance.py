"""What holds for every game of the registry, whatever its rules."""

from __future__ import annotations

import dataclasses
import importlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.cards import Card
from bot.games.codec import decode, encode
from bot.games.protocol import (
    Action,
    AnyGame,
    Bet,
    Bid,
    Discard,
    Event,
    IllegalActionError,
    Play,
    Raise,
    Say,
    Setup,
    fold,
    permits,
)
from bot.games.registry import GAMES, game
from bot.games.words import CALLS
from tests.games.random_deals import Deal, Moment, deals, played

ALL = pytest.mark.parametrize("key", sorted(GAMES))
QUICK = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def moments(key: str, data: st.DataObject) -> tuple[Deal, list[Moment]]:
    deal = data.draw(deals(game(key)))
    return deal, list(played(deal))


def states(deal: Deal, walk: list[Moment]) -> list[Any]:
    return [fold(deal.game, deal.opening), *(moment.after for moment in walk)]


@ALL
def test_the_registry_lists_a_game_under_its_key(key: str) -> None:
    assert game(key).key == key


@ALL
def test_house_rules_all_have_a_default_and_say_what_they_are(key: str) -> None:
    model = game(key).house_rules
    assert model() == model.model_validate({})
    assert all(info.description for info in model.model_fields.values())


@ALL
def test_presets_are_house_rules_of_their_game(key: str) -> None:
    for config in game(key).presets.values():
        game(key).house_rules(**config)


@ALL
@QUICK
@given(data=st.data())
def test_a_deal_ends_however_it_is_played(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    last = states(deal, walk)[-1]
    assert deal.game.rules.is_over(last)
    assert deal.game.rules.waiting_on(last) == ()
    assert not any(deal.game.rules.legal_actions(last, seat) for seat in range(deal.setup.seats))


@ALL
@QUICK
@given(data=st.data())
def test_whoever_is_waited_on_can_act_and_his_default_is_legal(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    rules = deal.game.rules
    for moment in walk:
        for seat in rules.waiting_on(moment.before):
            options = rules.legal_actions(moment.before, seat)
            assert options
            default = rules.default_action(moment.before, seat)
            assert permits(options, default)
            rules.apply(moment.before, seat, default)


@ALL
@QUICK
@given(data=st.data())
def test_chips_are_neither_made_nor_lost_and_never_negative(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    for state in states(deal, walk):
        outcome = deal.game.rules.outcome(state)
        assert sum(outcome.chips) + outcome.pot == deal.setup.carry.pot
        assert outcome.pot >= 0
        assert all(stack + change >= 0 for stack, change in zip(deal.setup.stacks, outcome.chips, strict=True))


@ALL
@QUICK
@given(data=st.data())
def test_no_card_is_in_two_hands_or_played_twice(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    rules = deal.game.rules
    gone: list[Card] = []
    for moment in walk:
        gone += [event.card for event in moment.events if hasattr(event, "card") and isinstance(moment.action, Play)]
        held = [card for seat in range(deal.setup.seats) for card in rules.view_for(moment.after, seat).hand]
        if not rules.is_over(moment.after):
            assert len(set(held)) == len(held)
            assert set(held) <= set(deal.game.cards)
            assert not set(held) & set(gone)
        assert len(set(gone)) == len(gone)


@ALL
@QUICK
@given(data=st.data())
def test_the_state_is_the_fold_of_all_events(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    events = [*deal.opening, *(event for moment in walk for event in moment.events)]
    assert all(type(event) in deal.game.events for event in events)
    assert fold(deal.game, events) == states(deal, walk)[-1]


@ALL
@QUICK
@given(data=st.data())
def test_events_survive_json(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    for event in (*deal.opening, *(event for moment in walk for event in moment.events)):
        again: Event = decode(deal.game, json.loads(json.dumps(encode(event))))
        assert again == event


@ALL
@QUICK
@given(data=st.data())
def test_a_view_shows_no_card_that_the_seat_may_not_know(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    rules = deal.game.rules
    for viewer in (None, *range(deal.setup.seats)):
        known: set[Card] = set()
        for state, moment in zip(states(deal, walk), [None, *walk], strict=True):
            view = rules.view_for(state, viewer)
            if rules.is_over(state):
                break
            known |= set(view.hand) | _public(view, moment)
            assert viewer is not None or not view.hand
            assert set(_cards_in(view)) <= known


def _public(view: Any, moment: Moment | None) -> set[Card]:
    """Cards on the table: the turn-up, what was played, and hands that the rules show."""
    played_now = {moment.action.card} if moment and isinstance(moment.action, Play) else set()
    turn_up = getattr(view, "turn_up", None)
    return played_now | ({turn_up} if turn_up else set()) | set(_cards_in(getattr(view, "shown_hands", ())))


def _cards_in(value: Any) -> Iterator[Card]:
    assert not isinstance(value, Setup), "a view holds the whole pack"
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from _cards_in(item)
    elif isinstance(value, dict):
        yield from _cards_in([*value, *value.values()])
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _cards_in(getattr(value, field.name))


@ALL
@QUICK
@given(data=st.data())
def test_a_view_offers_the_legal_actions_of_its_seat(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    rules = deal.game.rules
    for state in states(deal, walk):
        for seat in range(deal.setup.seats):
            view = rules.view_for(state, seat)
            assert view.legal == rules.legal_actions(state, seat)
            assert view.waiting_on == rules.waiting_on(state)
            assert view.over == rules.is_over(state)
        assert rules.view_for(state, None).legal == ()


@ALL
@QUICK
@given(data=st.data())
def test_what_is_not_legal_is_refused_with_a_known_code(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    codes = importlib.import_module(f"bot.games.{key}.model").REFUSALS
    chance = random.Random(deal.seed)
    for state in states(deal, walk):
        seat = chance.randrange(deal.setup.seats)
        action = _anything(deal.game, chance)
        allowed = permits(deal.game.rules.legal_actions(state, seat), action)
        code = _refusal(deal.game, state, seat, action)
        assert code is None or code in codes
        # Of a discard the list of legal actions says only how many cards.
        assert (code is None) == allowed or (allowed and isinstance(action, Discard))


def _refusal(any_game: AnyGame, state: Any, seat: int, action: Action) -> str | None:
    try:
        any_game.rules.apply(state, seat, action)
    except IllegalActionError as error:
        return error.code
    return None


def _anything(any_game: AnyGame, chance: random.Random) -> Action:
    cards = tuple(chance.choices(any_game.cards, k=3))
    return chance.choice(
        [
            Say(chance.choice(sorted(CALLS))),
            Play(cards[0]),
            Discard(cards[: chance.randrange(4)]),
            Bid(chance.randrange(15)),
            Bet(chance.randrange(50)),
            Raise(chance.randrange(50)),
        ]
    )


@ALL
@QUICK
@given(data=st.data())
def test_a_finished_deal_says_how_the_next_one_starts(key: str, data: st.DataObject) -> None:
    deal, walk = moments(key, data)
    rules = deal.game.rules
    last = states(deal, walk)[-1]
    carry = rules.carry(last)
    assert 0 <= carry.dealer < deal.setup.seats
    if deal.game.counts == "chips":
        assert carry.pot == rules.outcome(last).pot
    chips = rules.outcome(last).chips
    stacks = tuple(stack + change for stack, change in zip(deal.setup.stacks, chips, strict=True))
    needed = [rules.required_stack(deal.rules, carry, len(stacks), seat) for seat in range(len(stacks))]
    topped = tuple(max(pair) for pair in zip(stacks, needed, strict=True))
    again = fold(deal.game, rules.start(deal.rules, Setup(topped, carry, deal.setup.pack, deal.setup.reserves)))
    assert rules.waiting_on(again)
