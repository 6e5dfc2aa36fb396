"""What a seat may do now, and the word for what it may not."""

from __future__ import annotations

from bot.cards import Card, playable
from bot.games.julepe.deal import risk_of
from bot.games.julepe.model import HAND, STRENGTH, Phase
from bot.games.julepe.state import State
from bot.games.protocol import Action, Discard, DiscardRange, IllegalActionError, Option, Play, Say
from bot.games.tricks import PLAYS as CARDS, broken_duty

PLAYS, PASSES, DANCES = Say("juego"), Say("paso"), Say("baile")
DEFENDS, REFUSES = Say("defiende"), Say("no defiende")
SERVED = Discard(())
_CALLS = (PLAYS, PASSES, DANCES)


def legal_actions(state: State, seat: int) -> tuple[Option, ...]:
    if seat in state.asked:
        return _answers(state, seat)
    if state.turn != seat:
        return (DANCES,) if _dances_early(state, seat) else ()
    if state.phase is Phase.CALLS:
        return _calls(state, seat)
    if state.phase is Phase.DRAW:
        return _throws(state, seat)
    return tuple([CARDS[card] for card in playable_cards(state, seat)])


def playable_cards(state: State, seat: int) -> tuple[Card, ...]:
    table = state.table
    return playable(state.hands[seat], state.board.lying, table.trump, STRENGTH, table.duties)


def _may_dance(state: State, seat: int) -> bool:
    table = state.table
    return (
        seat == table.dealer != table.alcalde
        and table.rules.dealer_takes_turn_up != "never"
        and state.calls[seat] is None
        and state.stacks[seat] >= risk_of(table, dances=True)
    )


def _dances_early(state: State, seat: int) -> bool:
    timing = state.table.rules.turn_up_timing
    if timing == "own_call" or (timing == "before_calls" and any(state.calls)):
        return False
    return _may_dance(state, seat)


def _calls(state: State, seat: int) -> tuple[Option, ...]:
    rules = state.table.rules
    playing: list[Option] = []
    if state.stacks[seat] >= risk_of(state.table) and not _only_dances(state, seat):
        playing.append(PLAYS)
    if _may_dance(state, seat) and rules.turn_up_timing != "before_calls":
        playing.append(DANCES)
    if playing and (_bound_by_ace(state, seat) or _bound_as_dealer(state, seat)):
        return tuple(playing)
    return (*playing, PASSES)


def _only_dances(state: State, seat: int) -> bool:
    return seat == state.table.dealer and state.table.rules.dealer_takes_turn_up == "always"


def _bound_by_ace(state: State, seat: int) -> bool:
    trump = state.table.trump
    held = any(card.rank == 1 and card.suit is trump for card in state.hands[seat])
    return held and state.table.rules.ace_must_play


def _bound_as_dealer(state: State, seat: int) -> bool:
    must = state.table.rules.all_pass == "dealer_must"  # noqa: S105  (a rule, no password)
    if not must or seat != state.table.dealer:
        return False
    return all(state.calls[other] == "paso" for other in state.table.order if other != seat)


def _answers(state: State, seat: int) -> tuple[Option, ...]:
    if state.turn not in (None, seat):
        return ()
    rules = state.table.rules
    last = len(state.asked) == 1 or rules.defender_choice == "first_to_ask"
    if seat == state.table.dealer and rules.lone_undefended == "dealer_defends" and last:
        return (DEFENDS,)
    return (DEFENDS, REFUSES)


def _throws(state: State, seat: int) -> tuple[Option, ...]:
    held = len(state.hands[seat])
    least = held - HAND
    if seat == state.defender:
        return (DiscardRange(least, least),)
    return (DiscardRange(least, held),) if least else (SERVED, DiscardRange(1, held))


def refusal(state: State, seat: int, action: Action) -> IllegalActionError:
    """Why the rules refuse `action`, which is not legal now."""
    if state.phase is Phase.OVER:
        return IllegalActionError("deal-over")
    if action == DANCES:
        return IllegalActionError(_why_no_dance(state, seat), needed=risk_of(state.table, dances=True))
    options = legal_actions(state, seat)
    if not options or (state.turn != seat and seat not in state.asked):
        return IllegalActionError("already-called" if _repeats_call(state, seat, action) else "not-your-turn")
    match state.phase, action:
        case Phase.CALLS, Say():
            return IllegalActionError(_why_no_call(state, seat, action), needed=risk_of(state.table))
        case Phase.DEFENCE, Say():
            return IllegalActionError("must-defend" if action == REFUSES else "no-such-call")
        case Phase.DRAW, Discard(cards):
            return _why_no_throw(state, seat, cards)
        case Phase.PLAY, Play(card):
            table = state.table
            return IllegalActionError(broken_duty(state.hands[seat], state.board.lying, table.trump, STRENGTH, card))
    return IllegalActionError("not-now")


def _repeats_call(state: State, seat: int, action: Action) -> bool:
    return action in _CALLS and state.phase is Phase.CALLS and state.calls[seat] is not None


def _why_no_dance(state: State, seat: int) -> str:
    rules = state.table.rules
    if rules.dealer_takes_turn_up == "never":
        return "no-such-call"
    if seat != state.table.dealer or seat == state.table.alcalde:
        return "not-your-turn-up"
    if state.calls[seat] is not None:
        return "already-called"
    if rules.turn_up_timing == "before_calls" and any(state.calls):
        return "turn-up-too-late"
    return "turn-up-too-early" if rules.turn_up_timing == "own_call" and state.turn != seat else "cannot-cover"


def _why_no_call(state: State, seat: int, action: Action) -> str:
    if action == PLAYS:
        return "must-take-turn-up" if _only_dances(state, seat) else "cannot-cover"
    if action == PASSES:
        return "must-play-ace" if _bound_by_ace(state, seat) else "dealer-must-play"
    return "no-such-call"


def _why_no_throw(state: State, seat: int, cards: tuple[Card, ...]) -> IllegalActionError:
    held = state.hands[seat]
    if len(set(cards)) < len(cards) or not set(cards) <= set(held):
        return IllegalActionError("not-in-hand")
    least = len(held) - HAND
    if len(cards) < least:
        return IllegalActionError("must-discard-at-least", number=least)
    return IllegalActionError("must-discard-at-most", number=least)
