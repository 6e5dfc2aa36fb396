"""What a table plays for, and what a server has set. Data, and how two settings differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, field_validator

MOST_CHIPS = 1_000_000
"""Chips that a setting takes at most."""
MOST_PRESETS = 15
"""Sets of house rules that a server saves per game at most: with those that ship they fit one list of choices."""
MOST_BANS = 500


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table plays for and how fast; fixed when it opens. Chips are whole numbers, times are seconds."""

    buy_in: int
    """chips a seat brings and is topped up to between deals; 0: a table without chips of the ledger"""
    stake: int = 0
    """games in points or stones: chips each seat puts in before a game"""
    turn_seconds: int = 90
    """time for a decision; 0: none"""
    next_deal_seconds: int = 20
    """pause between a settlement and the next deal"""
    bots_allowed: bool = True
    at_stake: bool = True
    """False: everybody plays with chips of the house, as computer players do"""
    top_up: int | None = None
    """most chips that a person's stack is topped up by in all; None: no limit"""
    misses: int = 2
    """turns in a row that run out before a computer player takes over; 0: it never does"""


class Setting(BaseModel):
    """Base of what `/config` sets by form: frozen, every field with a default and bounds."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Stakes(Setting):
    """Chips of one game's tables. None: as the bot is set up."""

    buy_in: int | None = Field(None, ge=1, le=MOST_CHIPS, description="Chips that each seat brings")
    most_stake: int = Field(0, ge=0, le=MOST_CHIPS, description="Largest stake of a table; 0: any")
    top_up: int | None = Field(None, ge=0, le=MOST_CHIPS, description="Most chips a stack is topped up by; None: any")


class TablePolicy(Setting):
    """How tables of the server are run. None: as the bot is set up."""

    threads: bool = Field(False, description="Each table gets a thread of its own")
    at_stake: bool = Field(True, description="Tables play for the members' chips, or with chips of the house")
    bots: Literal["always", "unstaked", "never"] = Field("always", description="Where computer players may sit")
    most_tables: int = Field(50, ge=1, le=200, description="Tables that may be open at once")
    turn_seconds: int | None = Field(None, ge=10, le=604_800, description="Time for a decision")
    next_deal_seconds: int | None = Field(None, ge=5, le=3600, description="Pause before the next deal")
    misses: int = Field(2, ge=0, le=5, description="Missed turns before a computer player takes over; 0: never")


class ServerChips(Setting):
    """Chips of a server's members, whatever they play."""

    grant: int | None = Field(None, ge=0, le=MOST_CHIPS, description="Chips a member starts with")
    daily_floor: int = Field(0, ge=0, le=MOST_CHIPS, description="Chips a member is refilled to once a day; 0: never")
    timezone: str = Field("UTC", max_length=40, description="Whose midnight begins a day: an IANA name")

    @field_validator("timezone")
    @classmethod
    def _known_zone(cls, value: str) -> str:
        try:
            ZoneInfo(value)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ValueError("no such time zone") from None
        return value


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has set; None, or absent from a mapping: as the bot, or the game, has it."""

    guild_id: int
    locale: str | None = None
    """language of public messages"""
    grant: int | None = None
    """chips a member starts with"""
    stakes: Mapping[str, Stakes] = field(default_factory=dict)
    """per game key"""
    rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """per game key, house rules that differ from the default"""
    presets: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    """per game key and name: house rules that the server has saved for itself"""
    tables: TablePolicy = field(default_factory=TablePolicy)
    channels: tuple[int, ...] = ()
    """where tables may be opened; none: everywhere"""
    banned: tuple[int, ...] = ()
    """members who may not sit down"""
    daily_floor: int = 0
    """chips that a member without as many may be refilled to once a day; 0: never"""
    timezone: str = "UTC"
    """whose midnight begins a day"""

    def stakes_of(self, game: str) -> Stakes:
        return self.stakes.get(game) or Stakes()


@dataclass(frozen=True, slots=True)
class Change:
    """`what`: path of the setting, such as `rules.julepe.stake`; None where nothing is set."""

    what: str
    before: Any
    after: Any


def differences(before: GuildSettings, after: GuildSettings) -> tuple[Change, ...]:
    """One change for each single thing that differs, in the order of the fields."""
    old, new = dict(_flat(before)), dict(_flat(after))
    paths = dict.fromkeys([*new, *old])
    return tuple(Change(path, old.get(path), new.get(path)) for path in paths if old.get(path) != new.get(path))


def _flat(settings: GuildSettings) -> Iterator[tuple[str, Any]]:
    yield "locale", settings.locale
    yield "grant", settings.grant
    yield "daily_floor", settings.daily_floor
    yield "timezone", settings.timezone
    for game, stakes in settings.stakes.items():
        yield from ((f"stakes.{game}.{name}", value) for name, value in _set(stakes))
    for game, rules in settings.rules.items():
        yield from ((f"rules.{game}.{name}", value) for name, value in rules.items())
    for game, presets in settings.presets.items():
        yield from ((f"presets.{game}.{name}", dict(rules)) for name, rules in presets.items())
    yield from ((f"tables.{name}", value) for name, value in _set(settings.tables))
    yield "channels", list(settings.channels) or None
    yield from ((f"banned.{user}", True) for user in settings.banned)


def _set(setting: Setting) -> Iterator[tuple[str, Any]]:
    """The fields that are not as they come."""
    usual = type(setting).model_fields
    return ((name, value) for name, value in setting if value != usual[name].default)
