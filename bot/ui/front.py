"""What commands and clicks have in common: answering in time, explaining refusals, showing hands and tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.games.protocol import AnyGame, HouseRules
from bot.l10n import Texts, texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import GuildSettings, Phase, Table, Terms
from bot.sessions.ports import Store, StoreUnavailableError
from bot.ui import kit
from bot.ui.answers import Answer
from bot.ui.hands import Hands, Seen
from bot.ui.painter import Painter
from bot.ui.ports import Metrics, Service
from bot.ui.presenter import Presenter
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import listed, name_of
from bot.ui.screens import plain, table as tables

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class House:
    """What holds where a server has set nothing."""

    terms: Terms
    version: str = "0"


class Front:
    def __init__(
        self,
        service: Service,
        store: Store,
        presenter: Presenter,
        hands: Hands,
        painter: Painter,
        games: Mapping[str, AnyGame],
        house: House,
        metrics: Metrics | None = None,
    ) -> None:
        self.service = service
        self.store = store
        self.presenter = presenter
        self.hands = hands
        self.painter = painter
        self.games = games
        self.house = house
        self.metrics = metrics

    @asynccontextmanager
    async def answering(
        self, interaction: discord.Interaction, *, public: bool = False
    ) -> AsyncIterator[tuple[Answer, Texts]]:
        """An answer in the member's language; refusals and faults inside are answered too."""
        t = texts(str(interaction.locale))
        async with Answer(interaction, self.metrics, public=public) as answer:
            try:
                yield answer, t
            except RefusedError as error:
                await self.refuse(answer, t, error)
            except StoreUnavailableError:
                await self.refuse(answer, t, RefusedError("store-unavailable"))
            except Exception:
                log.exception("an interaction failed")
                await answer.show(plain.fault(t), private=True)

    async def refuse(self, answer: Answer, t: Texts, error: RefusedError) -> None:
        await answer.show(plain.said(self.why(t, error), accent=kit.WARN), private=True)

    def why(self, t: Texts, error: RefusedError) -> str:
        """The sentence of a refusal, with who is to act now."""
        table = error.table
        if table is not None and error.code == "too-few-seats":
            obstacle = renderer_of(table.game).obstacle(t, table.rules, int(error.details.get("seats", 0)))
            if obstacle is not None:
                return obstacle
        names = [] if table is None else [name_of(seat) for seat in self.painter.waiting(table)]
        return plain.refusal(t, error, who=listed(t, names) or "no")

    async def table_here(self, interaction: discord.Interaction) -> Table:
        """RefusedError `no-table` in a channel without one."""
        table = await self.service.table_in(interaction.channel_id or 0)
        if table is None:
            raise RefusedError("no-table")
        return table

    async def show_private(
        self,
        answer: Answer,
        t: Texts,
        table: Table,
        *,
        update: bool = False,
        note: str | None = None,
        chosen: tuple[int, ...] | None = None,
    ) -> None:
        """A member's hand (or what stands in its place), remembered so that it can be kept fresh."""
        interaction = answer.interaction
        user = interaction.user.id
        view = self.painter.private(table, user, t, chosen)
        if not self.presenter.may_write(table.id):
            note = f"{note}\n{t('note-cannot-write')}" if note else t("note-cannot-write")
        message = await answer.show(kit.noted(view, note) if note else view, update=update, private=True)
        seat = table.seat_of_user(user)
        if message is None or seat is None or table.phase is Phase.CLOSED:
            return
        seen = Seen(t.locale, table.version, table.number, self.painter.offers(table, user))
        await self.hands.shown(table.id, user, interaction.token, message, seen)
        if any(waited.user_id == user for waited in self.painter.people_waited_on(table)):
            self.service.prompt_delivered(table.id, table.version)

    async def settings_of(self, guild_id: int) -> GuildSettings:
        return await self.store.settings(guild_id) or GuildSettings(guild_id)

    async def house_rules_of(self, guild_id: int | None, game: str) -> HouseRules:
        """The server's house rules for a game; outside servers the game's own."""
        house = (await self.settings_of(guild_id)).rules.get(game, {}) if guild_id else {}
        found: HouseRules = self.games[game].house_rules.model_validate(dict(house))
        return found

    async def leaving(self, answer: Answer, t: Texts, table: Table, *, update: bool = False) -> None:
        """Asks first where a deal runs with the member in it; otherwise the seat is given up at once."""
        user = answer.interaction.user.id
        seat = table.seat_of_user(user)
        if seat is None or seat.leaving:
            raise RefusedError("not-seated", table)
        if table.phase is Phase.PLAYING and table.deal_seat(seat.chair) is not None:
            view = tables.leave_confirm(self.painter.scene(table, t), seat.stack)
            await answer.show(view, update=update, private=True)
            return
        await self.service.leave(table.id, user)
        await answer.show(plain.said(t("leave-done", chips=seat.stack)), update=update, private=True)

    def check_may_close(self, interaction: discord.Interaction, table: Table) -> None:
        """RefusedError `not-host` for who is neither the host nor an administrator."""
        if table.host != interaction.user.id and not is_admin(interaction):
            raise RefusedError("not-host", table)

    async def show_main(self, answer: Answer, table: Table) -> None:
        """The table's message as the answer itself."""
        t = await self.presenter.texts_of(table.guild_id)
        message = await answer.show(self.painter.public(table, t))
        if message is not None:
            await self.presenter.adopt(table, message)


def is_admin(interaction: discord.Interaction) -> bool:
    """Whether the member manages the server."""
    return interaction.permissions.manage_guild
