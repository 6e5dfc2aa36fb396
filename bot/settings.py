"""What an operator can set, from the environment or `.env`. Read once, in the composition root."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LOOPBACK_NAMES = frozenset({"localhost"})


def is_loopback(host: str | None) -> bool:
    """Whether a host name or address is this machine's own."""
    if host is None:
        return False
    if host in LOOPBACK_NAMES:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Settings(BaseSettings):
    """Environment variables by field name, upper case.

    An unknown name in `.env` is an error, as is a value out of bounds.
    """

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="forbid", frozen=True)

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///data/tapete.sqlite3"
    discord_url: str | None = None
    """A Discord-compatible server on this machine (the playground); None: Discord itself."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0

    locale: Literal["es", "pt-BR", "en"] = "es"
    grant: Annotated[int, Field(ge=0, le=1_000_000)] = 500
    buy_in: Annotated[int, Field(ge=1, le=1_000_000)] = 200
    turn_seconds: Annotated[int, Field(ge=0, le=604_800)] = 90
    next_deal_seconds: Annotated[int, Field(ge=1, le=3600)] = 20
    bot_min_seconds: Annotated[float, Field(ge=0, le=10)] = 1.0
    bot_max_seconds: Annotated[float, Field(ge=0, le=10)] = 2.0
    idle_lobby_seconds: Annotated[int, Field(ge=60)] = 86_400
    ping_seconds: Annotated[float, Field(ge=0, le=3600)] = 10.0
    """A player who has not acted for so long is pinged."""
    edit_seconds: Annotated[float, Field(ge=0, le=10)] = 1.0
    """At most one edit of a table message in so long."""
    limits: bool = True
    """Budgets per member and per server against abuse; off for load tests."""

    @field_validator("discord_url")
    @classmethod
    def _only_loopback(cls, value: str | None) -> str | None:
        if not value:
            return None
        parts = urlsplit(value)
        if parts.scheme != "http" or not is_loopback(parts.hostname):
            raise ValueError("only an http:// address of this machine, such as http://127.0.0.1:8765")
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, value: str) -> str:
        if not value.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
            raise ValueError("begins with sqlite+aiosqlite:/// or postgresql+asyncpg://")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @model_validator(mode="after")
    def _delays_in_order(self) -> Settings:
        if self.bot_min_seconds > self.bot_max_seconds:
            raise ValueError("BOT_MIN_SECONDS is above BOT_MAX_SECONDS")
        return self


class SettingsError(Exception):
    """A setting is wrong; the message is one line that names it and what would be right, and never its value."""


def read_settings() -> Settings:
    """The settings in force. SettingsError names the first wrong one."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = "_".join(str(part) for part in first["loc"]).upper() or "settings"
        if first["type"] == "extra_forbidden":
            raise SettingsError(f"{name}: no such setting (see .env.example)") from None
        raise SettingsError(f"{name}: {first['msg'].removeprefix('Value error, ')}") from None
