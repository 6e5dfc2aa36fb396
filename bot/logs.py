"""Logging: one readable line per event on standard error, and no token in any of them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.typing import Processor

_TOKEN_IN_PATH = re.compile(r"((?:interactions|webhooks)/\d+/)[\w.-]{8,}")
_BOT_TOKEN = re.compile(r"\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}")


def redact(text: str) -> str:
    """The text with interaction, webhook and bot tokens blotted out."""
    return _BOT_TOKEN.sub("[token]", _TOKEN_IN_PATH.sub(r"\1[token]", text))


def _redact_event(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key, value in event.items():
        if isinstance(value, str):
            event[key] = redact(value)
    return event


def configure(level: str) -> None:
    """Sends the bot's own and every library's lines through the same form; libraries speak from warnings up."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _redact_event,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _redact_event,
                structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("bot", "cogs", "playground"):
        logging.getLogger(name).setLevel(level)
