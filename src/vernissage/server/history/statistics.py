"""Over HTTP: what follows from a guest's finished games: results, company, what each game says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from starlette.requests import Request

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.memoir import ME, Memoir, Past, Person
from vernissage.core.refusal import Refusal
from vernissage.server.edge.session import Visit
from vernissage.server.history.mementos import companions
from vernissage.server.services import Services
from vernissage.server.store import Memento
from vernissage.table.appearance import portrait_of
from vernissage.table.chair import FORGOTTEN

TOGETHER: Final = 3
"""So many games with somebody before they are company."""
TOLD: Final = 12
"""So many people are told of, at most."""
NO_MEMOIR: Final = Refusal("game/no-memoir")


class Result(msgspec.Struct, frozen=True):
    """How a guest's games of one kind went."""

    game: str
    played: int
    won: int


class Fellow(msgspec.Struct, frozen=True):
    """Somebody one has played with again and again."""

    name: str
    portrait: str
    games: int
    """Together."""
    won: int
    """How many of them this guest has won."""


class Statistics(msgspec.Struct, frozen=True):
    """What follows from all finished games of a guest."""

    results: list[Result]
    """What was played most comes first."""
    company: list[Fellow]
    """Whom one has met most comes first."""
    ended: list[float]
    """When each game ended, in seconds since 1970: which day that was is for the guest's own clock to say."""


class Remembered(msgspec.Struct, frozen=True):
    """What one game makes of all that were finished, and who is spoken of in it."""

    memoir: Memoir
    people: list[Fellow]
    """By their numbers, from 1 on; 0 is the guest."""


async def get_statistics(services: Services, _request: Request, visit: Visit, _body: object) -> Statistics:
    rows = await services.store.results_of(visit.guest.id)
    counted = await services.tables.aside.run(met, rows)
    names = await services.store.names(tuple(counted))
    return Statistics(results(rows), fellows(counted, names), [row.made for row in rows])


async def get_memoir(
    services: Services, request: Request, visit: Visit, _body: object
) -> Remembered | Refusal:
    name, aside = request.path_params["game"], services.tables.aside
    tell = catalog.extras(name).memoir() if name in services.games else None
    if tell is None:
        return NO_MEMOIR
    counted = await aside.run(met, await services.store.results_of(visit.guest.id))
    names = await services.store.names(tuple(counted))
    known = [guest for guest in counted if guest in names]
    past = await aside.run(past_of, await services.store.mementos_of(visit.guest.id, name), known)
    return Remembered(await aside.run(tell, past), fellows(counted, names))


def results(rows: Iterable[Memento]) -> list[Result]:
    """By game."""
    played, won = Counter[str](), Counter[str]()
    for row in rows:
        played[row.game] += 1
        won[row.game] += row.won
    return [Result(game, count, won[game]) for game, count in played.most_common()]


def met(rows: Sequence[Memento]) -> dict[str, tuple[int, int]]:
    """Whom a guest has met often enough: in how many games, and how many of those the guest has won."""
    games, won = Counter[str](), Counter[str]()
    for row in rows:
        for guest in {each.guest for each in companions(row)} - {"", FORGOTTEN, row.guest}:
            games[guest] += 1
            won[guest] += row.won
    often = [(guest, count) for guest, count in games.most_common(TOLD) if count >= TOGETHER]
    return {guest: (count, won[guest]) for guest, count in often}


def fellows(counted: dict[str, tuple[int, int]], names: dict[str, str]) -> list[Fellow]:
    """As they are called now."""
    return [
        Fellow(names[guest], portrait_of(guest), games, won)
        for guest, (games, won) in counted.items()
        if guest in names
    ]


def past_of(rows: Iterable[Memento], known: Sequence[str]) -> list[Past[Any]]:
    """Games as their memoir reads them. What an older house has kept may no longer be readable."""
    number: dict[str, Person] = {guest: person for person, guest in enumerate(known, start=ME + 1)}
    found = []
    for row in rows:
        game = catalog.find(row.game)
        kept = None if game is None else codec.decode(row.doc, game.types.memento)
        if kept is None or isinstance(kept, Refusal):
            continue
        found.append(
            Past(
                month=datetime.fromtimestamp(row.made, UTC).strftime("%Y-%m"),
                seat=row.seat,
                people={each.seat: number[each.guest] for each in companions(row) if each.guest in number},
                score=row.score,
                won=row.won,
                helped=row.helped,
                memento=kept,
            )
        )
    return found
