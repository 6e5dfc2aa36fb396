"""What finished deals add to their seats' statistics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.protocol import fold
from bot.games.registry import GAMES
from bot.ui.screens.profile import ORDER
from tests.games.random_deals import Deal, begun, played

DEALS = 40


def deals(key: str) -> Iterator[tuple[Deal, Any]]:
    """Finished deals with ordinary house rules, and their last states."""
    game = GAMES[key]
    for seed in range(DEALS):
        deal = begun(game, game.house_rules(), game.seats[seed % min(3, len(game.seats))], seed)
        assert deal is not None
        state = fold(game, deal.opening)
        for moment in played(deal):
            state = moment.after
        yield deal, state


def tally(deal: Deal, state: Any) -> Any:
    assert deal.game.tally is not None
    return deal.game.tally(state)


@pytest.mark.parametrize("key", GAMES)
def test_every_seat_has_figures_that_the_screens_can_name(key: str) -> None:
    for deal, state in deals(key):
        counted = tally(deal, state)
        assert len(counted) == deal.setup.seats
        assert {name for mine in counted for name in mine} <= set(ORDER)


@pytest.mark.parametrize("key", ["julepe", "bestia", "danese"])
def test_a_deal_that_has_not_ended_counts_nothing(key: str) -> None:
    game = GAMES[key]
    deal = begun(game, game.house_rules(), game.seats[0], 1)
    assert deal is not None
    assert tally(deal, fold(game, deal.opening)) == ()


def test_a_lone_winner_of_julepe_has_given_a_julepe_to_each_who_took_one() -> None:
    given = 0
    for deal, state in deals("julepe"):
        counted = tally(deal, state)
        taken = sum(mine["juleps_taken"] for mine in counted)
        winners = [mine for mine in counted if mine["won"]]
        assert all(mine["juleps_given"] == (taken if mine["won"] else 0) for mine in counted)
        assert not any(mine["won"] and mine["juleps_taken"] for mine in counted)
        given += taken if len(winners) == 1 else 0
    assert given


def test_a_bestia_is_a_player_who_has_won_nothing() -> None:
    seen = 0
    for deal, state in deals("bestia"):
        for mine in tally(deal, state):
            assert not mine["bestias"] or (mine["played"] and not mine["won"])
            seen += mine["bestias"]
    assert seen


def test_an_exact_bid_is_one_that_came_true() -> None:
    for deal, state in deals("danese"):
        tricks = deal.game.rules.outcome(state).tricks
        assert tricks is not None
        exact = [int(bid == won) for bid, won in zip(state.bids, tricks, strict=True)]
        assert [mine["exact_bids"] for mine in tally(deal, state)] == exact


def test_partners_at_mus_share_what_their_pair_has_won() -> None:
    for deal, state in deals("mus"):
        counted = tally(deal, state)
        assert counted[0] == counted[2]
        assert counted[1] == counted[3]
        assert counted[0]["lances"] + counted[1]["lances"] == sum(lance.pair is not None for lance in state.counted)


def test_a_lance_of_individual_mus_has_one_winner_at_most_and_a_game_one_loser() -> None:
    for deal, state in deals("mus_individual"):
        counted = tally(deal, state)
        assert sum(mine["lances"] for mine in counted) <= len(state.counted)
        assert sum(mine["defeats"] for mine in counted) <= 1
