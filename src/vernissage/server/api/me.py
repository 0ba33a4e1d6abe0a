"""A guest's account over HTTP: name, recovery phrase, other browsers, and tables where others wait."""

from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core.refusal import Refusal
from vernissage.server.api.http_types import Me, NewPhrase, Recover, Rename, SignedOut, WaitCard, WaitCards
from vernissage.server.api.route import Route, json_response
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.server.store import Guest
from vernissage.server.tables.first_level import usual_levels
from vernissage.table.appearance import clean_name, offered_to, portrait_of
from vernissage.table.name_check import suggesting
from vernissage.table.setting import NOT_SEATED


async def get_me(services: Services, _request: Request, visit: Visit) -> Me:
    return await me_of(services, visit.guest)


async def rename_me(services: Services, _request: Request, visit: Visit, body: Rename) -> Me | Refusal:
    name = clean_name(body.name)
    if isinstance(name, Refusal):
        return name
    if refusal := await services.places.refuse_name(visit.guest.id, name):
        return suggesting(refusal, services.chance.name())
    guest = replace(
        visit.guest, name=name, portrait=body.portrait or portrait_of(visit.guest.id, visit.guest.portrait)
    )
    await services.store.rename(guest.id, guest.name, guest.portrait)
    await services.places.rename(guest.id, guest.name, guest.portrait)
    return await me_of(services, guest)


async def me_of(services: Services, guest: Guest) -> Me:
    return Me(
        name=guest.name,
        portrait=portrait_of(guest.id, guest.portrait),
        portraits=offered_to(guest.id, guest.portrait),
        introduced=bool(guest.portrait),
        tables=await services.lists.mine(guest.id),
        levels=usual_levels(services.games, await services.store.finished(guest.id)),
    )


async def make_phrase(services: Services, request: Request, visit: Visit) -> NewPhrase | Refusal:
    refusal = services.within(services.limits.phrases, request)
    return refusal or NewPhrase(await services.sessions.new_phrase(visit.guest))


async def sign_out_others(services: Services, _request: Request, visit: Visit) -> SignedOut:
    others = await services.sessions.sign_out_others(visit)
    await services.moderation.look()  # This browser reconnects by itself.
    return SignedOut(others)


async def put_away(services: Services, request: Request, visit: Visit) -> Me | Refusal:
    done = await services.store.put_away(visit.guest.id, request.path_params["code"])
    return await me_of(services, visit.guest) if done else NOT_SEATED


async def take_out(services: Services, request: Request, visit: Visit) -> Me | Refusal:
    done = await services.store.take_out(visit.guest.id, request.path_params["code"], services.clock.time())
    return await me_of(services, visit.guest) if done else NOT_SEATED


async def get_waits(services: Services, _request: Request, visit: Visit) -> WaitCards:
    """Returns the tables where others wait for this guest. It is fast, because no table is loaded."""
    calls = await services.store.calls_for(visit.guest.id)
    return WaitCards([WaitCard(*msgspec.structs.astuple(call)) for call in calls])


async def recover(
    services: Services, request: Request, _visit: None, body: Recover
) -> Me | Response | Refusal:
    """Signs this browser in as the guest with this phrase, and replaces an earlier sign-in."""
    if refusal := services.within(services.limits.phrases, request):
        return refusal
    visit = await services.sessions.recover(body.phrase)
    if isinstance(visit, Refusal):
        return visit
    if banned := services.moderation.refuse(visit.guest.id):
        return banned
    answer = json_response(await me_of(services, visit.guest))
    services.sessions.remember(visit, request, answer)
    return answer


ROUTES: Final = (
    Route("GET", "/api/me", "Who I am, and my tables", get_me, makes_guests=True),
    Route("POST", "/api/recover", "Be the guest of this phrase", recover),
    Route("PATCH", "/api/me", "Change my name and portrait", rename_me),
    Route("POST", "/api/me/phrase", "A new recovery phrase", make_phrase),
    Route("POST", "/api/me/sign-out-others", "Sign out my other browsers", sign_out_others),
    Route("POST", "/api/me/tables/{code}/put-away", "Put a game away for now", put_away),
    Route("POST", "/api/me/tables/{code}/take-out", "See a game again", take_out),
    Route("GET", "/api/me/waits", "Where others wait for me", get_waits),
)
