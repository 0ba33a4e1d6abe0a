"""Finished games over HTTP: replay, record, bots' reasons, the coach, and playing on from a moment."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

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
from vernissage.table.calendar import SEALED
from vernissage.table.news import unredacted
from vernissage.table.setting import NOT_SEATED
from vernissage.table.spectators import CLOSED

Found = TypeVar("Found")

NUMBER: Final = re.compile("[0-9]{1,6}")
UNKNOWN: Final = Refusal("replay/unknown")
NOT_OVER: Final = Refusal("table/not-over")


async def get_frame(services: Services, request: Request, _visit: Visit | None) -> Frame | Refusal:
    found = await _finished(services, request)
    if isinstance(found, Refusal):
        return found
    then = await _moment(services, request)
    if isinstance(then, Refusal):
        return then
    number = len(then.inputs)
    return Frame(
        number=number,
        last=len(found[1].inputs),
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
    """The game as it stood after the requested number of inputs."""
    code, number = request.path_params["code"], request.path_params["number"]
    known = NUMBER.fullmatch(number) is not None
    return (await services.tables.moment(code, int(number)) if known else None) or UNKNOWN


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))


async def get_record(services: Services, request: Request, visit: Visit | None) -> Response | Refusal:
    """The record as a file. If this release lacks the game's rules, it is the record as it was stored."""
    code, found = request.path_params["code"], await _finished(services, request)
    aside, row = services.tables.aside, services.tables.earlier(code)
    if not isinstance(found, Refusal):
        played: Record | Refusal = await aside.run(lambda: record.record(*found, open_seed=True))
    elif row is None or found != earlier_rules.refusal(row):
        return found
    else:
        played = await _withheld(services, row, guest_id(visit)) or await _stored(services, row)
    if isinstance(played, Refusal):
        return played
    written = await aside.run(record.write, played)
    headers = {"Content-Disposition": f'attachment; filename="{code}.json"'}
    return Response(written, headers=headers, media_type="application/json")


async def _withheld(services: Services, row: TableRow, guest: str) -> Refusal | None:
    """Why this guest can't have the record of a game with earlier rules: it holds every secret.

    An unfinished game can't go on here, so its players may have its record; but not while somebody is still
    playing it in another process, which has its rules.
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
    stored = await services.tables.aside.run(earlier_rules.as_kept, row, entries)
    return stored if isinstance(stored, Record) else BEYOND_MENDING


async def get_reasons(services: Services, request: Request, visit: Visit | None) -> Reasons | Refusal:
    found = await _known(services, request, services.tables.reasons)
    if isinstance(found, Refusal):
        return found
    code, guest = request.path_params["code"], guest_id(visit)
    if await services.tables.is_sealed(code) and await services.tables.seat_of(code, guest) is None:
        return SEALED
    return Reasons(found) if await services.tables.is_shown(code, guest) else CLOSED


async def get_coach(services: Services, request: Request, visit: Visit) -> CoachCard | Refusal:
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    card = await services.coach.card(*found, services.payer(request, visit))
    if isinstance(card, Refusal) or card.recalled is None:
        return card
    code, name, *_ = found
    mementos = await services.history.recent(visit.guest.id, name, code, RECENT)
    return replace(card, lately=await services.tables.aside.run(recall_recent, name, mementos))


async def play_on(services: Services, request: Request, visit: Visit, body: PlayOn) -> TableCode | Refusal:
    refusal = services.within(services.limits.tables, request)
    found = refusal or await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    code = await services.tables.play_on(found[0], found[3], body.number, visit.guest)
    return code if isinstance(code, Refusal) else TableCode(code)


async def _own(
    services: Services, request: Request, visit: Visit
) -> tuple[str, str, AnyMatch, Seat] | Refusal:
    """Code, game, match and the guest's own seat, if they have played it to its end."""
    found = await _finished(services, request)
    if isinstance(found, Refusal):
        return found
    code = request.path_params["code"]
    seat = await services.tables.seat_of(code, visit.guest.id)
    return NOT_SEATED if seat is None else (code, *found, seat)


async def _finished(services: Services, request: Request) -> tuple[str, AnyMatch] | Refusal:
    """The game at this table, if it is over and its day, too: a replay shows every secret."""
    found = await _known(services, request, services.tables.match)
    if isinstance(found, Refusal):
        return found
    if found[1].outcome is None:
        return NOT_OVER
    return SEALED if await services.tables.is_sealed(request.path_params["code"]) else found


async def _known(
    services: Services, request: Request, ask: Callable[[str], Awaitable[Found | None]]
) -> Found | Refusal:
    """What `ask` finds for the table of this code. Wrong codes are limited, so that nobody can guess one."""
    address = services.door.address(request.scope)
    if wait := services.limits.codes.wait(address):
        return too_often(wait)
    code = request.path_params["code"]
    found = await ask(code)
    row = services.tables.earlier(code)
    if found is None and row is not None:
        return earlier_rules.refusal(row)
    if found is None:
        services.limits.codes.take(address)
        return NO_TABLE
    return found


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
