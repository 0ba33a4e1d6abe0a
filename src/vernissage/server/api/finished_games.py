"""Finished games over HTTP: replay, record, bots' reasons, the coach, and playing on from a moment."""

import re
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core import codec, record
from vernissage.core.match import AnyMatch
from vernissage.core.record import Record
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, viewers
from vernissage.server.api.http_types import CoachCard, Foresight, Frame, PlayOn, Reasons, TableCode
from vernissage.server.api.route import Route, guest_id
from vernissage.server.edge.access import NO_TABLE
from vernissage.server.edge.session import Visit
from vernissage.server.platform.payer import too_often
from vernissage.server.services import Services
from vernissage.server.store import TableRow, tables
from vernissage.server.tables import earlier_rules
from vernissage.server.tables.repair import BEYOND_MENDING
from vernissage.server.tables.restore import find_setting
from vernissage.server.workers.coach import RECENT, recall_recent
from vernissage.table import spectators
from vernissage.table.calendar import SEALED
from vernissage.table.news import reasons, unredacted
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import NOT_SEATED

NUMBER: Final = re.compile("[0-9]{1,6}")
UNKNOWN: Final = Refusal("replay/unknown")
NOT_OVER: Final = Refusal("table/not-over")


async def get_frame(services: Services, request: Request, _visit: Visit | None) -> Frame | Refusal:
    found = await _finished(services, request)
    if isinstance(found, Refusal):
        return found
    _, match = found
    then = await _moment(services, request)
    if isinstance(then, Refusal):
        return then
    number = len(then.inputs)
    return Frame(
        number=number,
        last=len(match.inputs),
        told=unredacted(then, number - 1, then.story[-1]) if number else None,
        views=[_raw(then.game.view(then.state, viewer)) for viewer in viewers(then.players)],
        to_move=then.game.to_move(then.state),
        outcome=then.outcome,
        retrospect=_raw(then.retrospect),
    )


async def get_foresight(services: Services, request: Request, _visit: Visit | None) -> Foresight | Refusal:
    found = await _finished(services, request)
    then = found if isinstance(found, Refusal) else await _moment(services, request)
    if isinstance(then, Refusal):
        return then
    seat = request.path_params["seat"]
    is_there = NUMBER.fullmatch(seat) and int(seat) < then.players
    return Foresight(_raw(then.preview(int(seat)))) if is_there else UNKNOWN


async def _moment(services: Services, request: Request) -> AnyMatch | Refusal:
    """Returns the game as it was after the requested number of inputs."""
    code, number = request.path_params["code"], request.path_params["number"]
    known = NUMBER.fullmatch(number) is not None
    return (await services.tables.moment(code, int(number)) if known else None) or UNKNOWN


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))


async def get_record(services: Services, request: Request, visit: Visit | None) -> Response | Refusal:
    """Returns the record as a file. If the game's rules are not installed, the stored inputs are used."""
    code, found = request.path_params["code"], await _finished(services, request)
    background, row = services.tables.background, services.tables.earlier(code)
    if not isinstance(found, Refusal):
        room, match = found
        played: Record | Refusal = await background.run(
            record.record, room.setting.game, match, open_seed=True
        )
    elif row is None or found != earlier_rules.refusal(row):
        return found
    else:
        played = await _withheld(services, row, guest_id(visit)) or await _stored(services, row)
    if isinstance(played, Refusal):
        return played
    written = await background.run(record.write, played)
    headers = {"Content-Disposition": f'attachment; filename="{code}.json"'}
    return Response(written, headers=headers, media_type="application/json")


async def _withheld(services: Services, row: TableRow, guest: str) -> Refusal | None:
    """Returns why this guest can't have the record of a game with earlier rules; None if they can.

    A record holds every secret. An unfinished game can't go on here, so its players may have its record. They
    can't have it while another process, which has the game's rules, still serves the table.
    """
    setting = find_setting(row)
    if setting is None:
        return BEYOND_MENDING
    if services.calendar.is_sealed(setting.daily):
        return SEALED
    if row.stage == tables.OVER and not setting.stopped:
        return None
    is_theirs = guest in row.guests and bool(row.seed) and not setting.stopped
    return None if is_theirs and not await services.tables.awake([row.code]) else NOT_OVER


async def _stored(services: Services, row: TableRow) -> Record | Refusal:
    entries = await services.store.inputs(row.code)
    stored = await services.tables.background.run(earlier_rules.as_kept, row, entries)
    return stored if isinstance(stored, Record) else BEYOND_MENDING


async def get_reasons(services: Services, request: Request, visit: Visit | None) -> Reasons | Refusal:
    room = await _known(services, request)
    if isinstance(room, Refusal):
        return room
    assert room.match is not None
    guest = guest_id(visit)
    if services.calendar.is_sealed(room.setting.daily) and room.setting.seat_of(guest) is None:
        return SEALED
    if spectators.sees(room, Visitor(0, guest, "")) != "open":
        return spectators.CLOSED
    return Reasons(await services.tables.background.run(reasons, room.setting, room.match))


async def get_coach(services: Services, request: Request, visit: Visit) -> CoachCard | Refusal:
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    room, match, seat = found
    code, game = room.setting.code, room.setting.game
    card = await services.coach.card(code, game, match, seat, services.payer(request, visit))
    if isinstance(card, Refusal) or card.recalled is None:
        return card
    mementos = await services.history.recent(visit.guest.id, game, code, RECENT)
    return replace(card, lately=await services.tables.background.run(recall_recent, game, mementos))


async def play_on(services: Services, request: Request, visit: Visit, body: PlayOn) -> TableCode | Refusal:
    refusal = services.within(services.limits.tables, request)
    found = refusal or await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    room, _, seat = found
    code = await services.tables.play_on(room.setting.code, seat, body.number, visit.guest)
    return code if isinstance(code, Refusal) else TableCode(code)


async def _own(services: Services, request: Request, visit: Visit) -> tuple[Room, AnyMatch, Seat] | Refusal:
    """Returns the table, its match and the guest's seat. Refuses without a seat or if the game isn't over."""
    found = await _finished(services, request)
    if isinstance(found, Refusal):
        return found
    seat = found[0].setting.seat_of(visit.guest.id)
    return NOT_SEATED if seat is None else (*found, seat)


async def _finished(services: Services, request: Request) -> tuple[Room, AnyMatch] | Refusal:
    """Returns the table and its match if the game and its day are over: a replay shows every secret."""
    room = await _known(services, request)
    if isinstance(room, Refusal):
        return room
    if room.match is None or room.match.outcome is None:
        return NOT_OVER
    return SEALED if services.calendar.is_sealed(room.setting.daily) else (room, room.match)


async def _known(services: Services, request: Request) -> Room | Refusal:
    """Returns the table with this code; a refusal if there is none or its game has not begun.

    Wrong codes are limited, so that nobody can guess one.
    """
    address = services.door.address(request.scope)
    if wait := services.limits.codes.wait(address):
        return too_often(wait)
    code = request.path_params["code"]
    found = await services.tables.look(code)
    row = services.tables.earlier(code)
    if found is None and row is not None:
        return earlier_rules.refusal(row)
    if found is None or found.room.match is None:
        services.limits.codes.take(address)
        return NO_TABLE
    return found.room


ROUTES: Final = (
    Route("GET", "/api/tables/{code}/replay/{number}", "One moment of a finished game", get_frame),
    Route(
        "GET",
        "/api/tables/{code}/replay/{number}/preview/{seat}",
        "What a seat could foresee at one moment of a finished game",
        get_foresight,
    ),
    Route("GET", "/api/tables/{code}/record", "The record of a finished game", get_record),
    Route("GET", "/api/tables/{code}/reasons", "Why bots did what they did", get_reasons),
    Route("GET", "/api/tables/{code}/coach", "What could be better", get_coach),
    Route(
        "POST",
        "/api/tables/{code}/play-on",
        "Play a finished game on from a moment of it",
        play_on,
        status=201,
    ),
)
