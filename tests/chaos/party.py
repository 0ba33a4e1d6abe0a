"""People who play one game after the other at a site, whatever happens to it, and one who looks on."""

from __future__ import annotations

import asyncio
import http.client
from contextlib import suppress
from typing import Final

import msgspec

from tests.chaos.client import LOST, Client
from tests.server.live import Place
from tests.server.people import Browser, short
from vernissage.server.api import http_types

PEOPLE: Final = 2
SHORTENED: Final = 8
"""How many times shorter than it could be at most a game is."""
AGAIN: Final = 0.5
"""Seconds until a page that could not be had is asked for again."""
LOOK: Final = 0.05


class Party:
    """Two people, a bot and somebody who looks on, at one table after the other."""

    def __init__(self, games: tuple[str, ...], seed: str, pace: float) -> None:
        self._games = games
        self._seed = seed
        self._pace = pace
        self._browsers: list[Browser] = []
        self.tables: list[list[Client]] = []
        """The clients of each table, the present one last."""
        self._living: list[asyncio.Task[None]] = []
        self._leaving = asyncio.Event()

    async def arrive(self, place: Place) -> None:
        """Each becomes a guest, before anything goes wrong."""
        self._browsers = [await asyncio.to_thread(Browser, place) for _ in range(PEOPLE + 1)]

    async def play(self) -> None:
        """One game after the other until it is time to leave; at the end they stay where they are."""
        for number in range(1_000_000):
            if self._leaving.is_set():
                return
            code = await self._make(self._games[number % len(self._games)])
            clients = [
                Client(browser, code, seat, seed=self._seed, pace=self._pace, people=PEOPLE)
                for browser, seat in zip(self._browsers, (*range(PEOPLE), None), strict=True)
            ]
            self.tables.append(clients)
            self._living = [asyncio.create_task(client.live()) for client in clients]
            while not (self._leaving.is_set() or all(client.is_over for client in clients)):  # noqa: ASYNC110 - they are many
                await asyncio.sleep(LOOK)
            if not self._leaving.is_set():
                await self.go()

    def stay(self) -> None:
        """No new table from now on."""
        self._leaving.set()

    def rest(self) -> None:
        """Nobody answers any more, but all listen."""
        for client in self.present:
            client.is_answering = False

    @property
    def present(self) -> list[Client]:
        """The clients at the present table."""
        return self.tables[-1] if self.tables else []

    async def go(self) -> None:
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        self._living = []

    async def _make(self, game: str) -> str:
        """The code of a new table, however often one has to ask."""
        while True:
            with suppress(*LOST, http.client.HTTPException, msgspec.DecodeError):
                wanted = {"game": game, "options": short(game, SHORTENED)}
                answer = await asyncio.to_thread(self._browsers[0].ask, "POST", "/api/tables", wanted)
                if answer.status == http.HTTPStatus.CREATED:
                    return answer.read(http_types.TableCode).code
            await asyncio.sleep(AGAIN)
