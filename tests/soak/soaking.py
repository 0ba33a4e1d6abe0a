"""A soak test: does a busy server leak memory or complain, and is anybody stuck?"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from tests.server.live import NO_LIMITS, House, Nursery
from tests.soak.party import Party
from tests.soak.person import Tally
from tests.soak.slope import Slope, slope
from vernissage.server.tables.registry import IDLE

MIB: Final = 2**20
EVERY: Final = 1.0
READINGS: Final = 200
"""The minimum number of readings. They are taken every `EVERY` seconds, or more often in a short test."""
SETTLED: Final = 1.5 * IDLE
"""Seconds until as many tables are dropped as created, as empty ones stay in memory for a while."""
SHARE: Final = 0.4
"""The maximum share of a short test that is spent until then."""
ARRIVING: Final = 0.05
"""Seconds between two parties, and so between their first moves."""
CLOSING: Final = 600.0
"""Upper limit, in seconds, for finishing the remaining games and for everyone to leave."""


@dataclass(slots=True)
class Report:
    """The result."""

    tables: int
    seconds: float
    tally: Tally = field(default_factory=Tally)
    times: list[float] = field(default_factory=list)
    """In minutes; for each the memory of the server and of its bot workers, in MiB."""
    memory: list[float] = field(default_factory=list)
    helpers: list[float] = field(default_factory=list)
    inputs: int = 0
    """All inputs in the records: moves, time-outs, changes of seats."""
    complaints: str = ""
    status: int | None = None
    """The exit status of the server."""

    @property
    def ended_in_peace(self) -> bool:
        """Whether it stopped when asked to."""
        return self.status in {0, -signal.SIGTERM}

    @property
    def settled(self) -> int:
        """The first reading from which on memory should be flat."""
        after = min(SETTLED, SHARE * self.seconds) / 60
        return next((n for n, time in enumerate(self.times) if time >= after), len(self.times))

    @property
    def growth(self) -> Slope:
        """The growth of the server, in MiB a minute."""
        return slope(self.times[self.settled :], self.memory[self.settled :])

    @property
    def kept_by_input(self) -> float:
        """MiB of the server per input, which does not depend on the speed of the machine."""
        return (self.memory[-1] - self.memory[0]) / self.inputs

    @property
    def bots_growth(self) -> Slope:
        return slope(self.times[self.settled :], self.helpers[self.settled :])


async def soak(
    folder: Path,
    nursery: Nursery,
    *,
    tables: int,
    seconds: float,
    games: int = 0,
    pace: float,
    say: Callable[[Report], None],
    altered: tuple[str, ...] = (),
) -> Report:
    """Runs so many tables for so long, and until so many games are over; `say` gets every reading."""
    report = Report(tables, seconds)
    house = House(nursery, folder, NO_LIMITS, "--bot-pause", str(pace))
    house.altered = [*altered]
    house.start()
    try:
        begin = monotonic()

        def is_over() -> bool:
            return monotonic() > begin + seconds and report.tally.games >= games

        reading = asyncio.create_task(_read(house, report, begin, say))
        async with asyncio.timeout(seconds + CLOSING):
            await asyncio.gather(
                *(_late(n, Party(n, house, pace, report.tally), is_over) for n in range(tables))
            )
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        ((kept,),) = house.rows("SELECT count(*) FROM inputs")
        report.inputs = int(str(kept))
        report.status = house.stop()
    finally:
        house.end()
    report.complaints = house.complaints()
    return report


async def _late(number: int, party: Party, is_over: Callable[[], bool]) -> None:
    await asyncio.sleep(ARRIVING * number)
    await party.spend(is_over)


async def _read(house: House, report: Report, begin: float, say: Callable[[Report], None]) -> None:
    while True:
        report.times.append((monotonic() - begin) / 60)
        report.memory.append(house.memory() / MIB)
        report.helpers.append(sum(_held(pid) for pid in house.helpers()) / MIB)
        say(report)
        await asyncio.sleep(min(EVERY, report.seconds / READINGS))


def _held(pid: int) -> int:
    """Returns the memory of a bot worker in bytes; 0 if it has just ended."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * 4096
