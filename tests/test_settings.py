"""Settings: what an operator gets wrong is named in one line, and never printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import SettingsError, is_loopback, read_settings


@pytest.fixture(autouse=True)
def _clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_URL", "DATABASE_URL", "LOG_LEVEL", "METRICS_PORT", "GRANT", "LOCALE"):
        monkeypatch.delenv(name, raising=False)


def test_everything_has_a_default() -> None:
    settings = read_settings()
    assert settings.discord_token.get_secret_value() == ""
    assert settings.discord_url is None
    assert settings.turn_seconds == 90


def test_the_env_file_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TURN_SECONDS=30\nLOG_LEVEL=debug\n")
    assert read_settings().turn_seconds == 30
    assert read_settings().log_level == "DEBUG"


def test_the_example_file_is_accepted_whole(tmp_path: Path) -> None:
    example = Path(__file__).parent.parent / ".env.example"
    (tmp_path / ".env").write_text(example.read_text())
    assert read_settings().metrics_port == 9464


def test_an_unknown_name_in_the_env_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TURN_SECOND=30\n")
    with pytest.raises(SettingsError, match="TURN_SECOND: no such setting"):
        read_settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GRANT", "-1"),
        ("LOCALE", "fr"),
        ("METRICS_PORT", "70000"),
        ("LOG_LEVEL", "LOUD"),
        ("DATABASE_URL", "mysql://somewhere"),
        ("DISCORD_URL", "https://discord.com"),
        ("DISCORD_URL", "http://192.0.2.7:80"),
        ("DISCORD_URL", "http://localhost.example.com"),
    ],
)
def test_a_bad_value_is_named_and_not_repeated(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as raised:
        read_settings()
    assert "\n" not in str(raised.value)
    assert value not in str(raised.value).removeprefix(name)


def test_delays_of_computer_players_must_be_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_MIN_SECONDS", "3")
    with pytest.raises(SettingsError, match="BOT_MIN_SECONDS is above BOT_MAX_SECONDS"):
        read_settings()


def test_a_server_on_this_machine_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_URL", "http://127.0.0.1:8765/")
    assert read_settings().discord_url == "http://127.0.0.1:8765"


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("localhost", True),
        ("10.0.0.1", False),
        (None, False),
        ("evil.localhost", False),
    ],
)
def test_loopback_is_this_machine_only(host: str | None, own: bool) -> None:
    assert is_loopback(host) is own
