"""`/learn`: clicks on a practice deal. Its message shows each step in place of the one before."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.cards import Card
from bot.games.protocol import Action, AnyGame, Discard, Option
from bot.l10n import Texts
from bot.sessions.errors import RefusedError
from bot.ui import amounts
from bot.ui.answers import Answer
from bot.ui.bets import ORDAGO
from bot.ui.click import Click
from bot.ui.front import Front
from bot.ui.learn import practice as deals, screens
from bot.ui.learn.practice import PREFIX, Practice
from bot.ui.learn.screens import VERB
from bot.ui.learn.shelf import PracticeShelf
from bot.ui.reasons import may_now, why_not
from bot.ui.screens.sure import sure


@dataclass(frozen=True, slots=True)
class Step:
    """A click on a practice deal that is going on."""

    click: Click
    answer: Answer
    t: Texts
    game: AnyGame
    practice: Practice

    @property
    def user(self) -> int:
        return self.click.interaction.user.id

    @property
    def options(self) -> tuple[Option, ...]:
        """What the member may do."""
        found: tuple[Option, ...] = self.game.rules.legal_actions(self.practice.table.deal, self.practice.seat)
        return found

    @property
    def hand(self) -> tuple[Card, ...]:
        held: tuple[Card, ...] = self.game.rules.view_for(self.practice.table.deal, self.practice.seat).hand
        return held


class Learning:
    """`seed`: 32 bytes for a shuffle; `nonce`: a short word that no earlier practice has in its ids."""

    def __init__(
        self,
        front: Front,
        now: Callable[[], float] = time.time,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        nonce: Callable[[], str] = lambda: secrets.token_hex(3),
    ) -> None:
        self._front = front
        self._seed = seed
        self._nonce = nonce
        self.shelf = PracticeShelf(now)
        self._verbs: dict[str, Callable[[Step], Awaitable[None]]] = {
            "act": self._act,
            "pick": self._pick,
            "discard": self._discard,
            "amount": self._amount,
            "sure": self._sure,
            "hand": self._back,
            "why": self._why,
        }

    async def open(self, interaction: discord.Interaction, game: str) -> None:
        """Begins a practice deal; the member's last one is forgotten."""
        async with self._front.answering(interaction) as (answer, t):
            await self._begin(answer, t, game)

    async def click(self, click: Click) -> None:
        async with self._front.answering(click.interaction) as (answer, t):
            key = click.ref.table.removeprefix(PREFIX).partition("-")[0]
            if key not in self._front.games:
                raise RefusedError("unknown-game")
            user = click.interaction.user.id
            if click.ref.verb == VERB:
                if click.ref.argument == "new":
                    await self._begin(answer, t, key)
                    return
                self.shelf.drop(user)
                await answer.show(screens.ended(t, key, "learn-stopped"), update=True)
                return
            kept = self.shelf.get(user, click.ref.table)
            if kept is None:
                await answer.show(screens.ended(t, key, "learn-forgotten"), update=True)
                return
            await self._do(Step(click, answer, t, self._front.games[key], kept.practice))

    async def _begin(self, answer: Answer, t: Texts, key: str) -> None:
        if key not in self._front.games:
            raise RefusedError("unknown-game")
        who, game = answer.interaction.user, self._front.games[key]
        practice = deals.begin(game, who.id, who.display_name, self._nonce(), self._seed())
        await self._show(answer, t, game, practice)

    async def _show(
        self,
        answer: Answer,
        t: Texts,
        game: AnyGame,
        practice: Practice,
        note: str | None = None,
        chosen: tuple[int, ...] | None = None,
    ) -> None:
        kept = self.shelf.put(answer.interaction.user.id, practice)
        emojis = self._front.painter.emojis
        view = screens.step_page(game, practice, t, emojis, kept.ends_at, note=note, chosen=chosen)
        await answer.show(view, update=True, private=True)

    async def _do(self, step: Step) -> None:
        """Refusals stand above the same hand, with what may be done instead."""
        try:
            if not step.practice.running or step.click.ref.version < step.practice.table.version:
                raise RefusedError("stale", step.practice.table)
            verb = self._verbs.get(step.click.ref.verb)
            if verb is None:
                raise RefusedError("not-now", step.practice.table)
            await verb(step)
        except RefusedError as error:
            may = may_now(step.t, step.options) if step.practice.running else None
            note = "\n".join(line for line in (self._front.why(step.t, error), may) if line)
            await self._again(step, note)

    async def _again(self, step: Step, note: str | None = None, chosen: tuple[int, ...] | None = None) -> None:
        await self._show(step.answer, step.t, step.game, step.practice, note, chosen)

    async def _played(self, step: Step, action: Action) -> None:
        after = deals.act(step.game, step.practice, step.user, action)
        await self._show(step.answer, step.t, step.game, after)

    async def _act(self, step: Step) -> None:
        index = step.click.ref.argument or next(iter(step.click.values), "")
        if not (index.isascii() and index.isdecimal()):
            raise RefusedError("stale", step.practice.table)
        after = deals.choose_at(step.game, step.practice, step.user, int(index))
        await self._show(step.answer, step.t, step.game, after)

    async def _pick(self, step: Step) -> None:
        chosen = tuple(sorted(int(value) for value in step.click.values if value.isdecimal()))
        await self._again(step, chosen=chosen)

    async def _discard(self, step: Step) -> None:
        places = [int(word) for word in step.click.ref.argument.split(".") if word.isdecimal()]
        await self._played(step, Discard(tuple(step.hand[place] for place in places if place < len(step.hand))))

    async def _amount(self, step: Step) -> None:
        table, ref = step.practice.table, step.click.ref
        option = amounts.range_in(step.options)
        if option is None:
            raise RefusedError("stale", table)
        if ref.argument == "ask":
            await step.answer.ask(amounts.form(step.t, table, ref.version, option))
            return
        written = str(step.click.fields.get(amounts.FIELD) or "") if ref.argument == "form" else None
        chosen = next(iter(step.click.values), ref.argument)
        await self._played(step, amounts.read(table, option, chosen if written is None else written))

    async def _sure(self, step: Step) -> None:
        """The question takes the message's place; either answer brings the deal back."""
        table, argument = step.practice.table, step.click.ref.argument
        index = int(argument) if argument.isdecimal() else -1
        if not 0 <= index < len(step.options) or step.options[index] != ORDAGO:
            raise RefusedError("stale", table)
        scene = screens.scene_of(step.game, step.practice, step.t, self._front.painter.emojis)
        await step.answer.show(sure(scene, table.version, index), update=True, private=True)

    async def _back(self, step: Step) -> None:
        await self._again(step)

    async def _why(self, step: Step) -> None:
        await self._again(step, why_not(step.t, step.game, step.practice.table, step.practice.seat))
