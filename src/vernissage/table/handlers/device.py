"""Several people on one device: bringing another person, and choosing whose view the device shows."""

from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.table import protocol
from vernissage.table.appearance import clean_name
from vernissage.table.chair import Chair
from vernissage.table.change import Change, Everything
from vernissage.table.handlers.changes import set_anew
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import BEGUN, NOT_BEGUN, NOT_SEATED
from vernissage.table.world import World

NOT_YOURS: Final = Refusal("table/not-yours")


def bring(room: Room, visitor: Visitor, message: protocol.Bring, world: World) -> Change | Refusal:
    if room.match is not None:
        return BEGUN
    taken = room.setting.names
    name = world.chance.name(taken) if message.name is None else clean_name(message.name)
    if isinstance(name, Refusal):
        return name
    person = Chair(visitor.guest, name, key=world.chance.key())
    return set_anew(room, room.setting.bring(person, message.seat))


def look(room: Room, visitor: Visitor, message: protocol.Look, _world: World) -> Change | Refusal:
    """Shows the view of `message.seat` on the device from now on. None shows the public view."""
    kept = room.keeps(visitor)
    if not kept:
        return NOT_SEATED
    if room.match is None:
        return NOT_BEGUN
    if message.seat is not None and message.seat not in kept:
        return NOT_YOURS
    looking = replace(visitor, looking=message.seat)
    after = replace(room, visitors={**room.visitors, visitor.number: looking})
    return Change(after, told=(Everything(visitor.number),))
