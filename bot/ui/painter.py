"""Which screen a table shows now, in public and to each member."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.cards import Card
from bot.games.protocol import AnyGame, Option, Play, View
from bot.games.tricks import Trick
from bot.l10n import Texts
from bot.sessions.members import CardStyle
from bot.sessions.model import Phase, Seat, SeatLeft, Table
from bot.ui import kit
from bot.ui.chronicle import Chronicle
from bot.ui.emojis import NO_EMOJI, Emojis
from bot.ui.hands import Seen
from bot.ui.illustrated import with_hand, with_trick
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene, name_of, signs_for
from bot.ui.screens import lobby, rules, table as tables


class Painter:
    """`deadline` and `closes_at` are the service's."""

    def __init__(
        self,
        games: Callable[[str], AnyGame],
        emojis: Emojis,
        chronicle: Chronicle,
        deadline: Callable[[str], float | None],
        closes_at: Callable[[str], float | None],
    ) -> None:
        self.games = games
        self.emojis = emojis
        self._chronicle = chronicle
        self._deadline = deadline
        self._closes_at = closes_at

    def scene(self, table: Table, t: Texts, seat: int | None = None) -> Scene:
        """`seat`: number in the deal of the seat that looks; None: everybody."""
        deal = table.deal
        return Scene(
            table=table,
            t=t,
            emojis=self.emojis,
            view=None if deal is None else self.games(table.game).rules.view_for(deal, seat),
            deadline=None if table.paused else self._deadline(table.id),
            known=self._chronicle.seats(table.id),
            news=self._chronicle.news(table.id, table.version),
        )

    def public(self, table: Table, t: Texts) -> kit.View:
        scene = self.scene(table, t)
        if table.phase is Phase.CLOSED:
            return tables.closed(scene, self._returned(scene))
        if table.paused:
            return tables.paused(scene)
        if table.phase is Phase.LOBBY or table.deal is None:
            game = self.games(table.game)
            return lobby.lobby(scene, game.seats, self._closes_at(table.id), paired=game.pairs)
        renderer = renderer_of(table.game)
        return renderer.public(scene) if table.phase is Phase.PLAYING else renderer.result(scene)

    def past(self, table: Table, t: Texts) -> kit.View:
        """The result of a deal that `table` shows, once another deal has begun or the table has closed."""
        scene = replace(self.scene(table, t), past=True, deadline=None, news=())
        return renderer_of(table.game).result(scene)

    def begun(self, table: Table, t: Texts) -> kit.View:
        """What the lobby's message becomes once the first deal has a message of its own."""
        return lobby.begun(self.scene(table, t))

    def private(
        self,
        table: Table,
        user_id: int,
        t: Texts,
        chosen: tuple[int, ...] | None = None,
        style: CardStyle = "emoji",
    ) -> kit.View:
        """A member's hand, or what stands in its place: not seated, waiting, paused. `style`: of its cards."""
        held = table.seat_of_user(user_id)
        if table.phase is Phase.CLOSED:
            return tables.closed(self.scene(table, t))
        if held is None or held.leaving:
            scene = self.scene(table, t)
            return tables.watching(scene) if held is None else tables.left(scene)
        seat = table.deal_seat(held.chair)
        if table.phase is not Phase.PLAYING or table.paused or seat is None or table.deal is None:
            return tables.waiting(self.scene(table, t), held.stack)
        scene = self._styled(self.scene(table, t, seat), style)
        renderer = renderer_of(table.game)
        view = renderer.private(scene, chosen)
        if style != "drawing":
            return view
        playable = frozenset(option.card for option in scene.view.legal if isinstance(option, Play))
        return with_hand(view, tuple(renderer.held(scene)), playable or None, t)

    def offers(self, table: Table, user_id: int) -> tuple[Option, ...]:
        """What a member may do in the deal now, in turn or out of it."""
        seat = self._deal_seat(table, user_id)
        if table.phase is not Phase.PLAYING or table.paused or table.deal is None or seat is None:
            return ()
        options: tuple[Option, ...] = self.games(table.game).rules.legal_actions(table.deal, seat)
        return options

    def seen(self, table: Table, user_id: int, locale: str | None) -> Seen:
        """What a member's hand shows if it is drawn now."""
        held, seat = table.seat_of_user(user_id), self._deal_seat(table, user_id)
        heard = () if seat is None else signs_for(table, seat)
        is_over, has_left = table.phase is Phase.SETTLED, held is not None and held.leaving
        return Seen(locale, table.version, table.number, self.offers(table, user_id), heard, is_over, has_left)

    def _deal_seat(self, table: Table, user_id: int) -> int | None:
        """The seat of the deal that a member decides for; None for who is not dealt in or has left."""
        held = table.seat_of_user(user_id)
        return None if held is None or held.leaving else table.deal_seat(held.chair)

    def hand_of(self, table: Table, user_id: int) -> tuple[Card, ...]:
        """A member's own cards, in the order in which ids name them; none where the member holds none."""
        seat = self._deal_seat(table, user_id)
        if seat is None or table.deal is None:
            return ()
        view: View = self.games(table.game).rules.view_for(table.deal, seat)
        return view.hand

    def rules(self, table: Table, t: Texts, topic: str | None = None) -> kit.View:
        return rules.rules(t, table.game, table.rules, self.scene(table, t).id("topic"), topic)

    def log(self, table: Table, t: Texts, style: CardStyle = "emoji") -> kit.View | None:
        """The tricks of the deal for one reader; None where there is no deal."""
        if table.deal is None:
            return None
        scene = self._styled(self.scene(table, t), style)
        view = renderer_of(table.game).log(scene)
        finished: tuple[Trick, ...] = getattr(scene.view, "finished", ())
        last = finished[-1] if finished else None
        if style != "drawing" or last is None or last.winner is None:
            return view
        return with_trick(view, last.cards, last.seats.index(last.winner), t)

    def _styled(self, scene: Scene, style: CardStyle) -> Scene:
        return replace(scene, emojis=NO_EMOJI) if style == "words" else scene

    def waiting(self, table: Table) -> tuple[Seat, ...]:
        """Seats whose decision the deal needs now; none while paused."""
        if table.phase is not Phase.PLAYING or table.paused or table.deal is None:
            return ()
        chairs = [table.playing[seat] for seat in self.games(table.game).rules.waiting_on(table.deal)]
        return tuple(table.seat_at(chair) for chair in chairs)

    def people_waited_on(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.waiting(table) if not seat.played_by_computer)

    def _returned(self, scene: Scene) -> tuple[tuple[str, int], ...]:
        """Who took how many chips away when the table closed."""
        return tuple(
            (name_of(scene.known[event.chair]), event.stack)
            for event in scene.news
            if isinstance(event, SeatLeft) and event.chair in scene.known and not scene.known[event.chair].is_bot
        )
