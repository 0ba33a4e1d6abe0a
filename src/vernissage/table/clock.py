"""Clocks limit how long a seat may think: for each question, for the whole game, or in days.

A clock starts after all pictures that are shown only for a moment. A move that others can't see doesn't
restart a clock, because the restart would reveal the move.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from vernissage.core.seats import Seat
from vernissage.table.change import Change
from vernissage.table.room import Deadline, Room
from vernissage.table.setting import Setting
from vernissage.table.table_types import Clock
from vernissage.table.world import World

SECONDS: Final[Mapping[Clock, float]] = {"relaxed": 120.0, "brisk": 30.0}
"""The seconds for each question, by the kind of clock."""
BANK: Final = 300.0
"""Seconds each seat has for the whole game, if the clock is a bank."""
INCREMENT: Final = 10.0
"""Seconds a seat gets back for each decision, if the clock is a bank."""
SOON: Final = 0.001
"""A timer may ring this many seconds too early."""


def set_on(before: Room, change: Change, world: World) -> Change:
    """Updates the clocks after a change."""
    room = change.room
    if room.setting.clock == "none" and not room.deadlines:
        return change
    if room.setting.clock == "bank":
        room = replace(room, setting=replace(room.setting, banks=_banks(before, room, world.now)))
    found = deadlines(room, world)
    if found != room.deadlines:
        room = replace(room, deadlines=found)
    return change if room is change.room else replace(change, room=room)


def deadlines(room: Room, world: World) -> Mapping[Seat, Deadline]:
    """Returns the deadlines of the people who owe a decision, by seat. A question keeps its present deadline.

    While nobody is connected, no clock runs unless it counts days.
    """
    setting = room.setting
    if setting.clock == "none" or not (room.visitors or setting.clock == "days"):
        return {}
    return {
        seat: _kept(room, seat, question) or Deadline(question, _ends(room, seat, world))
        for seat, question in room.owing().items()
        if not setting.chairs[seat].bot
    }


def _ends(room: Room, seat: Seat, world: World) -> float:
    clock = room.setting.clock
    if clock == "days":
        due = room.waits[seat].due
        assert due is not None
        return world.now + due - world.time
    seconds = left_in_bank(room.setting, seat) if clock == "bank" else SECONDS[clock]
    return max(world.now, room.seen_at) + seconds


def left_in_bank(setting: Setting, seat: Seat) -> float:
    """Returns the seconds left in this seat's bank, not counting the question it is thinking about."""
    return setting.banks[seat] if setting.banks else BANK


def _banks(before: Room, room: Room, now: float) -> tuple[float, ...]:
    """Returns the banks after a change. Thinking costs time; a decision adds the increment."""
    banks = [left_in_bank(room.setting, seat) for seat in range(len(room.setting.chairs))]
    owing = room.owing()
    for seat, deadline in before.deadlines.items():
        asked = owing.get(seat)
        thinks_on = asked is not None and (asked == deadline.question or room.went_on_secretly(seat))
        if thinks_on and room.visitors:
            continue
        unspent = min(banks[seat], max(0.0, deadline.ends - now))
        banks[seat] = unspent if thinks_on else min(BANK, unspent + INCREMENT)
    return tuple(banks)


def _kept(room: Room, seat: Seat, question: int) -> Deadline | None:
    """Returns the seat's deadline if its question is the same, or has changed only by a secret move."""
    before = room.deadlines.get(seat)
    if before is None or before.question == question:
        return before
    return replace(before, question=question) if room.went_on_secretly(seat) else None


def first(room: Room, now: float) -> tuple[Seat, int] | None:
    """Returns the seat that is overdue the longest, and its question; None if no seat is overdue."""
    late = [(each.ends, seat) for seat, each in room.deadlines.items() if each.ends <= now + SOON]
    if not late:
        return None
    _, seat = min(late)
    return seat, room.deadlines[seat].question


def left(room: Room, now: float) -> float | None:
    """Returns the seconds until the first deadline; None if no clock runs."""
    ends = [each.ends for each in room.deadlines.values()]
    return max(0.0, min(ends) - now) if ends else None
