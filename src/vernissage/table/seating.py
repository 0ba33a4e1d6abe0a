"""Seats during a game: who may take which seat, and whose consent is needed.

A person decides about their own seat. For a bot's seat the host decides or, if the host is away, all guests
at the table. A new player sees everything that the seat sees. So nobody takes a second seat, or a seat after
having played another in this game: they would know two hands.
"""

from typing import Final

from vernissage.core.refusal import OVER, UNKNOWN_SEAT, Refusal
from vernissage.core.seats import Seat
from vernissage.table import spectators
from vernissage.table.chair import FORGOTTEN
from vernissage.table.protocol import Asking, Standing
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import NOT_BEGUN, REMOVED

PRIVATE: Final = Refusal("seat/private")
SEATED: Final = Refusal("seat/seated")
HAS_SEEN: Final = Refusal("seat/has-seen")
KEPT: Final = Refusal("seat/kept")


def picks(room: Room, visitor: Visitor) -> bool:
    """Whether the visitor may choose another game. The host may, and the television that opened the table."""
    is_host = visitor.guest == room.setting.host and (visitor.screen or not visitor.watching)
    return room.match is None and (is_host or room.is_television(visitor))


def refuse(room: Room, guest: str, seat: Seat) -> Refusal | None:  # noqa: PLR0911 - reason by reason
    """Returns why this guest can't have this seat, even if everyone agrees; None if they can."""
    setting = room.setting
    if room.match is None:
        return NOT_BEGUN
    if room.stage == "over":
        return OVER
    if not 0 <= seat < len(setting.chairs):
        return UNKNOWN_SEAT
    if setting.is_private:
        return PRIVATE
    if setting.seats_of(guest):
        return SEATED
    if guest in setting.removed:
        return REMOVED
    if has_seen_another(room, guest, seat):
        return HAS_SEEN
    chair = setting.chairs[seat]
    if is_vacant(room, seat):
        return None
    return KEPT if (chair.bot and chair.guest) or chair.guest == FORGOTTEN else None


def has_seen_another(room: Room, guest: str, seat: Seat) -> bool:
    """Whether this guest has played another seat in this game."""
    chairs = enumerate(room.setting.chairs)
    return any(guest in chair.before for other, chair in chairs if other != seat)


def is_vacant(room: Room, seat: Seat) -> bool:
    """Whether `seat` is an abandoned seat at an open table, which a guest can take without consent.

    It is not vacant if the person who left it is connected again, because they can take it back.
    """
    return seat in room.setting.vacant and room.setting.chairs[seat].guest not in room.here


def deciding(room: Room, seat: Seat) -> frozenset[str]:
    """Returns the guests who must agree before somebody gets this seat."""
    setting = room.setting
    owner = setting.chairs[seat].guest
    if owner:
        return frozenset({owner})
    here = room.here.intersection(setting.guests)
    return frozenset({setting.host}) if setting.host in here else here


def standing(room: Room, visitor: Visitor) -> Standing:
    """Returns what the visitor may do besides playing, and the requests for seats that concern them."""
    asked = room.asking.get(visitor.guest)
    sees, removed = spectators.sees(room, visitor), visitor.guest in room.setting.removed
    if visitor.watching:
        return Standing(sees=sees, may_pick=picks(room, visitor))
    if room.stage != "playing":
        uncounted = visitor.guest in room.setting.uncounted
        return Standing(sees=sees, removed=removed, uncounted=uncounted, may_pick=picks(room, visitor))
    return Standing(
        sees=sees,
        removed=removed,
        may_ask=asking_for(room, visitor),
        may_take=tuple(seat for seat in asking_for(room, visitor) if is_vacant(room, seat)),
        asked=None if asked is None else asked.seat,
        decides=_asked_of(room, visitor),
        may_offer=offering(room, visitor),
        may_remove=removable(room, visitor),
        may_stop=stopping(room, visitor),
        stops=visitor.guest in room.stops,
    )


def asking_for(room: Room, visitor: Visitor) -> tuple[Seat, ...]:
    """Returns the seats that this visitor may ask for; none if they have a seat."""
    guest = visitor.guest
    if not guest or room.setting.seats_of(guest):
        return ()
    seats = range(len(room.setting.chairs))
    return tuple(s for s in seats if (guest, s) not in room.declined and refuse(room, guest, s) is None)


def offering(room: Room, visitor: Visitor) -> tuple[Seat, ...]:
    """Returns the seats that this visitor can offer with a link: their own and, for the host, the bots'."""
    setting = room.setting
    if room.stage != "playing" or setting.is_private or visitor.watching:
        return ()
    host = visitor.guest == setting.host
    kept = setting.seats_of(visitor.guest)
    return tuple(
        seat
        for seat, chair in enumerate(setting.chairs)
        if (host and chair.is_bots) or (seat in kept and not chair.bot)
    )


def removable(room: Room, visitor: Visitor) -> tuple[Seat, ...]:
    """Returns the seats of the people whom this visitor can remove; none unless they are the host."""
    setting = room.setting
    if room.stage != "playing" or visitor.guest != setting.host or visitor.watching:
        return ()
    others = enumerate(setting.chairs)
    return tuple(seat for seat, chair in others if chair.guest and chair.guest != setting.host)


def stopping(room: Room, visitor: Visitor) -> bool:
    """Whether this visitor may vote to stop. The daily deal has another way to give up, on its own page."""
    return room.stage == "playing" and bool(room.keeps(visitor)) and not room.setting.is_private


def _asked_of(room: Room, visitor: Visitor) -> tuple[Asking, ...]:
    """Returns the requests for seats that this visitor decides about."""
    return tuple(
        Asking(asked.seat, _name_of(room, guest), visitor.guest in asked.agreed)
        for guest, asked in room.asking.items()
        if visitor.guest in deciding(room, asked.seat)
    )


def _name_of(room: Room, guest: str) -> str:
    return next((each.name for each in room.visitors.values() if each.guest == guest), "")
