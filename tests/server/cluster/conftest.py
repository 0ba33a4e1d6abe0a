"""Fixtures for clusters: a PostgreSQL and a Redis for all tests of a run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.redis import Redis
from tests.server.cluster.houses import WHEN_REDIS_IS_GONE, OpenHouses, opening
from tests.server.live import House, Nursery


@pytest.fixture(scope="session")
def both(
    nursery: Nursery, postgres: Cluster, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[House]]:
    """Two processes that stay open, for tests that leave both running."""
    folder, server = tmp_path_factory.mktemp("both"), postgres.cleared("two_processes")
    with opening(nursery, folder, server, redis.url) as start:
        found = start(2)
        for house in found:
            house.excused.extend(WHEN_REDIS_IS_GONE)
        yield found


@pytest.fixture
def houses(nursery: Nursery, postgres: Cluster, redis: Redis, tmp_path: Path) -> Iterator[OpenHouses]:
    """Starts a cluster of processes that a test may kill."""
    with opening(nursery, tmp_path, postgres.cleared("cluster"), redis.url) as start:
        yield start
