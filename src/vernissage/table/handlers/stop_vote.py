"""People agree to stop before the end. Who wants to is a secret: all that shows is that there were enough.

Before the beginning a host may close the table.
"""

from __future__ import annotations

from msgspec.structs import replace

from vernissage.core.refusal import OVER, Refusal
from vernissage.table import protocol
from vernissage.table.change import Change, Everything, TableChanged
from vernissage.table.handlers.changes import saved, set_anew
from vernissage.table.handlers.play import playing
from vernissage.table.handlers.stand_ins import PATIENCE
from vernissage.table.room import Room, Visitor
from vernissage.table.seating import PRIVATE
from vernissage.table.world import World


def stop(room: Room, visitor: Visitor, message: protocol.Stop, world: World) -> Change | Refusal:
    """When more than half of the people say so, the game ends where it is. Nobody has won.

    Before it has begun the host alone says so.
    """
    if room.match is None and message.yes:
        return set_anew(room, room.setting.closed(visitor.guest))
    found = playing(room, visitor)
    if isinstance(found, Refusal):
        return found
    if room.stage == "over" or room.setting.is_private:
        return OVER if room.stage == "over" else PRIVATE
    guest = visitor.guest
    stops = room.stops | {guest} if message.yes else room.stops - {guest}
    after = replace(room, stops=stops)
    return _stopped(after) if _is_enough(after, world) else Change(after, told=(_noted(guest),))


def recounted(before: Room, change: Change, world: World) -> Change:
    """The same change; where somebody has left for good, those who would rather stop may be enough now."""
    room = change.room
    left = set(before.setting.guests) - set(room.setting.guests)
    if not left or room.stage != "playing" or not _is_enough(room, world):
        return change
    return change.then(_stopped(room))


def _noted(guest: str) -> TableChanged:
    """Whoever says so sees that it was heard, and nobody else."""
    return TableChanged(only=frozenset({guest}))


def _is_enough(room: Room, world: World) -> bool:
    people = voters(room, world)
    return 2 * len(people & room.stops) > len(people)


def _stopped(room: Room) -> Change:
    setting = replace(room.setting, stopped=True)
    return saved(replace(room, setting=setting, stops=frozenset(), asking={}), Everything())


def voters(room: Room, world: World) -> frozenset[str]:
    """The people at the table. Whoever has been away for a while doesn't count."""
    gone = {guest for guest, since in room.away.items() if world.now - since >= PATIENCE}
    return frozenset(chair.guest for chair in room.setting.chairs if chair.guest and not chair.bot) - gone
