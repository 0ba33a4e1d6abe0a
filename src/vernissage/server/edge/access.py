"""A table by its code, for whoever comes through any door; and a first look at it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from vernissage.core.refusal import Refusal
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.server.tables.snapshots import Reading
from vernissage.server.tables.table import Place, Table
from vernissage.table.news import welcome
from vernissage.table.protocol import Why
from vernissage.table.room import Room, Visitor

CODE: Final = re.compile("[A-Z]{4,6}")
NO_TABLE: Final = Refusal("table/unknown")


def is_guessing(services: Services, address: str, visit: Visit | None) -> bool:
    """Has this address tried too many wrong codes, and nobody comes from it who might sit somewhere?

    Then no code is looked up, right or wrong: a refusal must not cost what it refuses.
    """
    return visit is None and services.limits.codes.wait(address) > 0


async def let_in(code: str, services: Services, address: str, visit: Visit | None) -> Place | None:
    """A place at the table, for a socket."""
    if is_guessing(services, address, visit):
        return None
    found = await services.places.find(code) if CODE.fullmatch(code) else None
    return found if await _may_enter(code, services, address, visit, found) else None


async def look_in(code: str, services: Services, address: str, visit: Visit | None) -> Table | Reading | None:
    """The table as it stands, for those who only want to see it."""
    if is_guessing(services, address, visit):
        return None
    found = await services.tables.look(code) if CODE.fullmatch(code) else None
    return found if await _may_enter(code, services, address, visit, found) else None


async def _may_enter(
    code: str, services: Services, address: str, visit: Visit | None, found: object | None
) -> bool:
    """Wrong codes are counted, and whoever tried too many is told the same as for a wrong one.

    But those who sit there come in: a guesser in the same network must not keep them out.
    """
    guest = "" if visit is None else visit.guest.id
    if found is None and why_closed(code, services, visit) == "gone":
        services.limits.codes.take(address)
    if found is None or not services.limits.codes.wait(address):
        return found is not None
    table = await services.tables.look(code)
    return table is not None and table.room.knows(guest)


def why_closed(code: str, services: Services, visit: Visit | None) -> Why:
    """Why a table could not be found. That it is damaged, only its people are told."""
    if services.tables.earlier(code) is not None:
        return "earlier"
    damage = services.tables.damage(code, "" if visit is None else visit.guest.id)
    return "gone" if damage is None else "damaged"


@dataclass(frozen=True, slots=True)
class Glance:
    """A look at a table without sitting down or staying."""

    game: str
    gathering: bool
    heard: bytes
    """What the socket will say first."""
    room: Room


async def glance(services: Services, request: HTTPConnection, *, watching: bool) -> Glance | None:
    """What the socket will say first to this visitor, sooner: a page brings it along."""
    visit = await services.sessions.visit_of(request)
    code = request.path_params["code"].upper()
    guest = "" if visit is None else visit.guest.id
    address = services.door.address(request.scope)
    banned = services.keeper.refuse(address, guest)
    table = None if banned else await look_in(code, services, address, visit)
    if table is None:
        return None
    visitor = Visitor(0, guest, "", watching=watching or not guest)
    room = table.room
    return Glance(
        room.setting.game, room.match is None, welcome(room, visitor, services.tables.world()), room
    )
