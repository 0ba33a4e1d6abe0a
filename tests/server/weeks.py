"""Several days on a server with a simulated clock: every game, played by people and bots.

Games are won and lost, stopped by a vote, left to a bot and hidden; and so are daily deals.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Final

from msgspec import Raw

from tests.budgets import is_deep
from tests.play import game_called
from tests.server.clocked import DAY, ClockedHouse
from tests.server.company import all_until, at_once, few, play, play_all
from tests.server.people import Browser, Socket, short
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.api import http_types
from vernissage.server.api.circle_types import CircleId, CirclePage
from vernissage.server.api.days import DayCard
from vernissage.table import protocol

SHORTER: Final = 3
"""A game of people is so many times shorter than the longest: enough for something to happen."""
HOUR: Final = 3600.0
PLAYED: Final = 4
"""How many questions are answered before a game is left."""


@dataclass
class Weeks:
    """What happened, recorded independently."""

    house: ClockedHouse
    circle: str
    people: list[Browser]
    """Three members of a circle, a frequent guest, and one who came twice."""
    ended: dict[str, float] = field(default_factory=dict)
    """When the last move of a table was made."""
    of_circle: list[str] = field(default_factory=list)
    away: set[tuple[str, str]] = field(default_factory=set)
    """Who has hidden which table."""
    gave_up: dict[tuple[str, str, str], float] = field(default_factory=dict)
    """When somebody gave up: who, which game, which day."""

    def end(self, code: str) -> None:
        """Records the end of a table, and lets some time pass."""
        self.ended[code] = self.house.now
        self.house.now += HOUR / 4

    @asynccontextmanager
    async def seated(self, name: str, people: Sequence[Browser], code: str) -> AsyncIterator[list[Socket]]:
        """Connects all of them to this table, in a game that has just begun."""
        async with at_once(people, code) as players:
            for player in players[1:]:
                if player.you is None:
                    await player.say(protocol.Sit())
            await all_until(players, lambda player: player.you is not None)
            options = codec.encode(short(name, SHORTER))
            await players[0].say(protocol.Setup(Raw(options), "none", open=False))
            await players[0].fence()
            await players[0].say(protocol.Start())
            await all_until(players, lambda player: player.table.stage == "playing")
            yield players

    async def play(self, name: str, people: Sequence[Browser], code: str = "") -> None:
        """Plays a game of these people to the end."""
        code = code or people[0].make(name)
        async with self.seated(name, people, code) as players:
            await play_all(players, code)
        self.end(code)

    async def meet(self, name: str) -> None:
        """The circle plays its next game."""
        people = self.people[:3]
        answer = people[0].ask("POST", f"/api/circles/{self.circle}/tables", {"game": name})
        code = answer.read(http_types.TableCode).code
        self.of_circle.append(code)
        await self.play(name, people, code)

    async def play_with_bots(self, name: str, person: Browser) -> None:
        """Plays a game with bots, and takes a hint if there is one."""
        code = person.make(name, bots="easy", players=few(name))
        async with person.at(code) as player:
            await player.until(lambda: player.owes)
            await player.say(protocol.Hint(player.sight.number))
            await play(player, code)
            await player.until(lambda: player.table.stage == "over")
        self.end(code)

    async def hand_over(self, name: str, people: Sequence[Browser]) -> None:
        """The second of these people leaves for good, and a bot takes over."""
        code = people[0].make(name)
        async with self.seated(name, people, code) as players:
            await players[1].say(protocol.Resign())
            await play_all([players[0], *players[2:]], code)
            await players[1].until(lambda: players[1].table.stage == "over")
        self.end(code)

    async def stop(self, name: str, people: Sequence[Browser]) -> None:
        """All vote to stop."""
        async with self.seated(name, people, people[0].make(name)) as players:
            await _play_a_little(players)
            for player in players:
                if player.table.stage != "over":
                    await player.say(protocol.Stop())
                    await player.fence()
            await all_until(players, lambda player: player.table.stage == "over")

    async def put_away(self, name: str, people: Sequence[Browser]) -> None:
        """One of them hides the game."""
        code = people[0].make(name)
        async with self.seated(name, people, code) as players:
            await _play_a_little(players)
        people[0].ask("POST", f"/api/me/tables/{code}/put-away").read(http_types.Me)
        self.away.add((people[0].guest, code))

    async def try_day(self, name: str, person: Browser, *, leave: bool = False) -> None:
        """Plays today's deal, or a part of it before a bot takes over."""
        answer = person.ask("POST", "/api/tables", {"game": name, "daily": True})
        await self._play_alone(person, answer.read(http_types.TableCode).code, leave=leave)

    def give_up(self, name: str, person: Browser) -> None:
        day = date_of(self.house.now)
        person.ask("POST", f"/api/days/{day}/{name}/give-up").read(DayCard)
        self.gave_up[person.guest, name, day] = self.house.now

    async def _play_alone(self, person: Browser, code: str, *, leave: bool = False) -> None:
        async with person.at(code) as player:
            if leave:
                await player.until(lambda: player.owes)
                await player.say(protocol.Resign())
            else:
                await play(player, code)
            await player.until(lambda: player.table.stage == "over")
        self.end(code)


def date_of(moment: float) -> str:
    """Returns the server's day, such as 2031-05-04."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


async def _play_a_little(players: Sequence[Socket]) -> None:
    for _ in range(PLAYED):
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        await mover.answer(mover.offers[0])
        await all_until(players, partial(_is_past, number))


def _is_past(number: int, player: Socket) -> bool:
    return player.sight.number > number


async def passed(house: ClockedHouse) -> Weeks:
    """Three days with a gap, and a fourth on which nothing has happened yet."""
    people = [Browser(house) for _ in range(5)]
    for person, name in zip(
        people, ("Ada", "Ben", "Cleo", "Dan", "Eva"), strict=True
    ):  # people are identified by name
        person.ask("PATCH", "/api/me", {"name": name})
    ada, ben, cleo, dan, eve = people
    circle = ada.ask("POST", "/api/circles", {"name": "Thursday"}).read(CircleId).id
    key = ada.ask("GET", f"/api/circles/{circle}").read(CirclePage).key
    for browser in (ben, cleo):
        house.now += 1  # members are listed in the order in which they joined
        browser.ask("POST", f"/api/circles/{circle}/join", {"key": key}).read(CirclePage)
    weeks = Weeks(house, circle, people)
    names, first = catalog.names(), house.now
    quick = names if is_deep() else [name for name in names if _is_played_alone(name)]
    for name in names:
        await weeks.meet(name)
        await weeks.try_day(name, ada)
    for name in names[:2]:
        await weeks.play(name, [eve, ada, ben])
    house.now = first + DAY
    for name in names:
        await weeks.meet(name)
        await weeks.stop(name, [ada, ben, cleo])
    for name in quick:
        await weeks.try_day(name, ada)
    house.now = first + 3 * DAY
    for name in names:
        await weeks.play(name, [dan, ada, ben])
        await weeks.play_with_bots(name, ada)
        await weeks.hand_over(name, [cleo, ben, ada])
        await weeks.put_away(name, [ben, ada, cleo])
    for name in quick:
        await _try_in_many_ways(weeks, name)
    house.now = first + 4 * DAY
    return weeks


async def _try_in_many_ways(weeks: Weeks, name: str) -> None:
    """Makes many attempts. Those after giving up, or with a bot's help, don't count."""
    ada, ben, cleo, *others = weeks.people
    for browser in (ben, *others):
        await weeks.try_day(name, browser)
    for _ in range(3):
        await weeks.try_day(name, ada)
    await weeks.try_day(name, cleo, leave=True)
    weeks.give_up(name, ada)
    await weeks.try_day(name, ada)


def _is_played_alone(name: str) -> bool:
    """Returns whether it is a solo game. Whole deals among bots take too long."""
    return bool(game_called(name).day.options("2026-10-26").players == 1)
