"""Playing a record through the rules, and what came out as the JSON of RECORD.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.cards import Card
from bot.games.protocol import Event, IllegalActionError, Setup, StockExhaustedError, fold
from bot.games.words import word_of_option
from bot.record.events import told
from bot.record.model import IllegalStepError, MalformedError, Record


@dataclass(frozen=True, slots=True)
class Played:
    """One action as it was played: the actor's legal words before it, and the events it made."""

    seat: str
    legal: tuple[str, ...]
    did: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played to the end of its actions."""

    record: Record
    opening: tuple[Event, ...]
    played: tuple[Played, ...]
    state: Any


def replay(record: Record) -> Replay:
    """MalformedError where cards that are due are not written; IllegalStepError where the rules refuse an action."""
    rules = record.game.rules
    reserve = record.layout.reserve
    setup = Setup(record.stacks, record.carry, record.pack, () if reserve is None else (reserve,))
    opening = rules.start(record.rules, setup)
    state = fold(record.game, opening)
    played = []
    for number, step in enumerate(record.steps):
        legal = legal_words(record, state, step.seat)
        try:
            events = rules.apply(state, step.seat, step.action)
        except IllegalActionError as error:
            raise IllegalStepError(number, record.names[step.seat], step.did, error.code, legal) from None
        except StockExhaustedError as error:
            raise MalformedError(str(error), f"it ends while cards are due (step {number})") from None
        state = fold(record.game, events, state)
        if reserve is not None:
            _check_reserve(record, reserve, state, number)
        played.append(Played(record.names[step.seat], tuple(legal), step.did, events))
    return Replay(record, opening, tuple(played), state)


def _check_reserve(record: Record, reserve: tuple[Card, ...], state: Any, step: int) -> None:
    """A written reserve is drawn card by card: one that the rules had to pass over was not in the pile."""
    drawn = record.game.layouts.layout_of(state).reserve or ()
    for card, written in zip(drawn, reserve, strict=False):
        if card is not written:
            raise MalformedError("reserve", f"{written.code} is not in the pile (step {step})")


def legal_words(record: Record, state: Any, seat: int) -> list[str]:
    """All that the seat may do, in the words of RECORD.md, sorted."""
    return sorted(word_of_option(option) for option in record.game.rules.legal_actions(state, seat))


def as_json(done: Replay, *, steps: bool = True) -> dict[str, Any]:
    """The output of `replay --json`."""
    names, state, game = done.record.names, done.state, done.record.game
    outcome = game.rules.outcome(state)
    legal = {name: legal_words(done.record, state, seat) for seat, name in enumerate(names)}
    result: dict[str, Any] = {
        "waiting_on": [names[seat] for seat in game.rules.waiting_on(state)],
        "legal": {name: words for name, words in legal.items() if words},
        "over": game.rules.is_over(state),
        "tricks": _by_name(names, outcome.tricks),
        "points": _by_name(names, outcome.points),
        "chips": _by_name(names, outcome.chips),
        "pot": outcome.pot,
        "score": None if outcome.score is None else list(outcome.score),
        "winner": outcome.winner,
        "loser": None if outcome.loser is None else names[outcome.loser],
    }
    return {"steps": [_step_json(names, step) for step in done.played], **result} if steps else result


def _by_name(names: tuple[str, ...], figures: tuple[int, ...] | None) -> dict[str, int]:
    return {} if figures is None else dict(zip(names, figures, strict=True))


def _step_json(names: tuple[str, ...], step: Played) -> dict[str, Any]:
    events = [told(event, names) for event in step.events]
    return {"seat": step.seat, "legal": list(step.legal), "did": step.did, "events": events}
