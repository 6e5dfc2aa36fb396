"""Bestia: whose turn it is, what a seat may do, and why an action is refused."""

from __future__ import annotations

from bot.cards import Card, playable
from bot.games.bestia.model import STRENGTH, BestiaRules, Phase, State
from bot.games.protocol import Action, Discard, DiscardRange, IllegalActionError, Option, Play, Say
from bot.games.tricks import PLAYS, broken_duty

JUEGO, PASO, SERVIDO = Say("juego"), Say("paso"), Discard(())
ACE = 14


def turn_of(state: State) -> int | None:
    """The seat to act; None when nothing is left to do."""
    if state.phase is Phase.PLAY:
        return state.tricks.turn
    if state.phase is Phase.CALLS:
        called, order = len(state.calls), state.table.order
        return order[called] if called < len(order) else None
    if state.phase is Phase.EXCHANGE:
        return state.players[len(state.threw)]
    return None


def goes_on(state: State) -> bool:
    """Whether the tricks are played, once all have called: two play, and do not split the plate."""
    return len(state.players) >= (3 if state.table.rules.two_split else 2)


def trick_unit(rules: BestiaRules, plate: int) -> int:
    """Chips that each trick earns out of `plate`."""
    return plate // 5 if rules.trick_pay == "fifth" else 1


def payment(rules: BestiaRules, plate: int, payers: int = 1) -> int:
    """Chips that each of so many bestias pays, for a plate of `plate` chips before the tricks are paid."""
    base = plate - 5 * trick_unit(rules, plate) if rules.penalty_base == "after" else plate
    if rules.several_bestias == "split":
        base = -(-base // payers)
    return min(base, rules.penalty_cap) if rules.penalty_cap else base


def covered(state: State, seat: int) -> bool:
    """Whether the seat's stack could pay for a bestia. The plate does not change before the settlement."""
    return state.stacks[seat] >= payment(state.table.rules, state.pot)


def nobody_can_play(rules: BestiaRules, plate: int, stacks: tuple[int, ...]) -> bool:
    """Whether after the next antes no stack could pay for a bestia: every deal would be passed from now on."""
    least = payment(rules, plate + rules.ante * len(stacks))
    return max(stacks) - rules.ante < least


def left_to_draw(state: State) -> int:
    """Cards that the seats after may still draw in the exchange."""
    return state.table.stock_size - sum(state.threw)


def legal_actions(state: State, seat: int) -> tuple[Option, ...]:
    """All that the seat may do now; empty out of turn."""
    if seat != turn_of(state):
        return ()
    if state.phase is Phase.PLAY:
        return tuple([PLAYS[card] for card in legal_cards(state, seat)])
    if state.phase is Phase.CALLS:
        return (JUEGO, PASO) if covered(state, seat) else (PASO,)
    most = min(state.table.rules.exchange, left_to_draw(state))
    return (DiscardRange(1, most), SERVIDO) if most else (SERVIDO,)


def legal_cards(state: State, seat: int) -> tuple[Card, ...]:
    """Cards that the seat, whose turn it is, may play."""
    table, tricks = state.table, state.tricks
    hand = tricks.hands[seat]
    if not tricks.lying and table.rules.ace_trump_leads:
        return tuple(card for card in hand if card.rank == ACE and card.suit is table.trump) or hand
    return playable(hand, tricks.lying, table.trump, STRENGTH, table.duties)


def check(state: State, seat: int, action: Action) -> None:
    """IllegalActionError with its code where the rules refuse the action."""
    turn = turn_of(state)
    if turn is None:
        raise IllegalActionError("deal-over")
    if seat != turn:
        raise IllegalActionError("not-your-turn", seat=turn)
    if state.phase is Phase.PLAY:
        _check_card(state, seat, action)
    elif state.phase is Phase.CALLS:
        _check_call(state, seat, action)
    else:
        _check_exchange(state, seat, action)


def _check_call(state: State, seat: int, action: Action) -> None:
    if not isinstance(action, Say):
        raise IllegalActionError("must-call")
    if action not in (JUEGO, PASO):
        raise IllegalActionError("no-such-call", word=action.word)
    if action == JUEGO and not covered(state, seat):
        raise IllegalActionError("cannot-cover", amount=payment(state.table.rules, state.pot))


def _check_exchange(state: State, seat: int, action: Action) -> None:
    if not isinstance(action, Discard):
        raise IllegalActionError("must-exchange")
    most = min(state.table.rules.exchange, left_to_draw(state))
    if len(action.cards) > most:
        raise IllegalActionError("discard-at-most", most=most)
    held = set(state.tricks.hands[seat])
    if len(held.intersection(action.cards)) < len(action.cards):
        raise IllegalActionError("not-in-hand")


def _check_card(state: State, seat: int, action: Action) -> None:
    if not isinstance(action, Play):
        raise IllegalActionError("must-play")
    if action.card in legal_cards(state, seat):
        return
    hand, lying = state.tricks.hands[seat], state.tricks.lying
    if action.card in hand and not lying:
        raise IllegalActionError("must-lead-trump-ace")
    raise IllegalActionError(broken_duty(hand, lying, state.table.trump, STRENGTH, action.card), card=action.card.code)
