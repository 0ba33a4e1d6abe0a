"""A house under a flood: it takes hardly any memory, holds no connection, and an honest player is answered.

How long the player waits depends on the machine and is not asked here; docs/security.md has a table.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.floods import FLOODS, MIB, Pour, measured
from tests.server.live import House

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]

SIZE, SECONDS, SOCKETS = 16 * MIB, 1.5, 60
BORNE = 16 * MIB
"""How much memory a house may take for it: as much as is poured. Without bounds it took ten times that."""
SLOW = frozenset({"slow_headers", "slow_bodies", "silence"})
"""These take as long as the house is patient: test_bounded.py has them, with less patience."""


@pytest.mark.parametrize(
    "pour", [pour for pour in FLOODS if pour.__name__ not in SLOW], ids=lambda f: f.__name__
)
async def test_a_flood_takes_no_memory_and_an_honest_player_is_answered(
    own_house: OpenHouse, pour: Pour
) -> None:
    found = await measured(pour, own_house(), SIZE, SECONDS, SOCKETS)
    assert found.peak - found.before < BORNE
    assert found.left == 0
    assert found.waits
    assert found.answered
