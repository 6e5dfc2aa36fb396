"""Deals for the rules' tests: hands and actions written as in the deal record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.cards import card_of, cards_of
from bot.games.protocol import AnyGame, Carry, Event, Layout, Setup, fold
from bot.games.words import action_of, word_of_option


def layout(game: AnyGame, hands: Sequence[str], turn_up: str | None = None, stock: str | None = None) -> Layout:
    """`hands` by seat, as spaced codes."""
    return Layout(
        hands=tuple(cards_of(game.pack, hand) for hand in hands),
        turn_up=card_of(game.pack, turn_up) if turn_up else None,
        stock=None if stock is None else cards_of(game.pack, stock),
    )


def dealt(
    game: AnyGame,
    hands: Sequence[str],
    turn_up: str | None = None,
    *,
    stock: str | None = None,
    config: Mapping[str, Any] | None = None,
    stacks: Sequence[int] | None = None,
    **carried: Any,
) -> Any:
    """The state after dealing these hands. `carried`: fields of the carry (`dealer`, `pot`, `scores`, `number`)."""
    rules = game.house_rules(**(config or {}))
    seats = len(hands)
    opening: Carry = game.rules.opening(rules, seats, 0)
    carry = replace(opening, hand_size=len(hands[0].split()), **carried)
    pack = game.layouts.pack_of(rules, carry, layout(game, hands, turn_up, stock))
    setup = Setup(tuple(stacks or (1000,) * seats), carry, pack)
    return fold(game, game.rules.start(rules, setup))


def act(game: AnyGame, state: Any, seat: int, word: str) -> tuple[tuple[Event, ...], Any]:
    """Events of the word, and the state after them."""
    events = game.rules.apply(state, seat, action_of(word, game.pack))
    return events, fold(game, events, state)


def after(game: AnyGame, state: Any, words: str, sep: str = " ") -> Any:
    """The state after the words, each said by the one seat that is waited on."""
    for word in words.split(sep):
        (seat,) = game.rules.waiting_on(state)
        _, state = act(game, state, seat, word)
    return state


def legal(game: AnyGame, state: Any, seat: int) -> list[str]:
    """The seat's legal words, sorted."""
    return sorted(word_of_option(option) for option in game.rules.legal_actions(state, seat))
