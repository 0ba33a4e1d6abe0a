"""A house under a flood: it takes hardly any memory, holds no connection, and an honest player is answered.

How long the player waits depends on the machine and is not asked here; docs/security.md has a table.
"""

from __future__ import annotations

import http.client
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.server.floods import FLOODS, MIB, Pour, measured
from tests.server.live import PATIENCE, House
from tests.server.people import Browser

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]

SIZE, SECONDS, SOCKETS = 16 * MIB, 1.5, 60
BORNE = 16 * MIB
"""How much memory a house may take for it: as much as is poured. Without bounds it took ten times that."""
SLOW = frozenset({"slow_headers", "slow_bodies", "silence"})
"""These take as long as the house is patient: test_bounded.py has them, with less patience."""

EVERYWHERE = (
    "/",
    "/t/ABCD",
    "/learn/x",
    "/learn.css",
    "/nowhere",
    "/health",
    "/metrics",
    "/api/openapi.json",
    "/api/me",
)


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


def test_every_address_has_a_limit(own_house: OpenHouse) -> None:
    house = own_house()
    with closing(http.client.HTTPConnection(house.host, timeout=PATIENCE)) as connection:
        status = 200
        while status == 200:
            connection.request("GET", "/health")
            response = connection.getresponse()
            status = response.status
            response.read()
    visitor = Browser(house, stranger=True)
    for path in EVERYWHERE:
        # Every twentieth of a second one more is allowed, so not every one of these is refused.
        answers = [visitor.ask("GET", path) for _ in range(10)]
        refused = next(answer for answer in answers if answer.status == 429)
        assert refused.refusal == "limit/wait"
        assert refused.headers["retry-after"] == "1"
