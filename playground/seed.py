"""The world a playground starts with: one server, two tables, six people and the bot."""

from __future__ import annotations

from dataclasses import dataclass

from playground import permissions
from playground.model import Channel, Guild, Member, Role, User
from playground.snowflake import at_ms

_FOUNDED_MS = 1_714_564_800_000  # 1 May 2024, noon UTC: long before anybody plays
_MINUTE_MS = 60_000
_FEW_ROOMS, _MANY = 10, 10_000  # the first ids stand close together, further ones have ranges of their own
_JOINED_AT = "2024-05-02T18:30:00.000000+00:00"

PEOPLE = (
    ("Ana", "ana", "es-ES"),
    ("Leo", "leo", "es-419"),
    ("Bia", "bia", "pt-BR"),
    ("Marta", "marta", "es-ES"),
    ("Hugo", "hugo", "en-US"),
    ("Rui", "rui", "pt-BR"),
)


@dataclass(frozen=True)
class Seed:
    """Everything that exists before the first request."""

    guild: Guild
    channels: tuple[Channel, ...]
    members: tuple[Member, ...]
    bot: Member


def _id(minutes: int) -> int:
    return at_ms(_FOUNDED_MS + minutes * _MINUTE_MS, sequence=minutes)


def _room_id(place: int) -> int:
    return _id(10 + place if place < _FEW_ROOMS else _MANY + place)


def _person_id(place: int) -> int:
    return _id(20 + place if place < len(PEOPLE) else 2 * _MANY + place)


def _people(number: int) -> tuple[tuple[str, str, str], ...]:
    further = ((f"Socio {place}", f"socio{place}", "es-ES") for place in range(len(PEOPLE) + 1, number + 1))
    return (*PEOPLE, *further)[:number]


def casa_de_tapete(channels: int = 2, members: int = len(PEOPLE)) -> Seed:
    """The server "Casa de Tapete"; Ana founded it and administrates it.

    More `members` than there are names are called Socio 7, Socio 8, …; for crowds in measurements.
    """
    guild_id, admin_role, bot_role = _id(0), _id(2), _id(3)
    rooms = tuple(Channel(_room_id(place), f"mesa-{place + 1}", position=place) for place in range(channels))
    people = tuple(
        Member(User(_person_id(index), name, username), locale, _JOINED_AT, (admin_role,) if index == 0 else ())
        for index, (name, username, locale) in enumerate(_people(members))
    )
    roles = (
        Role(guild_id, "@everyone", permissions.MEMBER_DEFAULT),
        Role(admin_role, "Dirección", permissions.ADMINISTRATOR, position=2),
        Role(bot_role, "Tapete", permissions.BOT_DEFAULT, position=1, managed=True),
    )
    guild = Guild(guild_id, "Casa de Tapete", "es-ES", people[0].id, rooms[0].id, roles)
    bot = Member(User(_id(40), "Tapete", "tapete", bot=True), "en-US", _JOINED_AT, (bot_role,))
    return Seed(guild, rooms, people, bot)
