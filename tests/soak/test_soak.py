"""A short soak test: nobody is stuck, nothing is logged, and memory stays flat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Nursery
from tests.soak.__main__ import MINUTES, PACE, TABLES, faults
from tests.soak.slope import slope
from tests.soak.soaking import Report, soak
from vernissage.core.rng import Rng, seed_from_text

pytestmark = pytest.mark.anyio
FEW = 8
SHORT = 12.0
QUICK = 0.1
GAMES = 3
SURELY = 0.2
"""MiB per input: ten times what a fresh server takes, and an eighth of the leaky one's growth."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    with Nursery() as born:
        yield born


async def soaked(folder: Path, nursery: Nursery, *altered: str) -> Report:
    return await soak(
        folder,
        nursery,
        tables=FEW,
        seconds=SHORT,
        games=GAMES,
        pace=QUICK,
        say=lambda _: None,
        altered=altered,
    )


async def test_for_some_seconds_nobody_is_stuck_and_nothing_is_complained_of(
    tmp_path: Path, nursery: Nursery
) -> None:
    report = await soaked(tmp_path, nursery)
    assert not report.tally.findings
    assert not report.complaints
    assert report.ended_in_peace
    assert report.inputs > report.tally.moves > 0
    assert report.tally.games >= GAMES
    assert report.kept_by_input < SURELY


async def test_a_house_that_forgets_nothing_is_found(tmp_path: Path, nursery: Nursery) -> None:
    report = await soaked(tmp_path, nursery, "tests.soak.leaky:remember:200")
    assert report.kept_by_input > SURELY
    assert any("grows" in fault for fault in faults(report))


@pytest.mark.deep
async def test_two_hundred_tables_for_twenty_minutes(tmp_path: Path, nursery: Nursery) -> None:
    report = await soak(tmp_path, nursery, tables=TABLES, seconds=60 * MINUTES, pace=PACE, say=lambda _: None)
    assert faults(report) == []


def readings(grows: float) -> tuple[list[float], list[float]]:
    """Returns ten minutes of simulated readings with realistic noise."""
    noise = Rng(seed_from_text("noise"), "readings")
    times = [second / 60 for second in range(600)]
    return times, [100.0 + grows * time + 5.0 * noise.fraction() for time in times]


def test_what_is_flat_is_called_flat_and_what_grows_is_found() -> None:
    flat, growing = slope(*readings(0.0)), slope(*readings(1.0))
    assert flat.low < 0.0 < flat.high
    assert growing.low > 0.5
    assert growing.low < 1.0 < growing.high


def test_readings_that_resemble_each_other_say_less_than_their_number() -> None:
    times, alone = readings(0.0)
    wave = [each + 5.0 * ((n // 100) % 2) for n, each in enumerate(alone)]
    apart, alike = slope(times, alone), slope(times, wave)
    assert alike.high - alike.low > 2 * (apart.high - apart.low)
