"""How a lance goes on and ends by itself: refusals, órdagos, levels (1.1, 1.2)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.mus_hands import worst_of
from bot.games.mus_individual import stones
from bot.games.mus_individual.events import (
    BetRefused,
    HandsShown,
    How,
    LanceClosed,
    LanceOpened,
    OrdagoShown,
    RoundTurned,
    SeatFreed,
)
from bot.games.mus_individual.legal import has_to_answer, next_speaker
from bot.games.mus_individual.model import LAST, Phase, State
from bot.games.mus_individual.stones import Deal, is_lost
from bot.games.protocol import POT
from bot.games.turns import seats_from


def refuse_raise(deal: Deal, seat: int) -> None:
    """Who refuses a raise takes what he had accepted of each stake, his own first (n, 2.2)."""
    lance, at = deal.state.lance, deal.state.at
    all_of_it = deal.state.rules.refuse_takes == "all"
    deal.add(BetRefused(seat))
    own = lance.stakes[seat]
    for owner in seats_from(seat, len(lance.stakes)):
        share = lance.stakes[owner] if all_of_it else min(lance.stakes[owner], own)
        stones.take_stake(deal, at, owner, seat, share, "refused")


def go_on(deal: Deal) -> None:
    """All that follows until somebody is to speak or the hands are shown."""
    while not is_lost(deal) and deal.state.phase is not Phase.COUNT and _goes_on(deal):
        pass


def _goes_on(deal: Deal) -> bool:
    """One step that nobody decides; False where a seat is to speak."""
    state = deal.state
    if state.phase is Phase.DISCARD:
        return not state.queue and _open_lance(deal)
    if state.lance.how:
        return _open_lance(deal)
    if state.phase is Phase.RAISE and len(state.lance.inside) < 2:
        return _win_by_refusals(deal)
    if next_speaker(state.lance) is not None:
        return False
    match state.phase:
        case Phase.OPEN:
            return _close(deal, "paso")
        case Phase.ANSWER:
            return _after_answers(deal)
    return _after_round(deal)


def _open_lance(deal: Deal) -> bool:
    state = deal.state
    if state.at == LAST:
        deal.add(HandsShown())
        return True
    order = tuple(seat for seat in seats_from(state.mano, len(state.stacks)) if state.playing[seat])
    name = state.lances[state.at + 1].name
    if name in {"grande", "chica"}:
        deal.add(LanceOpened(name, order))
        return True
    holders = tuple(seat for seat in order if (value := state.values[seat]) and value.strength(name))
    if name == "juego" and not holders:
        deal.add(LanceOpened("punto", order))
    else:
        deal.add(LanceOpened(name, holders))
    return True


def _close(deal: Deal, how: How, winner: int | None = None) -> bool:
    deal.add(LanceClosed(deal.state.lance.name, how, winner))
    return True


def _after_answers(deal: Deal) -> bool:
    lance = deal.state.lance
    if len(lance.inside) == 1:
        return _deje(deal, lance.inside[0])
    if lance.ordago is not None:
        return _ordago(deal)
    deal.add(RoundTurned(-1))
    return True


def _deje(deal: Deal, opener: int) -> bool:
    """Nobody accepts the first bet: it comes back, and the opener deposits the deje at once (2.4)."""
    state = deal.state
    stones.take_stake(deal, state.at, opener, opener, state.lance.stakes[opener], "returned")
    stones.move_free(deal, opener, POT, state.rules.deje, "deje")
    return is_lost(deal) or _close(deal, "won", opener)


def _win_by_refusals(deal: Deal) -> bool:
    """The last one inside takes back what nobody has matched; nobody is left where a refuser took his last stone."""
    state = deal.state
    if not state.lance.inside:
        return _close(deal, "void")
    winner = state.lance.inside[0]
    stones.take_stake(deal, state.at, winner, winner, state.lance.stakes[winner], "returned")
    return _close(deal, "won", winner)


def _after_round(deal: Deal) -> bool:
    lance = deal.state.lance
    if any(has_to_answer(lance, seat) for seat in lance.inside):
        deal.add(RoundTurned(-lance.direction))
        return True
    return _ordago(deal) if lance.ordago is not None else _close(deal, "level")


def _ordago(deal: Deal) -> bool:
    """An accepted órdago: shown and settled at once, but for the last lance (o, p)."""
    state = deal.state
    if state.at == LAST:
        return _close(deal, "ordago")
    callers = _in_order(state, state.lance.inside)
    worst = worst_of(callers, state.values, state.lance.name)
    everybody = all(seat in callers for seat, playing in enumerate(state.playing) if playing)
    deal.add(OrdagoShown(state.lance.name, callers, worst))
    _close(deal, "ordago")
    if everybody:
        _take_earlier_pots(deal, (worst,), worst)
    take_all(deal, state.at, callers, worst)
    if everybody:
        _take_earlier_pots(deal, range(len(state.stacks)), worst)
    for seat in callers:
        if seat != worst and deal.state.playing[seat]:
            deal.add(SeatFreed(seat))
    return True


def take_all(deal: Deal, at: int, callers: tuple[int, ...], worst: int) -> None:
    """The worst hand of an órdago takes the others' stakes in that lance and their free stones, and its own stake."""
    for seat in (worst, *(other for other in callers if other != worst)):
        stones.take_stake(deal, at, seat, worst, deal.state.lances[at].stakes[seat], "ordago")
        if seat != worst:
            stones.move_free(deal, seat, worst, deal.state.stacks[seat], "ordago")


def _take_earlier_pots(deal: Deal, owners: Iterable[int], worst: int) -> None:
    """What is pending from earlier lances goes to the loser of the game too; his own first, before it is over."""
    for earlier in range(deal.state.at):
        for owner in owners:
            stones.take_stake(deal, earlier, owner, worst, deal.state.lances[earlier].stakes[owner], "ordago")


def _in_order(state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those seats from the mano."""
    return tuple(seat for seat in seats_from(state.mano, len(state.stacks)) if seat in seats)
