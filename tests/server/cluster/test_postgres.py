"""PostgreSQL fails under a cluster: players are told what can't be stored, and it recovers by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Raw

from tests.postgres import Cluster, one_for_tests
from tests.redis import Redis
from tests.server.cluster.houses import QUICKLY, assert_sound, inputs, opening, play_on, playing_through
from tests.server.company import few
from tests.server.live import NO_LIMITS, Nursery
from tests.server.unkept import SAID
from vernissage import catalog
from vernissage.core import codec
from vernissage.table import protocol

pytestmark = [pytest.mark.anyio, pytest.mark.deep]
GAME = min(catalog.names(), key=few)


@pytest.fixture
def own_postgres() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped, because no other server uses it."""
    yield from one_for_tests()


async def test_what_is_not_kept_is_said_at_every_door_and_later_all_goes_on(
    nursery: Nursery, own_postgres: Cluster, redis: Redis, tmp_path: Path
) -> None:
    with opening(nursery, tmp_path, own_postgres.cleared(), redis.url) as start:
        both = start(2, NO_LIMITS, *QUICKLY)
        for house in both:
            house.excused.extend(SAID)
        async with playing_through(both, GAME, 2) as players:
            code = players[0].table.code
            kept = inputs(both[0], code)
            await asyncio.to_thread(own_postgres.stop)
            mover = next(player for player in players if player.owes)
            answer = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
            assert (await mover.refusal(answer)).code == "table/not-kept"
            await asyncio.sleep(2 * float(QUICKLY[1]))  # by now all heartbeats have expired
            await asyncio.to_thread(own_postgres.start)
            assert inputs(both[0], code) == kept
            await asyncio.gather(*(play_on(player) for player in players))
            assert_sound(both[0], code, players)
            assert not any(player.closed for player in players)
