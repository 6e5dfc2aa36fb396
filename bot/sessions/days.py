"""A server's day: from midnight to midnight in its time zone, whatever its clocks do in between."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


@cache
def zone(name: str) -> ZoneInfo:
    """ValueError where the IANA database has no such zone."""
    if name not in _names():
        raise ValueError(f"no time zone {name!r}")
    return ZoneInfo(name)


def suggestions(text: str, limit: int = 25) -> list[str]:
    """Names of zones that contain what is being typed, those that begin with it (or whose city does) first."""
    wanted = text.strip().casefold().replace(" ", "_")
    found = [name for name in _names() if wanted in name.casefold()]
    return sorted(found, key=lambda name: (not _begins(name, wanted), name))[:limit]


def _begins(name: str, wanted: str) -> bool:
    folded = name.casefold()
    return folded.startswith(wanted) or folded.rsplit("/", 1)[-1].startswith(wanted)


@cache
def _names() -> frozenset[str]:
    return frozenset(available_timezones())


def began(now: float, name: str) -> float:
    """Unix seconds at which the day of `now` began. ValueError for an unknown zone.

    Where clocks go forward over midnight, the day begins with the first moment after.
    """
    return _midnight(now, name, 0)


def ends(now: float, name: str) -> float:
    """Unix seconds at which the next day begins."""
    return _midnight(now, name, 1)


def _midnight(now: float, name: str, days: int) -> float:
    here = datetime.fromtimestamp(now, zone(name))
    # fold=0: of two midnights of one date the first; for one that is skipped, the moment of the change.
    return (here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0) + timedelta(days=days)).timestamp()
