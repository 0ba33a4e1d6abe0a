"""A table by its code, for whoever comes through any door; and a first look at it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from vernissage.core.seats import Seat
from vernissage.server.protocol import Why
from vernissage.server.rooms import Rooms
from vernissage.server.session import Visit
from vernissage.server.table import Table

CODE: Final = re.compile("[A-Z]{4,6}")


async def find(code: str, rooms: Rooms, address: str, visit: Visit | None) -> Table | None:
    """The table. Wrong codes are counted, and who tried too many is told the same as for a wrong one.

    But who sits there comes in: a guesser in the same network must not keep them out.
    """
    table = await rooms.tables.find(code) if CODE.fullmatch(code) else None
    if table is None:
        rooms.limits.codes.take(address)
    elif rooms.limits.codes.wait(address) and (visit is None or not table.knows(visit.guest.id)):
        return None
    return table


@dataclass(slots=True)
class Glance:
    """Listens at a table for one moment."""

    guest: str
    watching: bool
    looking: Seat | None = None
    name: str = ""
    game: str = ""
    gathering: bool = False
    heard: bytes = b""

    def tell(self, news: bytes) -> None:
        self.heard = news

    def dismiss(self, why: Why) -> None:
        """It has gone already."""


async def glance(rooms: Rooms, request: HTTPConnection, *, watching: bool) -> Glance | None:
    """What the socket will say first to this visitor, sooner: a page brings it along."""
    visit = await rooms.sessions.find(request)
    code = request.path_params["code"].upper()
    table = await find(code, rooms, rooms.door.address(request.scope), visit)
    if table is None:
        return None
    guest = "" if visit is None else visit.guest.id
    seen = Glance(guest, watching or not guest, game=table.setting.game, gathering=table.match is None)
    table.welcome(seen)
    return seen
