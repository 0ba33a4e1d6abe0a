"""A server with a clock that the test sets: on a real port, in a thread of this process."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvicorn

from tests import chance
from tests.server.live import QUICK, House, Nursery
from tests.waiting import until
from vernissage.cli.serve import Server
from vernissage.server.app import House as App
from vernissage.server.app import Settings
from vernissage.server.edge.limits import UNLIMITED
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.machine import Machine
from vernissage.server.workers.bot_pool import Pace
from vernissage.server.workers.day_solver import EFFORT
from vernissage.table.protocol import MESSAGE_LIMIT

NOON: Final = 1_793_016_000.0
"""Noon on 2026-10-26."""
DAY: Final = 86_400.0
OPEN_FOR: Final = 7
"""For how many days the server has been open."""
TODAY, YESTERDAY, TOMORROW = "2026-10-26", "2026-10-25", "2026-10-27"
PROVABLE: Final = bytes([7]) * 32
"""A secret whose deals for one player today and yesterday can be solved, but not in a few steps. The number
of steps is the same on every machine. If the rules change, choose another secret."""
FEW: Final = 500
"""Too few steps to prove anything."""


class ClockedHouse(House):
    """`now` is the time its clock shows."""

    def __init__(self, nursery: Nursery, folder: Path, secret: bytes, effort: int) -> None:
        super().__init__(nursery, folder)
        self.now = NOON
        self._secret = secret
        self._effort = effort

    def start(self) -> None:
        settings = Settings(
            f"sqlite:///{self.file}",
            pace=Pace(0.0, 0.0),
            rules=UNLIMITED,
            effort=self._effort,
            platform=Machine(chance.of_house(self.whose(), self._secret), Clock(time=lambda: self.now)),
        )
        app = App(settings)
        config = uvicorn.Config(
            app, port=0, ws="websockets-sansio", ws_max_size=MESSAGE_LIMIT, log_level="warning"
        )
        self._server = Server(config, app, lambda: None)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        until(lambda: self._server.started, "the house does not open", gap=QUICK)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]

    def end(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def clocked(
    nursery: Nursery, folder: Path, *, secret: bytes = b"", effort: int = EFFORT
) -> Iterator[ClockedHouse]:
    """Opens such a server, with this secret if the daily deals have to be known."""
    house = ClockedHouse(nursery, folder, secret, effort)
    house.now = NOON - OPEN_FOR * DAY
    house.start()
    house.now = NOON
    try:
        yield house
    finally:
        house.end()
