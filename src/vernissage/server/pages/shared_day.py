"""A guest's result in a daily deal, which they share by a link that does not name them.

Before the day is over it reveals points, but nothing about the cards. Afterwards it also reveals the solution
and the guest's works.
"""

from collections.abc import Sequence
from hmac import compare_digest
from typing import Final

from starlette.requests import Request

from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.server.api.days import people_ahead
from vernissage.server.history.streak import streak
from vernissage.server.pages.postcards import Table, table_of
from vernissage.server.services import Services
from vernissage.server.store import Day
from vernissage.table.calendar import Calendar
from vernissage.text import Text

WHOSE: Final = "of"
"""The query parameter with the key of the result to show, as `Calendar.shown_as` encodes it."""


async def find_shown(services: Services, request: Request, name: str, day: str) -> Day | None:
    """Returns the result that the requested link shows; None if it shows none."""
    said = request.query_params.get(WHOSE, "")
    if not said:
        return None
    rows = await services.store.of_day(name, day)
    return await services.tables.background.run(_named, rows, services.calendar, said)


def _named(rows: Sequence[Day], calendar: Calendar, said: str) -> Day | None:
    """Returns the result with this key; None if there is none. Keys are compared in constant time."""
    keys = ((row, calendar.shown_as(row.guest, row.game, row.date)) for row in rows)
    return next((row for row, key in keys if compare_digest(key.encode(), said.encode())), None)


async def points_said(services: Services, mine: Day, text: Text, language: str) -> str:
    """Returns a sentence with the guest's best score and, once the day is over, the solver's best."""
    sealed = services.calendar.is_sealed(mine.date)
    best = None if sealed else await services.day_solver.best(mine.game, mine.date)
    if best is not None:
        how = "postcard-day-mine-proven" if best.proven else "postcard-day-mine-found"
        return text.say(how, points=mine.best, best=best.points)
    own = await services.tables.background.run(Text, catalog.folder(mine.game), language)
    points = own.say("day-score", score=mine.best) if own.has("day-score") else None
    return f"**{points}**" if points else text.say("postcard-day-mine", points=mine.best)


async def standing_said(services: Services, game: AnyGame, mine: Day, text: Text) -> str:
    """Returns a sentence with the guest's rank or number of tries, and their streak."""
    firsts = await services.store.firsts(mine.game, mine.date)
    ahead, people = people_ahead(firsts, mine.first, fewest=game.day.fewest), sum(each for _, each in firsts)
    played = await services.store.days_of_game(mine.guest, mine.game)
    running = streak(played, mine.date, services.calendar.today).running
    said = [
        text.say("postcard-day-tries", tries=mine.tries)
        if mine.tries > 1
        else text.say("postcard-day-ahead", ahead=ahead, people=people),
        text.say("postcard-day-running", days=running) if running > 1 else "",
    ]
    return " ".join(filter(None, said))


async def table_shown(services: Services, mine: Day) -> Table:
    """Returns the table of the guest's best try; without its match until the day is over."""
    table = None if services.calendar.is_sealed(mine.date) else await services.tables.look(mine.code)
    if table is None:
        return Table(mine.game, None, (), ())
    return table_of(table.room.setting, table.room.match, sealed=False)
