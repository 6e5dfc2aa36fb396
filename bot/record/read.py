"""From the text of a record to a deal: everything is checked before anything is played (RECORD.md, Refusals)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from bot.cards import Card, card_of
from bot.games.protocol import AnyGame, Carry, Discard, HouseRules, Layout, LayoutError, Play
from bot.games.registry import GAMES
from bot.games.words import action_of, kind_of
from bot.record.fields import a_count, a_flag, a_list, a_text, an_object, known_fields, parsed
from bot.record.model import FORMAT, MalformedError, Record, Step

NEEDED = ("format", "game", "seats", "dealer", "hands", "actions")
COMMON = (*NEEDED, "config", "stacks", "turn_up")


def read_record(text: str) -> Record:
    """The record of a text. MalformedError names the field that is wrong."""
    raw = parsed(text)
    if raw.get("format", FORMAT) != FORMAT:
        raise MalformedError("format", f"{FORMAT} is wanted")
    game = _game(raw)
    known_fields("", raw, (*COMMON, *game.written.fields), NEEDED)
    rules = _rules(game, raw.get("config", {}))
    names = _names(raw["seats"])
    carry = _carry(game, rules, names, raw)
    layout = _layout(game, names, raw)
    stacks = _stacks(game, rules, names, raw.get("stacks", {}))
    if game.counts == "stones" and "score" not in game.written.fields:
        carry = replace(carry, scores=stacks)  # the stacks are the stones, and say who is dealt in
    steps = _steps(game, rules, names, raw["actions"])
    carry = replace(carry, hand_size=max((len(hand) for hand in layout.hands if hand), default=0))
    try:
        pack = game.layouts.pack_of(rules, carry, layout)
    except LayoutError as error:
        raise MalformedError(error.field, str(error).removeprefix(f"{error.field}: ")) from None
    _check_antes(game, rules, carry, names, stacks)
    return Record(game, rules, names, stacks, carry, layout, pack, steps)


def _game(raw: dict[str, Any]) -> AnyGame:
    if "game" not in raw:
        raise MalformedError("game", "missing")
    key = a_text("game", raw["game"])
    if key not in GAMES:
        raise MalformedError("game", f"{key!r} is none of {', '.join(sorted(GAMES))}")
    return GAMES[key]


def _rules(game: AnyGame, raw: Any) -> HouseRules:
    config = an_object("config", raw)
    for name, value in config.items():
        if value is None:
            raise MalformedError(f"config.{name}", "null is no value of a house rule")
    try:
        rules: HouseRules = game.house_rules.model_validate(config)
    except ValidationError as error:
        first = error.errors()[0]
        raise MalformedError(".".join(("config", *map(str, first["loc"]))), first["msg"]) from None
    return rules


def _names(raw: Any) -> tuple[str, ...]:
    names = tuple(a_text(f"seats[{place}]", name) for place, name in enumerate(a_list("seats", raw)))
    if "" in names:
        raise MalformedError("seats", "a name is empty")
    if len(set(names)) < len(names):
        raise MalformedError("seats", "two seats have one name")
    return names


def _seat(field: str, names: tuple[str, ...], raw: Any) -> int:
    name = a_text(field, raw)
    if name not in names:
        raise MalformedError(field, f"{name!r} has no seat")
    return names.index(name)


def _carry(game: AnyGame, rules: HouseRules, names: tuple[str, ...], raw: dict[str, Any]) -> Carry:
    dealer = _seat("dealer", names, raw["dealer"])
    if len(names) not in game.seats:
        raise MalformedError("seats", f"{len(names)} cannot play {game.key}")
    try:
        carry = game.rules.opening(rules, len(names), dealer)
    except ValueError as error:
        raise MalformedError("seats", str(error)) from None
    pot = a_count("pot", raw.get("pot", 0))
    ante = a_flag("ante", raw.get("ante", True))
    return replace(carry, pot=pot, ante=ante, scores=_score(raw) if "score" in raw else carry.scores)


def _score(raw: dict[str, Any]) -> tuple[int, ...]:
    scores = a_list("score", raw["score"])
    if len(scores) != 2:
        raise MalformedError("score", f"two numbers are wanted, not {len(scores)}")
    return tuple(a_count(f"score[{pair}]", score) for pair, score in enumerate(scores))


def _stacks(game: AnyGame, rules: HouseRules, names: tuple[str, ...], raw: Any) -> tuple[int, ...]:
    stacks = [game.written.stack(rules)] * len(names)
    for name, chips in an_object("stacks", raw).items():
        stacks[_seat(f"stacks.{name}", names, name)] = a_count(f"stacks.{name}", chips)
    return tuple(stacks)


def _check_antes(
    game: AnyGame, rules: HouseRules, carry: Carry, names: tuple[str, ...], stacks: tuple[int, ...]
) -> None:
    for seat, stack in enumerate(stacks):
        needed = game.rules.required_stack(rules, carry, len(stacks), seat)
        if stack < needed:
            raise MalformedError(f"stacks.{names[seat]}", f"{stack} is less than the ante of {needed}")


def _layout(game: AnyGame, names: tuple[str, ...], raw: dict[str, Any]) -> Layout:
    hands: list[tuple[Card, ...] | None] = [None] * len(names)
    for name, cards in an_object("hands", raw["hands"]).items():
        hands[_seat(f"hands.{name}", names, name)] = _cards(game, f"hands.{name}", cards)
    turn_up = raw.get("turn_up")
    return Layout(
        hands=tuple(hands),
        turn_up=None if turn_up is None else _card(game, "turn_up", turn_up),
        stock=_cards(game, "stock", raw["stock"]) if "stock" in raw else None,
        reserve=_cards(game, "reserve", raw["reserve"]) if "reserve" in raw else None,
    )


def _cards(game: AnyGame, field: str, raw: Any) -> tuple[Card, ...]:
    return tuple(_card(game, f"{field}[{place}]", code) for place, code in enumerate(a_list(field, raw)))


def _card(game: AnyGame, field: str, raw: Any) -> Card:
    code = a_text(field, raw)
    try:
        return card_of(game.pack, code)
    except KeyError:
        raise MalformedError(field, f"{code!r} is no card of the pack") from None


def _steps(game: AnyGame, rules: HouseRules, names: tuple[str, ...], raw: Any) -> tuple[Step, ...]:
    words = game.written.words(rules) if game.written.words else None
    pack = frozenset(game.written.pack(rules, len(names)) if game.written.pack else game.cards)
    return tuple(
        _step(game, words, pack, names, f"actions[{number}]", step)
        for number, step in enumerate(a_list("actions", raw))
    )


def _step(
    game: AnyGame,
    words: frozenset[str] | None,
    pack: frozenset[Card],
    names: tuple[str, ...],
    field: str,
    raw: Any,
) -> Step:
    step = an_object(field, raw)
    known_fields(f"{field}.", step, ("seat", "do"), ("seat", "do"))
    seat = _seat(f"{field}.seat", names, step["seat"])
    word = a_text(f"{field}.do", step["do"])
    try:
        action = action_of(word, game.pack)
    except ValueError as error:
        raise MalformedError(f"{field}.do", str(error)) from None
    if words is not None and kind_of(word, action) not in words:
        raise MalformedError(f"{field}.do", f"{word!r} is no word of this game")
    _check_cards(f"{field}.do", action.cards if isinstance(action, Discard) else (), pack)
    _check_cards(f"{field}.do", (action.card,) if isinstance(action, Play) else (), pack)
    return Step(seat, word, action)


def _check_cards(field: str, cards: tuple[Card, ...], pack: frozenset[Card]) -> None:
    for card in cards:
        if card not in pack:
            raise MalformedError(field, f"{card.code} is not in the pack")
        if cards.count(card) > 1:
            raise MalformedError(field, f"{card.code} is named twice")
