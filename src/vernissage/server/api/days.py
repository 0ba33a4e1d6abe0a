"""Daily deals over HTTP: today's deals, the page of a day, its solution, and giving up further tries."""

from collections.abc import Mapping
from datetime import date
from typing import Final

import msgspec
from msgspec import Raw
from starlette.requests import Request

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import commitment
from vernissage.core.work import Work
from vernissage.server.api.route import Route, guest_id
from vernissage.server.edge.session import Visit
from vernissage.server.history.honours import Tried, tried
from vernissage.server.history.streak import Streak, streak
from vernissage.server.services import Services
from vernissage.server.workers.day_solver import ReachCard
from vernissage.table.appearance import portrait_of
from vernissage.table.calendar import SEALED

FEW: Final = 5
"""If at least this many people have played, the page shows a diagram. Fewer people are listed by name."""
TODAY: Final = 30
"""The maximum number of results read for today: more than there are games."""
UNKNOWN_GAME: Final = Refusal("message/unknown-game")
NO_TRY: Final = Refusal("daily/no-try")
NO_SOLVER: Final = Refusal("daily/no-solver")


class Friend(msgspec.Struct, frozen=True):
    """Somebody in the guest's circles who has played a daily deal."""

    name: str
    first: int
    """The score of their first try."""


class Puzzle(msgspec.Struct, frozen=True):
    """Today's deal in one game."""

    game: str
    options: Raw
    """The options of the game."""
    seal: str
    """The SHA-256 of the deal's seed. The seed itself is revealed when the day is over."""
    mine: Tried | None
    people: int
    """How many people have played the deal."""
    minutes: int
    """About how many minutes the deal takes."""
    possible: int | None
    """The most points that are possible; null until a solver has proven it."""
    friend: Friend | None
    """The person in the guest's circles with the best first try; null if none of them has played."""


class Daily(msgspec.Struct, frozen=True):
    """Today's deals in all games."""

    date: str
    left: float
    """Seconds until the day is over."""
    puzzle: str
    """The game whose deal is the puzzle on the front page."""
    puzzles: list[Puzzle]


class Named(msgspec.Struct, frozen=True):
    """A player of a daily deal that few people have played."""

    name: str
    portrait: str
    first: int
    you: bool


class DayWork(msgspec.Struct, frozen=True):
    """A work made in a daily deal."""

    points: int
    piece: Raw
    """The value from which the game's page draws the work."""


class DayCard(msgspec.Struct, frozen=True):
    """The page of a daily deal. It reveals the options of the deal, but nobody's moves."""

    game: str
    date: str
    today: str
    left: float
    """Seconds until the day is over; 0 if it is over."""
    options: Raw
    seal: str
    fewest: bool
    """Whether the lowest score wins."""
    solved: bool
    """Whether the game has a solver."""
    mine: Tried | None
    firsts: list[tuple[int, int]]
    """The scores of first tries, the lowest first, each with the number of people who reached it."""
    ahead: int | None
    """How many first tries were better than the guest's; null if the guest has not played."""
    named: list[Named] | None
    """The people who have played, if there are fewer than five; otherwise null."""
    works: list[DayWork]
    """The works that this guest made in their best try, in a game where players make works."""
    streak: Streak


async def get_daily(services: Services, _request: Request, visit: Visit | None) -> Daily:
    today = services.calendar.today
    days = [] if visit is None else await services.store.days_of(visit.guest.id, TODAY)
    mine = {day.game: tried(day, services.calendar) for day in days if day.date == today}
    games = {name: game for name in services.games if (game := catalog.find(name)) is not None}
    puzzles = [
        Puzzle(
            game=name,
            options=Raw(codec.encode(game.day.options(today))),
            seal=commitment(services.calendar.seed(name, game, today)),
            mine=mine.get(name),
            people=sum(guests for _, guests in await services.store.firsts(name, today)),
            minutes=game.day.minutes or game.info.minutes,
            possible=await _possible(services, name, game, visit),
            friend=await _friend(services, name, game, visit),
        )
        for name, game in games.items()
    ]
    return Daily(today, services.calendar.left, puzzle_of(games, today), puzzles)


def puzzle_of(games: Mapping[str, AnyGame], day: str) -> str:
    """Returns the game whose deal is the puzzle of a day.

    Only games for one player are considered, if there are any. From day to day the games take turns.
    """
    alone = [name for name, game in games.items() if game.day.options(day).players == 1]
    turns = alone or list(games)
    return turns[date.fromisoformat(day).toordinal() % len(turns)] if turns else ""


async def _possible(services: Services, name: str, game: AnyGame, visit: Visit | None) -> int | None:
    """Returns the most points possible today, once proven. The first guest who asks starts the solver."""
    if game.day.within is None or visit is None:
        return None
    today = services.calendar.today
    best = await services.day_solver.best(name, today)
    if best is None:
        await services.day_solver.card(today, name, "", _deal(services, name, game, today))
    return best.points if best is not None and best.proven else None


async def _friend(services: Services, name: str, game: AnyGame, visit: Visit | None) -> Friend | None:
    if visit is None:
        return None
    today = services.calendar.today
    found = await services.store.friend_of_day(visit.guest.id, name, today, fewest=game.day.fewest)
    return None if found is None else Friend(found.name, found.first)


async def get_day(services: Services, request: Request, visit: Visit | None) -> DayCard | Refusal:
    found = day_of(services, request)
    if isinstance(found, Refusal):
        return found
    name, game, day = found
    calendar, guest = services.calendar, guest_id(visit)
    played = await services.store.days_of_game(guest, name) if guest else []
    mine = next((each for each in played if each.date == day), None)
    firsts = await services.store.firsts(name, day)
    made = await services.history.works_of_days(guest, name) if guest and game.extras.works else {}
    return DayCard(
        game=name,
        date=day,
        today=calendar.today,
        left=calendar.left if calendar.is_sealed(day) else 0.0,
        options=Raw(codec.encode(game.day.options(day))),
        seal=commitment(calendar.seed(name, game, day)),
        fewest=game.day.fewest,
        solved=game.day.within is not None,
        mine=None if mine is None else tried(mine, calendar),
        firsts=firsts,
        ahead=None if mine is None else people_ahead(firsts, mine.first, fewest=game.day.fewest),
        named=await _named(services, name, day, guest),
        works=[] if mine is None else [_work(each) for each in made.get(mine.code, ())],
        streak=streak(
            played,
            day,
            calendar.today,
            {code: _best(works).piece for code, works in made.items() if works},
            calendar.first,
        ),
    )


async def give_up(services: Services, request: Request, visit: Visit) -> DayCard | Refusal:
    """Gives up further tries, so that the guest may see the solution. This requires one finished try."""
    found = day_of(services, request)
    if isinstance(found, Refusal):
        return found
    name, _, day = found
    if not await services.store.give_up(visit.guest.id, name, day):
        return NO_TRY
    return await get_day(services, request, visit)


async def get_reach(services: Services, request: Request, visit: Visit | None) -> ReachCard | Refusal:
    """Returns the solution: to everyone when the day is over, before that to guests who have given up."""
    found = day_of(services, request)
    if isinstance(found, Refusal):
        return found
    name, game, day = found
    if game.day.within is None:
        return NO_SOLVER
    played = [] if visit is None else await services.store.days_of_game(visit.guest.id, name)
    mine = next((each for each in played if each.date == day), None)
    if services.calendar.is_sealed(day) and (mine is None or not mine.gave_up):
        return SEALED
    table = None if mine is None else await services.tables.look(mine.code)
    payer = services.payer(request, visit)
    if mine is not None and table is not None and table.room.match is not None:
        return await services.day_solver.card(day, name, mine.code, table.room.match, payer)
    return await services.day_solver.card(day, name, "", _deal(services, name, game, day), payer)


def day_of(services: Services, request: Request) -> tuple[str, AnyGame, str] | Refusal:
    """Returns the requested game's name, the game and the date; a refusal if one of them is unknown."""
    name = request.path_params["game"]
    game = catalog.find(name) if name in services.games else None
    if game is None:
        return UNKNOWN_GAME
    day = services.calendar.day(request.path_params["date"])
    return day if isinstance(day, Refusal) else (name, game, day)


def _deal(services: Services, name: str, game: AnyGame, day: str) -> AnyMatch:
    deal = begin(game, game.day.options(day), services.calendar.seed(name, game, day))
    assert not isinstance(deal, Refusal), deal
    return deal


async def _named(services: Services, name: str, day: str, guest: str) -> list[Named] | None:
    found = await services.store.finishers(name, day, FEW)
    if len(found) >= FEW:
        return None
    return [
        Named(each.name, portrait_of(each.guest, each.portrait), each.first, each.guest == guest)
        for each in found
    ]


def _work(work: Work) -> DayWork:
    return DayWork(work.points, Raw(codec.encode(work.piece)))


def _best(works: tuple[Work, ...]) -> DayWork:
    """Returns the work with most points; the first of them if several have as many."""
    return _work(max(works, key=lambda work: work.points))


def people_ahead(firsts: list[tuple[int, int]], mine: int, *, fewest: bool) -> int:
    """Returns how many first tries were better than the score `mine`."""
    return sum(guests for first, guests in firsts if (first < mine if fewest else first > mine))


ROUTES: Final = (
    Route("GET", "/api/daily", "Today's deals", get_daily),
    Route("GET", "/api/days/{date}/{game}", "The page of a day", get_day),
    Route("GET", "/api/days/{date}/{game}/reach", "What was possible on a day", get_reach),
    Route("POST", "/api/days/{date}/{game}/give-up", "Try no more on a day", give_up),
)
