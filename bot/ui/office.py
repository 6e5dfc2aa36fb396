"""`/chips` for administrators: give, take, void, audit, export. Each checks the right again, whoever could see it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import discord

from bot import ledger
from bot.l10n import Texts
from bot.ledger import Entry
from bot.sessions.books import DealVoidError, NoSuchDealError, TooManyChipsError
from bot.sessions.errors import RefusedError
from bot.sessions.model import Phase
from bot.sessions.ports import InsufficientChipsError, Note
from bot.ui import kit
from bot.ui.front import Front, is_admin
from bot.ui.screens import office
from bot.ui.sheet import csv_of

MOST_CHIPS, LONGEST_REASON = 1_000_000, 200
DAY = 86_400.0
MOST_BYTES = 8_000_000
"""What fits an attachment with room to spare."""
CSV = "chips.csv"
REFUSALS = (
    "amount-out-of-range", "daily-off", "export-too-large", "no-reason", "void-unknown", "not-admin", "not-for-bots",
    "take-too-much", "too-many-chips", "void-already", "void-spent",
)  # fmt: skip


class Office:
    def __init__(self, front: Front, now: Callable[[], float] = time.time) -> None:
        self._front = front
        self._now = now

    async def give(self, interaction: discord.Interaction, member: discord.abc.User, amount: int, reason: str) -> None:
        """Chips from the mint, for everybody to see."""
        async with self._front.answering(interaction, public=True) as (answer, _):
            _check_right(interaction)
            note = _checked(interaction, member, amount, reason)
            guild_id = interaction.guild_id or 0
            await self._front.store.grant(guild_id, member.id, await self._grant(guild_id))
            move = Entry(ledger.mint(guild_id), ledger.member(guild_id, member.id), amount, "give")
            try:
                await self._front.store.order([move], note)
            except TooManyChipsError as error:
                raise RefusedError("too-many-chips") from error
            spoken = await self._spoken(guild_id)
            await answer.show(office.ordered(spoken, "give-done", note.author, member.id, amount, note.text))

    async def take(self, interaction: discord.Interaction, member: discord.abc.User, amount: int, reason: str) -> None:
        """Free chips back to the mint, for everybody to see; what lies at tables cannot be touched."""
        async with self._front.answering(interaction, public=True) as (answer, _):
            _check_right(interaction)
            note = _checked(interaction, member, amount, reason)
            guild_id = interaction.guild_id or 0
            free = await self._front.store.balance(guild_id, member.id) or 0
            move = Entry(ledger.member(guild_id, member.id), ledger.mint(guild_id), amount, "take")
            try:
                await self._front.store.order([move], note)
            except InsufficientChipsError as error:
                raise RefusedError("take-too-much", most=free) from error
            spoken = await self._spoken(guild_id)
            await answer.show(office.ordered(spoken, "take-done", note.author, member.id, amount, note.text))

    async def _spoken(self, guild_id: int) -> Texts:
        """What everybody sees is in the server's language."""
        return await self._front.presenter.texts_of(guild_id)

    async def _grant(self, guild_id: int) -> int:
        grant = (await self._front.settings_of(guild_id)).grant
        return self._front.house.grant if grant is None else grant

    async def void(self, interaction: discord.Interaction, table_id: str, deal: int, reason: str) -> None:
        """Compensating entries: at the table itself while it is open, between its members afterwards."""
        async with self._front.answering(interaction, public=True) as (answer, _):
            _check_right(interaction)
            note = Note(interaction.user.id, _reason(reason))
            guild_id = interaction.guild_id or 0
            table = await self._front.service.table(table_id)
            if table is None or table.guild_id != guild_id:
                raise RefusedError("void-unknown")
            spoken = await self._spoken(guild_id)
            if table.phase is not Phase.CLOSED:
                turn = await self._front.service.void(table_id, deal, note)
                await answer.show(office.voided(spoken, note.author, table_id, deal, note.text, office.of_turn(turn)))
                return
            try:
                moves = await self._front.store.void(guild_id, table_id, deal, note)
            except NoSuchDealError as error:
                raise RefusedError("void-unknown") from error
            except DealVoidError as error:
                raise RefusedError("void-already") from error
            except InsufficientChipsError as error:
                raise RefusedError("void-spent") from error
            await answer.show(office.voided(spoken, note.author, table_id, deal, note.text, office.of_entries(moves)))

    async def audit(self, interaction: discord.Interaction) -> None:
        async with self._front.answering(interaction) as (answer, t):
            _check_right(interaction)
            await answer.show(office.audited(t, await self._front.store.examine(interaction.guild_id)))

    async def export(self, interaction: discord.Interaction, days: int | None = None) -> None:
        """Every entry of the last `days`, or of all time, as a file of comma-separated values."""
        async with self._front.answering(interaction) as (answer, t):
            _check_right(interaction)
            since = self._now() - days * DAY if days else 0.0
            rows = await self._front.store.entries(interaction.guild_id or 0, since)
            written = (await asyncio.to_thread(csv_of, rows)).encode("utf-8-sig")
            if len(written) > MOST_BYTES:
                raise RefusedError("export-too-large")
            await answer.show(office.exported(t, kit.Attached(CSV, written), len(rows)))


def _check_right(interaction: discord.Interaction) -> None:
    """RefusedError `not-admin`."""
    if not is_admin(interaction) or not interaction.guild_id:
        raise RefusedError("not-admin")


def _checked(interaction: discord.Interaction, member: discord.abc.User, amount: int, reason: str) -> Note:
    """RefusedError `amount-out-of-range`, `not-for-bots`, `no-reason`."""
    if not 1 <= amount <= MOST_CHIPS:
        raise RefusedError("amount-out-of-range", most=MOST_CHIPS)
    if member.bot:
        raise RefusedError("not-for-bots")
    return Note(interaction.user.id, _reason(reason))


def _reason(text: str) -> str:
    """On one line. RefusedError `no-reason` where nothing is said."""
    reason = " ".join(text.split())[:LONGEST_REASON]
    if not reason:
        raise RefusedError("no-reason")
    return reason
