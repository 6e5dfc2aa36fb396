"""What a seat of mus may see, filled field by field."""

from __future__ import annotations

from bot.games.mus.bets import refusal_cost
from bot.games.mus.legal import legal_actions, waiting_on
from bot.games.mus.match import tallies_of
from bot.games.mus.model import MusView, Phase, State, worth_of
from bot.games.mus.signals import signals_of
from bot.games.mus_hands import value_of


def view_for(state: State, seat: int | None) -> MusView:
    over = state.phase is Phase.OVER
    hand = () if seat is None else state.hands[seat]
    value = value_of(hand, state.rules.kings, state.rules.real) if len(hand) == 4 else None
    present = state.lances[state.at] if state.phase in {Phase.OPEN, Phase.ANSWER} else None
    signalling = state.rules.signals == "button" and not state.running and not over
    tallies = tallies_of(state.setup.carry)
    return MusView(
        seat=seat,
        seats=len(state.hands),
        dealer=(state.mano - 1) % len(state.hands),
        hand=hand,
        legal=() if seat is None else legal_actions(state, seat),
        waiting_on=waiting_on(state),
        over=over,
        rules=state.rules,
        mano=state.mano,
        phase=state.phase,
        score=state.score,
        games=(tallies[0], tallies[1]),
        vacas=(tallies[2], tallies[3]),
        running=state.running,
        rounds=state.rounds,
        threw=tuple(len(cards) for cards in state.thrown),
        ledger=state.lances,
        lance=present.name if present else None,
        refusal_cost=refusal_cost(state.rules, present) if present and state.phase is Phase.ANSWER else None,
        worth=worth_of(value) if value else None,
        signals=signals_of(value) if signalling and value else (),
        shown_hands=state.hands if over else (),
        counted=state.counted,
        winner=state.winner,
    )
