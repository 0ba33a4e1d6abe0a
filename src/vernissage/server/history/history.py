"""`History` reads, exports and erases the history of guests' finished games."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from vernissage import catalog
from vernissage.core.memoir import Person
from vernissage.core.refusal import Refusal
from vernissage.core.work import Work
from vernissage.server.history import meetings
from vernissage.server.history.erase import Erasure
from vernissage.server.history.export import Pictures, export_from_store
from vernissage.server.history.gallery import Gallery, gallery_of, people_in
from vernissage.server.history.honours import Honours, goals, tried
from vernissage.server.history.memento_reader import recent, works_of
from vernissage.server.history.statistics import Remembered, Statistics, fellows, met, past_of, results
from vernissage.server.platform.background import Background
from vernissage.server.platform.payer import Payer
from vernissage.server.store import Guest, Memento, Store, TableRow, tables
from vernissage.table.calendar import Calendar

DAYS: Final = 30
"""The maximum number of daily deals in a guest's honours."""
TABLES: Final = 300
"""The history of a circle covers this many of its newest tables."""
NO_MEMOIR: Final = Refusal("game/no-memoir")


@dataclass(frozen=True, slots=True)
class History:
    """Reads mementos and daily results from the store, and evaluates them in the background."""

    store: Store
    background: Background
    calendar: Calendar
    games: tuple[str, ...]
    """The games that the server offers."""
    pictures: Pictures
    """Draws works as pictures for exports."""

    async def recent(self, guest: str, game: str, code: str, most: int) -> list[Any]:
        """Returns this guest's last `most` mementos of a game up to the table `code`, the oldest first."""
        rows = await self.store.mementos_of(guest, game)
        rows = [each for each in rows if not self.calendar.is_sealed(each.day)]
        return await self.background.run(recent, rows, code, most)

    async def statistics(self, guest: str) -> Statistics:
        rows = await self.store.results_of(guest)
        company = await self.background.run(met, rows)
        met_often = tuple(company)
        names, portraits = await self.store.names(met_often), await self.store.portraits(met_often)
        return Statistics(results(rows), fellows(company, names, portraits), [row.made for row in rows])

    async def memoir(self, guest: str, game: str) -> Remembered | Refusal:
        """Returns a game's memoir about this guest, with the people in it; a refusal if the game has none."""
        tell = catalog.extras(game).memoir() if game in self.games else None
        if tell is None:
            return NO_MEMOIR
        company = await self.background.run(met, await self.store.results_of(guest))
        met_often = tuple(company)
        names, portraits = await self.store.names(met_often), await self.store.portraits(met_often)
        known = [each for each in company if each in names]
        past = await self.background.run(past_of, await self.store.mementos_of(guest, game), known)
        return Remembered(await self.background.run(tell, past), fellows(company, names, portraits))

    async def honours(self, guest: str) -> Honours:
        days = await self.store.days_of(guest, DAYS)
        feats = goals(self.games, await self.store.feats_of(guest))
        return Honours([tried(day, self.calendar) for day in days], feats)

    async def gallery(self, guest: str) -> Gallery:
        mementos = await self.store.mementos_of(guest)
        names = await self.store.names(await self.background.run(people_in, mementos))
        return await self.background.run(gallery_of, mementos, self.games, names)

    async def works_of_days(self, guest: str, game: str) -> dict[str, tuple[Work, ...]]:
        """Returns a guest's works in daily deals of this game, by table."""
        mementos = [each for each in await self.store.mementos_of(guest, game) if each.day]
        return await self.background.run(lambda: {each.code: works_of(each) for each in mementos})

    async def games_of_circle(self, circle: str) -> tuple[list[TableRow], list[Memento]]:
        """Returns the tables of a circle, and the results of its people at these tables."""
        rows = await self.store.circles.tables(circle, TABLES)
        return rows, await self.store.circles.results([row.code for row in rows])

    async def annals(self, circle: str, people: Mapping[str, Person]) -> meetings.CircleAnnals:
        """Returns the games' remarks about the people of a circle."""
        rows = await self.store.circles.tables(circle, TABLES)
        mementos = await self.store.circles.mementos([row.code for row in rows])
        return await self.background.run(meetings.annals, mementos, people)

    async def export(self, guest: Guest, payer: Payer) -> bytes:
        """Returns all data of a guest as a ZIP file."""
        background = self.background.paid_by(payer)
        return await export_from_store(self.store, background, guest, self.calendar, self.pictures)

    async def erase(self, erasure: Erasure) -> None:
        """Erases a guest and all their data."""
        await self.store.run(partial(_erase, erasure))


def _erase(erasure: Erasure, connection: Connection) -> tuple[int, int]:
    return erasure.run(connection, tables.mentioning(connection, erasure.guest))
