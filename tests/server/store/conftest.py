"""The databases that every test of the store runs on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.store.stores import opened
from tests.simulation.database import with_a_clock

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return _file(tmp_path) if request.param == "sqlite" else _cluster(request).cleared()


@pytest.fixture(params=DATABASES)
def ready(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database that may already have its tables: on a server, creating them is slow."""
    return _file(tmp_path) if request.param == "sqlite" else request.getfixturevalue("made")


@pytest.fixture(scope="session")
def all_tables(postgres: Cluster) -> str:
    """The name of a database in which a store has been opened once."""
    name = "all_tables"
    asyncio.run(_open_once(postgres.cleared(name)))
    return name


@pytest.fixture
def made(postgres: Cluster, all_tables: str) -> str:
    """A PostgreSQL database with all tables, and nothing in them."""
    return postgres.emptied(all_tables)


@pytest.fixture(params=("postgresql", "simulated"))
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that several servers share: PostgreSQL, and what stands for it in a simulation."""
    if request.param == "postgresql":
        yield request.getfixturevalue("made")
    else:
        with with_a_clock(time.time):
            yield _file(tmp_path)


def _file(folder: Path) -> str:
    return f"sqlite:///{folder}/house.db"


def _cluster(request: pytest.FixtureRequest) -> Cluster:
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster


async def _open_once(url: str) -> None:
    async with opened(url):
        pass
