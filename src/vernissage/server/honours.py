"""Over HTTP: today's puzzles, and what a guest has reached so far."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw
from starlette.requests import Request

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.rng import commitment
from vernissage.server.services import Services
from vernissage.server.session import Visit
from vernissage.server.store import Day, Feat

LISTED: Final = 30
"""How many days back it goes."""


class Tried(msgspec.Struct, frozen=True):
    """What one guest has made of one day's puzzle."""

    game: str
    date: str
    tries: int
    first: int
    best: int
    code: str
    """The table of the best."""


class Puzzle(msgspec.Struct, frozen=True):
    """Today's puzzle of one game."""

    game: str
    options: Raw
    """How it is played."""
    seal: str
    """The SHA-256 of its seed, which is told when the day is over."""
    mine: Tried | None
    scores: list[tuple[int, int]]
    """Each best score, the lowest first, and how many guests have it."""


class Daily(msgspec.Struct, frozen=True):
    """Today's puzzles."""

    date: str
    left: float
    """Seconds until the day is over."""
    puzzles: list[Puzzle]


class Goal(msgspec.Struct, frozen=True):
    """One of a game's feats."""

    name: str
    made: float | None
    """When this guest reached it, in seconds since 1970; None if that is still to come."""
    code: str
    """At which table; empty if at none yet."""


class Goals(msgspec.Struct, frozen=True):
    """All feats of a game."""

    game: str
    goals: list[Goal]


class Honours(msgspec.Struct, frozen=True):
    """What a guest has reached."""

    days: list[Tried]
    """The latest first."""
    feats: list[Goals]


async def get_daily(services: Services, _request: Request, visit: Visit | None, _body: object) -> Daily:
    today = services.calendar.today
    days = [] if visit is None else await services.store.days_of(visit.guest.id, LISTED)
    mine = {day.game: _tried(day) for day in days if day.date == today}
    games = {name: catalog.find(name) for name in services.games}
    puzzles = [
        await _puzzle(services, name, game, mine.get(name))
        for name, game in games.items()
        if game is not None and game.daily is not None
    ]
    return Daily(today, services.calendar.left, puzzles)


async def _puzzle(services: Services, name: str, game: AnyGame, mine: Tried | None) -> Puzzle:
    today = services.calendar.today
    assert game.daily is not None
    return Puzzle(
        game=name,
        options=Raw(codec.encode(game.daily(today))),
        seal=commitment(services.calendar.seed(name, game, today)),
        mine=mine,
        scores=await services.store.scores(name, today),
    )


async def get_honours(services: Services, _request: Request, visit: Visit, _body: object) -> Honours:
    days = await services.store.days_of(visit.guest.id, LISTED)
    reached = {(feat.game, feat.feat): feat for feat in await services.store.feats_of(visit.guest.id)}
    feats = []
    for name in services.games:
        game = catalog.find(name)
        if game is not None and game.feats is not None:
            found = {each: reached.get((name, each)) for each in game.feats.names}
            feats.append(Goals(name, [_goal(each, feat) for each, feat in found.items()]))
    return Honours([_tried(day) for day in days], feats)


def _goal(name: str, feat: Feat | None) -> Goal:
    return Goal(name, None, "") if feat is None else Goal(name, feat.made, feat.code)


def _tried(day: Day) -> Tried:
    return Tried(day.game, day.date, day.tries, day.first, day.best, day.code)
