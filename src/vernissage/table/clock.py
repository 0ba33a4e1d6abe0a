"""How long a seat may think, where the table has a clock: for each question, in all, or for days.

What people are looking at costs nobody time: a question is asked when all that was shown has been seen. And
steps that others can't see win no time, or the clock would tell of them.
"""

from __future__ import annotations

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
"""For each question, whoever is asked."""
BANK: Final = 300.0
"""Seconds each seat has for the whole game, where the clock is a bank,"""
INCREMENT: Final = 10.0
"""and what it gets back for each decision."""
SOON: Final = 0.001
"""How much too early a timer may ring, in seconds."""


def set_on(before: Room, change: Change, world: World) -> Change:
    """The change, with the clocks of the room after it set anew."""
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
    """Of each person who owes a decision. A question keeps its time.

    While nobody is here, time passes only where people have days.
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
    """Seconds this seat has left, apart from a question it is thinking about."""
    return setting.banks[seat] if setting.banks else BANK


def _banks(before: Room, room: Room, now: float) -> tuple[float, ...]:
    """A seat that thinks no longer has so much left; if it has decided, a little more."""
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
    """The time that this seat has had before, if nothing has happened since that others could see."""
    before = room.deadlines.get(seat)
    if before is None or before.question == question:
        return before
    return replace(before, question=question) if room.went_on_secretly(seat) else None


def first(room: Room, now: float) -> tuple[Seat, int] | None:
    """Who has been over time the longest, and on which question; None if nobody is."""
    late = [(each.ends, seat) for seat, each in room.deadlines.items() if each.ends <= now + SOON]
    if not late:
        return None
    _, seat = min(late)
    return seat, room.deadlines[seat].question


def left(room: Room, now: float) -> float | None:
    """Seconds until the first of them runs out; None if no clock runs."""
    ends = [each.ends for each in room.deadlines.values()]
    return max(0.0, min(ends) - now) if ends else None
