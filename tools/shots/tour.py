"""Which moments of an evening are photographed."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playground.forms import text_of
from playground.wire import Json
from tests.e2e.rig import verb
from tools.shots.album import Album
from tools.shots.phone import Phone
from tools.shots.plays import Choice, Game, button

BOTS = 3
COMMANDS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("chips-balance", "chips balance", {}),
    ("chips-history", "chips history", {}),
    ("config-show", "config show", {}),
    ("config-rules", "config rules", {"game": "julepe"}),
    ("glossary", "glossary", {"term": "baza"}),
)


async def play(phone: Phone, game: Game, channel: str) -> Album:
    """A game from its lobby to the result of the fullest deal, and its rules."""
    await phone.open(channel)
    await phone.command(game.command, bots=BOTS, **dict(game.options))
    await phone.until(lambda: phone.find("begin"))
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
        album.pictures["result"] = await phone.shoot(_settled(phone))
    return album


async def _decision(phone: Phone, pressed: str) -> Choice:
    """The next thing to decide, or nothing once the deal is settled."""

    def seen() -> list[Choice]:
        if _settled(phone):
            return [Choice()]
        for message in reversed(phone.member.private(phone.channel)):
            controls = phone.member.controls(message)
            choice = Choice.of(controls)
            if choice and all(each["custom_id"] != pressed for each in controls):
                return [choice]
        return []

    return (await phone.until(seen))[0]


async def _photograph(phone: Phone, choice: Choice, turn: int, album: Album) -> None:
    """Keeps the best picture of each kind: the fullest table is the most telling one."""
    screen = "hand" if turn == 0 else choice.screen
    cards = _cards_on_the_table(phone)
    album.fullest = max(album.fullest, cards)
    if album.wants(screen, cards * 10 + len(choice.acts)):
        album.pictures[screen] = await phone.shoot()


def _cards_on_the_table(phone: Phone) -> int:
    table = next((message for message, control in phone.controls(private=False) if verb(control) == "hand"), None)
    lines = text_of(table).splitlines() if table else []
    return sum(line[:1].isdigit() for line in lines)


def _settled(phone: Phone) -> Json | None:
    """The message that offers the next deal."""
    return next((message for message, control in phone.controls(private=False) if verb(control) == "next"), None)


async def commands(phone: Phone, channel: str) -> AsyncIterator[tuple[str, bytes]]:
    """The private screens outside games, by name."""
    await phone.open(channel)
    for name, path, options in COMMANDS:
        await phone.dismiss_all()
        await phone.command(path, **options)
        await phone.until(lambda: phone.member.private(phone.channel))
        yield name, await phone.shoot()
