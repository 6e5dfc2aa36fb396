"""What holds in every deal of Julepe, whatever the house rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from bot.cards import SPANISH_40
from bot.games.julepe import GAME, REBUILDS
from bot.games.julepe.state import State
from bot.games.protocol import DiscardRange, Say, fold
from tests.games.julepe.positions import after
from tests.games.random_deals import Deal, begun, deals, played

MANY = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def everywhere(state: State) -> list[str]:
    """Every card of the pack where it lies: turn-up, hands, stock, passed hands, throws, rebuilt stock, tricks."""
    talon, board = state.talon, state.board
    lying = [*talon.stock, *talon.pile, *board.lying]
    for places in (state.hands, talon.passed, talon.thrown, tuple(trick.cards for trick in board.finished)):
        lying += [card for cards in places for card in cards]
    if "baile" not in state.calls:
        lying.append(state.table.turn_up)
    return sorted(card.code for card in lying)


@MANY
@given(deal=deals(GAME))
def test_every_card_is_in_exactly_one_place(deal: Deal) -> None:
    for moment in played(deal):
        assert everywhere(moment.after) == sorted(card.code for card in SPANISH_40)


@MANY
@given(deal=deals(GAME))
def test_five_tricks_are_made_and_at_most_two_win(deal: Deal) -> None:
    state: Any = None
    for moment in played(deal):
        state = moment.after
    assert sum(state.board.won) == (5 if state.result.kind in ("played", "baceta") else 0)
    assert sum(kind == "winner" for kind in state.result.kinds) <= 2
    assert sum(state.result.deltas) + state.result.carried == deal.setup.carry.pot
    assert state.result.carried == state.pot


@MANY
@given(deal=deals(GAME))
def test_what_the_view_counts_is_what_lies_there(deal: Deal) -> None:
    for moment in played(deal):
        state: State = moment.after
        view = GAME.rules.view_for(state, None)
        assert view.stock_size == len(state.talon.stock) + len(state.talon.pile)
        assert view.hand_sizes == tuple(len(hand) for hand in state.hands)


@pytest.mark.parametrize("draw_when", ["after_all_call", "when_calling"])
@pytest.mark.parametrize("reserve_from", ["all", "passed"])
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_the_cards_never_run_out_however_much_is_thrown(draw_when: str, reserve_from: str, seats: int) -> None:
    rules = GAME.house_rules(draw_when=draw_when, reserve_from=reserve_from)
    for seed in range(64):
        deal = begun(GAME, rules, seats, seed)
        assert deal is not None
        state: State = fold(GAME, deal.opening)
        while len(GAME.rules.waiting_on(state)) == 1 and state.phase.value in ("calls", "draw"):
            (seat,) = GAME.rules.waiting_on(state)
            state = after(state, greediest(state, seat, plays=bool(seed >> seat & 1)))
        assert state.talon.rebuilds <= REBUILDS


def greediest(state: State, seat: int, *, plays: bool) -> str:
    """The word for dancing or playing (or for passing), and for throwing everything."""
    options = GAME.rules.legal_actions(state, seat)
    if any(isinstance(option, DiscardRange) for option in options):
        high = max(option.high for option in options if isinstance(option, DiscardRange))
        return "descarta " + " ".join(card.code for card in state.hands[seat][:high])
    if not plays:
        return "paso"
    return "baile" if Say("baile") in options else "juego"
