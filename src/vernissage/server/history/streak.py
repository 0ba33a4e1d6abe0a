"""A guest's streak in the daily deals of one game, and the calendar that shows it."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Raw

from vernissage.server.store import Day

WEEKS: Final = 3
"""The number of weeks that the calendar shows. The last week contains the chosen day."""
NOTHING: Final = Raw(b"null")
_DAY: Final = timedelta(days=1)


class Tile(msgspec.Struct, frozen=True):
    """One day in the calendar."""

    date: str
    dealt: bool
    """Whether there was a deal. There is none before the day on which the server started."""
    best: int | None
    """The best score of the day; None if the guest did not play."""
    code: str
    """The code of the table of the best try; empty if there is none."""
    piece: Raw
    """The best work made at that table, as the game's page draws it; null if there is none."""


class Streak(msgspec.Struct, frozen=True):
    """A guest's streak, and the last weeks as a calendar."""

    running: int
    """Days played in a row up to the chosen day. Today counts only once it has been played."""
    longest: int
    days: list[Tile]
    """The days of the calendar: whole weeks from Monday on, without future days."""


def streak(
    played: Sequence[Day],
    day: str,
    today: str,
    pieces: Mapping[str, Raw] = MappingProxyType({}),
    first: str = "",
) -> Streak:
    """Returns the streak as of `day`. `pieces` has best works by table; `first` is the first deal's date."""
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
    """Returns how many days in a row, up to and including `last`, are in `dates`."""
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
