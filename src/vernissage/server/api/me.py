"""What guests ask of their own page: who they are, another name, a phrase, all that is theirs or nothing."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core.refusal import Refusal
from vernissage.server.api import http_types
from vernissage.server.api.openapi import Route
from vernissage.server.edge.session import Visit
from vernissage.server.history.erase import Forgetting
from vernissage.server.history.export import archive_aside
from vernissage.server.history.gallery import Gallery, get_gallery
from vernissage.server.history.honours import Honours, get_honours
from vernissage.server.history.statistics import Remembered, Statistics, get_memoir, get_statistics
from vernissage.server.services import Services
from vernissage.server.store import Guest, tables
from vernissage.server.tables.first_level import usual_levels
from vernissage.table.appearance import clean_name, portrait_of
from vernissage.table.name_check import suggesting
from vernissage.table.setting import NOT_SEATED

OTHER_NAME: Final = Refusal("me/other-name")


async def get_me(services: Services, _request: Request, visit: Visit, _body: object) -> http_types.Me:
    return await me_of(services, visit.guest)


async def rename_me(
    services: Services, _request: Request, visit: Visit, body: http_types.Rename
) -> http_types.Me | Refusal:
    name = clean_name(body.name)
    if isinstance(name, Refusal):
        return name
    if refusal := await services.places.refuse_name(visit.guest.id, name):
        return suggesting(refusal, services.chance.name())
    await services.store.rename(visit.guest.id, name)
    await services.places.rename(visit.guest.id, name)
    return await me_of(services, replace(visit.guest, name=name))


async def me_of(services: Services, guest: Guest) -> http_types.Me:
    return http_types.Me(
        name=guest.name,
        portrait=portrait_of(guest.id),
        tables=await services.lists.mine(guest.id),
        levels=usual_levels(services.games, await services.store.finished(guest.id)),
    )


async def make_phrase(
    services: Services, request: Request, visit: Visit, _body: object
) -> http_types.NewPhrase | Refusal:
    refusal = services.within(services.limits.phrases, request)
    return refusal or http_types.NewPhrase(await services.sessions.new_phrase(visit.guest))


async def sign_out_others(
    services: Services, _request: Request, visit: Visit, _body: object
) -> http_types.SignedOut:
    others = await services.sessions.sign_out_others(visit)
    await services.keeper.look()  # this browser comes back by itself
    return http_types.SignedOut(others)


async def put_away(
    services: Services, request: Request, visit: Visit, _body: object
) -> http_types.Me | Refusal:
    done = await services.store.put_away(visit.guest.id, request.path_params["code"])
    return await me_of(services, visit.guest) if done else NOT_SEATED


async def take_out(
    services: Services, request: Request, visit: Visit, _body: object
) -> http_types.Me | Refusal:
    done = await services.store.take_out(visit.guest.id, request.path_params["code"], services.clock.time())
    return await me_of(services, visit.guest) if done else NOT_SEATED


async def get_waits(
    services: Services, _request: Request, visit: Visit, _body: object
) -> http_types.WaitCards:
    """Where others wait for this guest: cheap to ask, as no table is opened for it."""
    calls = await services.store.calls_for(visit.guest.id)
    return http_types.WaitCards([http_types.WaitCard(*msgspec.structs.astuple(call)) for call in calls])


async def get_archive(
    services: Services, request: Request, visit: Visit, _body: object
) -> Response | Refusal:
    """All there is of this guest, as one file."""
    if refusal := services.within(services.limits.archives, request):
        return refusal
    payer = services.payer(request, visit)
    if refusal := payer.refuse():
        return refusal
    aside = services.tables.aside.paid_by(payer)
    packed = await archive_aside(services.store, aside, visit.guest, services.calendar)
    headers = {"Content-Disposition": 'attachment; filename="vernissage.zip"'}
    return Response(packed, headers=headers, media_type="application/zip")


async def forget_me(
    services: Services, request: Request, visit: Visit, body: http_types.Farewell
) -> http_types.Gone | Refusal:
    """Everything of this guest goes, for good; others keep their games."""
    if body.name.strip() != visit.guest.name:
        return OTHER_NAME
    called = clean_name(body.called)
    if isinstance(called, Refusal):
        return called
    if refusal := services.within(services.limits.archives, request):
        return refusal
    world = services.tables.world()
    await services.store.forget(partial(_forget, Forgetting(visit.guest.id, called, world)))
    await services.keeper.look()  # wherever they sit, everyone comes in again
    return http_types.Gone(visit.guest.name)


def _forget(forgetting: Forgetting, connection: Connection) -> tuple[int, int]:
    return forgetting.at(connection, tables.mentioning(connection, forgetting.guest))


ROUTES: Final = (
    Route("PATCH", "/api/me", "Change my name", rename_me, http_types.Rename, http_types.Me),
    Route("POST", "/api/me/phrase", "A new recovery phrase", make_phrase, gives=http_types.NewPhrase),
    Route(
        "POST",
        "/api/me/sign-out-others",
        "Sign out my other browsers",
        sign_out_others,
        gives=http_types.SignedOut,
    ),
    Route("GET", "/api/me/honours", "What I have reached", get_honours, gives=Honours),
    Route("GET", "/api/me/gallery", "What I have made, in rooms", get_gallery, gives=Gallery),
    Route("GET", "/api/me/statistics", "What follows from my games", get_statistics, gives=Statistics),
    Route("GET", "/api/me/memoirs/{game}", "What one game says of me", get_memoir, gives=Remembered),
    Route("POST", "/api/me/tables/{code}/put-away", "Put a game away for now", put_away, gives=http_types.Me),
    Route("POST", "/api/me/tables/{code}/take-out", "See a game again", take_out, gives=http_types.Me),
    Route("GET", "/api/me/waits", "Where others wait for me", get_waits, gives=http_types.WaitCards),
    Route("GET", "/api/me/archive", "All there is of me", get_archive),
    Route(
        "POST",
        "/api/me/forget",
        "Forget everything of me",
        forget_me,
        http_types.Farewell,
        http_types.Gone,
    ),
)
"""What is only for guests that are known already."""
