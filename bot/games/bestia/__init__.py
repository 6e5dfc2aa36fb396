"""Bestia: five cards, trump from the dealer's hand, and the whole plate for who takes no trick."""

from bot.cards import FRENCH_52
from bot.games.bestia import layout, rules
from bot.games.bestia.deal import pack_for
from bot.games.bestia.legal import nobody_can_play
from bot.games.bestia.model import (
    BestiaRules,
    BestiaView,
    CallMade,
    CardsExchanged,
    DealSettled,
    DealStarted,
    State,
)
from bot.games.bestia.tally import tally
from bot.games.protocol import ChipsMoved, Game, Written
from bot.games.tricks import CardPlayed, TrickTaken
from bot.games.words import CARD, DISCARD, SERVED

WORDS = frozenset(["juego", "paso", CARD])


def _words(house_rules: BestiaRules) -> frozenset[str]:
    return WORDS | {DISCARD, SERVED} if house_rules.exchange else WORDS


GAME: Game[BestiaRules, State, BestiaView] = Game(
    key="bestia",
    seats=rules.SEATS,
    pack="french",
    house_rules=BestiaRules,
    rules=rules,
    layouts=layout,
    events=(DealStarted, CallMade, CardsExchanged, CardPlayed, TrickTaken, ChipsMoved, DealSettled),
    cards=FRENCH_52,
    presets={
        "seed": {},
        "salon": {"exchange": 3, "must_undertrump": True},
        "fifths": {"trick_pay": "fifth", "ante": 5},
        "gentle": {"penalty_cap": 20, "several_bestias": "split", "two_split": True},
    },
    written=Written(fields=frozenset(["pot", "stock"]), words=_words, pack=pack_for),
    tally=tally,
    stuck=nobody_can_play,
)

__all__ = ["GAME"]
