"""Random deals per second through the rules of every game, next to other people's Oh Hell.

Run: `python benchmarks/rules.py [seconds]`. The peers are optional: `pip install open-spiel pyohhell`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks import peers
from benchmarks.random_play import play_deal
from bot.games.registry import GAMES

SEED = 20_240_501
HAND_SIZES = (5, 10)
SEATS = peers.SEATS
ROUNDS = 5
"""The best of so many counts, in time of the processor: what else the machine does only ever makes one slower."""


def deals_per_second(deal: Callable[[random.Random], object], seconds: float) -> float:
    best = 0.0
    for number in range(ROUNDS):
        chance = random.Random(SEED + number)
        deals, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds / ROUNDS:
            deal(chance)
            deals += 1
        best = max(best, deals / took)
    return best


def own(seconds: float) -> None:
    print(f"{'game':<16} {'deals/s':>9} {'actions/s':>10}   ({SEATS} seats, default rules)")
    for key, game in GAMES.items():
        rate = deals_per_second(partial(play_deal, game, SEATS), seconds)
        sample = random.Random(SEED)
        actions = sum(play_deal(game, SEATS, sample) for _ in range(100)) / 100
        print(f"{key:<16} {rate:>9.0f} {rate * actions:>10.0f}")


def against_peers(seconds: float) -> None:
    print(f"\n{'oh hell':<16} {'cards':>5} {'deals/s':>9} {'danese is':>12}")
    for cards in HAND_SIZES:
        ours = deals_per_second(partial(_danese, cards), seconds)
        print(f"{'danese':<16} {cards:>5} {ours:>9.0f}")
        for name, made in (("pyohhell", peers.pyohhell(cards)), ("open_spiel (C++)", peers.open_spiel(cards))):
            if made is None:
                print(f"{name:<16} {cards:>5} {'not installed':>22}")
                continue
            theirs = deals_per_second(made, seconds)
            print(f"{name:<16} {cards:>5} {theirs:>9.0f} {ours / theirs:>10.2f} x")


def _danese(cards: int, chance: random.Random) -> None:
    play_deal(GAMES["danese"], SEATS, chance, cards)


def main(arguments: Sequence[str]) -> None:
    seconds = float(arguments[0]) if arguments else 2.0
    own(seconds)
    against_peers(seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
