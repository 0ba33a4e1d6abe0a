"""Several people at one device: who is brought along, and through whose eyes it sees."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.server import protocol
from vernissage.server.appearance import clean_name
from vernissage.server.chair import Chair
from vernissage.server.change import Change, Everything
from vernissage.server.handlers.keep import set_anew
from vernissage.server.room import Room, Visitor
from vernissage.server.setting import BEGUN, NOT_BEGUN, NOT_SEATED
from vernissage.server.world import World

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
    """Whoever holds the device now is told everything as it stands for that seat, and nothing of another."""
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
