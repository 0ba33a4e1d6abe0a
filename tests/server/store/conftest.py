"""The databases that every test of the store runs on. One more line here, and they run on one more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

DATABASES: dict[str, Callable[[Path], str]] = {
    "sqlite": lambda folder: f"sqlite:///{folder}/house.db",
}


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    return DATABASES[request.param](tmp_path)
