"""A message forwarded between processes is one trace in both."""

from __future__ import annotations

import pytest

from tests.server.cluster.houses import CALMLY, OpenHouses, playing_through
from tests.server.collector import STEPS, listening, moves
from tests.server.company import few, play_all
from tests.server.live import NO_LIMITS
from vernissage import catalog

pytestmark = pytest.mark.anyio
GAME = min(catalog.names(), key=few)


async def test_an_answer_at_another_door_is_one_trace_to_its_table_and_back(houses: OpenHouses) -> None:
    with listening() as found:
        both = houses(2, NO_LIMITS, *CALMLY, "--telemetry", found.url)
        async with playing_through(both, GAME, 2) as players:
            await play_all(players)
        for house in both:
            house.stop()
    kept = {each[:2] for each in moves(found) if each[2:] == STEPS}
    assert kept == {("0", "0"), ("1", "0")}
