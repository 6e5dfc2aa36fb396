"""What the public screens of all trick games share: the trick that lies, who is to play, the tricks taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from bot.cards import Card, Strength, Suit, winner_index
from bot.games.protocol import Option
from bot.games.tricks import Duty, Trick
from bot.ui import kit
from bot.ui.cards import named, shown, suit_name
from bot.ui.emojis import NO_EMOJI
from bot.ui.scene import Scene

LOG_LENGTH = 3500
"""Characters that a log may have: Discord takes 4000 in a message."""


class Why(Protocol):
    """The duty in force, as the views of the games say it."""

    @property
    def duty(self) -> Duty | str: ...
    @property
    def led(self) -> Suit | None: ...


class TrickView(Protocol):
    """What these screens read of a game's view."""

    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def legal(self) -> tuple[Option, ...]: ...
    @property
    def waiting_on(self) -> tuple[int, ...]: ...
    @property
    def trump(self) -> Suit | None: ...
    @property
    def trick(self) -> Trick: ...
    @property
    def finished(self) -> tuple[Trick, ...]: ...
    @property
    def tricks(self) -> tuple[int, ...]: ...
    @property
    def why(self) -> Why | None: ...


def trump_name(scene: Scene) -> str:
    """The trump suit for texts; `none` where no suit is."""
    trump: Suit | None = scene.view.trump
    return "none" if trump is None else suit_name(scene.t, trump)


def trick_number(view: TrickView, tricks: int) -> int:
    """The trick being played, from 1; the last one once all `tricks` are over."""
    return min(len(view.finished) + 1, tricks)


def shown_number(view: TrickView, tricks: int) -> int:
    """The trick whose cards are shown: between tricks the one just taken, as in `trick_lines`."""
    return trick_number(view, tricks) if view.trick.cards or not view.finished else len(view.finished)


def trick_lines(scene: Scene, strength: Strength, players: Sequence[int]) -> list[str]:
    """The trick that lies and who is still to play; between tricks the one just taken. `players`: in playing order."""
    view: TrickView = scene.view
    if not view.trick.cards:
        taken = _taken(scene, view.finished[-1]) if view.finished else []
        return [*taken, scene.own("now-leads", who=scene.player(view.waiting_on[0]), until=scene.until())]
    best = winner_index(view.trick.cards, view.trump, strength)
    lying = [_card(scene, view.trick, at, "trick-winning" if at == best else None)
             for at in range(len(view.trick.seats))]  # fmt: skip
    later = [waiting(scene, seat, "now-plays") for seat in _still_to_play(view, players)]
    return [*lying, *later, *([_last(scene)] if view.finished else [])]


def waiting(scene: Scene, seat: int, key: str) -> str:
    """The line of a seat that has not acted: what it decides where it is to act now, else that it comes later."""
    if seat in scene.view.waiting_on:
        return scene.own(key, who=scene.player(seat), until=scene.until())
    return scene.t("later", who=scene.player(seat))


def counts(scene: Scene, seats: Iterable[int]) -> str:
    """`Bazas: Ana 2 · Leo 0`; a number never stands alone on the next line."""
    tricks: tuple[int, ...] = scene.view.tricks
    return scene.t(
        "trick-counts", counts=" · ".join(f"{scene.player(seat)}\N{NO-BREAK SPACE}{tricks[seat]}" for seat in seats)
    )


def lying(scene: Scene) -> str | None:
    """The trick on the table in one line of a private hand."""
    trick: Trick = scene.view.trick
    return scene.t("trick-lying", cards=_cards(scene, trick)) if trick.cards else None


def duty(scene: Scene) -> str | None:
    """Why the seat's legal cards are these and no others."""
    why: Why | None = scene.view.why
    if why is None:
        return None
    led = suit_name(scene.t, why.led) if why.led is not None else ""
    key = "void" if why.duty == "free" and why.led is scene.view.trump else why.duty
    return scene.own(f"duty-{key}", led=led, trump=trump_name(scene))


def log(scene: Scene) -> kit.View:
    """The finished tricks of the deal, one line each."""
    lines = _log_lines(scene)
    if sum(map(len, lines)) > LOG_LENGTH:
        # Thirteen tricks of eight cards: emoji are written in some forty characters each.
        lines = _log_lines(replace(scene, emojis=NO_EMOJI))
    return kit.page(
        kit.text(scene.own("log-title", deal=scene.table.number)),
        kit.text(*lines, None if lines else scene.t("log-empty")),
        accent=kit.DONE,
    )


def _log_lines(scene: Scene) -> list[str]:
    finished: tuple[Trick, ...] = scene.view.finished
    return [
        scene.t("log-trick", number=number, cards=_cards(scene, trick), who=scene.plain(_winner(trick)))
        for number, trick in enumerate(finished, start=1)
    ]


def _winner(trick: Trick) -> int:
    return trick.winner if trick.winner is not None else trick.seats[0]


def _cards(scene: Scene, trick: Trick) -> str:
    pairs = zip(trick.seats, trick.cards, strict=True)
    return " · ".join(f"{scene.plain(seat)}: {named(scene.t, scene.emojis, card)}" for seat, card in pairs)


def _taken(scene: Scene, trick: Trick) -> list[str]:
    winner = _winner(trick)
    return [_card(scene, trick, at, "trick-takes" if seat == winner else None) for at, seat in enumerate(trick.seats)]


def _card(scene: Scene, trick: Trick, at: int, mark: str | None) -> str:
    card = shown(scene.t, scene.emojis, trick.cards[at])
    line = scene.t("trick-card", place=at + 1, who=scene.player(trick.seats[at]), card=card)
    return f"{line} · {scene.t(mark)}" if mark else line


def _still_to_play(view: TrickView, players: Sequence[int]) -> list[int]:
    first = players.index(view.trick.seats[0])
    return [seat for seat in (*players[first:], *players[:first]) if seat not in view.trick.seats]


def _last(scene: Scene) -> str:
    last: Trick = scene.view.finished[-1]
    winner = _winner(last)
    card = shown(scene.t, scene.emojis, last.cards[last.seats.index(winner)])
    return scene.t("trick-last", who=scene.player(winner), card=card)
