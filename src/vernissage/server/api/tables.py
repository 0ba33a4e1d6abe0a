"""Tables over HTTP: listing open tables, creating one, finding one by code, and repairing a damaged one."""

from typing import Final

from starlette.requests import Request

from vernissage.core.refusal import Refusal
from vernissage.server.api.http_types import TableCard, TableCards, TableCode
from vernissage.server.api.route import Route, guest_id
from vernissage.server.edge.access import NO_TABLE, is_guessing
from vernissage.server.edge.session import Visit
from vernissage.server.platform.payer import too_often
from vernissage.server.services import Services
from vernissage.server.tables.repair import mend
from vernissage.table.new_table import NewTable


async def get_tables(services: Services, _request: Request, visit: Visit | None) -> TableCards:
    return TableCards(await services.lists.open(guest_id(visit)))


async def make_table(
    services: Services, request: Request, visit: Visit, body: NewTable
) -> TableCode | Refusal:
    unknown = None if body.game in services.games else Refusal("message/unknown-game")
    refusal = services.within(services.limits.tables, request) or unknown
    code = refusal or await services.tables.make(body, visit.guest)
    return code if isinstance(code, Refusal) else TableCode(code)


async def get_table(services: Services, request: Request, visit: Visit | None) -> TableCard | Refusal:
    address = services.door.address(request.scope)
    if is_guessing(services, address, visit):
        return too_often(services.limits.codes.wait(address))
    card = await services.lists.card(request.path_params["code"], guest_id(visit))
    if card is None:
        services.limits.codes.take(address)
    wait = services.limits.codes.wait(address)
    sits_there = card is not None and card.you is not None
    if wait and not sits_there:  # Right and wrong codes get the same answer.
        return too_often(wait)
    return card or NO_TABLE


async def mend_table(services: Services, request: Request, visit: Visit) -> TableCode | Refusal:
    found = await get_table(services, request, visit)
    if isinstance(found, Refusal):
        return found
    code = await mend(services.tables, services.store, found.code, visit.guest.id)
    return code if isinstance(code, Refusal) else TableCode(code)


ROUTES: Final = (
    Route("GET", "/api/tables", "Tables open to strangers", get_tables),
    Route("GET", "/api/tables/{code}", "Is there such a table?", get_table),
    Route("POST", "/api/tables", "Make a table", make_table, status=201),
    Route(
        "POST", "/api/tables/{code}/mend", "Go on with a damaged table after its last sound input", mend_table
    ),
)
