"""Statistics of a guest's finished games: results, company, and the data for each game's memoir."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from vernissage.core.memoir import ME, Memoir, Past, Person
from vernissage.server.history.memento_reader import companions, guests_met, read_memento
from vernissage.server.store import Memento
from vernissage.table.appearance import portrait_of

TOGETHER: Final = 3
"""How many games two guests must have played together to count as company."""
TOLD: Final = 12
"""The maximum number of people listed as company."""


class Result(msgspec.Struct, frozen=True):
    """How often a guest has played and won one game."""

    game: str
    played: int
    won: int


class Fellow(msgspec.Struct, frozen=True):
    """Another guest with whom the guest has often played."""

    name: str
    portrait: str
    games: int
    """How many games they have played together."""
    won: int
    """How many of these games the guest has won."""


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of all finished games of a guest."""

    results: list[Result]
    """The results by game. The game played most comes first."""
    company: list[Fellow]
    """The people met often. The person met most often comes first."""
    ended: list[float]
    """When each game ended, in seconds since 1970. The browser knows which day that was for the guest."""


class Remembered(msgspec.Struct, frozen=True):
    """A game's memoir about a guest's finished games, and the people mentioned in it."""

    memoir: Memoir
    people: list[Fellow]
    """The people in order of their numbers, which start with 1. Number 0 is the guest."""


def results(rows: Iterable[Memento]) -> list[Result]:
    """Returns how often each game was played and won. The game played most comes first."""
    played, won = Counter[str](), Counter[str]()
    for row in rows:
        played[row.game] += 1
        won[row.game] += row.won
    return [Result(game, count, won[game]) for game, count in played.most_common()]


def met(rows: Sequence[Memento]) -> dict[str, tuple[int, int]]:
    """Returns each guest met often, with the number of games together and of the owner's wins in them."""
    games, won = Counter[str](), Counter[str]()
    for row in rows:
        for guest in guests_met(row):
            games[guest] += 1
            won[guest] += row.won
    often = [(guest, count) for guest, count in games.most_common(TOLD) if count >= TOGETHER]
    return {guest: (count, won[guest]) for guest, count in often}


def fellows(
    counted: dict[str, tuple[int, int]], names: dict[str, str], portraits: dict[str, str]
) -> list[Fellow]:
    """Returns the people in `counted` with their current names and portraits. Erased guests are left out."""
    return [
        Fellow(names[guest], portrait_of(guest, portraits.get(guest, "")), games, won)
        for guest, (games, won) in counted.items()
        if guest in names
    ]


def past_of(rows: Iterable[Memento], known: Sequence[str]) -> list[Past[Any]]:
    """Returns finished games as input for a memoir. Unreadable mementos are left out."""
    number: dict[str, Person] = {guest: person for person, guest in enumerate(known, start=ME + 1)}
    found = []
    for row in rows:
        memento = read_memento(row)
        if memento is None:
            continue
        found.append(
            Past(
                month=datetime.fromtimestamp(row.made, UTC).strftime("%Y-%m"),
                seat=row.seat,
                people={each.seat: number[each.guest] for each in companions(row) if each.guest in number},
                score=row.score,
                won=row.won,
                helped=row.helped,
                memento=memento,
            )
        )
    return found
