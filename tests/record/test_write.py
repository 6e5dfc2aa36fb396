"""A finished deal written out is the same deal when it is read and replayed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.games.protocol import Setup, fold
from bot.games.registry import GAMES, game
from bot.record.read import read_record
from bot.record.replay import Replay, as_json, replay
from bot.record.text import as_text
from bot.record.write import record_of
from tests.games.random_deals import Deal, begun, deals, played


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


def written_out(deal: Deal) -> tuple[dict[str, Any], Replay]:
    """The record of a random deal, and its replay."""
    walk = list(played(deal))
    names = [f"Seat {seat}" for seat in range(deal.setup.seats)]
    actions = [(moment.seat, moment.action) for moment in walk]
    stacks, carry = deal.setup.stacks, deal.setup.carry
    written = record_of(deal.game, deal.rules, names, stacks, carry, walk[-1].after, actions)
    return written, replay(read_record(json.dumps(written)))


def with_carry(key: str, **carried: Any) -> Deal:
    deal = begun(game(key), game(key).house_rules(), game(key).seats[0], 1)
    assert deal is not None
    setup = replace(deal.setup, carry=replace(deal.setup.carry, **carried))
    return replace(deal, setup=setup, opening=deal.game.rules.start(deal.rules, setup))


def test_plate_redeal_and_score_before_the_deal_are_written() -> None:
    written, _ = written_out(with_carry("julepe", pot=30, ante=False))
    assert (written["pot"], written["ante"]) == (30, False)
    written, again = written_out(with_carry("mus", scores=(12, 7)))
    assert written["score"] == [12, 7]
    assert again.record.carry.scores == (12, 7)


@pytest.mark.parametrize(("key", "field"), [("mus", "winner"), ("mus_individual", "loser")])
def test_people_are_told_who_won_or_lost_the_game(key: str, field: str) -> None:
    for seed in range(200):
        deal = begun(game(key), game(key).house_rules(), game(key).seats[0], seed)
        assert deal is not None
        _, again = written_out(deal)
        if as_json(again)[field] is not None:
            assert f"{field}: Seat " in as_text(again)
            return
    pytest.fail("no game ended in 200 deals")


@pytest.mark.parametrize("key", sorted(GAMES))
def test_people_are_told_how_it_ended_for_every_seat(key: str) -> None:
    deal = begun(game(key), game(key).house_rules(), game(key).seats[0], 3)
    assert deal is not None
    _, again = written_out(deal)
    end = as_text(again, steps=False).split("\n\n")[-1].splitlines()
    assert end[0] == "over"
    assert [line.split("  ")[0] for line in end[2 : 2 + deal.setup.seats]] == list(again.record.names)
