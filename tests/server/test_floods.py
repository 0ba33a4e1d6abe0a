"""Under a flood the server uses little memory, holds no connections, and answers an honest player.

How long the player waits depends on the machine and is not tested here; docs/security.md has a table.
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
"""How much memory may be used: as much as is sent. Without limits it was ten times that."""
SLOW = frozenset({"slow_headers", "slow_bodies", "silence"})
"""These last until the server's timeouts; test_bounded.py tests them with shorter ones."""


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
