"""Dane-se: say how many tricks you will take, and take exactly those."""

from bot.cards import FRENCH_52
from bot.games.danese import layout, rules
from bot.games.danese.model import BidMade, DaneseRules, DaneseView, DealStarted, HandScored, State
from bot.games.danese.tally import tally
from bot.games.protocol import Game, Written
from bot.games.tricks import CardPlayed, TrickTaken
from bot.games.words import BID, CARD

WORDS = frozenset([BID, CARD])

GAME: Game[DaneseRules, State, DaneseView] = Game(
    key="danese",
    seats=rules.SEATS,
    pack="french",
    house_rules=DaneseRules,
    rules=rules,
    layouts=layout,
    events=(DealStarted, BidMade, CardPlayed, TrickTaken, HandScored),
    counts="points",
    cards=FRENCH_52,
    presets={
        "seed": {},
        "short": {"max_cards": 7},
        "escalera": {"schedule": "escalera"},
        "short_escalera": {"max_cards": 7, "schedule": "escalera"},
        "oh_hell": {"first_bidder": "left", "hook": True, "miss": "tricks"},
    },
    written=Written(words=lambda _: WORDS),
    tally=tally,
)

__all__ = ["GAME"]
