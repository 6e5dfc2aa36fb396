"""Which clicks in a deal are old: those drawn before what their seat may do last changed.

Other seats' acts raise the version too. A button that offers what may still be done is not old because of them; else no
one could speak out of turn, or at the same time as another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.protocol import AnyGame, Option
from bot.sessions.model import Phase, Table


@dataclass(frozen=True, slots=True)
class Since:
    """A seat's legal actions, and the version from which on they have been these."""

    deal: int
    options: tuple[Option, ...]
    version: int


class Freshness:
    """Kept in memory: after a restart only clicks on the present version count as fresh."""

    def __init__(self, games: Callable[[str], AnyGame]) -> None:
        self._games = games
        self._since: dict[str, dict[int, Since]] = {}

    def follow(self, table: Table) -> None:
        """Takes note of a table as it stands after a turn, or as it was found in the store."""
        before = self._since.pop(table.id, {})
        if table.phase is not Phase.PLAYING:
            return
        rules = self._games(table.game).rules
        now: dict[int, Since] = {}
        for seat, chair in enumerate(table.playing):
            since = Since(table.number, rules.legal_actions(table.deal, seat), table.version)
            known = before.get(chair)
            same = known is not None and (known.deal, known.options) == (since.deal, since.options)
            now[chair] = known if known is not None and same else since
        self._since[table.id] = now

    def is_old(self, table: Table, user_id: int, seen: int) -> bool:
        """Whether a button that `user_id` saw at version `seen` may say something else than it would now."""
        seat = table.seat_of_user(user_id)
        since = self._since.get(table.id, {}).get(seat.chair) if seat else None
        first = since.version if since else table.version
        return not first <= seen <= table.version
