"""One simulated night, from an empty database to the verdict. The seed decides everything in it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, SimpleNamespace
from typing import Final

import msgspec

import vernissage.server.app
import vernissage.server.cluster.transport
from tests.simulation import database
from tests.simulation.database import Database
from tests.simulation.faults import BEGIN, STORM, Fault, plan
from tests.simulation.log import Logs
from tests.simulation.network import Network
from tests.simulation.people import PEOPLE, Page, Party, Site
from tests.simulation.redis import Redis
from tests.simulation.server import Server, redis_of
from tests.simulation.sometimes import watched
from tests.simulation.trouble import Trouble
from tests.simulation.watch import CALM, LONGER, Watch
from tests.simulation.world import HERE, World
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.platform.simulated import BEGINNING

NAMES: Final = ("one", "two", "three")
SPINNING: Final = 15.0
"""Seconds of processor time in which simulated time must have passed."""
GATHERING: Final = 600.0
"""Seconds of simulated time between two collections of garbage."""


class Plan(msgspec.Struct, frozen=True):
    """Everything that makes a night. Equal plans are equal nights."""

    seed: str
    houses: int = 3
    parties: int = 24
    storms: int = 4
    pace: float = 5.0
    """The average seconds that people think."""
    every: float = 8.0
    """The average seconds between two faults of a server."""
    lines: float = 1.0
    """The average seconds between two faults of pages and their lines."""
    without: frozenset[int] = frozenset()
    """The numbers of planned faults that are left out, when a failure is made smaller."""

    @property
    def seconds(self) -> float:
        return BEGIN + self.storms * (STORM + CALM) + LONGER

    def planned(self) -> list[Fault]:
        """Returns all faults that the seed has in mind."""
        seed, names = seed_from_text(f"{self.seed} faults"), NAMES[: self.houses]
        return plan(seed, self.storms, names, calm=CALM, every=self.every, pages=self.lines)

    def faults(self) -> list[Fault]:
        """Returns the faults that happen."""
        return [fault for number, fault in enumerate(self.planned()) if number not in self.without]


class Morning(msgspec.Struct):
    """The result of a night."""

    findings: list[str]
    story: list[tuple[float, str]]
    counts: dict[str, int]
    simulated: float
    """Seconds of simulated time."""
    people: int
    paths: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each rare path was walked (sometimes.py)."""

    @property
    def hours(self) -> float:
        """Hours of people at tables."""
        return self.simulated * self.people / 3600


def spend(night: Plan, template: sqlite3.Connection) -> Morning:
    """Runs a night. `template` is an empty database with the schema."""
    world = World(night.seed)
    asyncio.set_event_loop(world)
    rng = Rng(seed_from_text(night.seed), "world")
    held = database.fill_from(template)
    db = Database(lambda: BEGINNING + world.time(), _whose, rng)
    db.watch()
    redis = Redis(world.time, rng)
    with db.opened(), _without_what_is_not_simulated(redis), _overhearing(world), watched(world):
        running = _Night(night, world, rng, db, redis)
        try:
            with _noticing_spins(world):
                world.run_until_complete(running.spend())
        except Spins as spins:
            world.find(str(spins))
    held.close()
    counts = world.counts + running.logs.counts
    counts["mail"] = redis.batches
    people = night.parties * (PEOPLE + 1)
    return Morning(world.findings, world.story, dict(counts), night.seconds, people, dict(world.paths))


class _Night:
    def __init__(self, night: Plan, world: World, rng: Rng, db: Database, redis: Redis) -> None:
        self._night = night
        self._world = world
        self.logs = Logs(db, world)
        db.committed = self.logs.read
        network = Network(world, rng)
        self._servers = {name: Server(name, night.seed, world, network, db) for name in NAMES[: night.houses]}
        site = Site(self._servers, network, world, rng)
        games = catalog.names()
        self._parties = [
            Party(
                number,
                site,
                self.logs,
                world,
                games=games[number % len(games) :] + games[: number % len(games)],
                seed=night.seed,
                pace=night.pace,
            )
            for number in range(night.parties)
        ]
        self._trouble = Trouble(world, site, db, redis, self._pages)
        self._watch = Watch(world, self._servers, self.logs, (db, redis, network), self._pages)

    def _pages(self) -> list[Page]:
        return [page for party in self._parties for page in party.pages]

    async def spend(self) -> None:
        for server in self._servers.values():
            await server.start()
        playing = [asyncio.create_task(party.play()) for party in self._parties]
        beside = [
            asyncio.create_task(work)
            for work in (self._trouble.suffer(self._night.faults()), self._watch.look(), self._collect())
        ]
        for number in range(self._night.storms):
            storm = BEGIN + STORM + number * (STORM + CALM)
            await self._watch.look_during_calm(storm, is_last=number + 1 == self._night.storms)
            if self._world.findings:
                break
        await self._end(playing)
        for party in self._parties:
            await party.go()
        if not self._world.findings:
            await self._watch.look_for_leftovers()
        await self._end(beside)

    @staticmethod
    async def _end(tasks: list[asyncio.Task[None]]) -> None:
        """Ends tasks of the simulation itself. If one has failed, that is no finding."""
        for task in tasks:
            task.cancel()
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise RuntimeError("the simulation itself is broken") from found  # noqa: TRY004 - no wrong type

    async def _collect(self) -> None:
        """Collects garbage at moments that depend on nothing but the seed."""
        while True:
            await asyncio.sleep(GATHERING)
            gc.collect()


def _whose() -> str:
    process = HERE.get()
    return "" if process is None else process.name.partition(" ")[0]


@contextmanager
def _without_what_is_not_simulated(redis: Redis) -> Iterator[None]:
    """Puts the simulated Redis in the place of the driver, and leaves the memory of this process alone."""
    app, transport = vars(vernissage.server.app), vars(vernissage.server.cluster.transport)
    before = {"gc": app["gc"], "give_back": app["give_back"]}, {"_connect": transport["_connect"]}
    app["gc"] = SimpleNamespace(
        collect=_nothing, freeze=_nothing, get_threshold=gc.get_threshold, set_threshold=lambda *_: None
    )
    app["give_back"] = _nothing
    transport["_connect"] = redis_of(redis)
    try:
        yield
    finally:
        app.update(before[0])
        transport.update(before[1])


def _nothing() -> None:
    """Does nothing."""


class Spins(KeyboardInterrupt):
    """Raised into code that goes on for ever. The event loop lets only interrupts through."""


@contextmanager
def _noticing_spins(world: World) -> Iterator[None]:
    """Interrupts a callback that never ends. Anything else in a night takes much less processor time."""
    last = -1.0

    def look(_signal: int, frame: FrameType | None) -> None:
        nonlocal last
        if world.time() == last:
            raise Spins(f"something goes on for ever in {frame.f_code.co_qualname if frame else '?'}")
        last = world.time()

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, SPINNING, SPINNING)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


class _Overheard(logging.Handler):
    """Whoever logs a bug has found one."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or self._world.is_quiet:
            error = record.exc_info[1] if record.exc_info else None
            self._world.find(f"{_whose()} logs {record.getMessage()!r}: {error!r}")


@contextmanager
def _overhearing(world: World) -> Iterator[None]:
    log = logging.getLogger("vernissage")
    handler, before = _Overheard(world), log.propagate
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = before
