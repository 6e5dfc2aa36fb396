"""Other people's Oh Hell, the game that Dane-se is a kind of, driven from Python; each is optional."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import random
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

Deal = Callable[[random.Random], None]
SEATS = 4


def open_spiel(cards: int) -> Deal | None:
    """OpenSpiel's `oh_hell` (rules in C++); dealing is a chance node for each card. None: not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    pyspiel: Any = importlib.import_module("pyspiel")
    settings = f"players={SEATS},num_suits=4,num_cards_per_suit=13,num_tricks_fixed={cards}"
    game = pyspiel.load_game(f"oh_hell({settings})")

    def deal(chance: random.Random) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))

    return deal


def pyohhell(cards: int) -> Deal | None:
    """PyPI's `pyohhell` with its own random players. None: not installed."""
    found = importlib.util.find_spec("pyohhell")
    if found is None or found.origin is None:
        return None
    if "src" not in sys.modules:
        # The package imports itself as `src.pyohhell`, the folder it was written in.
        written_in = types.ModuleType("src")
        written_in.__path__ = [str(Path(found.origin).parent.parent)]
        sys.modules["src"] = written_in
    player: Any = importlib.import_module("src.pyohhell.player")
    state: Any = importlib.import_module("src.pyohhell.game_state")
    engine: Any = importlib.import_module("src.pyohhell.game_engine")
    logging.disable(logging.INFO)

    def deal(chance: random.Random) -> None:
        table = engine.GameEngine(state.DefaultPointAttributionStrategy())
        for seat in range(SEATS):
            choice = player.RandomCardSelectionStrategy(), player.RandomBidSelectionStrategy()
            table.subscribe_player(player.Player(seat, *choice))
        table._deck.initialise(shuffle=True)
        table.play_round(0, cards, chance.randrange(SEATS))

    return deal
