"""A simulated server: the real `House` on a platform of its own, which dies, freezes and starts again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, Generic, TypeVar

from starlette.types import Message

from tests.simulation import database, redis
from tests.simulation.network import Network
from tests.simulation.world import Process, World
from vernissage.cli.serve import GRACE
from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import UNLIMITED
from vernissage.server.platform import Writer
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.inline import Inline
from vernissage.server.platform.simulated import BEGINNING, SeededChance

Job = TypeVar("Job")
STARTING: Final = 30.0
"""A server that has not started within so many seconds is started again."""
LEAVING: Final = 10.0
"""Seconds in which a server must have ended after it was asked to."""
BREATH: Final = 1.0
"""Seconds between two attempts to start."""


class DelayedWriter(Generic[Job]):
    """Writes all waiting jobs as one group. The database is some way off, there and back."""

    def __init__(
        self,
        write: Callable[[list[Job]], None],
        tell: Callable[[list[Job]], None],
        end: Callable[[], None],
        delay: Callable[[], float],
    ) -> None:
        self._write = write
        self._tell = tell
        self._end = end
        self._delay = delay
        self._waiting: list[Job] = []
        self._untold: list[Job] = []
        self._is_busy = False
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def untold(self) -> int:
        """How many jobs are written of which nobody has heard yet."""
        return len(self._untold)

    def give(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._is_busy:
            self._is_busy = True
            self._idle.clear()
            self._after(self._write_all)

    async def close(self) -> None:
        await self._idle.wait()
        self._end()

    def _write_all(self) -> None:
        self._untold, self._waiting = self._waiting, []
        self._write(self._untold)
        self._after(self._tell_all)

    def _tell_all(self) -> None:
        told, self._untold = self._untold, []
        self._tell(told)
        if self._waiting:
            self._after(self._write_all)
        else:
            self._is_busy = False
            self._idle.set()

    def _after(self, work: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(self._delay(), work)


class Machine(Inline):
    """The platform of one simulated server."""

    def __init__(self, seed: str, clock: Clock, delay: Callable[[], float]) -> None:
        super().__init__(SeededChance(seed), clock)
        self._delay = delay
        self.writers: list[DelayedWriter[object]] = []

    def writer(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> Writer[Job]:
        made = DelayedWriter(write, tell, end, self._delay)
        self.writers.append(made)  # type: ignore[arg-type]  # only its numbers are read
        return made


class Server:
    """One of the servers, through all its starts."""

    def __init__(self, name: str, seed: str, world: World, network: Network, db: database.Database) -> None:
        self.name = name
        self.process = Process(f"{name} 0")
        self.process.state = "dead"
        self.skew = 0.0
        """Seconds by which its clock is wrong."""
        self.is_open = False
        """Whether it accepts connections."""
        self.starts = 0
        self._seed = seed
        self._world = world
        self._network = network
        self._db = db

    @property
    def running(self) -> tuple[Process, House]:
        """The present process, and the app in it."""
        return self.process, self.house

    @property
    def untold(self) -> int:
        """How many changes are stored of which this server has not heard yet."""
        return sum(writer.untold for writer in self.machine.writers)

    async def start(self) -> None:
        """Starts it, as often as needed: it can't start while the database is not there."""
        while not await self._started():
            self._end(loudly=True)
            await asyncio.sleep(BREATH)
        self.is_open = True
        self._world.tell(f"{self.name} has started")

    def kill(self, *, loudly: bool) -> None:
        """Kills the process. Unless its machine dies with it, its connections are closed, as TCP does."""
        self._world.tell(
            f"{self.name} is killed{'' if loudly else ', with its machine'}; untold {self.untold}"
        )
        self._end(loudly=loudly)

    async def stop(self) -> bool:
        """Asks it to end, as SIGTERM does. Returns whether it did."""
        self._world.tell(f"{self.name} is asked to end")
        self.is_open = False
        goodbye = self._world.spawn(self.process, self.house.say_goodbye())
        await asyncio.wait([goodbye], timeout=LEAVING)
        await self._network.close(self.process, GRACE)
        self._to_house.put_nowait({"type": "lifespan.shutdown"})
        done, _ = await asyncio.wait([self._living], timeout=LEAVING)
        self._world.tell(f"{self.name} has {'ended' if done else 'not ended, and is killed'}")
        self._end(loudly=True)
        return bool(done)

    def freeze(self) -> None:
        self._world.tell(f"{self.name} freezes; untold {self.untold}")
        self._world.freeze(self.process)

    def thaw(self) -> None:
        self._world.tell(f"{self.name} goes on")
        self._world.thaw(self.process)

    async def _started(self) -> bool:
        self.starts += 1
        process = self.process = Process(f"{self.name} {self.starts}")
        process.since = self._world.time()
        clock = Clock(self._world.time, lambda: BEGINNING + self._world.time() + self.skew, lambda: 0.0)
        self.machine = Machine(f"{self._seed} {process.name}", clock, partial(self._db.delay, self.name))
        self.house = House(
            Settings(
                database.URL,
                platform=self.machine,
                name=self.name,
                redis=f"redis://{self.name}",
                rules=UNLIMITED,
            )
        )
        self._to_house: asyncio.Queue[Message] = asyncio.Queue()
        answers: asyncio.Queue[Message] = asyncio.Queue()
        self._living = self._world.spawn(
            process, self.house({"type": "lifespan"}, self._to_house.get, answers.put)
        )
        self._to_house.put_nowait({"type": "lifespan.startup"})
        try:
            answer = await asyncio.wait_for(answers.get(), STARTING)
        except TimeoutError:
            return False
        if answer["type"] != "lifespan.startup.complete":
            await asyncio.wait([self._living])
            self._living.exception()
            return False
        return process.state == "running"

    def _end(self, *, loudly: bool) -> None:
        self.is_open = False
        self._world.kill(self.process)
        self._network.lose(self.process, loudly=loudly)


def redis_of(streams: redis.Redis) -> Callable[[str, float], redis.Client]:
    """Returns what connects a transport to these streams instead of those at a URL."""
    return lambda url, patience: streams.client(url.removeprefix("redis://"), patience)
