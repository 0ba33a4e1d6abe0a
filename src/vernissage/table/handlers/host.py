"""Replaces a host who is away for too long before the game, because a table needs a host to start."""

from typing import Final

from msgspec.structs import replace

from vernissage.table.change import Change, TableChanged
from vernissage.table.clock import SOON
from vernissage.table.handlers.changes import saved
from vernissage.table.room import Room
from vernissage.table.world import World

GRACE: Final = 30.0
"""Seconds a host may be away, for example to reload the page."""


def gone_at(room: Room) -> float | None:
    """Returns when the host counts as gone, on the monotonic clock; None if nobody could replace them."""
    if room.match is not None or _heir(room) is None:
        return None
    return room.away[room.setting.host] + GRACE if room.setting.host in room.away else 0.0


def passed_on(room: Room, world: World) -> Change | None:
    """Makes the next connected person host. Returns None if the host doesn't count as gone."""
    gone, heir = gone_at(room), _heir(room)
    if gone is None or heir is None or gone > world.now + SOON:
        return None
    return saved(replace(room, setting=replace(room.setting, host=heir)), TableChanged())


def _heir(room: Room) -> str | None:
    """Returns the first connected guest by seat; None if the host is connected, or nobody is."""
    here = room.here
    if room.setting.host in here:
        return None
    return next((guest for guest in room.setting.guests if guest in here), None)
