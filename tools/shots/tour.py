"""Which moments of an evening are photographed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from playwright.async_api import ViewportSize

from playground.forms import text_of
from playground.wire import Json
from tests.e2e.rig import verb
from tools.shots.album import Album
from tools.shots.phone import Phone
from tools.shots.plays import Choice, Game, button

BOTS = 3
LOST_S = 6.0
POSTER: ViewportSize = {"width": 460, "height": 860}
"""A table with the private hand below it, for the first page."""


@dataclass(frozen=True)
class Command:
    """`picture`: its name. `then`: the verb of a control to press before the picture is taken; none: as answered."""

    picture: str
    path: str
    options: tuple[tuple[str, str], ...] = ()
    then: str = ""


MEMBERS = (
    Command("chips-balance", "chips balance"),
    Command("chips-history", "chips history"),
    Command("stats", "stats"),
    Command("glossary", "glossary", (("term", "baza"),)),
    Command("learn", "learn", (("game", "julepe"),)),
    Command("replay", "replay", then="replay"),
)
ADMINISTRATORS = (
    Command("config-show", "config show"),
    Command("config-rules", "config rules", (("game", "julepe"),)),
)


async def play(phone: Phone, game: Game, channel: str) -> Album:
    """A game from its lobby to the result of the fullest deal, and its rules."""
    await phone.open(channel)
    await phone.command(game.command, bots=BOTS, **dict(game.options))
    await phone.until(lambda: phone.find("begin"))
    await phone.settle()
    lobby = await phone.shoot()
    await phone.press("begin")
    best = Album()
    for number in range(1, game.last + 1):
        album = await _deal(phone, game, is_shown=number >= game.first)
        if album.is_better_than(best, game.wanted):
            best = album
        if best.is_full(game.wanted, game.full):
            break
    best.pictures |= {"lobby": lobby, "rules": await _rules(phone)}
    return best


async def _rules(phone: Phone) -> bytes:
    await phone.dismiss_all()
    await phone.command("rules")
    await phone.until(lambda: phone.member.private(phone.channel))
    await phone.settle()
    return await phone.shoot()


async def _deal(phone: Phone, game: Game, *, is_shown: bool) -> Album:
    """Plays a deal to its settlement; the album stays empty unless it is shown."""
    album = Album()
    turn, pressed = 0, ""
    if _settled(phone):
        await phone.press("next")
        await phone.until(lambda: not _settled(phone))
    await phone.dismiss_all()
    await phone.press("hand")
    while choice := await _decision(phone, pressed):
        if is_shown:
            await _photograph(phone, choice, turn, album)
        chosen = button(game, choice, turn)
        if not await phone.tap(chosen):
            continue
        if chosen in choice.picks:
            await phone.until(lambda: phone.find("discard", private=True))
            continue
        pressed = chosen["custom_id"]
        turn += 1
    if is_shown:
        await phone.settle()
        album.pictures["result"] = await phone.shoot(_settled(phone))
    return album


async def _decision(phone: Phone, pressed: str) -> Choice:
    """The next thing to decide, or nothing once the deal is settled. A press that was lost is made again."""

    def seen(but: str) -> list[Choice]:
        if _settled(phone):
            return [Choice()]
        for message in reversed(phone.member.private(phone.channel)):
            controls = phone.member.controls(message)
            choice = Choice.of(controls)
            if choice and all(each["custom_id"] != but for each in controls):
                return [choice]
        return []

    try:
        return (await phone.until(lambda: seen(pressed), LOST_S))[0]
    except TimeoutError:
        if not phone.member.private(phone.channel):
            await phone.press("hand")
        return (await phone.until(lambda: seen("")))[0]


async def _photograph(phone: Phone, choice: Choice, turn: int, album: Album) -> None:
    """Keeps the best picture of each kind: the fullest table is the most telling one."""
    screen = choice.screen if choice.screen or turn else "hand"
    await phone.settle()
    cards = _cards_on_the_table(phone)
    album.fullest = max(album.fullest, cards)
    if not screen or not album.wants(screen, cards * 10 + len(choice.acts)):
        return
    album.pictures[screen] = await phone.shoot()
    if screen == "trick":
        async with phone.sized(POSTER):
            await phone.settle()
            album.poster = await phone.shoot()


def _cards_on_the_table(phone: Phone) -> int:
    """Of a trick that waits for this member; none of one that is over."""
    table = next((message for message, control in phone.controls(private=False) if verb(control) == "hand"), None)
    cards = [line for line in (text_of(table).splitlines() if table else []) if line[:1].isdigit()]
    return 0 if any(phone.member.id in line for line in cards) else len(cards)


def _settled(phone: Phone) -> Json | None:
    """The message that offers the next deal."""
    return next((message for message, control in phone.controls(private=False) if verb(control) == "next"), None)


async def commands(phone: Phone, called: tuple[Command, ...], channel: str) -> AsyncIterator[tuple[str, bytes]]:
    """The private screens outside games, by name."""
    await phone.open(channel)
    for command in called:
        await phone.dismiss_all()
        await phone.command(command.path, **dict(command.options))
        await phone.until(lambda: phone.member.private(phone.channel))
        if command.then:
            await phone.press(command.then, private=True)
        await phone.settle()
        yield command.picture, await phone.shoot()
