"""Private hands: the last interaction token of each seat, by which its open hand is edited while the token lives."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.games.protocol import Option
from bot.sessions.ports import HandToken, Store, StoreUnavailableError
from bot.ui import kit
from bot.ui.ports import ForbiddenError, GoneError, TroubleError, Webhooks

TOKEN_SECONDS = 870.0
"""A token dies after 900; the last half minute is not relied on."""

STORED_SECONDS = 60.0
"""A click in the same message gives it a newer token; the stored one may be older by so much."""

TROUBLE_SECONDS = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Seen:
    """What an open hand shows. `version`: of the table, 0: unknown; `deal`: its number; `offers`: legal actions."""

    locale: str | None = None
    version: int = 0
    deal: int = 0
    offers: tuple[Option, ...] = ()
    heard: tuple[str, ...] = ()
    """señas of the partner"""
    is_over: bool = False
    """the deal is settled: who waits for a turn would wait for ever"""
    has_left: bool = False
    """a computer player finishes the deal for the member"""

    def outdated_by(self, now: Seen) -> bool:
        """Whether what it offers, or whose cards it shows, has changed; what others do does not count."""
        if self.version >= now.version:
            return False
        dealt_anew = self.version > 0 and self.deal != now.deal
        return dealt_anew or self._shown() != now._shown()

    def _shown(self) -> tuple[object, ...]:
        return self.offers, self.heard, self.is_over, self.has_left


@dataclass(frozen=True, slots=True)
class Open:
    """An open hand: how to reach it, and what it shows."""

    token: HandToken
    seen: Seen = Seen()


class Hands:
    def __init__(
        self,
        webhooks: Webhooks,
        store: Store,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._webhooks = webhooks
        self._store = store
        self._now = now
        self._sleep = sleep
        self._open: dict[str, dict[int, Open]] = {}
        self._stored: dict[tuple[str, int], HandToken] = {}
        self._answered: Counter[tuple[str, int]] = Counter()
        """clicks in a hand whose answers are on their way"""

    async def of_table(self, table_id: str) -> dict[int, Open]:
        """Open hands by user id whose token still lives."""
        if table_id not in self._open:
            try:
                stored = await self._store.hands(table_id)
            except StoreUnavailableError:
                return {}
            # Another task may have asked meanwhile and remembered newer ones.
            self._open.setdefault(table_id, {hand.user_id: Open(hand) for hand in stored})
        found = self._open[table_id]
        return {user: hand for user, hand in found.items() if self._lives(hand.token)}

    async def is_open(self, table_id: str, user_id: int) -> bool:
        """Whether the member has a hand open that can still be reached."""
        return user_id in await self.of_table(table_id)

    @contextmanager
    def answering(self, table_id: str, user_id: int) -> Iterator[None]:
        """Meanwhile an answer that shows the member's hand is being made."""
        key = (table_id, user_id)
        self._answered[key] += 1
        try:
            yield
        finally:
            self._answered[key] -= 1
            if not self._answered[key]:
                del self._answered[key]

    def is_answered(self, table_id: str, user_id: int) -> bool:
        """Whether an answer is about to show the member's hand: to push it too would be one call too many."""
        return (table_id, user_id) in self._answered

    def version(self, table_id: str, user_id: int) -> int:
        """Of the table that the member's open hand shows; 0: none is open, or nothing is known of it."""
        hand = self._open.get(table_id, {}).get(user_id)
        return 0 if hand is None else hand.seen.version

    def _lives(self, token: HandToken) -> bool:
        return token.message_id is not None and self._now() - token.born < TOKEN_SECONDS

    async def shown(self, table_id: str, user_id: int, token: str, message_id: int, seen: Seen) -> None:
        """A member's hand is shown in this message, by this token. An older copy is removed while its token lives."""
        before = (await self.of_table(table_id)).get(user_id)
        hand = HandToken(table_id, user_id, token, message_id, self._now())
        self._open.setdefault(table_id, {})[user_id] = Open(hand, seen)
        await self._keep(hand)
        if before is not None and before.token.message_id not in (None, message_id):
            await self._remove(before.token)

    async def _keep(self, hand: HandToken) -> None:
        """Stores the token for after a restart, unless one that will do is stored."""
        stored = self._stored.get((hand.table_id, hand.user_id))
        if stored and stored.message_id == hand.message_id and hand.born - stored.born < STORED_SECONDS:
            return
        try:
            await self._store.save_hand(hand)
        except StoreUnavailableError:
            log.warning("a hand's token was not stored")
        else:
            self._stored[hand.table_id, hand.user_id] = hand

    async def push(self, hand: Open, view: kit.View, seen: Seen) -> bool:
        """Shows the view in the open hand; `seen` says what that is. False where the hand is gone."""
        token = hand.token
        if token.message_id is None:
            return False
        known = self._open.setdefault(token.table_id, {})
        try:
            await self._edit_stubbornly(token.token, token.message_id, view)
        except (GoneError, ForbiddenError):
            if known.get(token.user_id) == hand:
                del known[token.user_id]
            return False
        except TroubleError as error:
            log.warning("an open hand was not reached: %s", error)
            return False
        if known.get(token.user_id) == hand:
            known[token.user_id] = Open(token, seen)
        return True

    async def _edit_stubbornly(self, token: str, message_id: int, view: kit.View) -> None:
        """Once more after a moment: an open hand that misses its turn looks dead to its owner."""
        try:
            await self._webhooks.edit(token, message_id, view)
        except TroubleError:
            await self._sleep(TROUBLE_SECONDS)
            await self._webhooks.edit(token, message_id, view)

    async def _remove(self, token: HandToken) -> None:
        if token.message_id is None:
            return
        try:
            await self._webhooks.delete(token.token, token.message_id)
        except (GoneError, ForbiddenError, TroubleError):
            log.debug("an old hand was gone already")

    def forget(self, table_id: str) -> None:
        for user in self._open.pop(table_id, {}):
            self._stored.pop((table_id, user), None)
