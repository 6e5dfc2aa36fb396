"""How the photographed member plays: plainly, and so that there is something to see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playground.wire import Json
from tests.e2e.rig import verb


@dataclass(frozen=True)
class Game:
    """A game to photograph. `options` belong to its start command.

    Deals from `first` to `last` are played until one gave every picture `wanted`, with `full` cards of others on the
    table in some turn of the player.
    """

    name: str
    command: str
    options: tuple[tuple[str, str | int], ...] = ()
    wanted: frozenset[str] = frozenset({"hand", "trick", "result"})
    first: int = 1
    last: int = 6
    full: int = 0


DRAWING = frozenset({"hand", "discards", "trick", "result"})
MUS = frozenset({"discards", "lance", "result"})
GAMES = (
    Game("julepe", "julepe start", wanted=DRAWING, last=14, full=2),
    Game("bestia", "bestia start", (("preset", "salon"),), wanted=DRAWING, last=14, full=2),
    Game("danese", "danese start", (("preset", "short"),), first=4, last=6, full=2),
    Game("mus", "mus start", (("mode", "parejas"), ("stake", 10)), wanted=MUS),
    Game("mus_individual", "mus start", (("mode", "individual"),), wanted=MUS),
)


CARD_WORDS = 3


@dataclass(frozen=True)
class Choice:
    """What the private hand offers now: controls by what they do."""

    acts: tuple[Json, ...] = ()
    throws: tuple[Json, ...] = ()
    picks: tuple[Json, ...] = ()
    bets: tuple[Json, ...] = ()

    @classmethod
    def of(cls, controls: Sequence[Json]) -> Choice:
        def named(*verbs: str) -> tuple[Json, ...]:
            return tuple(each for each in controls if verb(each) in verbs)

        return cls(named("act"), named("discard"), named("pick"), named("amount", "sure"))

    def __bool__(self) -> bool:
        return bool(self.acts or self.throws or self.picks)

    @property
    def is_card(self) -> bool:
        """Whether cards are to be played: their names have a rank and a suit, calls are single words."""
        return all(len((each.get("label") or "").split()) >= CARD_WORDS for each in self.acts)

    @property
    def screen(self) -> str:
        """Which picture this moment belongs to; none for calls, of which the first of a deal is pictured."""
        if self.throws or self.picks:
            return "discards"
        if self.bets:
            return "lance"
        return "trick" if self.is_card else ""


def button(game: Game, choice: Choice, turn: int) -> Json:
    """The button to press in the `turn`-th decision of a deal, counted from 0."""
    if choice.throws:
        return choice.throws[len(choice.throws) // 2]
    if not choice.acts:
        return choice.picks[0]
    if game.name == "danese":
        return choice.acts[min(1, len(choice.acts) - 1)]
    is_answer_to_all = game.name.startswith("mus") and turn > 0 and not choice.bets
    return choice.acts[-1 if is_answer_to_all else 0]
