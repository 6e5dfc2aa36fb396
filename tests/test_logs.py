"""Logs: no token is ever written."""

from __future__ import annotations

import logging

import pytest
import structlog

from bot.logs import configure, redact

BOT_TOKEN = "MTA1NjE2Mzg0MDAwMDAwMDAw.GxYzAb.abcdefghijklmnopqrstuvwxyz0123456789"


@pytest.fixture(autouse=True)
def _restore_logging() -> object:
    root = logging.getLogger()
    before = root.handlers, root.level
    yield
    root.handlers, root.level = before[0], before[1]
    structlog.reset_defaults()


def test_tokens_in_addresses_and_bot_tokens_are_blotted_out() -> None:
    line = f"POST /webhooks/1234/aW50ZXJhY3Rpb246MTIz/messages with {BOT_TOKEN}"
    assert redact(line) == "POST /webhooks/1234/[token]/messages with [token]"


def test_lines_of_libraries_and_exceptions_are_redacted_too(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    logging.getLogger("discord.http").warning("PUT /interactions/99/%s/callback is slow", "secretsecret")
    try:
        raise RuntimeError(f"login with {BOT_TOKEN} failed")
    except RuntimeError:
        structlog.get_logger("bot").exception("broken")
    written = capsys.readouterr().err
    assert "is slow" in written
    assert "broken" in written
    assert "secretsecret" not in written
    assert BOT_TOKEN not in written


def test_the_level_holds_for_the_bot_and_libraries_speak_from_warnings_up(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    structlog.get_logger("bot.client").debug("quiet")
    structlog.get_logger("bot.client").info("heard")
    logging.getLogger("discord.gateway").info("chatter")
    written = capsys.readouterr().err
    assert "heard" in written
    assert "quiet" not in written
    assert "chatter" not in written
