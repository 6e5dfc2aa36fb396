"""Limits against abuse: spam is refused with when to go on, people who play never meet them."""

from __future__ import annotations

import random

import pytest

from bot.sessions.errors import RefusedError
from bot.ui import budgets
from bot.ui.budgets import Buckets, Budgets, Rate, Rates
from tests.sessions.fakes import ManualClock
from tests.ui.fakes import FakeInteraction
from tests.ui.stage import ANA, LEO, Stage


def test_a_bucket_gives_its_burst_then_one_per_interval() -> None:
    clock = ManualClock()
    bucket = Buckets(Rate(3, 0.5), clock.now)
    assert [bucket.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    clock.pass_(1.5)
    assert bucket.take("a") == 0.5
    clock.pass_(0.5)
    assert bucket.take("a") == 0.0
    clock.pass_(1000)
    assert [bucket.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]


def test_keys_do_not_share() -> None:
    bucket = Buckets(Rate(1, 1), ManualClock().now)
    assert [bucket.take("a"), bucket.take("b"), bucket.take("a")] == [0.0, 0.0, 1.0]


def test_a_clock_that_goes_back_gives_and_takes_nothing() -> None:
    clock = ManualClock()
    bucket = Buckets(Rate(2, 1), clock.now)
    bucket.take("a")
    clock.pass_(-50)
    assert [bucket.take("a"), bucket.take("a")] == [0.0, 1.0]


def test_full_buckets_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "FORGET_AT", 100)
    clock = ManualClock()
    bucket = Buckets(Rate(1, 1), clock.now)
    for number in range(1000):
        assert bucket.take(number) == 0.0
        clock.pass_(0.1)
    assert len(bucket._levels) <= 101


@pytest.mark.parametrize(
    ("rates", "work", "code"),
    [
        (Rates(member=Rate(2, 1)), "act", "too-fast"),
        (Rates(guild=Rate(2, 1)), "act", "server-too-fast"),
        (Rates(member_tables=Rate(2, 1)), "open_table", "tables-too-fast"),
        (Rates(guild_tables=Rate(2, 1)), "open_table", "server-tables-too-fast"),
    ],
)
def test_each_budget_is_refused_under_its_own_name_with_a_time(rates: Rates, work: str, code: str) -> None:
    clock = ManualClock(1_000.0)
    limits = Budgets(clock.now, rates)
    getattr(limits, work)(1, ANA)
    getattr(limits, work)(1, ANA)
    with pytest.raises(RefusedError) as refusal:
        getattr(limits, work)(1, ANA)
    assert (refusal.value.code, refusal.value.details) == (code, {"when": "<t:1002:R>"})
    assert code in budgets.REFUSALS
    clock.pass_(1)
    getattr(limits, work)(1, ANA)


def test_one_member_who_floods_leaves_the_server_its_budget() -> None:
    clock = ManualClock()
    limits = Budgets(clock.now, Rates(member=Rate(5, 0.1), guild=Rate(10, 0.1)))
    for _ in range(5):
        limits.act(1, ANA)
    for _ in range(500):
        with pytest.raises(RefusedError, match="too-fast"):
            limits.act(1, ANA)
    for user in range(5):
        limits.act(1, user)


def test_who_plays_as_fast_as_people_can_never_meets_a_limit() -> None:
    """Seven at each of twenty tables of a server, two clicks a second each while they are at it, for ten minutes."""
    clock = ManualClock()
    limits = Budgets(clock.now)
    luck = random.Random(1)
    for _ in range(1200):
        clock.pass_(0.5)
        for user in range(140):
            if luck.random() < 0.3:
                limits.act(1, user)
    for user in range(20):
        limits.open_table(1, user)


async def test_a_click_too_many_is_answered_in_private_and_does_nothing() -> None:
    stage = Stage()
    await stage.open(ANA)
    stage.desk.budgets = Budgets(stage.clock.now, Rates(member=Rate(1, 0.1)))
    await stage.press(LEO, "sit")
    outcome = await stage.press(LEO, "stand")
    assert outcome.shown is not None
    assert outcome.shown.user == LEO
    assert f"<t:{int(stage.clock.now()) + 11}:R>" in outcome.shown.text
    assert stage.table.seat_of_user(LEO) is not None
    stage.clock.pass_(10)
    await stage.press(LEO, "stand")
    assert stage.table.seat_of_user(LEO) is None


async def test_commands_are_counted_with_the_clicks() -> None:
    stage = Stage()
    stage.desk.budgets = Budgets(stage.clock.now, Rates(member=Rate(1, 0.1)))
    first = FakeInteraction(stage.channel, ANA, "Ana")
    second = FakeInteraction(stage.channel, ANA, "Ana", locale="en-US")
    assert await stage.desk.admit(first)  # type: ignore[arg-type]  # a hand-written fake
    assert first.shown is None
    assert not await stage.desk.admit(second)  # type: ignore[arg-type]  # a hand-written fake
    assert second.shown is not None
    assert "too fast" in second.shown.text


async def test_tables_opened_too_fast_are_refused() -> None:
    stage = Stage()
    stage.desk.budgets = Budgets(stage.clock.now, Rates(member_tables=Rate(1, 0.1)))
    await stage.open(ANA)
    await stage.service.close(stage.table.id, ANA)
    outcome = await stage.command(ANA, "open_table", "julepe", stake=None, preset=None, bots=0)
    assert outcome.shown is not None
    assert "muchas mesas seguidas" in outcome.shown.text
    assert len(stage.store.rows) == 1


async def test_a_refused_wish_costs_no_table() -> None:
    stage = Stage()
    stage.desk.budgets = Budgets(stage.clock.now, Rates(member_tables=Rate(1, 0.1)))
    await stage.command(ANA, "open_table", "julepe", stake=None, preset="nadie", bots=0)
    await stage.open(ANA)
    assert len(stage.store.rows) == 1
