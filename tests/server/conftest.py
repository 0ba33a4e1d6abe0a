"""Fixtures: one nursery per run, and one server for tests that don't need their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests import postgres as postgres_of_our_own
from tests import redis as redis_of_our_own
from tests.chance import machine
from tests.postgres import Cluster
from tests.redis import Redis
from tests.server.live import NO_LIMITS, House, Nursery, been_open, opened
from vernissage.server.workers.bot_pool import BotPool, Pace


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs one test of each server suite on PostgreSQL as well; in the deep run, all of them."""
    had: set[object] = set()
    for item in items:
        spec = getattr(item, "callspec", None)
        if spec is None or spec.params.get("store") != "postgresql" or item.get_closest_marker("deep"):
            continue
        which = item.path, getattr(item, "originalname", item.name)
        if which in had:
            item.add_marker(pytest.mark.deep)
        had.add(which)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str:
    """The kind of store that a test's server uses."""
    return str(request.param)


@pytest.fixture
def any_house(store: str, request: pytest.FixtureRequest) -> House:
    """A server that stays open, on each store in turn. Suites refer to it as `house`."""
    found: House = request.getfixturevalue("house_on_postgres" if store == "postgresql" else "house")
    return found


@pytest.fixture
def any_own_house(store: str, request: pytest.FixtureRequest) -> Callable[..., House]:
    """Like `any_house`, for servers that a test may kill."""
    name = "own_house_on_postgres" if store == "postgresql" else "own_house"
    found: Callable[..., House] = request.getfixturevalue(name)
    return found


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The backend of asynchronous tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of a run. Each test has its own databases there."""
    yield from postgres_of_our_own.one_for_tests()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests of a run. Each user clears it first."""
    yield from redis_of_our_own.one_for_tests()


@pytest.fixture(scope="session")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that stays open, for guests and tables of all tests."""
    with opened(nursery, been_open(tmp_path_factory.mktemp("house")), NO_LIMITS) as house:
        yield house


@pytest.fixture(scope="session")
def house_on_postgres(
    nursery: Nursery, postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server that stays open, on PostgreSQL."""
    folder, server = tmp_path_factory.mktemp("house_on_postgres"), postgres.cleared("open_house")
    with opened(nursery, folder, NO_LIMITS, server=server) as house:
        yield house


@pytest.fixture(scope="session")
def bot_pool() -> Iterator[BotPool]:
    """Workers for bots at in-process tables. They answer as soon as they can."""
    bot_pool = BotPool(machine(), Pace(0.0, 0.0))
    yield bot_pool
    bot_pool.close()


@pytest.fixture
def own_house(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Starts servers that this test may kill: `own_house(options...)`."""
    with ExitStack() as houses:
        yield lambda *options: houses.enter_context(opened(nursery, tmp_path, *options))


@pytest.fixture
def own_house_on_postgres(
    nursery: Nursery, postgres: Cluster, tmp_path: Path
) -> Iterator[Callable[..., House]]:
    """Starts servers on PostgreSQL that this test may kill."""
    server = postgres.cleared()
    with ExitStack() as houses:
        yield lambda *options: houses.enter_context(opened(nursery, tmp_path, *options, server=server))
