"""The vote to stop a game before its end. Votes are secret; only the result is shown.

Before the game begins, the host can close the table without a vote.
"""

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
    """Votes to stop, or withdraws the vote. If more than half agree, the game ends and nobody has won.

    Before the game begins, this closes the table at the host's request.
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
    """Counts the votes again if a guest has left for good, because fewer votes may be enough now."""
    room = change.room
    left = set(before.setting.guests) - set(room.setting.guests)
    if not left or room.stage != "playing" or not _is_enough(room, world):
        return change
    return change.then(_stopped(room))


def _noted(guest: str) -> TableChanged:
    """Tells only the voter that the vote was counted."""
    return TableChanged(only=frozenset({guest}))


def _is_enough(room: Room, world: World) -> bool:
    people = voters(room, world)
    return 2 * len(people & room.stops) > len(people)


def _stopped(room: Room) -> Change:
    setting = replace(room.setting, stopped=True)
    return saved(replace(room, setting=setting, stops=frozenset(), asking={}), Everything())


def voters(room: Room, world: World) -> frozenset[str]:
    """Returns the people at the table, without those who have been away for at least `PATIENCE` seconds."""
    gone = {guest for guest, since in room.away.items() if world.now - since >= PATIENCE}
    return frozenset(chair.guest for chair in room.setting.chairs if chair.guest and not chair.bot) - gone
