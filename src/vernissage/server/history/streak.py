"""One guest's days of one game: how many were played without a gap, and what came of each; pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Raw

from vernissage.server.store import Day

WEEKS: Final = 3
"""So many are shown, the last one that of the day."""
NOTHING: Final = Raw(b"null")
_DAY: Final = timedelta(days=1)


class Tile(msgspec.Struct, frozen=True):
    """One day of the calendar."""

    date: str
    dealt: bool
    """Was there a deal on that day? There is none from before the house was opened."""
    best: int | None
    """The best of that day; None where nothing was played."""
    code: str
    """Its table; empty where there is none."""
    piece: Raw
    """The best work that was made there, as the game's page draws it; null where there is none."""


class Streak(msgspec.Struct, frozen=True):
    """How steadily somebody plays."""

    running: int
    """Days without a gap, up to this one; today may still be to come."""
    longest: int
    days: list[Tile]
    """Whole weeks from Monday on, without days that are still to come."""


def streak(
    played: Sequence[Day],
    day: str,
    today: str,
    pieces: Mapping[str, Raw] = MappingProxyType({}),
    first: str = "",
) -> Streak:
    """As it stood on this day; with the best work that was made at each table. `first` is the house's."""
    here, by_date = date.fromisoformat(day), {each.date: each for each in played if each.date <= today}
    dates = {date.fromisoformat(each) for each in by_date}
    is_to_come = day == today and here not in dates
    return Streak(
        running=_running(dates, here - _DAY if is_to_come else here),
        longest=max((_running(dates, each) for each in dates), default=0),
        days=[
            _tile(by_date.get(each), each, pieces, dealt=each >= first)
            for each in _weeks(here)
            if each <= today
        ],
    )


def _running(dates: set[date], last: date) -> int:
    """How many days up to this one, all of them among these."""
    count = 0
    while last in dates:
        count, last = count + 1, last - _DAY
    return count


def _weeks(here: date) -> Iterable[str]:
    monday = here - here.weekday() * _DAY - (WEEKS - 1) * 7 * _DAY
    return ((monday + number * _DAY).isoformat() for number in range(WEEKS * 7))


def _tile(played: Day | None, day: str, pieces: Mapping[str, Raw], *, dealt: bool) -> Tile:
    if played is None:
        return Tile(day, dealt, None, "", NOTHING)
    return Tile(day, dealt, played.best, played.code, pieces.get(played.code, NOTHING))
