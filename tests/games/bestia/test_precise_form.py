"""Legal cards of Bestia against a second writing of the rule, set down case by case, in random positions."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.cards import Card, Suit
from bot.games.bestia import GAME
from bot.games.bestia.model import BestiaRules
from tests.games.bestia.positions import trick_at
from tests.games.dealing import legal

CODES = [card.code for card in GAME.cards]
POSITIONS = 400


def allowed(hand: Sequence[Card], trick: Sequence[Card], rules: BestiaRules) -> list[Card]:
    """The rule in the order it is told at the table; trump is hearts."""
    trump, led = Suit.HEARTS, trick[0].suit
    trumps_lying = [card.rank for card in trick if card.suit is trump]
    follow = [card for card in hand if card.suit is led]
    if follow:
        if led is not trump and trumps_lying and not rules.must_beat_ruffed:
            return follow
        best = max(card.rank for card in trick if card.suit is led)
        return [card for card in follow if card.rank > best] or follow
    trumps = [card for card in hand if card.suit is trump]
    if not trumps:
        return list(hand)
    if not trumps_lying:
        return trumps
    over = [card for card in trumps if card.rank > max(trumps_lying)]
    if over:
        return over
    return trumps if rules.must_undertrump else list(hand)


@pytest.mark.parametrize("must_beat_ruffed", [False, True])
@pytest.mark.parametrize("must_undertrump", [False, True])
def test_legal_cards_are_those_of_the_rule_told_case_by_case(must_beat_ruffed: bool, must_undertrump: bool) -> None:
    config = {"must_beat_ruffed": must_beat_ruffed, "must_undertrump": must_undertrump}
    chance = random.Random(17)
    for _ in range(POSITIONS):
        lying, held = chance.randint(1, 7), chance.randint(1, 5)
        codes = chance.sample(CODES, lying + held)
        state = trick_at(" ".join(codes[:lying]), " ".join(codes[lying:]), config)
        (seat,) = GAME.rules.waiting_on(state)

        expected = allowed(state.tricks.hands[seat], state.tricks.lying, state.table.rules)

        assert legal(GAME, state, seat) == sorted(card.code for card in expected)
