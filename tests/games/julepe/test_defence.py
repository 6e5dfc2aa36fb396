"""One plays: who defends the baceta, with which cards, and who leads."""

from __future__ import annotations

import pytest

from bot.games.julepe import GAME
from bot.games.julepe.model import CardsServed, DefenceOffered, Phase
from bot.games.julepe.state import State
from bot.games.protocol import Say
from tests.games.julepe.positions import act, after, dealt, legal, refused, waiting

A, B, C, D, E = range(5)


def lone(who: int = C, seats: int = 4, **config: object) -> State:
    """Only `who` plays; A deals."""
    state = dealt(seats, config=config)
    for seat in state.table.order:
        state = after(state, "juego" if seat == who else "paso")
    return state


def test_the_passers_are_asked_in_turn_from_the_dealers_right() -> None:
    state = lone()
    for seat in (B, D, A):
        assert waiting(state) == seat
        assert legal(state) == ["defiende", "no defiende"]
        assert all(legal(state, other) == [] for other in (B, C, D, A) if other != seat)
        assert GAME.rules.default_action(state, seat) == Say("no defiende")
        state = after(state, "no defiende")
    assert GAME.rules.is_over(state)


def test_the_offer_is_told_with_those_who_may_take_it() -> None:
    before = after(dealt(4), "paso", "juego", "paso")
    events, _ = act(before, A, "paso")
    assert events[-1] == DefenceOffered(C, (B, D, A))


def test_the_alcalde_is_not_asked() -> None:
    assert A not in lone(B, seats=7).asked


def test_the_first_who_defends_ends_the_asking() -> None:
    state = after(lone(), "no defiende", "defiende")
    assert state.defender == D
    assert legal(state, A) == []


def test_the_lone_player_draws_first_then_the_defender_is_dealt_six_and_throws_one() -> None:
    state = after(lone(), "defiende")
    assert (waiting(state), legal(state)) == (C, ["descarta 1-5", "servido"])
    events, state = act(state, C, "servido")
    assert [len(event.cards) for event in events if isinstance(event, CardsServed) and event.seat == B] == [6]
    assert (waiting(state), legal(state)) == (B, ["descarta 1-1"])
    two = " ".join(card.code for card in state.hands[B][:2])
    assert refused(state, B, f"descarta {two}") == "must-discard-at-most"
    assert refused(state, B, "servido") == "must-discard-at-least"
    state = after(state, f"descarta {state.hands[B][0].code}")
    assert state.phase is Phase.PLAY
    assert len(state.hands[B]) == 5


def test_when_calling_the_lone_player_has_drawn_already() -> None:
    state = after(dealt(4, config={"draw_when": "when_calling"}), "paso", "juego", "servido", "paso", "paso")
    state = after(state, "defiende")
    assert (waiting(state), legal(state)) == (B, ["descarta 1-1"])


@pytest.mark.parametrize(("cards", "thrown"), [(7, "descarta 2-2"), (8, "descarta 3-3")])
def test_defender_cards_is_how_many_the_defender_is_dealt(cards: int, thrown: str) -> None:
    state = after(lone(defender_cards=cards), "defiende", "servido")
    assert legal(state) == [thrown]
    assert len(state.hands[B]) == cards


def test_a_defender_who_is_dealt_five_throws_nothing() -> None:
    state = after(lone(defender_cards=5), "defiende", "servido")
    assert state.phase is Phase.PLAY
    assert len(state.hands[B]) == 5


def test_first_to_ask_asks_all_passers_at_once() -> None:
    state = lone(defender_choice="first_to_ask")
    assert GAME.rules.waiting_on(state) == (B, D, A)
    assert all(legal(state, seat) == ["defiende", "no defiende"] for seat in (B, D, A))
    state = after(state, "0: no defiende")
    assert GAME.rules.waiting_on(state) == (B, D)
    assert refused(state, A, "defiende") == "not-your-turn"
    assert after(state, "3: defiende").defender == D


def test_first_to_ask_ends_when_all_have_refused() -> None:
    state = after(lone(defender_choice="first_to_ask"), "0: no defiende", "3: no defiende", "1: no defiende")
    assert GAME.rules.is_over(state)


def test_dealer_defends_leaves_the_dealer_no_choice_when_the_others_have_refused() -> None:
    state = lone(lone_undefended="dealer_defends")
    assert legal(state) == ["defiende", "no defiende"]
    state = after(state, "no defiende", "no defiende")
    assert (waiting(state), legal(state)) == (A, ["defiende"])
    assert refused(state, A, "no defiende") == "must-defend"
    assert GAME.rules.default_action(state, A) == Say("defiende")


def test_dealer_defends_and_first_to_ask_never_let_the_dealer_refuse() -> None:
    state = lone(lone_undefended="dealer_defends", defender_choice="first_to_ask")
    assert legal(state, A) == ["defiende"]
    assert legal(state, B) == ["defiende", "no defiende"]


def test_a_lone_dealer_takes_the_plate_under_dealer_defends() -> None:
    state = after(lone(A, lone_undefended="dealer_defends"), "no defiende", "no defiende", "no defiende")
    assert GAME.rules.outcome(state).chips == (0, 0, 0, 0)
    assert state.pot == 0


def test_an_alcalde_does_not_defend_under_dealer_defends() -> None:
    state = after(lone(B, seats=7, lone_undefended="dealer_defends"), *["no defiende"] * 5)
    assert GAME.rules.outcome(state).chips == (-10, 10, 0, 0, 0, 0, 0)


def in_play(who: int, **config: object) -> State:
    """The first passer defends against `who` with five cards."""
    return after(lone(who, defender_cards=5, **config), "defiende", "servido")


@pytest.mark.parametrize(
    ("rule", "who", "leader"),
    [("by_seat", C, B), ("by_seat", B, B), ("stock", B, C), ("lone", C, C)],
)
def test_defender_lead_says_who_leads_against_the_baceta(rule: str, who: int, leader: int) -> None:
    assert waiting(in_play(who, defender_lead=rule)) == leader


def test_the_view_names_lone_player_and_defender() -> None:
    asked = GAME.rules.view_for(lone(), None)
    assert (asked.lone, asked.defender, asked.asked) == (C, None, (B, D, A))
    view = GAME.rules.view_for(in_play(C), None)
    assert (view.lone, view.defender, view.players) == (C, B, (B, C))


def test_there_is_no_lone_player_before_all_have_called() -> None:
    assert GAME.rules.view_for(after(dealt(4), "juego", "paso"), None).lone is None
