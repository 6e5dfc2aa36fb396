"""Julepe, for three to seven: two tricks of five, or pay."""

from bot.cards import SPANISH_40
from bot.games.julepe import layout, rules
from bot.games.julepe.model import EVENTS, JulepeRules, JulepeView
from bot.games.julepe.state import State
from bot.games.julepe.tally import tally
from bot.games.protocol import Game, Written
from bot.games.words import CARD, DISCARD, SERVED

REBUILDS = 5
"""Most rebuilt stocks of a deal: the first of six who draw never needs one, and nobody after him more than one."""

WORDS = frozenset(["juego", "paso", "baile", "defiende", "no defiende", CARD, DISCARD, SERVED])

GAME: Game[JulepeRules, State, JulepeView] = Game(
    key="julepe",
    seats=rules.SEATS,
    pack="spanish",
    house_rules=JulepeRules,
    rules=rules,
    layouts=layout,
    events=EVENTS,
    counts="chips",
    reserves=REBUILDS,
    cards=SPANISH_40,
    presets={
        "seed": {},
        "fournier": {"penalty_mode": "pot", "turn_up_double": True},
        "village": {
            "penalty_mode": "pot",
            "dealer_takes_turn_up": "always",
            "ace_must_play": True,
            "reserve_from": "passed",
            "stock_beats_lone": "carry",
            "defender_lead": "stock",
        },
    },
    written=Written(fields=frozenset(["pot", "ante", "stock", "reserve"]), words=lambda _: WORDS),
    tally=tally,
)
