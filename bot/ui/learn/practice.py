"""A practice deal as a pure fold: a table that no store knows, played on by the verbs that every table uses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.protocol import Action, AnyGame
from bot.players import Level, choose
from bot.sessions import deals
from bot.sessions.draft import Draft
from bot.sessions.model import InDeal, Phase, Seat, Table, Terms
from bot.sessions.seating import BOT_NAMES

PREFIX = "learn-"
"""How ids of practice tables begin."""
SEATS = 4
STACK = 200
LEVEL: Level = "normal"
RULES: Mapping[str, Mapping[str, Any]] = {"danese": {"max_cards": 5, "schedule": "descending"}}
"""House rules of a practice deal that are not as usual: five cards teach more than the one of a first hand."""
OWN_CHAIR = 0


@dataclass(frozen=True, slots=True)
class Practice:
    """`lately`: what has happened since the member's last action, that action included."""

    table: Table
    lately: tuple[InDeal, ...] = ()

    @property
    def running(self) -> bool:
        return self.table.phase is Phase.PLAYING

    @property
    def seat(self) -> int:
        """The member's number in the deal."""
        return self.table.playing.index(OWN_CHAIR)


def table_id(game: str, nonce: str) -> str:
    return f"{PREFIX}{game}-{nonce}"


def begin(game: AnyGame, user_id: int, name: str, nonce: str, seed: bytes) -> Practice:
    """Deals, and lets computer players act until it is the member's turn. `seed`: 32 bytes."""
    count = max(seats for seats in game.seats if seats <= max(SEATS, game.seats[0]))
    others = tuple(Seat(at, None, BOT_NAMES[at - 1], LEVEL, STACK) for at in range(1, count))
    table = Table(
        id=table_id(game.key, nonce),
        guild_id=0,
        channel_id=0,
        game=game.key,
        rules=game.house_rules.model_validate(dict(RULES.get(game.key, {}))),
        terms=Terms(STACK, turn_seconds=0, at_stake=False),
        host=user_id,
        opened_at=0.0,
        seats=(Seat(OWN_CHAIR, user_id, name, LEVEL, STACK), *others),
        next_chair=count,
    )
    draft = Draft(game, table)
    deals.deal(draft, seed)
    return _played_on(draft)


def act(game: AnyGame, practice: Practice, user_id: int, action: Action) -> Practice:
    """The member's action and what the others do then. RefusedError as at any table."""
    draft = Draft(game, practice.table)
    deals.act(draft, user_id, action)
    return _played_on(draft)


def choose_at(game: AnyGame, practice: Practice, user_id: int, index: int) -> Practice:
    """As `act`, for the legal action of that number. RefusedError."""
    draft = Draft(game, practice.table)
    deals.choose(draft, user_id, index)
    return _played_on(draft)


def advised(game: AnyGame, practice: Practice) -> Action:
    """What a computer player would do in the member's place, with what the member sees."""
    return choose(game.key, game.rules.view_for(practice.table.deal, practice.seat), LEVEL)


def _played_on(draft: Draft) -> Practice:
    while (chair := _computer(draft)) is not None:
        view = draft.game.rules.view_for(draft.table.deal, draft.table.playing.index(chair))
        deals.act_for(draft, chair, choose(draft.game.key, view, LEVEL, _chance(draft.table.version)))
    return Practice(draft.table, tuple(event for event in draft.events if isinstance(event, InDeal)))


def _computer(draft: Draft) -> int | None:
    """A computer player whose decision the deal needs now."""
    waiting = deals.waiting_chairs(draft.game, draft.table)
    return next((chair for chair in waiting if chair != OWN_CHAIR), None)


def _chance(version: int) -> float:
    """Spread over [0, 1) well enough to decide what would be a tie."""
    return version * 0.618034 % 1
