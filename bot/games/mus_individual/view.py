"""What a seat of individual mus may see, filled field by field."""

from __future__ import annotations

from bot.games.mus_hands import is_real
from bot.games.mus_individual.legal import legal_actions, waiting_on
from bot.games.mus_individual.model import MusIndividualView, Phase, State, Worth

_BETTING = frozenset({Phase.OPEN, Phase.ANSWER, Phase.RAISE})


def view_for(state: State, seat: int | None) -> MusIndividualView:
    over = state.phase is Phase.OVER
    present = state.lance if state.phase in _BETTING else None
    asked = seat is not None and seat in waiting_on(state)
    return MusIndividualView(
        seat=seat,
        seats=len(state.stacks),
        dealer=state.setup.carry.dealer,
        hand=() if seat is None else state.hands[seat],
        legal=() if seat is None else legal_actions(state, seat),
        waiting_on=waiting_on(state),
        over=over,
        rules=state.rules,
        mano=state.mano,
        phase=state.phase,
        stacks=state.stacks,
        plate=state.pot,
        defeats=state.setup.carry.tallies or (0,) * len(state.stacks),
        playing=state.playing,
        threw=tuple(card is not None for card in state.discards),
        ledger=state.lances,
        lance=present.name if present else None,
        owed=present.owed(seat) if present and asked and seat is not None else 0,
        refusal_share=_share(state, seat) if asked and seat is not None and state.phase is Phase.RAISE else 0,
        worth=None if seat is None else _worth(state, seat),
        shown_hands=state.hands if over else (),
        counted=state.counted,
        loser=state.loser,
    )


def _share(state: State, seat: int) -> int:
    stakes = state.lance.stakes
    if state.rules.refuse_takes == "all":
        return sum(stakes)
    return sum(min(stake, stakes[seat]) for stake in stakes)


def _worth(state: State, seat: int) -> Worth | None:
    value = state.values[seat]
    if value is None:
        return None
    return Worth(value.ranks, value.pairing, value.points, value.juego > 0, is_real(value.ranks, state.rules.real))
