"""Individual mus: the game of getting rid of one's stones."""

from bot.cards import SPANISH_40
from bot.games.mus_individual import events, layout, rules
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.mus_individual.model import MusIndividualView, State
from bot.games.mus_individual.tally import tally
from bot.games.protocol import ChipsMoved, Game, Written
from bot.games.words import BET, DISCARD, RAISE

EVENTS = (
    events.DealStarted,
    events.CardDiscarded,
    events.LanceOpened,
    events.Passed,
    events.BetMade,
    events.RaiseMade,
    events.OrdagoSaid,
    events.BetAccepted,
    events.BetRefused,
    events.RoundTurned,
    ChipsMoved,
    events.StakeReleased,
    events.OrdagoShown,
    events.SeatFreed,
    events.SeatOut,
    events.LanceClosed,
    events.HandsShown,
    events.LanceCounted,
    events.GameLost,
    events.DealEnded,
)

WORDS = frozenset(["paso", "quiero", "no quiero", "ordago", DISCARD, BET, RAISE])

GAME: Game[MusIndividualRules, State, MusIndividualView] = Game(
    key="mus_individual",
    seats=(2, 3, 4, 5, 6),
    pack="spanish",
    house_rules=MusIndividualRules,
    rules=rules,
    layouts=layout,
    events=EVENTS,
    counts="stones",
    cards=SPANISH_40,
    presets={
        "eight_kings": {},
        "four_kings": {"kings": 4},
        "short": {"stones": 5, "defeats": 1},
        "long": {"stones": 10},
        "optional_values": {"real": "figure", "juego33": True},
    },
    written=Written(fields=frozenset(["pot"]), words=lambda _: WORDS, stack=lambda rules: rules.stones),
    tally=tally,
)
