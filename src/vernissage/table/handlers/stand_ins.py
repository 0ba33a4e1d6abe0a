"""Stand-ins: a bot plays for a person who is away, until they come back, or replaces one who has resigned."""

from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.chair import Chair
from vernissage.table.change import Change, TableChanged
from vernissage.table.handlers.changes import entered, saved
from vernissage.table.handlers.play import playing
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import BEGUN, NOT_SEATED, STOPPED, unknown_bot
from vernissage.table.world import World

PATIENCE: Final = 30.0
"""Seconds that a person must be away before a bot may stand in for them."""


def take_back(room: Room, visitor: Visitor, wanted: Seat | None, world: World) -> Change | Refusal:
    """Gives a person's seat back to them from the bot that stands in."""
    own = room.setting.seat_of(visitor.guest)
    if own is None:
        return BEGUN
    seat = wanted if wanted is not None and wanted in room.setting.seats_of(visitor.guest) else own
    chair = room.setting.chairs[seat]
    if not chair.bot:
        return Change(room)
    return handed_over(room, seat, replace(chair, bot=""), chair.name, world)


def stand_in(room: Room, visitor: Visitor, seat: Seat, bot: str, world: World) -> Change | Refusal:
    """Lets a bot play for a person who is away, until they come back."""
    if room.setting.seat_of(visitor.guest) is None:
        return NOT_SEATED
    unknown = unknown_bot(room.company, bot)
    if unknown is not None:
        return unknown
    if not 0 <= seat < len(room.setting.chairs):
        return UNKNOWN_SEAT
    chair = room.setting.chairs[seat]
    since = room.away.get(chair.guest)
    if chair.bot or since is None or world.now - since < PATIENCE:
        return Refusal("table/not-away", args={"seconds": int(PATIENCE)})
    helper = room.bot_for(seat)
    return handed_over(room, seat, replace(chair, bot=helper), f"bot-{helper}", world)


def resign(room: Room, visitor: Visitor, _message: protocol.Resign, world: World) -> Change | Refusal:
    """Resigns from the game for good. A bot plays on under the person's name."""
    found = playing(room, visitor)
    accepted = found if isinstance(found, Refusal) else found[0].resign(found[1])
    if isinstance(accepted, Refusal):
        return accepted
    assert accepted.entry is not None
    left = entered(room, accepted, world)
    seat = accepted.entry.seat
    bot, before = room.bot_for(seat), room.setting.chairs[seat]
    followed = handed_over(left.room, seat, followed_by(bot, before), f"bot-{bot}", world)
    return followed if isinstance(followed, Refusal) else left.then(followed)


def followed_by(bot: str, before: Chair) -> Chair:
    """Returns a chair on which `bot` replaces the person of `before` for good, under that person's name."""
    return Chair(name=before.name, bot=bot, given=True, portrait=before.portrait, before=before.former)


def handed_over(room: Room, seat: Seat, chair: Chair, by: str, world: World) -> Change | Refusal:
    """Puts `chair` at the seat, and records in the game that `by` plays there now. Both are one change."""
    assert room.match is not None
    if room.setting.stopped:
        return STOPPED
    accepted = room.match.take_over(seat, by)
    if isinstance(accepted, Refusal):
        return accepted
    seated = replace(room, setting=room.setting.with_chair(seat, chair).hosted())
    moved = entered(seated, accepted, world)
    return moved.then(saved(moved.room, TableChanged()))
