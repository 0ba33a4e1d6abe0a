"""Finds tables by code for sockets and pages, with protection against guessing codes."""

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from vernissage.core.refusal import Refusal
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.server.tables.snapshots import Snapshot
from vernissage.server.tables.table import Place, Table
from vernissage.table.news import welcome
from vernissage.table.protocol import Why
from vernissage.table.room import Room, Visitor

CODE: Final = re.compile("[A-Z]{4,6}")
NO_TABLE: Final = Refusal("table/unknown")


def is_guessing(services: Services, address: str, visit: Visit | None) -> bool:
    """Returns whether a visitor without a session has tried too many wrong codes from this address.

    If so, no code is looked up, whether right or wrong, so that a refusal costs little.
    """
    return visit is None and services.limits.codes.wait(address) > 0


async def let_in(code: str, services: Services, address: str, visit: Visit | None) -> Place | None:
    """Returns the table to which a socket may connect; None if the code is wrong or the caller is blocked."""
    if is_guessing(services, address, visit):
        return None
    found = await services.places.find(code) if CODE.fullmatch(code) else None
    return found if await _may_enter(code, services, address, visit, found) else None


async def look_in(
    code: str, services: Services, address: str, visit: Visit | None
) -> Table | Snapshot | None:
    """Returns the table for reading only; None if the code is wrong or the caller is blocked."""
    if is_guessing(services, address, visit):
        return None
    found = await services.tables.look(code) if CODE.fullmatch(code) else None
    return found if await _may_enter(code, services, address, visit, found) else None


async def _may_enter(
    code: str, services: Services, address: str, visit: Visit | None, found: object | None
) -> bool:
    """Counts wrong codes. Returns False for an address over the limit, even if the code is right.

    Guests seated at the table are let in all the same: a guesser in their network can't lock them out.
    """
    guest = "" if visit is None else visit.guest.id
    if found is None and why_closed(code, services, visit) == "gone":
        services.limits.codes.take(address)
    if found is None or not services.limits.codes.wait(address):
        return found is not None
    table = await services.tables.look(code)
    return table is not None and table.room.knows(guest)


def why_closed(code: str, services: Services, visit: Visit | None) -> Why:
    """Returns why a table was not found. Only the table's own players learn that it is damaged."""
    if services.tables.earlier(code) is not None:
        return "earlier"
    damage = services.tables.damage(code, "" if visit is None else visit.guest.id)
    return "gone" if damage is None else "damaged"


@dataclass(frozen=True, slots=True)
class Glance:
    """The part of a table that a visitor sees before connecting."""

    game: str
    gathering: bool
    heard: bytes
    """The first message that the socket will send."""
    room: Room


async def glance(services: Services, request: HTTPConnection, *, watching: bool) -> Glance | None:
    """Returns what the visitor sees of a table at first, for a page to include; None without a table."""
    visit = await services.sessions.visit_of(request)
    code = request.path_params["code"].upper()
    guest = "" if visit is None else visit.guest.id
    address = services.door.address(request.scope)
    banned = services.moderation.refuse(address, guest)
    table = None if banned else await look_in(code, services, address, visit)
    if table is None:
        return None
    visitor = Visitor(0, guest, "", watching=watching or not guest)
    room = table.room
    return Glance(
        room.setting.game, room.match is None, welcome(room, visitor, services.tables.world()), room
    )
