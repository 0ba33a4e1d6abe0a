"""One nursery for all tests of a run, and one house for those that don't need one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.live import NO_LIMITS, House, Nursery, opened
from vernissage.server.bot_pool import BotPool, Pace


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """On what asynchronous tests run."""
    return "asyncio"


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture(scope="session")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open all the time, for guests and tables of every test."""
    with opened(nursery, tmp_path_factory.mktemp("house"), NO_LIMITS) as house:
        yield house


@pytest.fixture(scope="session")
def bot_pool() -> Iterator[BotPool]:
    """Processes for bots at tables inside, which answer as soon as they can."""
    bot_pool = BotPool(Pace(0.0, 0.0))
    yield bot_pool
    bot_pool.close()


@pytest.fixture
def own_house(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens a house that this test may kill: `own_house(options...)`."""
    with ExitStack() as houses:
        yield lambda *options: houses.enter_context(opened(nursery, tmp_path, *options))
