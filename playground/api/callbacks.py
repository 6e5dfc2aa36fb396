"""The first answer to an interaction: `POST /interactions/{id}/{token}/callback`."""

from __future__ import annotations

from dataclasses import replace

from aiohttp import web

from playground import render
from playground.api.frame import body_of, core_of, reply, uploads_of
from playground.api.lookup import identifier
from playground.core import Core
from playground.errors import ApiError, already_acknowledged, bad_choice, form_error, unknown_channel, unknown_message
from playground.interactions import Answer, Interaction, Kind
from playground.limits import check_choices, check_modal
from playground.model import EPHEMERAL, LOADING, Message, Origin
from playground.posts import Place, Upload, compose, revise
from playground.shape import numbered
from playground.wire import Json

routes = web.RouteTableDef()
CHAT_INPUT_COMMAND = 20

_MESSAGES = frozenset({Answer.MESSAGE, Answer.DEFERRED_MESSAGE})
_UPDATES = frozenset({Answer.DEFERRED_UPDATE, Answer.UPDATE})
_FITTING = {
    Kind.COMMAND: _MESSAGES | {Answer.MODAL},
    Kind.COMPONENT: _MESSAGES | _UPDATES | {Answer.MODAL},
    Kind.AUTOCOMPLETE: frozenset({Answer.CHOICES}),
    Kind.MODAL: _MESSAGES,
}


@routes.post("/interactions/{interaction_id}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    core = core_of(request)
    interaction = core.desk.to_answer(identifier(request, "interaction_id"), request.match_info["token"])
    if interaction.answer is not None:
        raise already_acknowledged()
    body = body_of(request)
    answer = _fitting_answer(interaction, body.get("type"))
    data = body.get("data") or {}
    try:
        message = _give(core, interaction, answer, data, uploads_of(request))
    except ApiError as error:
        raise error.under("data") from error
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return reply(None)
    return reply(_with_response(core, interaction, answer, message))


def _fitting_answer(interaction: Interaction, kind: object) -> Answer:
    allowed = _FITTING[interaction.kind]
    if interaction.kind is Kind.MODAL and interaction.may_update_source:
        allowed = allowed | _UPDATES
    for answer in allowed:
        if answer == kind:
            return answer
    raise form_error([bad_choice(("type",), sorted(int(each) for each in allowed))])


def _give(core: Core, interaction: Interaction, answer: Answer, data: Json, uploads: list[Upload]) -> Message | None:
    """Carries the answer out; the interaction stays open if the body is refused, as with Discord."""
    if interaction.channel_id not in core.world.channels:
        raise unknown_channel()
    match answer:
        case Answer.MESSAGE | Answer.DEFERRED_MESSAGE:
            message = _first_message(core, interaction, answer, data, uploads)
            core.world.add_message(message)
        case Answer.UPDATE:
            message = revise(core.world, core.base_url, _source(core, interaction), data, uploads)
            core.world.update_message(message)
        case Answer.DEFERRED_UPDATE:
            message = _source(core, interaction)
        case Answer.CHOICES:
            check_choices(data)
            core.desk.settle(interaction, answer, {"status": "choices", "choices": data.get("choices") or []})
            return None
        case _:
            _open_modal(core, interaction, data)
            return None
    interaction.original_id = message.id
    interaction.own_messages.add(message.id)
    core.desk.settle(interaction, answer, {"status": "acknowledged"})
    return message


def _open_modal(core: Core, interaction: Interaction, data: Json) -> None:
    check_modal(data, core.world.emojis.values())
    interaction.modal = data | {"components": numbered(data["components"])}
    shown = {key: interaction.modal[key] for key in ("custom_id", "title", "components")}
    result = {"status": "modal", "interaction_id": str(interaction.id), "modal": shown}
    core.desk.settle(interaction, Answer.MODAL, result)


def _source(core: Core, interaction: Interaction) -> Message:
    source = interaction.source
    current = core.world.message(source.channel_id, source.id) if source else None
    if current is None:
        raise unknown_message()
    return current


def origin_of(interaction: Interaction) -> Origin:
    source = interaction.source.id if interaction.source else None
    return Origin(interaction.id, int(interaction.kind), interaction.member_id, interaction.name, source)


def place_of(core: Core, interaction: Interaction, private: bool, first: bool = False) -> Place:
    """Where an answer of this interaction goes; a private one belongs to the member who asked."""
    kind = CHAT_INPUT_COMMAND if first and interaction.kind is Kind.COMMAND else 0
    owner = interaction.member_id if private else None
    return Place(interaction.channel_id, core.world.bot.id, owner, origin_of(interaction), kind)


def _first_message(core: Core, interaction: Interaction, answer: Answer, data: Json, uploads: list[Upload]) -> Message:
    private = bool(int(data.get("flags") or 0) & EPHEMERAL)
    place = place_of(core, interaction, private, first=True)
    if answer is Answer.MESSAGE:
        return compose(core.world, core.base_url, place, data, uploads)
    flags = LOADING | (EPHEMERAL if private else 0)
    waiting = Message(core.world.mint(), place.channel_id, place.author_id, type=place.type, flags=flags)
    return replace(waiting, owner_id=place.owner_id, origin=place.origin)


def _with_response(core: Core, interaction: Interaction, answer: Answer, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    body: Json = {"interaction": about}
    if message is None:
        return body
    about["response_message_id"] = str(message.id)
    about["response_message_loading"] = answer is Answer.DEFERRED_MESSAGE
    about["response_message_ephemeral"] = message.ephemeral
    if answer in (Answer.MESSAGE, Answer.UPDATE):
        shown = render.message_json(core.world, message, core.base_url)
        body["resource"] = {"type": int(answer), "message": shown}
    return body


def check_not_autocomplete(interaction: Interaction) -> None:
    """An autocomplete's token carries no messages."""
    if interaction.kind is Kind.AUTOCOMPLETE:
        raise ApiError(404, 10015, "Unknown Webhook")
