"""People who gather wait for their host. Where the host has gone, the next person who is there takes over."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vernissage.table.change import Change, TableChanged
from vernissage.table.clock import SOON
from vernissage.table.handlers.changes import saved
from vernissage.table.room import Room
from vernissage.table.world import World

GRACE: Final = 30.0
"""Seconds a host may be away: a reloaded page or a tunnel is no farewell."""


def gone_at(room: Room) -> float | None:
    """When the host counts as gone, by the clock nobody sets; None while the host or nobody else is here."""
    if room.match is not None or _heir(room) is None:
        return None
    return room.away[room.setting.host] + GRACE if room.setting.host in room.away else 0.0


def passed_on(room: Room, world: World) -> Change | None:
    """The next person is host, and everyone is told; unless the host may still come back."""
    gone, heir = gone_at(room), _heir(room)
    if gone is None or heir is None or gone > world.now + SOON:
        return None
    return saved(replace(room, setting=replace(room.setting, host=heir)), TableChanged())


def _heir(room: Room) -> str | None:
    """The first, by seat, of those who are there; nobody where the host is."""
    here = room.here
    if room.setting.host in here:
        return None
    return next((guest for guest in room.setting.guests if guest in here), None)
