"""What can be asked over HTTP: who you are, which games and tables there are, and finished games again."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server.api import circles, contacts, http_types, me, ratings
from vernissage.server.api.days import Daily, DayCard, get_daily, get_day, get_reach, give_up
from vernissage.server.api.games import guide_card, house_card, primer_card
from vernissage.server.api.openapi import Route, document
from vernissage.server.edge.access import NO_TABLE, is_guessing
from vernissage.server.edge.session import Visit
from vernissage.server.history import records, replay
from vernissage.server.operations.metrics import MEDIA_TYPE
from vernissage.server.platform.payer import too_often
from vernissage.server.services import Services
from vernissage.server.tables import earlier_rules
from vernissage.server.tables.repair import mend
from vernissage.server.workers.day_solver import ReachCard
from vernissage.server.workers.recall import recalled_lately
from vernissage.table.calendar import SEALED
from vernissage.table.new_table import NewTable
from vernissage.table.setting import NOT_SEATED
from vernissage.table.spectators import CLOSED

Body: TypeAlias = Any
Found = TypeVar("Found")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
PlainEndpoint: TypeAlias = Callable[[Services, Request], Awaitable[Response]]

NUMBER: Final = re.compile("[0-9]{1,6}")
NO_GUEST: Final = Refusal("session/none")
OUT_OF_ORDER: Final = Refusal("house/out-of-order")
STATUS: Final = {
    "limit/wait": 429,
    "table/unknown": 404,
    "table/earlier-rules": 410,
    "replay/unknown": 404,
    "game/no-guide": 404,
    "game/no-primer": 404,
    "game/no-coach": 404,
    "game/no-memoir": 404,
    "circle/unknown": 404,
    "daily/unknown": 404,
    "daily/never-dealt": 404,
    "daily/no-solver": 404,
    "session/none": 401,
    "house/banned": 403,
    "house/out-of-order": 503,
}
"""Of refusals; all others are 422."""


async def get_house(
    services: Services, _request: Request, _visit: Visit | None, _body: Body
) -> http_types.HouseCard:
    return house_card(services.elsewhere, services.games)


async def get_tables(
    services: Services, _request: Request, visit: Visit | None, _body: Body
) -> http_types.TableCards:
    return http_types.TableCards(await services.lists.open(_id(visit)))


async def make_table(
    services: Services, request: Request, visit: Visit, body: NewTable
) -> http_types.TableCode | Refusal:
    unknown = None if body.game in services.games else Refusal("message/unknown-game")
    refusal = services.within(services.limits.tables, request) or unknown
    code = refusal or await services.tables.make(body, visit.guest)
    return code if isinstance(code, Refusal) else http_types.TableCode(code)


async def get_guide(
    _services: Services, request: Request, _visit: Visit | None, _body: Body
) -> http_types.GuideCard | Refusal:
    return guide_card(request.path_params["game"])


async def get_primer(
    _services: Services, request: Request, _visit: Visit | None, _body: Body
) -> http_types.PrimerCard | Refusal:
    return primer_card(request.path_params["game"])


async def get_table(
    services: Services, request: Request, visit: Visit | None, _body: Body
) -> http_types.TableCard | Refusal:
    address = services.door.address(request.scope)
    if is_guessing(services, address, visit):
        return too_often(services.limits.codes.wait(address))
    card = await services.lists.card(request.path_params["code"], _id(visit))
    if card is None:
        services.limits.codes.take(address)
    wait = services.limits.codes.wait(address)
    sits_there = card is not None and card.you is not None
    if wait and not sits_there:  # right and wrong codes get the same answer
        return too_often(wait)
    return card or NO_TABLE


async def mend_table(
    services: Services, request: Request, visit: Visit, _body: Body
) -> http_types.TableCode | Refusal:
    found = await get_table(services, request, visit, None)
    if isinstance(found, Refusal):
        return found
    code = await mend(services.tables, services.store, found.code, visit.guest.id)
    return code if isinstance(code, Refusal) else http_types.TableCode(code)


async def get_frame(
    services: Services, request: Request, _visit: Visit | None, _body: Body
) -> http_types.Frame | Refusal:
    found = await _finished(services, request)
    if isinstance(found, Refusal):
        return found
    then = await _moment(services, request)
    return then if isinstance(then, Refusal) else replay.frame(then, len(found[1].inputs))


async def get_foresight(
    services: Services, request: Request, _visit: Visit | None, _body: Body
) -> http_types.Foresight | Refusal:
    found = await _finished(services, request)
    then = found if isinstance(found, Refusal) else await _moment(services, request)
    if isinstance(then, Refusal):
        return then
    seat = request.path_params["seat"]
    return replay.preview(then, int(seat)) if NUMBER.fullmatch(seat) else replay.UNKNOWN


async def _moment(services: Services, request: Request) -> AnyMatch | Refusal:
    """The moment of a finished game that is asked for."""
    code, number = request.path_params["code"], request.path_params["number"]
    known = NUMBER.fullmatch(number) is not None
    return (await services.tables.moment(code, int(number)) if known else None) or replay.UNKNOWN


async def get_record(
    services: Services, request: Request, visit: Visit | None, _body: Body
) -> Response | Refusal:
    code, found = request.path_params["code"], await _finished(services, request)
    return await records.fetched(services, code, _id(visit), found)


async def get_reasons(
    services: Services, request: Request, visit: Visit | None, _body: Body
) -> http_types.Reasons | Refusal:
    found = await _known(services, request, services.tables.reasons)
    code = request.path_params["code"]
    if not isinstance(found, Refusal) and await services.tables.is_sealed(code):
        found = found if await services.tables.seat_of(code, _id(visit)) is not None else SEALED
    if not isinstance(found, Refusal) and not await services.tables.is_shown(code, _id(visit)):
        return CLOSED
    return found if isinstance(found, Refusal) else http_types.Reasons(found)


async def get_coach(
    services: Services, request: Request, visit: Visit, _body: Body
) -> http_types.CoachCard | Refusal:
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    card = await services.coaching.card(*found, services.payer(request, visit))
    if isinstance(card, Refusal) or card.recalled is None:
        return card
    return replace(card, lately=await recalled_lately(services, visit.guest.id, *found[:2]))


async def play_on(
    services: Services, request: Request, visit: Visit, body: http_types.PlayOn
) -> http_types.TableCode | Refusal:
    refusal = services.within(services.limits.tables, request)
    found = refusal or await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    code = await services.tables.play_on(found[0], found[3], body.number, visit.guest)
    return code if isinstance(code, Refusal) else http_types.TableCode(code)


async def _own(
    services: Services, request: Request, visit: Visit
) -> tuple[str, str, AnyMatch, Seat] | Refusal:
    """Table, game, match and the own seat, for somebody who has played it to its end."""
    found = await _finished(services, request)
    if isinstance(found, Refusal):
        return found
    code = request.path_params["code"]
    seat = await services.tables.seat_of(code, visit.guest.id)
    return NOT_SEATED if seat is None else (code, *found, seat)


async def _finished(services: Services, request: Request) -> tuple[str, AnyMatch] | Refusal:
    """The game at this table, if it is over, and no longer the puzzle of the day: a replay shows secrets."""
    found = await _known(services, request, services.tables.match)
    if isinstance(found, Refusal):
        return found
    if found[1].outcome is None:
        return Refusal("table/not-over")
    return SEALED if await services.tables.is_sealed(request.path_params["code"]) else found


async def _known(
    services: Services, request: Request, ask: Callable[[str], Awaitable[Found | None]]
) -> Found | Refusal:
    """What there is to know at the table of this code. Nobody may guess codes for long."""
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


async def get_health(services: Services, _request: Request) -> Response:
    ready = await services.store.ready()
    return Response("ok\n" if ready else "nothing can be kept\n", 200 if ready else 503)


async def get_metrics(services: Services, _request: Request) -> Response:
    return Response(services.metrics.text(), media_type=MEDIA_TYPE)


async def get_openapi(_rooms: Services, _request: Request) -> Response:
    return Response(described(), media_type="application/json")


@cache
def described() -> bytes:
    """The description of all routes, made once."""
    return codec.encode(document((*ROUTES, RECOVER), house_card().version))


async def recover(services: Services, request: Request) -> Response:
    """By a phrase: this browser is the same guest as another one."""
    refusal = services.within(services.limits.phrases, request)
    body = refusal or codec.decode(await request.body(), http_types.Recover)
    visit = body if isinstance(body, Refusal) else await services.sessions.recover(body.phrase)
    if isinstance(visit, Refusal):
        return _refused(services, visit)
    banned = services.keeper.refuse(services.door.address(request.scope), visit.guest.id)
    if banned:
        return _refused(services, banned)
    answer = _json(await me.me_of(services, visit.guest))
    services.sessions.remember(visit, request, answer)
    return answer


ROUTES: Final = (
    Route("GET", "/api/house", "The games there are", get_house, gives=http_types.HouseCard),
    Route("GET", "/api/me", "Who I am, and my tables", me.get_me, gives=http_types.Me),
    *me.ROUTES,
    *contacts.ROUTES,
    *circles.ROUTES,
    *ratings.ROUTES,
    Route("GET", "/api/daily", "Today's deals", get_daily, gives=Daily),
    Route("GET", "/api/days/{date}/{game}", "The page of a day", get_day, gives=DayCard),
    Route("GET", "/api/days/{date}/{game}/reach", "What was possible on a day", get_reach, gives=ReachCard),
    Route("POST", "/api/days/{date}/{game}/give-up", "Try no more on a day", give_up, gives=DayCard),
    Route("GET", "/api/games/{game}/guide", "A guided first game", get_guide, gives=http_types.GuideCard),
    Route("GET", "/api/games/{game}/primer", "A game explained", get_primer, gives=http_types.PrimerCard),
    Route("GET", "/api/tables", "Tables open to strangers", get_tables, gives=http_types.TableCards),
    Route(
        "POST",
        "/api/tables",
        "Make a table",
        make_table,
        NewTable,
        http_types.TableCode,
        status=201,
    ),
    Route("GET", "/api/tables/{code}", "Is there such a table?", get_table, gives=http_types.TableCard),
    Route(
        "POST",
        "/api/tables/{code}/mend",
        "Go on with a damaged table after its last sound input",
        mend_table,
        gives=http_types.TableCode,
    ),
    Route(
        "GET",
        "/api/tables/{code}/replay/{number}",
        "One moment of a finished game",
        get_frame,
        gives=http_types.Frame,
    ),
    Route(
        "GET",
        "/api/tables/{code}/replay/{number}/preview/{seat}",
        "What a seat could foresee at one moment of a finished game",
        get_foresight,
        gives=http_types.Foresight,
    ),
    Route("GET", "/api/tables/{code}/record", "The record of a finished game", get_record),
    Route(
        "GET",
        "/api/tables/{code}/reasons",
        "Why bots did what they did",
        get_reasons,
        gives=http_types.Reasons,
    ),
    Route("GET", "/api/tables/{code}/coach", "What could be better", get_coach, gives=http_types.CoachCard),
    Route(
        "POST",
        "/api/tables/{code}/play-on",
        "Play a finished game on from a moment of it",
        play_on,
        http_types.PlayOn,
        http_types.TableCode,
        status=201,
    ),
)
RECOVER: Final = Route(
    "POST", "/api/recover", "Be the guest of this phrase", recover, http_types.Recover, http_types.Me
)
"""Apart from the others, as it needs no guest: it finds one."""
GUESTS_ONLY: Final = frozenset(
    {
        *(route.run for module in (me, contacts, circles, ratings) for route in module.ROUTES),
        make_table,
        mend_table,
        get_coach,
        play_on,
        give_up,
    }
)
PLAIN: Final[dict[str, PlainEndpoint]] = {"/api/openapi.json": get_openapi}
PRIVATE: Final[dict[str, PlainEndpoint]] = {"/health": get_health, "/metrics": get_metrics}
"""For whoever runs the house; they can have an address of their own."""


def endpoint(route: Route, services: Services) -> Endpoint:
    """Around each route: who it is, what was sent, and the answer as JSON."""

    async def answer(request: Request) -> Response:
        body = codec.decode(await request.body(), route.takes) if route.takes else None
        if isinstance(body, Refusal):
            return _refused(services, body)
        visit = await _visit(route, services, request)
        found = visit if isinstance(visit, Refusal) else await route.run(services, request, visit, body)
        if isinstance(found, Refusal):
            return _refused(services, found)
        response = found if isinstance(found, Response) else _json(found, route.status)
        if isinstance(visit, Visit):
            services.sessions.remember(visit, request, response)
        return response

    return answer


async def _visit(route: Route, services: Services, request: Request) -> Visit | Refusal | None:
    """Who asks. Only one route makes guests, or two first requests at once would make two of one person."""
    visit = await services.sessions.visit_of(request)
    banned = services.keeper.refuse(services.door.address(request.scope), _id(visit))
    if banned:
        return banned
    if visit is None and route.run is me.get_me:
        return services.within(services.limits.guests, request) or await services.sessions.make()
    return NO_GUEST if visit is None and route.run in GUESTS_ONLY else visit


def _id(visit: Visit | None) -> str:
    return "" if visit is None else visit.guest.id


def out_of_order(services: Services) -> Response:
    """To whoever asks while nothing can be kept: nothing has happened. Why, the log says."""
    return _refused(services, OUT_OF_ORDER)


def _json(value: object, status: int = 200) -> Response:
    return Response(codec.encode(value), status, media_type="application/json")


def _refused(services: Services, refusal: Refusal) -> Response:
    services.metrics.refused(refusal.code)
    status = 400 if refusal.code == "message/malformed" else STATUS.get(refusal.code, 422)
    response = _json(http_types.Problem(refusal), status)
    if "seconds" in refusal.args and status == 429:  # noqa: PLR2004 - too many requests
        response.headers["Retry-After"] = str(refusal.args["seconds"])
    return response
