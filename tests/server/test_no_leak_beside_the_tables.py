"""Nothing that a house writes, counts, traces or lets be kept says who was there, or at which table.

Of a whole evening everything is looked at, and what is not on a list of what may be there (allowed.py) is
one thing too many.
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
