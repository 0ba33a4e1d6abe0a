"""Several people at one device, which goes round among them: whose eyes it lends, and for whom it answers.

A guest may keep several seats. Before the game the guest is who sits on the own chair. In the game the device
sees what the public sees, until somebody says by `look` who holds it: then all it is told is told to that
seat, by the same functions as to anyone, and all it says is said by that seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, Viewer, with_seat
from vernissage.server import gathering, protocol
from vernissage.server.gathering import BEGUN, NOT_BEGUN, NOT_SEATED, Chair, Gathering
from vernissage.server.security import clean_name
from vernissage.server.session import seat_key

if TYPE_CHECKING:
    from vernissage.server.listener import Listener
    from vernissage.server.table import Table

NOT_YOURS: Final = Refusal("table/not-yours")
NOBODY_LOOKS: Final = Refusal("table/nobody-looks")


def keeps(table: Table, listener: Listener) -> tuple[Seat, ...]:
    """The seats that are played at this device."""
    return () if listener.watching else table.setting.seats_of(listener.guest)


def eyes(table: Table, listener: Listener) -> Viewer:
    """Through whose eyes this socket sees the table."""
    kept = keeps(table, listener)
    if table.match is None:
        return table.setting.seat_of(listener.guest) if kept else None
    # Who has just left the device is not followed by the last one there: somebody must say that they hold it.
    alone = listener.looking is None and len(kept) == 1
    looking = kept[0] if alone else listener.looking
    return looking if looking in kept else None


def acting(table: Table, listener: Listener) -> Seat | Refusal:
    """The seat for which this socket speaks now."""
    seat = eyes(table, listener)
    if seat is None:
        return NOBODY_LOOKS if keeps(table, listener) else NOT_SEATED
    return seat


def claimed(table: Gathering, seat: Seat, guest: str, key: str, *, gathers: bool = False) -> Gathering:
    """This seat is played at another device from now on; the host's own takes along who is host.

    While people gather, the portrait is that of the other device's guest; a game goes on with the one it has.
    """
    before = table.chairs[seat]
    moves = before.guest != guest
    host = guest if table.seat_of(table.host) == seat else table.host
    chair = replace(before, guest=guest, key=key, brought=before.brought and not moves)
    chair = replace(chair, portrait="") if gathers else chair
    return replace(table, chairs=with_seat(table.chairs, seat, chair), host=host)


async def bring(table: Table, listener: Listener, message: protocol.Bring) -> Refusal | None:
    if table.match is not None:
        return BEGUN
    name = table.new_name() if message.name is None else clean_name(message.name)
    if isinstance(name, Refusal):
        return name
    person = Chair(listener.guest, name, key=seat_key())
    return await table.keep_if(gathering.bring(table.setting, person, message.seat))


async def look(table: Table, listener: Listener, message: protocol.Look) -> Refusal | None:
    """Whoever holds the device now is told everything as it stands for that seat, and nothing of another."""
    kept = keeps(table, listener)
    if not kept:
        return NOT_SEATED
    if table.match is None:
        return NOT_BEGUN
    if message.seat is not None and message.seat not in kept:
        return NOT_YOURS
    listener.looking = message.seat
    table.welcome(listener)
    return None
