"""A table by its code, for whoever comes through any door; and a first look at it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from vernissage.server.news import welcome
from vernissage.server.room import Visitor
from vernissage.server.services import Services
from vernissage.server.session import Visit
from vernissage.server.table import Table

CODE: Final = re.compile("[A-Z]{4,6}")


async def let_in(code: str, services: Services, address: str, visit: Visit | None) -> Table | None:
    """The table. Wrong codes are counted, and whoever tried too many is told the same as for a wrong one.

    But those who sit there come in: a guesser in the same network must not keep them out.
    """
    table = await services.tables.find(code) if CODE.fullmatch(code) else None
    guest = "" if visit is None else visit.guest.id
    if table is None and services.tables.damage(code, guest) is None:
        services.limits.codes.take(address)
    elif table is not None and services.limits.codes.wait(address) and not table.room.knows(guest):
        return None
    return table


@dataclass(frozen=True, slots=True)
class Glance:
    """A look at a table without sitting down or staying."""

    game: str
    gathering: bool
    heard: bytes
    """What the socket will say first."""


async def glance(services: Services, request: HTTPConnection, *, watching: bool) -> Glance | None:
    """What the socket will say first to this visitor, sooner: a page brings it along."""
    visit = await services.sessions.visit_of(request)
    code = request.path_params["code"].upper()
    guest = "" if visit is None else visit.guest.id
    address = services.door.address(request.scope)
    banned = services.keeper.refuse(address, guest)
    table = None if banned else await let_in(code, services, address, visit)
    if table is None:
        return None
    visitor = Visitor(0, guest, "", watching=watching or not guest)
    room = table.room
    return Glance(room.setting.game, room.match is None, welcome(room, visitor, table.world()))
