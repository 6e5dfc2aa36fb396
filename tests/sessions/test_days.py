"""A server's day begins at its own midnight, on the days of clock changes too."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.sessions import days


def at(zone: str, *moment: int, fold: int = 0) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[arg-type, misc]  # year … minute


@pytest.mark.parametrize("zone", ["UTC", "Europe/Madrid", "America/Sao_Paulo", "Asia/Kolkata", "Pacific/Kiritimati"])
def test_a_second_before_midnight_is_another_day_than_midnight(zone: str) -> None:
    midnight = at(zone, 2026, 7, 15, 0, 0)
    assert days.began(midnight, zone) == midnight
    assert days.began(midnight - 1, zone) == at(zone, 2026, 7, 14, 0, 0)
    assert days.ends(midnight - 1, zone) == midnight
    assert days.ends(midnight, zone) == at(zone, 2026, 7, 16, 0, 0)


def test_the_same_moment_is_another_day_elsewhere() -> None:
    moment = datetime(2026, 7, 15, 23, 30, tzinfo=UTC).timestamp()
    assert days.began(moment, "UTC") < days.began(moment, "Europe/Madrid") <= moment


@pytest.mark.parametrize(("month", "day", "hours"), [(3, 29, 23), (10, 25, 25), (6, 1, 24)])
def test_a_day_of_a_clock_change_is_an_hour_shorter_or_longer(month: int, day: int, hours: int) -> None:
    noon = at("Europe/Madrid", 2026, month, day, 12, 0)
    assert days.ends(noon, "Europe/Madrid") - days.began(noon, "Europe/Madrid") == hours * 3600


def test_of_an_hour_that_comes_twice_both_belong_to_the_same_day() -> None:
    first, second = (at("Europe/Madrid", 2026, 10, 25, 2, 30, fold=fold) for fold in (0, 1))
    assert second - first == 3600
    assert days.began(first, "Europe/Madrid") == days.began(second, "Europe/Madrid")


def test_where_midnight_is_skipped_the_day_begins_with_the_first_moment_after() -> None:
    """In Cairo the clocks go from 23:59:59 of 23 April 2026 to 01:00 of the 24th."""
    began = days.began(at("Africa/Cairo", 2026, 4, 24, 12, 0), "Africa/Cairo")
    assert datetime.fromtimestamp(began, ZoneInfo("Africa/Cairo")).hour == 1
    assert days.began(began - 1, "Africa/Cairo") == at("Africa/Cairo", 2026, 4, 23, 0, 0)
    assert days.ends(began - 1, "Africa/Cairo") == began


def test_where_midnight_comes_twice_the_day_begins_with_the_first() -> None:
    """In Havana the clocks go from 01:00 back to 00:00 of 1 November 2026."""
    first = at("America/Havana", 2026, 11, 1, 0, 0, fold=0)
    second = at("America/Havana", 2026, 11, 1, 0, 0, fold=1)
    assert second - first == 3600
    assert days.began(second, "America/Havana") == first
    assert days.began(second + 600, "America/Havana") == first


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "europe/madrid", "../etc/passwd"])
def test_a_zone_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no time zone"):
        days.zone(name)


def test_zones_are_found_by_their_city() -> None:
    assert days.suggestions("sao pau")[0] == "America/Sao_Paulo"
    assert "Europe/Madrid" in days.suggestions("madr")
    assert len(days.suggestions("")) == 25
    assert days.suggestions("zzz") == []
