"""Over HTTP: what a guest has made in finished games, hung in rooms.

A room for each season, and a new one when it is full; works made of a day's deal have a wall of their own;
and whatever was a first time hangs once more, among the firsts; so does what was made in the same company
again and again, in a room of that company.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw
from starlette.requests import Request

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.core.work import Work
from vernissage.server.edge.session import Visit
from vernissage.server.history.mementos import companions
from vernissage.server.history.statistics import TOGETHER
from vernissage.server.services import Services
from vernissage.server.store import Memento
from vernissage.table.chair import FORGOTTEN

IN_A_ROOM: Final = 9
Kind: TypeAlias = Literal["season", "firsts", "company", "daily"]


class Hung(msgspec.Struct, frozen=True):
    """A work on the wall."""

    game: str
    code: str
    """At which table it was made."""
    number: int
    """Which of that game's it is, from 0."""
    made: float
    """When that game ended, in seconds since 1970."""
    day: str
    """The day whose deal it was, as in 2031-05-04; empty for any other game."""
    points: int
    """What it brought, of the whole `score`."""
    score: int
    first: bool
    """Is it the first of its game that this guest has made?"""
    marks: list[str]
    """What it was the first work for, in names that the game's page knows."""
    piece: Raw
    """What the game's page draws."""


class GalleryRoom(msgspec.Struct, frozen=True):
    """A room, with at least one work and at most nine, the oldest first."""

    kind: Kind
    works: list[Hung]
    names: list[str]
    """In whose company all of it was made, as they are called now; nobody where that is not the point."""


class Gallery(msgspec.Struct, frozen=True):
    """All that a guest has made."""

    rooms: list[GalleryRoom]
    works: int
    """Without those made of a day's deal."""
    games: list[str]
    """In which of this house's games something is made."""


async def get_gallery(services: Services, _request: Request, visit: Visit, _body: object) -> Gallery:
    found = await services.store.mementos_of(visit.guest.id)
    aside = services.tables.aside
    names = await services.store.names(await aside.run(people_in, found))
    return await aside.run(gallery_of, found, services.games, names)


def people_in(mementos: Iterable[Memento]) -> tuple[str, ...]:
    """Every guest whom this one has met."""
    return tuple({guest for memento in mementos for guest in _guests(memento)})


def gallery_of(mementos: Sequence[Memento], games: Iterable[str], names: Mapping[str, str]) -> Gallery:
    """What hangs where, from all that finished games have left, the oldest first.

    By `names`, what the guests are called whom there still are.
    """
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
    """Of each company in which something was made in three games at least; the most usual one first."""
    company = {memento.code: frozenset(_guests(memento) & names.keys()) for memento in mementos}
    hung = {people: [work for work in works if company[work.code] == people] for people in company.values()}
    games = {people: len({work.code for work in made}) for people, made in hung.items() if people}
    often = sorted((each for each in games if games[each] >= TOGETHER), key=lambda each: -games[each])
    return [
        GalleryRoom("company", room, sorted(names[guest] for guest in people))
        for people in often
        for room in _in_rooms(hung[people])
    ]


def _guests(memento: Memento) -> set[str]:
    """Who else has played, apart from bots."""
    return {each.guest for each in companions(memento)} - {"", FORGOTTEN, memento.guest}


def season_of(made: float) -> tuple[int, int]:
    """The year in which a season ends, and which of its four it is: the first begins in December."""
    date = datetime.fromtimestamp(made, UTC)
    return date.year + date.month // 12, date.month % 12 // 3


def _hung(mementos: Sequence[Memento]) -> Iterator[Hung]:
    """Every work. A day's deal is everyone's: what is made of it is nobody's first."""
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


def works_of(memento: Memento) -> tuple[Work, ...]:
    """What was made in a game; nothing where what was kept can no longer be read."""
    game = catalog.find(memento.game)
    if game is None or game.extras.works is None:
        return ()
    kept = codec.decode(memento.doc, game.types.memento)
    return () if isinstance(kept, Refusal) else game.extras.works(kept)


def _in_rooms(works: Iterable[Hung]) -> Iterator[list[Hung]]:
    """As many as fit, room by room."""
    left = list(works)
    for start in range(0, len(left), IN_A_ROOM):
        yield left[start : start + IN_A_ROOM]
