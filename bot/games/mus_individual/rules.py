"""Individual mus, to be rid of one's stones: the state machine of a deal.

Source: seed 002, first part; no other text of this game was found. Letters are its sentences as rules/mus_individual.md
lists them. Readings of what it leaves open are house rules, or rulings of that page.

| phase | who | may say | leads to |
|---|---|---|---|
| DISCARD | all who have stones, in any order | descarta 1 | OPEN with grande, after the last |
| OPEN | each holder from the mano | paso | the next; after the last the lance is in paso |
| | | envido, órdago | ANSWER |
| ANSWER | all other holders in the order of play | quiero, no quiero | RAISE; nobody: deje; órdago: shown |
| RAISE | against the order of play, then turning | paso (owes nothing) | the next |
| | first round all inside, later who owes, | quiero, no quiero (owes) | the next; a refuser takes what he accepted |
| | the opener last | N más, órdago | the next; who has spoken before owes |
| COUNT | nobody | | lance by lance until one seat alone has stones: OVER |

A round ends with the opener. If somebody still owes, the next one turns; if not, the lance is level, or its órdago is
settled (lances.py). A lance with one holder is unopposed. The count is in count.py, every movement with its check in
stones.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.games.mus_individual import events, lances, stones
from bot.games.mus_individual.count import count
from bot.games.mus_individual.fold import evolve
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.mus_individual.layout import dealing_order
from bot.games.mus_individual.legal import (
    can_accept,
    default_action,
    is_over,
    legal_actions,
    most_raised,
    waiting_on,
)
from bot.games.mus_individual.match import carry, opening, required_stack
from bot.games.mus_individual.model import Phase, State
from bot.games.mus_individual.stones import Deal
from bot.games.mus_individual.view import view_for
from bot.games.protocol import Action, Bet, Discard, Event, IllegalActionError, Outcome, Raise, Say, Setup

__all__ = [
    "apply",
    "carry",
    "default_action",
    "evolve",
    "is_over",
    "legal_actions",
    "opening",
    "outcome",
    "required_stack",
    "start",
    "view_for",
    "waiting_on",
]


def start(rules: MusIndividualRules, setup: Setup) -> tuple[Event, ...]:
    """The deal of five cards to all who have stones. LayoutError where fewer than two have any.

    After the first deal of a match the stones are those of the carry; where the last match ended, a new one begins.
    """
    carried = setup.carry
    if carried.over:
        carried = opening(rules, setup.seats, carried.dealer)
    stacks = carried.scores if setup.carry.number else setup.stacks
    dealing_order(stacks, carried.dealer)
    return (events.DealStarted(rules, replace(setup, stacks=stacks, carry=carried)),)


def outcome(state: State) -> Outcome:
    """Stones won and lost so far; `pot` holds the stakes on deposit too."""
    chips = tuple(now - before for now, before in zip(state.stacks, state.setup.stacks, strict=True))
    return Outcome(chips=chips, pot=state.pot, loser=state.loser)


def apply(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Events of the action and of all that follows without anybody's choice.

    IllegalActionError with a code of REFUSALS.
    """
    if state.phase is Phase.OVER:
        raise IllegalActionError("deal-over")
    if seat not in waiting_on(state):
        raise IllegalActionError("not-your-turn")
    key = _key(action)
    said = _SAID.get((state.phase, key))
    if said is None:
        raise IllegalActionError(_NOT_NOW.get((state.phase, key), "no-such-call"))
    deal = Deal(state, evolve)
    said(deal, seat, action)
    lances.go_on(deal)
    if deal.state.phase is Phase.COUNT:
        count(deal)
    return tuple(deal.events)


def _key(action: Action) -> str:
    match action:
        case Say(word):
            return word
        case Discard():
            return "descarta"
        case Bet():
            return "envido"
        case Raise():
            return "mas"
    return ""


def _discard(deal: Deal, seat: int, action: Discard) -> None:
    if not action.cards:
        raise IllegalActionError("must-discard-at-least", count=1)
    if len(action.cards) > 1:
        raise IllegalActionError("discard-at-most", count=1)
    card = action.cards[0]
    if card not in deal.state.hands[seat]:
        raise IllegalActionError("not-in-hand", card=card.code)
    deal.add(events.CardDiscarded(seat, card))


def _pass(deal: Deal, seat: int, _: Say) -> None:
    lance = deal.state.lance
    if deal.state.phase is Phase.RAISE and (lance.ordago is not None or lance.owed(seat)):
        raise IllegalActionError("must-answer")
    deal.add(events.Passed(seat))


def _bet(deal: Deal, seat: int, action: Bet) -> None:
    free, least = deal.state.stacks[seat], deal.state.rules.min_bet
    if action.amount < least:
        raise IllegalActionError("bet-too-low", least=least)
    if action.amount > free:
        raise IllegalActionError("bet-too-high", most=free)
    deal.add(events.BetMade(seat, action.amount))
    stones.put_on_deposit(deal, seat, action.amount)


def _open_ordago(deal: Deal, seat: int, _: Say) -> None:
    if not deal.state.stacks[seat]:
        raise IllegalActionError("no-stones-left")
    deal.add(events.OrdagoSaid(seat))


def _accept(deal: Deal, seat: int, _: Say) -> None:
    lance = deal.state.lance
    if lance.ordago is None and not lance.owed(seat):
        raise IllegalActionError("owes-nothing")
    if not can_accept(deal.state, seat):
        raise IllegalActionError("cannot-cover", owed=max(1, lance.owed(seat)))
    deal.add(events.BetAccepted(seat))
    if lance.ordago is None:
        stones.put_on_deposit(deal, seat, lance.owed(seat))


def _refuse(deal: Deal, seat: int, _: Say) -> None:
    lance = deal.state.lance
    if deal.state.phase is Phase.ANSWER:
        deal.add(events.BetRefused(seat))
        return
    if lance.ordago is None and not lance.owed(seat):
        raise IllegalActionError("owes-nothing")
    lances.refuse_raise(deal, seat)


def _raise(deal: Deal, seat: int, action: Raise) -> None:
    _check_raise_possible(deal.state)
    least, most = deal.state.rules.min_bet, most_raised(deal.state)
    if action.amount < least:
        raise IllegalActionError("raise-too-low", least=least)
    if action.amount > most:
        raise IllegalActionError("raise-too-high", most=most)
    owed = deal.state.lance.owed(seat)
    deal.add(events.RaiseMade(seat, action.amount))
    stones.put_on_deposit(deal, seat, owed + action.amount)


def _raise_ordago(deal: Deal, seat: int, _: Say) -> None:
    _check_raise_possible(deal.state)
    deal.add(events.OrdagoSaid(seat))
    stones.put_on_deposit(deal, seat, deal.state.lance.owed(seat))


def _check_raise_possible(state: State) -> None:
    if state.lance.ordago is not None:
        raise IllegalActionError("ordago-stands")
    if most_raised(state) < state.rules.min_bet:
        raise IllegalActionError("nothing-to-raise")


_SAID: Mapping[tuple[Phase, str], Callable[[Deal, int, Any], None]] = {
    (Phase.DISCARD, "descarta"): _discard,
    (Phase.OPEN, "paso"): _pass,
    (Phase.OPEN, "envido"): _bet,
    (Phase.OPEN, "ordago"): _open_ordago,
    (Phase.ANSWER, "quiero"): _accept,
    (Phase.ANSWER, "no quiero"): _refuse,
    (Phase.RAISE, "paso"): _pass,
    (Phase.RAISE, "quiero"): _accept,
    (Phase.RAISE, "no quiero"): _refuse,
    (Phase.RAISE, "mas"): _raise,
    (Phase.RAISE, "ordago"): _raise_ordago,
}
_BETTING_CALLS = ("paso", "envido", "ordago", "quiero", "no quiero", "mas")
_NOT_NOW = {
    **{(Phase.DISCARD, call): "must-discard" for call in _BETTING_CALLS},
    **{(Phase.OPEN, call): "nothing-to-answer" for call in ("quiero", "no quiero", "mas")},
    **{(Phase.ANSWER, call): "must-answer" for call in ("paso", "envido")},
    **{(Phase.ANSWER, call): "no-raise-while-answering" for call in ("mas", "ordago")},
}
"""Refusal of a call that exists, in a phase where it may not be said."""
