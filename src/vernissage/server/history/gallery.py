"""The gallery: the works that a guest has made in finished games, arranged in rooms.

There are rooms for each season, for first works, for works made with the same people in several games, and
for works made in daily deals. A room holds nine works. When it is full, another one follows.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage import catalog
from vernissage.core import codec
from vernissage.server.history.memento_reader import guests_met, works_of
from vernissage.server.history.statistics import TOGETHER
from vernissage.server.store import Memento

IN_A_ROOM: Final = 9
Kind: TypeAlias = Literal["season", "firsts", "company", "daily"]


class Hung(msgspec.Struct, frozen=True):
    """A work in a gallery, with the game in which it was made."""

    game: str
    code: str
    """The code of the table where the work was made."""
    number: int
    """The index of the work among the works of its game."""
    made: float
    """When the game ended, in seconds since 1970."""
    day: str
    """The date of the daily deal, such as 2031-05-04; empty for an ordinary game."""
    points: int
    """The points of this work, a part of the `score`."""
    score: int
    first: bool
    """Whether this is the guest's first work in this game."""
    marks: list[str]
    """The achievements that the guest first reached with this work. The game's page knows their names."""
    piece: Raw
    """The value from which the game's page draws the work."""


class GalleryRoom(msgspec.Struct, frozen=True):
    """A room with one to nine works, the oldest first."""

    kind: Kind
    works: list[Hung]
    names: list[str]
    """The current names of the people in a room of kind "company"; empty in other rooms."""


class Gallery(msgspec.Struct, frozen=True):
    """All works that a guest has made, arranged in rooms."""

    rooms: list[GalleryRoom]
    works: int
    """The number of works, without those of daily deals."""
    games: list[str]
    """The offered games in which players make works."""


def people_in(mementos: Iterable[Memento]) -> tuple[str, ...]:
    """Returns all guests whom the owner of these mementos has met."""
    return tuple({guest for memento in mementos for guest in guests_met(memento)})


def gallery_of(mementos: Sequence[Memento], games: Iterable[str], names: Mapping[str, str]) -> Gallery:
    """Arranges the works of these mementos in rooms. `names` gives the names of guests who still exist."""
    everything = list(_hung(mementos))
    usual = [work for work in everything if not work.day]
    rooms = [
        GalleryRoom("season", works, [])
        for _, season in groupby(usual, lambda work: season_of(work.made))
        for works in _in_rooms(season)
    ]
    firsts = _in_rooms(work for work in usual if work.first or work.marks)
    days = _in_rooms(work for work in everything if work.day)
    rooms += [GalleryRoom("firsts", works, []) for works in firsts]
    rooms += _company_rooms(mementos, usual, names)
    rooms += [GalleryRoom("daily", works, []) for works in days]
    made_in = [
        name for name in games if (game := catalog.find(name)) is not None and game.extras.works is not None
    ]
    return Gallery(rooms, len(usual), made_in)


def _company_rooms(
    mementos: Sequence[Memento], works: Sequence[Hung], names: Mapping[str, str]
) -> list[GalleryRoom]:
    """Returns rooms for people who made works together in several games. Those with most games come first."""
    company = {memento.code: frozenset(guests_met(memento) & names.keys()) for memento in mementos}
    hung = {people: [work for work in works if company[work.code] == people] for people in company.values()}
    games = {people: len({work.code for work in made}) for people, made in hung.items() if people}
    often = sorted((each for each in games if games[each] >= TOGETHER), key=lambda each: -games[each])
    return [
        GalleryRoom("company", room, sorted(names[guest] for guest in people))
        for people in often
        for room in _in_rooms(hung[people])
    ]


def season_of(made: float) -> tuple[int, int]:
    """Returns the year in which the season ends, and the season's number. Season 0 begins in December."""
    date = datetime.fromtimestamp(made, UTC)
    return date.year + date.month // 12, date.month % 12 // 3


def _hung(mementos: Sequence[Memento]) -> Iterator[Hung]:
    """Yields every work. Works of daily deals never count as first works."""
    known: dict[str, set[str]] = {}
    for memento in mementos:
        for number, work in enumerate(works_of(memento)):
            counts = not memento.day
            first = counts and memento.game not in known
            had = known.setdefault(memento.game, set()) if counts else set(work.marks)
            marks = [mark for mark in work.marks if mark not in had]
            had.update(marks)
            yield Hung(
                game=memento.game,
                code=memento.code,
                number=number,
                made=memento.made,
                day=memento.day,
                points=work.points,
                score=memento.score,
                first=first,
                marks=marks,
                piece=Raw(codec.encode(work.piece)),
            )


def _in_rooms(works: Iterable[Hung]) -> Iterator[list[Hung]]:
    """Splits the works into groups that fit into a room."""
    left = list(works)
    for start in range(0, len(left), IN_A_ROOM):
        yield left[start : start + IN_A_ROOM]
