"""What holds for the computer player of every game, under any house rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.games.protocol import Discard, fold, permits
from bot.games.registry import GAMES, game
from bot.players import LEVELS, choose
from tests.games.random_deals import LONGEST, deals


@pytest.mark.parametrize("key", sorted(GAMES))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_computer_player_does_what_is_legal_and_the_same_twice(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(game(key)))
    level = data.draw(st.sampled_from(LEVELS))
    chance = random.Random(deal.seed)
    rules = deal.game.rules
    state = fold(deal.game, deal.opening)
    for _ in range(LONGEST):
        if rules.is_over(state):
            return
        seat = chance.choice(rules.waiting_on(state))
        view, draw = rules.view_for(state, seat), chance.random()

        action = choose(key, view, level, draw)

        assert permits(view.legal, action)
        assert not isinstance(action, Discard) or set(action.cards) <= set(view.hand)
        assert choose(key, view, level, draw) == action
        state = fold(deal.game, rules.apply(state, seat, action), state)
    raise AssertionError("the deal does not end")
