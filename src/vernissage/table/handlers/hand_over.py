"""Changes of a seat's player during a game: by a request, by a link, or because the host removes somebody.

`seating` decides who may have a seat, and whose consent is needed.
"""

from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import OVER, Refusal
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.appearance import distinct, unlike
from vernissage.table.chair import FREE, Chair
from vernissage.table.change import Change, Everything, Message, TableChanged
from vernissage.table.handlers.changes import saved
from vernissage.table.handlers.stand_ins import followed_by, handed_over
from vernissage.table.rated_games import with_latecomer
from vernissage.table.room import Asked, Room, Visitor
from vernissage.table.seating import deciding, is_vacant, offering, refuse, removable
from vernissage.table.setting import BEGUN, NOT_BEGUN, NOT_HOST, TAKEN
from vernissage.table.world import World

DECLINED: Final = Refusal("seat/declined")
ASKED_FOR: Final = Refusal("seat/asked-for")
NOBODY_ASKS: Final = Refusal("seat/nobody-asks")
NOT_YOUR_SAY: Final = Refusal("seat/not-your-say")


def ask(room: Room, visitor: Visitor, message: protocol.AskSeat, world: World) -> Change | Refusal:
    """Asks for a seat as a spectator. A seat that needs nobody's consent is taken at once."""
    guest, seat = visitor.guest, message.seat
    refusal = refuse(room, guest, seat)
    if refusal is not None:
        return refusal
    if (guest, seat) in room.declined:
        return DECLINED
    if any(other != guest and asked.seat == seat for other, asked in room.asking.items()):
        return ASKED_FOR
    if not room.setting.guests or is_vacant(room, seat):
        return taken(room, visitor, seat, world)
    after = replace(room, asking={**room.asking, guest: Asked(seat)})
    return Change(after, told=(TableChanged(only=deciding(room, seat) | {guest}),))


def admit(room: Room, visitor: Visitor, message: protocol.Admit, world: World) -> Change | Refusal:
    """Agrees to a request for a seat, or declines it. One guest can decline for all."""
    seat = message.seat
    found = next(((guest, asked) for guest, asked in room.asking.items() if asked.seat == seat), None)
    if found is None:
        return NOBODY_ASKS
    guest, asked = found
    decides = deciding(room, seat)
    if visitor.guest not in decides:
        return NOT_YOUR_SAY
    others = {other: each for other, each in room.asking.items() if other != guest}
    concerned = TableChanged(only=decides | {guest})
    if not message.yes:
        declined = room.declined | {(guest, seat)}
        return Change(replace(room, asking=others, declined=declined), told=(concerned,))
    agreed = asked.agreed | {visitor.guest}
    if not decides <= agreed:
        asking = {**room.asking, guest: Asked(seat, agreed)}
        return Change(replace(room, asking=asking), told=(concerned,))
    taker = next(each for each in room.visitors.values() if each.guest == guest and not each.watching)
    return refuse(room, guest, seat) or taken(replace(room, asking=others), taker, seat, world)


def offer(room: Room, visitor: Visitor, message: protocol.OfferSeat, world: World) -> Change | Refusal:
    """Makes a link with which anybody can take a seat. Only the latest link works."""
    seat = message.seat
    if room.match is None:
        return NOT_BEGUN
    if room.stage == "over":
        return OVER
    if seat not in offering(room, visitor):
        return TAKEN if visitor.guest == room.setting.host else NOT_HOST
    key = world.chance.key()
    chair = replace(room.setting.chairs[seat], offer=key)
    offered = replace(room, setting=room.setting.with_chair(seat, chair))
    return saved(offered, Message(protocol.Offered(seat, key), visitor.number))


def accept(room: Room, visitor: Visitor, seat: Seat, world: World) -> Change | Refusal:
    """Takes a seat by its link."""
    return refuse(room, visitor.guest, seat) or taken(room, visitor, seat, world)


def taken(room: Room, visitor: Visitor, seat: Seat, world: World) -> Change | Refusal:
    """Gives the seat to this guest, under their own name, and records the change in the game."""
    before = room.setting.chairs[seat]
    without = room.setting.with_chair(seat, FREE)
    unfit = without.unfit(visitor.name)
    if unfit is not None:
        return unfit
    name = distinct(visitor.name, without.names)
    portrait = visitor.portrait and unlike(visitor.portrait, without.chairs)
    chair = Chair(visitor.guest, name, key=world.chance.key(), before=before.former, portrait=portrait)
    asking = {
        guest: each for guest, each in room.asking.items() if guest != visitor.guest and each.seat != seat
    }
    after = replace(room, asking=asking, setting=with_latecomer(room.setting, visitor))
    changed = handed_over(after, seat, chair, name, world)
    return changed if isinstance(changed, Refusal) else _shown_anew(changed, visitor.guest, before.guest)


def remove(room: Room, visitor: Visitor, seat: Seat, world: World) -> Change | Refusal:
    """Removes a guest from the table for good, at the host's request. A bot takes the seat."""
    if visitor.guest != room.setting.host:
        return NOT_HOST
    if seat not in removable(room, visitor):
        return BEGUN if room.stage == "playing" else OVER
    before, bot = room.setting.chairs[seat], room.bot_for(seat)
    removed = (*room.setting.removed, before.guest)
    barred = replace(room, setting=replace(room.setting, removed=removed))
    changed = handed_over(barred, seat, followed_by(bot, before), f"bot-{bot}", world)
    return changed if isinstance(changed, Refusal) else _shown_anew(changed, before.guest)


def without_those_gone(room: Room) -> Room:
    """Drops the requests of guests who are not connected any more."""
    here = room.here
    return replace(room, asking={guest: asked for guest, asked in room.asking.items() if guest in here})


def _shown_anew(change: Change, *guests: str) -> Change:
    """Sends the whole table again to these guests, because their view has changed."""
    pages = (number for number, each in change.room.visitors.items() if each.guest in guests)
    return replace(change, told=change.told + tuple(Everything(number) for number in pages))
