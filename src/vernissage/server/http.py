"""What can be asked over HTTP: who you are, which games and tables there are, and finished games again."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core import codec, record
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.server import desk, replay
from vernissage.server.appearance import clean_name, portrait_of
from vernissage.server.daily import SEALED
from vernissage.server.honours import Daily, Honours, get_daily, get_honours
from vernissage.server.house import house
from vernissage.server.limits import Buckets, too_often
from vernissage.server.metrics import MEDIA_TYPE
from vernissage.server.openapi import Route, document
from vernissage.server.rooms import Rooms
from vernissage.server.session import Visit
from vernissage.server.store import Guest

Body: TypeAlias = Any
Found = TypeVar("Found")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

NUMBER: Final = re.compile("[0-9]{1,6}")
NO_GUEST: Final = Refusal("session/none")
NO_TABLE: Final = Refusal("table/unknown")
STATUS: Final = {"limit/wait": 429, "table/unknown": 404, "replay/unknown": 404, "session/none": 401}
"""Of refusals; all others are 422."""


async def get_house(rooms: Rooms, _request: Request, _visit: Visit | None, _body: Body) -> desk.House:
    return house(rooms.elsewhere, rooms.games)


async def get_me(rooms: Rooms, _request: Request, visit: Visit, _body: Body) -> desk.Me:
    return await _me(rooms, visit.guest)


async def rename_me(rooms: Rooms, _request: Request, visit: Visit, body: desk.Rename) -> desk.Me | Refusal:
    name = clean_name(body.name)
    if isinstance(name, Refusal):
        return name
    if refusal := rooms.tables.refuse_name(visit.guest.id, name):
        return refusal
    await rooms.store.rename(visit.guest.id, name)
    await rooms.tables.rename(visit.guest.id, name)
    return await _me(rooms, replace(visit.guest, name=name))


async def _me(rooms: Rooms, guest: Guest) -> desk.Me:
    return desk.Me(guest.name, portrait_of(guest.id), await rooms.tables.mine(guest.id))


async def make_phrase(rooms: Rooms, request: Request, visit: Visit, _body: Body) -> desk.NewPhrase | Refusal:
    refusal = _within(rooms.limits.phrases, rooms, request)
    return refusal or desk.NewPhrase(await rooms.sessions.new_phrase(visit.guest))


async def get_tables(rooms: Rooms, _request: Request, visit: Visit | None, _body: Body) -> desk.Tables:
    return desk.Tables(await rooms.tables.open(_id(visit)))


async def make_table(
    rooms: Rooms, request: Request, visit: Visit, body: desk.NewTable
) -> desk.Made | Refusal:
    unknown = None if body.game in rooms.games else Refusal("message/unknown-game")
    refusal = _within(rooms.limits.tables, rooms, request) or unknown
    code = refusal or await rooms.tables.make(body, visit.guest)
    return code if isinstance(code, Refusal) else desk.Made(code)


async def get_table(
    rooms: Rooms, request: Request, visit: Visit | None, _body: Body
) -> desk.TableCard | Refusal:
    address = rooms.door.address(request.scope)
    card = await rooms.tables.card(request.path_params["code"], _id(visit))
    if card is None:
        rooms.limits.codes.take(address)
    wait = rooms.limits.codes.wait(address)
    if wait and not (
        card and card.you is not None
    ):  # the same for right and wrong codes, but not for who sits there
        return too_often(wait)
    return card or NO_TABLE


async def get_frame(
    rooms: Rooms, request: Request, _visit: Visit | None, _body: Body
) -> desk.Frame | Refusal:
    found = await _finished(rooms, request)
    if isinstance(found, Refusal):
        return found
    number = request.path_params["number"]
    return replay.frame(found[1], int(number)) if NUMBER.fullmatch(number) else replay.UNKNOWN


async def get_record(rooms: Rooms, request: Request, _visit: Visit | None, _body: Body) -> Response | Refusal:
    found = await _finished(rooms, request)
    if isinstance(found, Refusal):
        return found
    written = record.write(record.record(*found, open_seed=True))
    name = f"{request.path_params['code']}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(written, headers=headers, media_type="application/json")


async def get_reasons(
    rooms: Rooms, request: Request, _visit: Visit | None, _body: Body
) -> desk.Reasons | Refusal:
    found = await _known(rooms, request, rooms.tables.reasons)
    return found if isinstance(found, Refusal) else desk.Reasons(found)


async def _finished(rooms: Rooms, request: Request) -> tuple[str, AnyMatch] | Refusal:
    """The game at this table, if it is over, and no longer the puzzle of the day: a replay shows secrets."""
    found = await _known(rooms, request, rooms.tables.match)
    if isinstance(found, Refusal):
        return found
    if found[1].outcome is None:
        return Refusal("table/not-over")
    return SEALED if await rooms.tables.is_sealed(request.path_params["code"]) else found


async def _known(
    rooms: Rooms, request: Request, ask: Callable[[str], Awaitable[Found | None]]
) -> Found | Refusal:
    """What there is to know at the table of this code. Nobody may guess codes for long."""
    address = rooms.door.address(request.scope)
    if wait := rooms.limits.codes.wait(address):
        return too_often(wait)
    found = await ask(request.path_params["code"])
    if found is None:
        rooms.limits.codes.take(address)
        return NO_TABLE
    return found


async def get_health(rooms: Rooms, _request: Request) -> Response:
    ready = await rooms.store.ready()
    return Response("ok\n" if ready else "the store does not answer\n", 200 if ready else 503)


async def get_metrics(rooms: Rooms, _request: Request) -> Response:
    return Response(rooms.metrics.text(), media_type=MEDIA_TYPE)


async def get_openapi(_rooms: Rooms, _request: Request) -> Response:
    return _json(described())


@cache
def described() -> dict[str, Any]:
    """The description of all routes, made once."""
    return document((*ROUTES, RECOVER), house().version)


async def recover(rooms: Rooms, request: Request) -> Response:
    """By a phrase: this browser is the same guest as another one."""
    refusal = _within(rooms.limits.phrases, rooms, request)
    body = refusal or codec.decode(await request.body(), desk.Recover)
    visit = body if isinstance(body, Refusal) else await rooms.sessions.recover(body.phrase)
    if isinstance(visit, Refusal):
        return _refused(rooms, visit)
    answer = _json(await _me(rooms, visit.guest))
    rooms.sessions.remember(visit, request, answer)
    return answer


ROUTES: Final = (
    Route("GET", "/api/house", "The games there are", get_house, gives=desk.House),
    Route("GET", "/api/me", "Who I am, and my tables", get_me, gives=desk.Me),
    Route("PATCH", "/api/me", "Change my name", rename_me, desk.Rename, desk.Me),
    Route("POST", "/api/me/phrase", "A new recovery phrase", make_phrase, gives=desk.NewPhrase),
    Route("GET", "/api/me/honours", "What I have reached", get_honours, gives=Honours),
    Route("GET", "/api/daily", "Today's puzzles", get_daily, gives=Daily),
    Route("GET", "/api/tables", "Tables open to all", get_tables, gives=desk.Tables),
    Route("POST", "/api/tables", "Make a table", make_table, desk.NewTable, desk.Made, status=201),
    Route("GET", "/api/tables/{code}", "Is there such a table?", get_table, gives=desk.TableCard),
    Route(
        "GET",
        "/api/tables/{code}/replay/{number}",
        "One moment of a finished game",
        get_frame,
        gives=desk.Frame,
    ),
    Route("GET", "/api/tables/{code}/record", "The record of a finished game", get_record),
    Route("GET", "/api/tables/{code}/reasons", "Why bots did what they did", get_reasons, gives=desk.Reasons),
)
RECOVER: Final = Route("POST", "/api/recover", "Be the guest of this phrase", recover, desk.Recover, desk.Me)
"""Apart from the others, as it needs no guest: it finds one."""
GUESTS_ONLY: Final = frozenset({rename_me, make_phrase, make_table, get_honours})
PLAIN: Final[dict[str, Callable[[Rooms, Request], Awaitable[Response]]]] = {
    "/health": get_health,
    "/metrics": get_metrics,
    "/api/openapi.json": get_openapi,
}


def endpoint(route: Route, rooms: Rooms) -> Endpoint:
    """Around each route: limits, who it is, what was sent, and the answer as JSON."""

    async def answer(request: Request) -> Response:
        refusal = _within(rooms.limits.requests, rooms, request)
        body = refusal or codec.decode(await request.body(), route.takes) if route.takes or refusal else None
        if isinstance(body, Refusal):
            return _refused(rooms, body)
        visit = await _visit(route, rooms, request)
        found = visit if isinstance(visit, Refusal) else await route.run(rooms, request, visit, body)
        if isinstance(found, Refusal):
            return _refused(rooms, found)
        response = found if isinstance(found, Response) else _json(found, route.status)
        if isinstance(visit, Visit):
            rooms.sessions.remember(visit, request, response)
        return response

    return answer


async def _visit(route: Route, rooms: Rooms, request: Request) -> Visit | Refusal | None:
    """Who asks. Only one route makes guests, or two first requests at once would make two of one person."""
    visit = await rooms.sessions.find(request)
    if visit is None and route.run is get_me:
        return _within(rooms.limits.guests, rooms, request) or await rooms.sessions.make()
    return NO_GUEST if visit is None and route.run in GUESTS_ONLY else visit


def _id(visit: Visit | None) -> str:
    return "" if visit is None else visit.guest.id


def _within(buckets: Buckets, rooms: Rooms, request: Request) -> Refusal | None:
    address = rooms.door.address(request.scope)
    return None if buckets.take(address) else too_often(buckets.wait(address))


def _json(value: object, status: int = 200) -> Response:
    return Response(codec.encode(value), status, media_type="application/json")


def _refused(rooms: Rooms, refusal: Refusal) -> Response:
    rooms.metrics.refused(refusal.code)
    status = 400 if refusal.code == "message/malformed" else STATUS.get(refusal.code, 422)
    response = _json(desk.Problem(refusal), status)
    if "seconds" in refusal.args and status == 429:  # noqa: PLR2004 - too many requests
        response.headers["Retry-After"] = str(refusal.args["seconds"])
    return response
