"""Mus in pairs."""

from bot.cards import SPANISH_40
from bot.games.mus import events, layout, rules
from bot.games.mus.house import MusRules
from bot.games.mus.model import MusView, State
from bot.games.mus.tally import tally
from bot.games.protocol import Game, Written
from bot.games.words import BET, DISCARD, ENVIDO, RAISE

EVENTS = (
    events.DealStarted,
    events.MusWanted,
    events.MusCut,
    events.CardsDiscarded,
    events.StockRebuilt,
    events.CardsServed,
    events.MusReopened,
    events.LanceOpened,
    events.Passed,
    events.BetMade,
    events.OrdagoSaid,
    events.Answered,
    events.BetRaised,
    events.BetAccepted,
    events.BetRefused,
    events.HandsShown,
    events.LanceCounted,
    events.GameWon,
    events.DealEnded,
)

WORDS = frozenset(["mus", "no hay mus", "paso", "quiero", "no quiero", "ordago", DISCARD, ENVIDO, BET, RAISE])

GAME: Game[MusRules, State, MusView] = Game(
    key="mus",
    seats=(4,),
    pack="spanish",
    house_rules=MusRules,
    rules=rules,
    layouts=layout,
    events=EVENTS,
    counts="stones",
    reserves=8,
    cards=SPANISH_40,
    presets={
        "eight_kings": {},
        "four_kings": {"kings": 4},
        "short": {"target": 30},
        "vaca": {"games_to_win": 3},
        "real": {"real": "figure"},
        "running": {"running_mus": "each_game"},
        "madrid": {"extra_deje": True},
    },
    written=Written(fields=frozenset(["score", "stock", "reserve"]), words=lambda _: WORDS),
    pairs=True,
    signs=lambda state, seat: rules.view_for(state, seat).signals,
    tally=tally,
)
