"""How long a seat may think, where the table has a clock: so many seconds for each question.

What people are looking at costs nobody time: a question is asked when all that was shown has been seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vernissage.core.seats import Seat
from vernissage.server.room import Deadline, Room
from vernissage.server.table_types import Clock

SECONDS: Final[dict[Clock, float | None]] = {"none": None, "relaxed": 120.0, "brisk": 30.0}
SOON: Final = 0.001
"""How much too early a timer may ring, in seconds."""


def deadlines(room: Room, now: float) -> Mapping[Seat, Deadline]:
    """Of each person who owes a decision; while nobody is here, none. A question keeps its time."""
    seconds = SECONDS[room.setting.clock]
    if seconds is None or not room.visitors:
        return {}
    before, begins = room.deadlines, max(now, room.seen_at)
    return {
        seat: before[seat]
        if seat in before and before[seat].question == question
        else Deadline(question, begins + seconds)
        for seat, question in room.owing().items()
        if not room.setting.chairs[seat].bot
    }


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
