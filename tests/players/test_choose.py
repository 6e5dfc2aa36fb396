"""What holds for the computer players of all games."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.games.protocol import permits
from bot.games.registry import GAMES, game
from bot.players import LEVELS, Level, any_legal, choose
from tests.games.random_deals import deals, played


@pytest.mark.parametrize("key", sorted(GAMES))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), level=st.sampled_from(LEVELS), chance=st.floats(0, 1, exclude_max=True))
def test_a_player_finds_a_legal_action_wherever_it_is_waited_on(
    key: str, data: st.DataObject, level: Level, chance: float
) -> None:
    rules = game(key).rules
    for moment in played(data.draw(deals(game(key)))):
        for seat in rules.waiting_on(moment.before):
            view = rules.view_for(moment.before, seat)
            for action in (choose(key, view, level, chance), any_legal(view, level, chance)):
                assert permits(view.legal, action)
                rules.apply(moment.before, seat, action)
