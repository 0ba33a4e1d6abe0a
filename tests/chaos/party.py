"""People who play one game after the other at a site during faults, and an onlooker."""

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
"""How many times shorter than the maximum a game is at most."""
AGAIN: Final = 0.5
"""Seconds until a failed request is repeated."""
LOOK: Final = 0.05


class Party:
    """Two people, a bot and an onlooker, at one table after the other."""

    def __init__(self, games: tuple[str, ...], seed: str, pace: float) -> None:
        self._games = games
        self._seed = seed
        self._pace = pace
        self._browsers: list[Browser] = []
        self.tables: list[list[Client]] = []
        """The clients of each table, the current one last."""
        self._living: list[asyncio.Task[None]] = []
        self._leaving = asyncio.Event()

    async def arrive(self, place: Place) -> None:
        """Makes everyone a guest, before any fault."""
        self._browsers = [await asyncio.to_thread(Browser, place) for _ in range(PEOPLE + 1)]

    async def play(self) -> None:
        """Plays one game after the other until told to stay; then everyone stays connected."""
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
        """Starts no new table from now on."""
        self._leaving.set()

    def rest(self) -> None:
        """Stops answering, but all keep listening."""
        for client in self.present:
            client.is_answering = False

    @property
    def present(self) -> list[Client]:
        """The clients at the current table."""
        return self.tables[-1] if self.tables else []

    async def go(self) -> None:
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        self._living = []

    async def _make(self, game: str) -> str:
        """Creates a table, retrying until it works. Returns its code."""
        while True:
            with suppress(*LOST, http.client.HTTPException, msgspec.DecodeError):
                wanted = {"game": game, "options": short(game, SHORTENED)}
                answer = await asyncio.to_thread(self._browsers[0].ask, "POST", "/api/tables", wanted)
                if answer.status == http.HTTPStatus.CREATED:
                    return answer.read(http_types.TableCode).code
            await asyncio.sleep(AGAIN)
