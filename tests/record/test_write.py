"""A finished deal written out is the same deal when it is read and replayed."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.games.protocol import Setup, fold
from bot.games.registry import GAMES, game
from bot.record.read import read_record
from bot.record.replay import replay
from bot.record.write import record_of
from tests.games.random_deals import deals, played


@pytest.mark.parametrize("key", sorted(GAMES))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_finished_deal_written_out_replays_to_the_same_result(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(game(key)))
    walk = list(played(deal))
    last = walk[-1].after if walk else fold(deal.game, deal.opening)
    names = [f"Seat {seat}" for seat in range(deal.setup.seats)]
    actions = [(moment.seat, moment.action) for moment in walk]
    written = record_of(deal.game, deal.rules, names, deal.setup.stacks, deal.setup.carry, last, actions)
    again = replay(read_record(json.dumps(written)))
    rules = deal.game.rules
    assert rules.outcome(again.state) == rules.outcome(last)
    assert rules.is_over(again.state)
    assert deal.game.layouts.layout_of(again.state).hands == deal.game.layouts.layout_of(last).hands


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_record_leaves_out_what_is_as_usual(key: str) -> None:
    any_game = game(key)
    seats = any_game.seats[0]
    rules = any_game.house_rules()
    carry = any_game.rules.opening(rules, seats, 0)
    stacks = (any_game.written.stack(rules),) * seats
    state = fold(any_game, any_game.rules.start(rules, Setup(stacks, carry, any_game.cards)))
    written = record_of(any_game, rules, "ABCDEFGH"[:seats], stacks, carry, state, [])
    assert not {"config", "stacks", "pot", "ante", "score"} & set(written)
