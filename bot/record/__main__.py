"""`python -m bot.record FILE…`."""

from bot.record.cli import app

app()
