"""What each member has chosen, kept for a minute: it is asked for with every turn."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.sessions.books import Members
from bot.sessions.members import MemberSettings
from bot.sessions.ports import StoreUnavailableError

KEPT_SECONDS = 60.0
MOST = 10_000


class Tastes:
    """Another process may have changed them meanwhile; what is changed here counts at once."""

    def __init__(self, members: Members, now: Callable[[], float] = time.monotonic) -> None:
        self._members = members
        self._now = now
        self._known: dict[int, tuple[float, MemberSettings]] = {}

    async def of(self, user_id: int) -> MemberSettings:
        """The defaults where the store cannot be reached."""
        known = self._known.get(user_id)
        if known is not None and self._now() - known[0] < KEPT_SECONDS:
            return known[1]
        try:
            found = await self._members.member_settings(user_id)
        except StoreUnavailableError:
            return MemberSettings(user_id)
        self._keep(found)
        return found

    async def change(self, settings: MemberSettings) -> None:
        """StoreUnavailableError."""
        await self._members.save_member_settings(settings)
        self._keep(settings)

    def forget(self, user_id: int) -> None:
        self._known.pop(user_id, None)

    def _keep(self, settings: MemberSettings) -> None:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[settings.user_id] = (self._now(), settings)
