"""What guests ask of their own page: who they are, another name, a phrase, and about other browsers."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request

from vernissage.core.refusal import Refusal
from vernissage.server import http_types
from vernissage.server.appearance import clean_name, portrait_of
from vernissage.server.experience import usual_levels
from vernissage.server.services import Services
from vernissage.server.session import Visit
from vernissage.server.store import Guest


async def get_me(services: Services, _request: Request, visit: Visit, _body: object) -> http_types.Me:
    return await me_of(services, visit.guest)


async def rename_me(
    services: Services, _request: Request, visit: Visit, body: http_types.Rename
) -> http_types.Me | Refusal:
    name = clean_name(body.name)
    if isinstance(name, Refusal):
        return name
    if refusal := services.tables.refuse_name(visit.guest.id, name):
        return refusal
    await services.store.rename(visit.guest.id, name)
    await services.tables.rename(visit.guest.id, name)
    return await me_of(services, replace(visit.guest, name=name))


async def me_of(services: Services, guest: Guest) -> http_types.Me:
    return http_types.Me(
        name=guest.name,
        portrait=portrait_of(guest.id),
        tables=await services.tables.mine(guest.id),
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
    services.tables.turn_out("restart", visit.guest.id)  # this browser comes back by itself
    return http_types.SignedOut(others)
