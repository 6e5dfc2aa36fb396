"""All that can be done with tables, one method each. Discord comes in here and is told through the listener."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.protocol import Action
from bot.sessions import deals, lobby, partners, policy, seating
from bot.sessions.draft import Draft
from bot.sessions.errors import RefusedError
from bot.sessions.lobby import Opening
from bot.sessions.model import GuildSettings, Table, TableOpened, Terms, Turn
from bot.sessions.ports import Note, StoreUnavailableError
from bot.sessions.running import Running
from bot.sessions.tables import Verb


class SessionService(Running):
    """Verbs of all tables. Each returns the Turn that it made (without events where all was so already) or raises
    RefusedError; nothing is told that is not stored.

    `seen_version`: version that a button was drawn for; slash commands give None.
    """

    async def open_table(
        self,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        game: str,
        rules: Mapping[str, Any],
        terms: Terms,
        *,
        bots: int = 0,
        bot_names: tuple[str, ...] = (),
        thread: bool = False,
        parent_id: int | None = None,
    ) -> Turn:
        """A lobby in the channel with its host and `bots` computer players seated. `parent_id`: of a thread.

        RefusedError: draining, banned, channel-not-allowed, too-many-tables, channel-taken, bad-rules, bots-forbidden,
        table-full, cannot-afford.
        """
        self._check_draining(None)
        settings = await self._settings_of(guild_id)
        policy.check_ban(settings, user_id)
        policy.check_place(settings, channel_id, parent_id)
        await self._grant(settings, user_id)
        table_id = self._seeds.table_id()
        opened = TableOpened(
            table_id, guild_id, channel_id, game, dict(rules), terms, user_id, self._clock.now(), thread
        )
        opening = Opening(opened, name, bots, bot_names)
        async with self._tables.hold(f"guild/{guild_id}"):
            policy.check_room(settings, await self._open_in(guild_id))
            return await self._tables.open_new(
                self._games(game), channel_id, lambda draft: lobby.open_table(draft, opening)
            )

    async def sit(self, table_id: str, user_id: int, name: str) -> Turn:
        """Who has just left in mid-deal gets the seat back.

        RefusedError: banned, already-seated, table-full, cannot-afford.
        """
        table = await self.table(table_id)
        if table is not None:
            settings = await self._settings_of(table.guild_id)
            policy.check_ban(settings, user_id)
            await self._grant(settings, user_id)
        return await self._tables.change(table_id, lambda draft: seating.sit(draft, user_id, name))

    async def stand(self, table_id: str, user_id: int) -> Turn:
        """RefusedError: not-seated, deal-running."""
        return await self._tables.change(table_id, lambda draft: seating.stand(draft, user_id))

    async def leave(self, table_id: str, user_id: int) -> Turn:
        """At any time; in mid-deal a computer player finishes it for the leaver's chips. RefusedError: not-seated."""
        return await self._tables.change(table_id, lambda draft: seating.leave(draft, user_id))

    async def add_bot(
        self,
        table_id: str,
        user_id: int,
        level: str = "normal",
        name: str | None = None,
        seen_version: int | None = None,
        *,
        admin: bool = False,
    ) -> Turn:
        """By anybody seated. RefusedError: not-seated, bots-forbidden, table-full, stale."""
        return await self._tables.change(
            table_id, lambda draft: seating.add_bot(draft, None if admin else user_id, level, name), seen_version
        )

    async def kick(self, table_id: str, user_id: int, chair: int, *, admin: bool = False) -> Turn:
        """RefusedError: not-host, unknown-seat."""
        return await self._tables.change(table_id, lambda draft: seating.kick(draft, user_id, chair, admin))

    async def swap_seats(self, table_id: str, user_id: int, chair: int) -> Turn:
        """Another place at the table, and so another partner. RefusedError: not-seated, unknown-seat, seats-fixed."""
        return await self._tables.change(table_id, lambda draft: partners.swap_seats(draft, user_id, chair))

    async def shuffle_seats(self, table_id: str, user_id: int, *, admin: bool = False) -> Turn:
        """RefusedError: not-host, seats-fixed."""
        seed = self._seeds.seed()
        return await self._tables.change(table_id, lambda draft: partners.shuffle_seats(draft, user_id, admin, seed))

    async def signal(self, table_id: str, user_id: int, sign: str) -> Turn:
        """A seña to the partner. RefusedError: not-seated, no-deal, paused, no-such-sign."""
        return await self._tables.change(table_id, lambda draft: partners.signal(draft, user_id, sign))

    async def set_rules(
        self,
        table_id: str,
        user_id: int,
        rules: Mapping[str, Any],
        terms: Terms,
        seen_version: int | None = None,
        *,
        admin: bool = False,
    ) -> Turn:
        """In the lobby. Another buy-in is taken anew from everybody. RefusedError: not-host, not-in-lobby, bad-rules,
        cannot-afford, stale.
        """
        return await self._tables.change(
            table_id, lambda draft: lobby.set_rules(draft, user_id, rules, terms, admin), seen_version
        )

    async def begin(self, table_id: str, user_id: int, seen_version: int | None = None) -> Turn:
        """The next deal, the first one too. RefusedError: draining, not-seated, not-host (first deal), deal-running,
        paused, too-few-seats, cannot-afford, stale.
        """
        self._check_draining(self._tables.cached(table_id))
        seed = self._seeds.seed()
        return await self._tables.change(
            table_id, lambda draft: deals.begin(draft, user_id, seed), seen_version, with_funds=True
        )

    async def next_deal(self, table_id: str, user_id: int, seen_version: int | None = None) -> Turn:
        """As `begin`."""
        return await self.begin(table_id, user_id, seen_version)

    async def act(self, table_id: str, user_id: int, action: Action, seen_version: int | None = None) -> Turn:
        """RefusedError: not-seated, no-deal, paused, not-your-turn, stale, or the code of the game's rules."""
        return await self._in_deal(table_id, user_id, seen_version, lambda draft: deals.act(draft, user_id, action))

    async def choose(self, table_id: str, user_id: int, index: int, seen_version: int | None = None) -> Turn:
        """The seat's legal action number `index`. RefusedError as `act`; needs-amount where it is a range."""
        return await self._in_deal(table_id, user_id, seen_version, lambda draft: deals.choose(draft, user_id, index))

    async def _in_deal(self, table_id: str, user_id: int, seen: int | None, verb: Verb) -> Turn:
        """A verb that is stale only where the seat's own choices have changed since the version that was seen."""

        def checked(draft: Draft) -> None:
            if seen is not None and self._fresh.is_old(draft.table, user_id, seen):
                raise draft.refusal("stale")
            verb(draft)

        return await self._tables.change(table_id, checked)

    async def pause(self, table_id: str, user_id: int) -> Turn:
        """RefusedError: not-seated, no-deal."""
        return await self._tables.change(table_id, lambda draft: lobby.pause(draft, user_id))

    async def ready(self, table_id: str, user_id: int) -> Turn:
        """The pause ends when everybody present has said it. RefusedError: not-seated."""
        return await self._tables.change(table_id, lambda draft: lobby.ready(draft, user_id))

    async def resume(self, table_id: str, user_id: int, *, admin: bool = False) -> Turn:
        """At once by the host, who paused, or an admin; else as `ready`. RefusedError: not-seated."""
        return await self._tables.change(table_id, lambda draft: lobby.resume(draft, user_id, admin))

    async def come_back(self, table_id: str, user_id: int) -> Turn:
        """The owner is here again and decides. RefusedError: not-seated."""
        return await self._tables.change(table_id, lambda draft: lobby.come_back(draft, user_id))

    async def close(self, table_id: str, user_id: int | None, *, admin: bool = False, why: str = "host") -> Turn:
        """Ends a table and pays everything back; a running deal is void. Nothing happens to a closed one.

        RefusedError: not-host.
        """
        try:
            return await self._tables.change(table_id, lambda draft: lobby.close(draft, user_id, admin, why))
        except RefusedError as error:
            if error.code != "closed" or error.table is None:
                raise
            return Turn(error.table, (), error.table)

    async def void(self, table_id: str, number: int, note: Note) -> Turn:
        """An administrator takes back the last deal of an open table, if that is deal `number`.

        RefusedError: no-table, closed, deal-running, void-too-late.
        """

        def verb(draft: Draft) -> None:
            if draft.table.number != number:
                raise draft.refusal("void-too-late")
            seating.void_settled(draft, note)

        return await self._tables.change(table_id, verb)

    async def table(self, table_id: str) -> Table | None:
        """The present state, of closed tables too. RefusedError `store-unavailable`."""
        try:
            return await self._tables.present(table_id)
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel. RefusedError `store-unavailable`."""
        for table in self._tables.open():
            if table.channel_id == channel_id:
                return table
        try:
            table_id = await self._store.table_in(channel_id)
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error
        return None if table_id is None else await self.table(table_id)

    async def _settings_of(self, guild_id: int) -> GuildSettings:
        """RefusedError `store-unavailable`."""
        try:
            return await self._store.settings(guild_id) or GuildSettings(guild_id)
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error

    async def _open_in(self, guild_id: int) -> int:
        """How many tables of a server are open. RefusedError `store-unavailable`."""
        try:
            return len(await self._store.tables_of_guild(guild_id))
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error

    async def _grant(self, settings: GuildSettings, user_id: int) -> None:
        """A member's first contact opens an account. RefusedError `store-unavailable`."""
        amount = self._settings.grant if settings.grant is None else settings.grant
        try:
            await self._store.grant(settings.guild_id, user_id, amount)
        except StoreUnavailableError as error:
            raise RefusedError("store-unavailable") from error
