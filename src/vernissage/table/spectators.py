"""What people without a seat see of a game: all that is public, the same some moves later, or nothing.

Whoever sees it later is told of the past by the functions that tell anyone of the present (`news`): the room
they are told of is this one with the game as it stood then, and with nothing that belongs to the moment.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PUBLIC, Viewer
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Onlookers
from vernissage.table.world import World

CLOSED: Final = Refusal("table/onlookers")
BEHIND: Final = 10
"""How many moves later it is seen. What the public does not notice is not counted, or it would be noticed."""
AT_ONCE: Final = 4
"""More inputs than one letter leads to while a game goes on."""


def sees(room: Room, visitor: Visitor) -> Onlookers:
    """How this visitor sees the game in progress here.

    Whoever has a seat knows more than the public anyway: a screen opened with their cookie shows the present.
    """
    match = room.match
    if match is None or match.outcome is not None or room.setting.seats_of(visitor.guest):
        return "open"
    return room.setting.onlookers


def seen(room: Room, visitor: Visitor, world: World) -> Room | None:
    """The room of which this visitor is told: as it is, as it was, or none where the game is hidden."""
    if is_veiled(room, room.eyes(visitor), world):
        return None
    match sees(room, visitor):
        case "open":
            return room
        case "delayed":
            return earlier(room)
        case "closed":
            return None


def is_veiled(room: Room, viewer: Viewer, world: World) -> bool:
    """Is this the deal of a day that others may still want to play? It is shown only to whoever plays it."""
    return viewer is None and world.calendar.is_sealed(room.setting.daily)


def recalled(recent: tuple[AnyMatch, ...], setting: Setting, match: AnyMatch) -> tuple[AnyMatch, ...]:
    """With the game as it stands now, where it is seen later and the public has noticed the last input."""
    last = len(match.inputs) - 1
    if setting.onlookers != "delayed" or (last >= 0 and match.unnoticed.has(last, PUBLIC)):
        return recent
    return (*recent, match)[-(BEHIND + AT_ONCE) :]


def earlier(room: Room, inputs: int | None = None) -> Room | None:
    """The room as it was some moves ago, seen from now or from when there were so many inputs."""
    until = [match for match in room.recent if inputs is None or len(match.inputs) <= inputs]
    if not until:
        return None
    then = until[max(0, len(until) - 1 - BEHIND)]
    return replace(outside(room), match=then, talk=(), deadlines={}, hints={})


def outside(room: Room) -> Room:
    """The room without what is going on in it just now: who waits, and who has looked round."""
    return replace(room, held={}, looked=frozenset())
