"""What commands and clicks have in common: answering in time, explaining refusals, showing hands and tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.games.protocol import AnyGame, HouseRules
from bot.l10n import Texts, texts
from bot.sessions import policy
from bot.sessions.books import Archive
from bot.sessions.errors import REFUSALS, RefusedError
from bot.sessions.model import GuildSettings, Phase, Table, Terms
from bot.sessions.ports import StoreUnavailableError
from bot.sessions.seating import bound
from bot.ui import kit
from bot.ui.answers import Answer
from bot.ui.budgets import Budgets
from bot.ui.hands import Hands
from bot.ui.herald import Herald
from bot.ui.house import House
from bot.ui.painter import Painter
from bot.ui.ports import Metrics, Service
from bot.ui.presenter import Presenter
from bot.ui.reasons import may_now
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import listed, name_of
from bot.ui.screens import plain, table as tables
from bot.ui.stakes import stake_of, with_stake

log = logging.getLogger(__name__)


class Front:
    herald: Herald | None = None
    """who tells of new tables"""

    def __init__(
        self,
        service: Service,
        store: Archive,
        presenter: Presenter,
        hands: Hands,
        painter: Painter,
        games: Mapping[str, AnyGame],
        house: House,
        metrics: Metrics | None = None,
        budgets: Budgets | None = None,
    ) -> None:
        """`budgets`: limits against abuse; None: there are none."""
        self.service = service
        self.store = store
        self.presenter = presenter
        self.hands = hands
        self.painter = painter
        self.games = games
        self.house = house
        self.metrics = metrics
        self.budgets = budgets
        self.outbox = presenter.outbox

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

    async def admit(self, interaction: discord.Interaction) -> bool:
        """Whether the member's and the server's budgets have room for one more command or click; says so if not."""
        if self.budgets is None:
            return True
        try:
            self.budgets.act(interaction.guild_id, interaction.user.id)
        except RefusedError as error:
            async with self.answering(interaction) as (answer, t):
                await self.refuse(answer, t, error)
            return False
        return True

    def spend_table(self, interaction: discord.Interaction) -> None:
        """RefusedError where the member, or the server, opens tables too fast."""
        if self.budgets is not None:
            self.budgets.open_table(interaction.guild_id or 0, interaction.user.id)

    async def refuse(self, answer: Answer, t: Texts, error: RefusedError) -> None:
        if self.metrics is not None:
            self.metrics.refused(error.code)
        said = self.explain(t, error, answer.interaction.user.id)
        await answer.show(plain.said(said, accent=kit.WARN), private=True)

    def explain(self, t: Texts, error: RefusedError, user_id: int) -> str:
        """As `why`; where the rules of the game refuse an action, also what the member may do instead."""
        table = error.table
        legal = () if table is None or error.code in REFUSALS else self.painter.offers(table, user_id)
        return "\n".join(line for line in (self.why(t, error), may_now(t, legal)) if line)

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
        seat = table.seat_of_user(user)
        if seat is not None and seat.away and not seat.leaving and table.phase is not Phase.CLOSED:
            # Whoever looks at the cards is here again.
            table = (await self.service.come_back(table.id, user)).after
        style = (await self.presenter.tastes.of(user)).cards
        view = self.painter.private(table, user, t, chosen, style)
        if not self.presenter.may_write(table.id):
            note = f"{note}\n{t('note-cannot-write')}" if note else t("note-cannot-write")
        message = await answer.show(kit.noted(view, note) if note else view, update=update, private=True)
        seat = table.seat_of_user(user)
        if message is None or seat is None or table.phase is Phase.CLOSED:
            return
        seen = self.painter.seen(table, user, t.locale)
        await self.hands.shown(table.id, user, interaction.token, message, seen)
        self.presenter.hand_shown(table)
        if any(waited.user_id == user for waited in self.painter.people_waited_on(table)):
            self.service.prompt_delivered(table.id, table.version)

    async def settings_of(self, guild_id: int) -> GuildSettings:
        return await self.store.settings(guild_id) or GuildSettings(guild_id)

    async def allowed_terms(self, table: Table, rules: Mapping[str, Any], terms: Terms) -> Terms:
        """Terms of a lobby whose rules are changed, as the server allows them. RefusedError `stake-too-high`."""
        game, settings = self.games[table.game], await self.settings_of(table.guild_id)
        terms = with_stake(game, rules, terms)
        policy.check_stake(settings, game.key, stake_of(game, rules))
        return terms if terms.stake == table.terms.stake else policy.with_bots(settings, game, terms)

    async def house_rules_of(self, guild_id: int | None, game: str) -> HouseRules:
        """The server's house rules for a game; outside servers the game's own."""
        house = (await self.settings_of(guild_id)).rules.get(game, {}) if guild_id else {}
        found: HouseRules = self.games[game].house_rules.model_validate(dict(house))
        return found

    async def leaving(self, answer: Answer, t: Texts, table: Table, *, update: bool = False) -> None:
        """Asks first where the member is dealt into a deal or game that runs; otherwise gives the seat up at once."""
        user = answer.interaction.user.id
        seat = table.seat_of_user(user)
        if seat is None or seat.leaving:
            raise RefusedError("not-seated", table)
        if bound(self.games[table.game], table, seat.chair):
            view = tables.leave_confirm(self.painter.scene(table, t), seat.stack)
            await answer.show(view, update=update, private=True)
            return
        await self.give_up(answer, t, table, update=update)

    async def give_up(self, answer: Answer, t: Texts, table: Table, *, update: bool = False) -> None:
        """Gives the seat up, and tells whether a computer player finishes for it."""
        user = answer.interaction.user.id
        seat = table.seat_of_user(user)
        turn = await self.service.leave(table.id, user)
        stays = turn.after.seat_of_user(user) is not None
        scene = self.painter.scene(turn.after, t)
        gone = "leave-done" if table.terms.at_stake else "leave-lent"
        said = scene.own("leave-after") if stays else t(gone, chips=seat.stack if seat else 0)
        await answer.show(plain.said(said), update=update, private=True)

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
