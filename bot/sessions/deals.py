"""Deals: who is dealt in, what a deal begins from, actions, settlement. Pure verbs."""

from __future__ import annotations

from dataclasses import replace

from bot.cards import FRENCH_52, SPANISH_40, shuffled
from bot.games.protocol import Action, AnyGame, BetRange, Carry, DiscardRange, IllegalActionError, RaiseRange, Setup
from bot.games.words import word_of
from bot.sessions import seating
from bot.sessions.draft import Draft
from bot.sessions.errors import RefusedError
from bot.sessions.lobby import come_back
from bot.sessions.model import DealBegan, DealEnded, InDeal, Phase, Seat, StakePaid, Table, ToppedUp

DEALER_LOT = 255
"""Order of the seed's shuffle that draws the first dealer."""


def begin(draft: Draft, user_id: int, seed: bytes) -> None:
    """The first deal, when the host says so; later deals, when anybody seated does.

    Refused: not-seated, not-host, deal-running, paused, too-few-seats, cannot-afford.
    """
    table = draft.table
    draft.seat_of(user_id)
    host = table.seat_of_user(table.host)
    if table.phase is Phase.LOBBY and host is not None and table.host != user_id:
        raise draft.refusal("not-host")
    come_back(draft, user_id)
    deal(draft, seed)


def deal(draft: Draft, seed: bytes) -> None:
    """Tops stacks up, draws the cards and deals. Refused: deal-running, paused, too-few-seats, cannot-afford."""
    if draft.table.phase is Phase.PLAYING:
        raise draft.refusal("deal-running")
    if draft.table.paused:
        raise draft.refusal("paused")
    if not seating.game_runs_on(draft.game, draft.table):
        _top_up(draft)
    playing, carry = _composition(draft, seed)
    if not any(draft.table.seat_at(chair) in seating.present(draft.table) for chair in playing):
        raise draft.refusal("too-few-seats", present=0)
    _stakes(draft, playing)
    pot = draft.table.pot if draft.game.counts == "chips" else carry.pot
    carry = replace(carry, pot=pot)
    setup = _setup(draft, playing, carry, seed)
    before = replace(draft.table, deal=None)
    draft.add(DealBegan(before, playing, carry, draft.table.number + 1, seed.hex()))
    for event in draft.game.rules.start(draft.table.rules, setup):
        draft.add(InDeal(event))
    _finish_if_over(draft)


def _top_up(draft: Draft) -> None:
    for seat in draft.table.seats:
        missing = draft.table.terms.buy_in - seat.stack
        if seat.user_id is not None:
            missing = min(missing, _may_add(draft, seat, seat.user_id))
        if missing > 0 and not seat.leaving:
            draft.add(ToppedUp(seat.chair, missing))


def _may_add(draft: Draft, seat: Seat, user_id: int) -> int:
    """Chips by which a person's stack may still be topped up: what the purse and the terms allow."""
    terms = draft.table.terms
    purse = draft.funds.get(user_id, 0) if terms.at_stake else terms.buy_in
    return purse if terms.top_up is None else min(purse, max(terms.top_up - seat.topped_up, 0))


def _composition(draft: Draft, seed: bytes) -> tuple[tuple[int, ...], Carry]:
    """Chairs dealt in, in order of play, and the carry as those seats see it."""
    table = draft.table
    if seating.game_runs_on(draft.game, table) and table.carry is not None:
        return table.playing, table.carry
    seats = [seat for seat in table.seats if not seat.leaving]
    while True:
        allowed = [count for count in draft.game.seats if count <= len(seats)]
        if not allowed:
            raise _too_few(draft, [seat.chair for seat in seats])
        seats = seats[: allowed[-1]]
        carry = _carry_for(draft, tuple(seat.chair for seat in seats), seed)
        able = [seat for place, seat in enumerate(seats) if _covers(draft, seat, place, len(seats), carry)]
        if len(able) == len(seats):
            return tuple(seat.chair for seat in seats), carry
        seats = able


def _too_few(draft: Draft, able: list[int]) -> RefusedError:
    """Why so few can be dealt in: not enough sit, or `name` (the first of them) has too few chips."""
    broke = [seat.name for seat in draft.table.seats if not seat.leaving and seat.chair not in able]
    least = draft.game.seats[0]
    if len(able) + len(broke) < least or not broke:
        return draft.refusal("too-few-seats", seats=least)
    return draft.refusal("cannot-afford", seats=least, name=broke[0])


def _covers(draft: Draft, seat: Seat, place: int, seats: int, carry: Carry) -> bool:
    if draft.game.counts != "chips":
        return seat.stack >= draft.table.terms.stake
    return seat.stack >= draft.game.rules.required_stack(draft.table.rules, carry, seats, place)


def _carry_for(draft: Draft, chairs: tuple[int, ...], seed: bytes) -> Carry:
    """What the deal before handed on, in the numbering of `chairs`; the first dealer of a table is drawn by lot.

    Where that deal ended its game, the game itself opens the next.
    """
    table, rules = draft.table, draft.game.rules
    before = seating.dealer_chair(table)
    if before is None:
        dealer = shuffled(seed, range(len(chairs)), DEALER_LOT)[0]
    else:
        dealer = chairs.index(seating.from_chair(chairs, before)[0])
    try:
        opening = rules.opening(table.rules, len(chairs), dealer)
    except ValueError as error:
        raise draft.refusal("too-few-seats", seats=len(chairs), why=str(error)) from error
    if table.carry is None:
        return opening
    if chairs == table.playing:
        return table.carry
    return replace(
        table.carry,
        dealer=dealer,
        scores=_mapped(table, chairs, table.carry.scores, opening.scores),
        tallies=_mapped(table, chairs, table.carry.tallies, opening.tallies),
    )


def _mapped(table: Table, chairs: tuple[int, ...], values: tuple[int, ...], fresh: tuple[int, ...]) -> tuple[int, ...]:
    """Values per seat as the chairs sit now; who comes new gets what a first deal gives."""
    if len(values) != len(table.playing):
        return fresh
    by_chair = dict(zip(table.playing, values, strict=True))
    new = dict(zip(chairs, fresh, strict=True)) if len(fresh) == len(chairs) else {}
    return tuple(by_chair.get(chair, new.get(chair, 0)) for chair in chairs)


def _stakes(draft: Draft, playing: tuple[int, ...]) -> None:
    stake = draft.table.terms.stake
    if draft.game.counts == "chips" or not stake or seating.game_runs_on(draft.game, draft.table):
        return
    for chair in playing:
        draft.add(StakePaid(chair, stake))


def _setup(draft: Draft, playing: tuple[int, ...], carry: Carry, seed: bytes) -> Setup:
    game = draft.game
    stacks = tuple(draft.table.seat_at(chair).stack for chair in playing)
    if game.counts == "stones" and len(carry.scores) == len(playing):
        stacks = carry.scores
    cards = game.cards or (SPANISH_40 if game.pack == "spanish" else FRENCH_52)
    orders = tuple(shuffled(seed, cards, order) for order in range(game.reserves + 1))
    return Setup(stacks, carry, orders[0], orders[1:])


def act(draft: Draft, user_id: int, action: Action) -> None:
    """An action of a seat's owner. Refused: not-seated, no-deal, paused, not-your-turn, or the game's own code."""
    chair, _ = _on_turn(draft, user_id)
    come_back(draft, user_id)
    act_for(draft, chair, action)


def choose(draft: Draft, user_id: int, index: int) -> None:
    """The legal action number `index`, as the interface numbers them. Refused as `act`; stale; needs-amount."""
    chair, seat = _on_turn(draft, user_id)
    options = draft.game.rules.legal_actions(draft.table.deal, seat)
    if not 0 <= index < len(options):
        raise draft.refusal("stale")
    option = options[index]
    if isinstance(option, DiscardRange | BetRange | RaiseRange):
        raise draft.refusal("needs-amount")
    come_back(draft, user_id)
    act_for(draft, chair, option)


def _on_turn(draft: Draft, user_id: int) -> tuple[int, int]:
    """Chair and seat number of a member who may do something now."""
    table = draft.table
    chair = draft.seat_of(user_id).chair
    if table.phase is not Phase.PLAYING:
        raise draft.refusal("no-deal")
    if table.paused:
        raise draft.refusal("paused")
    seat = table.deal_seat(chair)
    if seat is None or not draft.game.rules.legal_actions(table.deal, seat):
        raise draft.refusal("not-your-turn")
    return chair, seat


def act_for(draft: Draft, chair: int, action: Action) -> None:
    """The action of a chair, whoever decided it, and all that follows up to the settlement."""
    table = draft.table
    seat = table.playing.index(chair)
    try:
        events = draft.game.rules.apply(table.deal, seat, action)
    except IllegalActionError as error:
        raise draft.refusal(error.code, **error.details) from error
    for place, event in enumerate(events):
        draft.add(InDeal(event, chair, word_of(action) if place == 0 else None))
    _finish_if_over(draft)


def waiting_chairs(game: AnyGame, table: Table) -> tuple[int, ...]:
    """Chairs whose decision the deal needs now, in the order of the rules; none while paused."""
    if table.phase is not Phase.PLAYING or table.paused or table.deal is None:
        return ()
    return tuple(table.playing[seat] for seat in game.rules.waiting_on(table.deal))


def _finish_if_over(draft: Draft) -> None:
    rules = draft.game.rules
    if not rules.is_over(draft.table.deal):
        return
    carry = rules.carry(draft.table.deal)
    draft.add(DealEnded(carry, rules.outcome(draft.table.deal)))
    playing = draft.table.playing
    if draft.game.counts != "chips" and carry.over:
        winners = tuple(playing[seat] for seat in carry.winners) or playing
        share_from = playing[carry.dealer]
        seating.share_pot(draft, seating.from_chair(winners, share_from), "stake-won")
    if _is_stuck(draft):
        seating.share_pot(draft, seating.from_chair(playing, playing[carry.dealer]), "plate")
    for seat in draft.table.seats:
        if seat.leaving and not seating.bound(draft.game, draft.table, seat.chair):
            seating.vacate(draft, seat.chair, "left")
    seating.close_if_deserted(draft)


def _is_stuck(draft: Draft) -> bool:
    """Whether the plate has outgrown every stack. Those below the buy-in may be topped up, unless that did not help."""
    table, game = draft.table, draft.game
    if game.stuck is None or not table.pot:
        return False
    stacks = tuple(table.seat_at(chair).stack for chair in table.playing)
    outcome = game.rules.outcome(table.deal)
    if any(outcome.tricks or ()):
        stacks = tuple(max(stack, table.terms.buy_in) for stack in stacks)
    return bool(game.stuck(table.rules, table.pot, stacks))
