"""Spectators' views of a game: the public view now, the public view some moves ago, or nothing.

Delayed spectators get messages from the same functions as everyone (`news`). These functions get a room with
an earlier match, and without anything newer.
"""

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
"""The delay in moves. Inputs that are hidden from the public don't count, or the delay would reveal them."""
AT_ONCE: Final = 4
"""An upper bound on the inputs that one letter can add during a game."""


def sees(room: Room, visitor: Visitor) -> Onlookers:
    """Returns how this visitor sees the running game.

    Guests with a seat always see the present game, even on a screen that only watches. So does the television
    that opened the table, because it is in the same room as the players.
    """
    match = room.match
    if match is None or match.outcome is not None or room.is_television(visitor):
        return "open"
    return "open" if room.setting.seats_of(visitor.guest) else room.setting.onlookers


def seen(room: Room, visitor: Visitor, world: World) -> Room | None:
    """Returns the room as this visitor may see it: now, some moves ago, or None if the game is hidden."""
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
    """Whether today's daily deal is hidden from this viewer. Only its player sees it before the day ends."""
    return viewer is None and world.calendar.is_sealed(room.setting.daily)


def recalled(recent: tuple[AnyMatch, ...], setting: Setting, match: AnyMatch) -> tuple[AnyMatch, ...]:
    """Adds `match` to `recent`, if spectators see the game with a delay and noticed the last input."""
    last = len(match.inputs) - 1
    if setting.onlookers != "delayed" or (last >= 0 and match.hidden.has(last, PUBLIC)):
        return recent
    return (*recent, match)[-(BEHIND + AT_ONCE) :]


def earlier(room: Room, inputs: int | None = None) -> Room | None:
    """Returns the room some moves ago, counted from now or from the position after `inputs` inputs."""
    until = [match for match in room.recent if inputs is None or len(match.inputs) <= inputs]
    if not until:
        return None
    then = until[max(0, len(until) - 1 - BEHIND)]
    return replace(outside(room), match=then, talk=(), deadlines={}, hints={})


def outside(room: Room) -> Room:
    """Returns the room without the waiting bots and the seats that have looked at their cards."""
    return replace(room, held={}, looked=frozenset())
