"""Every promise is held for every table: a test that takes `table` runs once for each."""

from __future__ import annotations

import pytest

from tests.conformance.options import NAMES, Table, plain_tables, tables


@pytest.fixture(params=tables(), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """A game with options: every number of players, every option."""
    found: Table = request.param
    return found


@pytest.fixture(params=plain_tables(), ids=str)
def plain_table(request: pytest.FixtureRequest) -> Table:
    """A game for so many players, other options as they come: for promises that cost more to hold."""
    found: Table = request.param
    return found


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """A game's name."""
    found: str = request.param
    return found
