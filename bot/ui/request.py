"""A click at a table, with what is needed to answer it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.l10n import Texts
from bot.sessions.model import Table
from bot.ui.answers import Answer
from bot.ui.click import Click


@dataclass(frozen=True, slots=True)
class Request:
    """`table`: as it stands when the click arrives."""

    click: Click
    answer: Answer
    t: Texts
    table: Table

    @property
    def user(self) -> int:
        return self.click.interaction.user.id

    @property
    def argument(self) -> str:
        return self.click.ref.argument

    @property
    def private(self) -> bool:
        """The click was made in a message that only the member sees."""
        message = self.click.interaction.message
        return message is not None and message.flags.ephemeral
