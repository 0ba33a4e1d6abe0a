"""Replaces people who have been away from an open table for too long.

Before the game, their chair becomes free. During a game a bot stands in, and they can come back until
another stranger takes the seat.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.table.change import Change
from vernissage.table.clock import SOON
from vernissage.table.handlers.changes import set_anew
from vernissage.table.handlers.stand_ins import handed_over
from vernissage.table.room import AWAY, Room
from vernissage.table.world import World


def gone_at(room: Room) -> Mapping[Seat, float]:
    """Returns when each absent person counts as gone, by seat, on the monotonic clock.

    Nobody counts as gone while no seated guest is connected. If the clock counts days, absent people count as
    gone at their deadline.
    """
    setting, match = room.setting, room.match
    if not setting.open or room.stage == "over" or (match is not None and match.is_full):
        return {}
    away = {
        seat: room.away[chair.guest]
        for seat, chair in enumerate(setting.chairs)
        if chair.guest in room.away and not chair.bot
    }
    if setting.clock == "days":
        return {seat: room.deadlines[seat].ends for seat in away if seat in room.deadlines}
    waits = room.here.intersection(setting.guests)
    return {seat: since + AWAY for seat, since in away.items()} if waits else {}


def filled(room: Room, world: World) -> Change | None:
    """Replaces the person who has been gone the longest. Returns None if nobody counts as gone."""
    late = [(time, seat) for seat, time in gone_at(room).items() if time <= world.now + SOON]
    if not late:
        return None
    _, seat = min(late)
    change = _freed(room, seat) if room.match is None else _followed(room, seat, world)
    return None if isinstance(change, Refusal) else change


def _freed(room: Room, seat: Seat) -> Change | Refusal:
    guest = room.setting.chairs[seat].guest
    away = {other: since for other, since in room.away.items() if other != guest}
    return set_anew(replace(room, away=away), room.setting.rise(guest))


def _followed(room: Room, seat: Seat, world: World) -> Change | Refusal:
    """Lets a bot stand in for the person at `seat`. If they were host, a connected guest becomes host."""
    setting, chair = room.setting, room.setting.chairs[seat]
    helper = room.bot_for(seat)
    here = [guest for guest in setting.guests if guest in room.here]
    if chair.guest == setting.host and here:
        setting = replace(setting, host=here[0])
    seated = replace(chair, bot=helper)
    return handed_over(replace(room, setting=setting), seat, seated, f"bot-{helper}", world)
