"""A guest's ratings over HTTP, for guests who want them. Nobody else can see them."""

from typing import Final

import msgspec
from starlette.requests import Request

from vernissage.server.api.route import Route
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.server.store.rows import Rating

ENOUGH: Final = 20
"""The number of games after which a rating tells more about skill than about luck."""
SURE: Final = 2.0
"""The margin of error shown, in standard deviations. It covers at least nine cases in ten."""


class RatingCard(msgspec.Struct, frozen=True):
    """The guest's rating in one game."""

    game: str
    games: int
    rating: int | None
    """The rating; null until the guest has played enough games."""
    give_or_take: int | None


class Ratings(msgspec.Struct, frozen=True):
    asked: bool
    """Whether the guest wants ratings."""
    enough: int
    """The number of games after which a rating is shown."""
    ratings: list[RatingCard]


async def get_ratings(services: Services, _request: Request, visit: Visit) -> Ratings:
    kept = await services.store.ratings.of_guest(visit.guest.id)
    return Ratings(kept is not None, ENOUGH, [card(each) for each in kept or ()])


async def keep_ratings(services: Services, request: Request, visit: Visit) -> Ratings:
    await services.store.ratings.keep(visit.guest.id, services.clock.time())
    return await get_ratings(services, request, visit)


async def forget_ratings(services: Services, request: Request, visit: Visit) -> Ratings:
    await services.store.ratings.keep(visit.guest.id, None)
    return await get_ratings(services, request, visit)


def card(kept: Rating) -> RatingCard:
    """Returns the card of a rating. Its numbers are None until there are enough games."""
    if kept.games < ENOUGH:
        return RatingCard(kept.game, kept.games, None, None)
    return RatingCard(kept.game, kept.games, round(kept.mean), round(SURE * kept.spread))


ROUTES: Final = (
    Route("GET", "/api/me/ratings", "How well I play", get_ratings),
    Route("POST", "/api/me/ratings/keep", "Keep ratings of me", keep_ratings),
    Route("POST", "/api/me/ratings/forget", "Keep none, and forget them", forget_ratings),
)
