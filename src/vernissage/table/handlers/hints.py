"""Hints: a bot suggests a move to somebody who plays alone or with bots. A hint is an input of the game."""

from typing import Final

from vernissage.core.inputs import Hinted
from vernissage.core.refusal import Refusal
from vernissage.table import protocol
from vernissage.table.change import Advice, Change
from vernissage.table.handlers.changes import entered
from vernissage.table.handlers.play import MOVED_ON, playing
from vernissage.table.room import Room, Visitor
from vernissage.table.world import World

IN_COMPANY: Final = Refusal("hint/in-company")
DAILY: Final = Refusal("hint/daily")
GUIDED: Final = Refusal("hint/guided")
NONE: Final = Refusal("hint/none")


def ask(room: Room, visitor: Visitor, message: protocol.Hint, world: World) -> Change | Refusal:
    """Asks for a hint. A repeated request about the same question is recorded only once."""
    found = playing(room, visitor)
    refusal = found if isinstance(found, Refusal) else refuse(room)
    if isinstance(refusal, Refusal) or isinstance(found, Refusal):
        return refusal or NONE
    match, seat = found
    if message.number != room.noticed(seat):
        return MOVED_ON
    accepted = match.hint(seat)
    if isinstance(accepted, Refusal):
        return accepted
    if len(match.offers[seat]) == 1:
        return NONE
    advice = Advice(visitor.number, seat)
    if match.inputs and match.inputs[-1] == Hinted(seat):
        return Change(room, asks=(advice,))
    noted = entered(room, accepted, world)
    return noted.then(Change(noted.room, asks=(advice,)))


def refuse(room: Room) -> Refusal | None:
    """Returns why there are no hints at this table; None if there are."""
    setting = room.setting
    if sum(bool(chair.guest) for chair in setting.chairs) > 1:
        return IN_COMPANY
    if setting.daily:
        return DAILY
    if setting.guided:
        return GUIDED
    return None if room.game.extras.coach() and room.company.judge else NONE
