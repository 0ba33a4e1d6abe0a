"""Logs, metrics, traces and caches reveal no guest and no table.

Everything emitted in an evening is compared with a list of what is allowed (allowed.py).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import every_game
from tests.server.beside import said_too_much

pytestmark = pytest.mark.every_case


@every_game
def test_what_is_told_beside_the_tables_is_on_a_list(name: str, tmp_path: Path) -> None:
    assert list(said_too_much(name, tmp_path)) == []
