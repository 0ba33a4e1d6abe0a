"""Over HTTP: what a guest has reached so far."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request

from vernissage import catalog
from vernissage.server.api.days import Tried, tried
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.server.store import Feat

LISTED: Final = 30
"""How many days back it goes."""


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


async def get_honours(services: Services, _request: Request, visit: Visit, _body: object) -> Honours:
    days = await services.store.days_of(visit.guest.id, LISTED)
    reached = {(feat.game, feat.feat): feat for feat in await services.store.feats_of(visit.guest.id)}
    feats = []
    for name in services.games:
        game = catalog.find(name)
        if game is not None and game.extras.feats is not None:
            found = {each: reached.get((name, each)) for each in game.extras.feats.names}
            feats.append(Goals(name, [_goal(each, feat) for each, feat in found.items()]))
    return Honours([tried(day, services.calendar) for day in days], feats)


def _goal(name: str, feat: Feat | None) -> Goal:
    return Goal(name, None, "") if feat is None else Goal(name, feat.made, feat.code)
