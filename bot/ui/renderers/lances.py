"""The lances as both games of mus show them: a ledger with a line for each, who holds what, all hands at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bot.cards import Card
from bot.games.turns import seats_from
from bot.ui.cards import card_name
from bot.ui.scene import Scene, listed
from bot.ui.screens.parts import stacks_line


class Lance(Protocol):
    """What these lines read of a lance."""

    @property
    def name(self) -> str: ...
    @property
    def holders(self) -> tuple[int, ...]: ...
    @property
    def how(self) -> str: ...


class LancesView(Protocol):
    """What these lines read of a game's view."""

    @property
    def seats(self) -> int: ...
    @property
    def mano(self) -> int: ...
    @property
    def ledger(self) -> Sequence[Any]: ...
    @property
    def lance(self) -> str | None: ...
    @property
    def shown_hands(self) -> tuple[tuple[Card, ...], ...]: ...


def names(scene: Scene, seats: Sequence[int]) -> str:
    """Bare names, for the many lines in which mentions would be too long."""
    return listed(scene.t, [scene.plain(seat) for seat in seats])


def ledger(scene: Scene, said: Callable[[Scene, Any], str]) -> list[str]:
    """A line for each lance that was opened, with what was `said` in it; the others share one."""
    view: LancesView = scene.view
    opened = [lance for lance in view.ledger if lance.how or lance.name == view.lance]
    later = [scene.t(f"lance-{lance.name}") for lance in view.ledger if lance not in opened]
    lines = [_line(scene, lance, said(scene, lance)) for lance in opened]
    return [*lines, scene.t("mus-later", lances=" — · ".join(later))] if later else lines


def _line(scene: Scene, lance: Lance, said: str) -> str:
    """Pares and juego come with who has announced them; in the other lances everybody takes part."""
    name = scene.t(f"lance-{lance.name}")
    line = scene.t("mus-lance", lance=name, said=said)
    if lance.name not in ("pares", "juego") or not lance.holders:
        return line
    return f"{line}\n{scene.t('mus-holders', lance=name, who=names(scene, lance.holders))}"


def hands(scene: Scene) -> list[str]:
    """All hands of a deal that is over, from the mano; a seat that was not dealt in has none."""
    view: LancesView = scene.view
    return [
        scene.t("mus-shown", who=scene.plain(seat), cards=" · ".join(card_name(scene.t, card) for card in held))
        for seat in seats_from(view.mano, view.seats)
        if (held := view.shown_hands[seat])
    ]


def stacks(scene: Scene) -> str | None:
    """The chips of the seats as they stand, where the table plays for any."""
    if not scene.table.terms.stake:
        return None
    held = [scene.seat_of_chair(chair) for chair in scene.table.playing]
    return stacks_line(scene, [seat.stack if seat else 0 for seat in held])
