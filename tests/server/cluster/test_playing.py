"""Players of one table are connected to different processes, and nobody notices."""

from __future__ import annotations

import pytest

from tests.server.cluster.houses import playing_through
from tests.server.company import few, play_all
from tests.server.live import House
from vernissage import catalog
from vernissage.table import protocol

pytestmark = pytest.mark.anyio


async def test_a_whole_game_of_each_is_played_through_two_doors(both: list[House]) -> None:
    for game in catalog.names():
        async with playing_through(both, game, few(game)) as players:
            welcomed = [len(player.frames) for player in players]
            await play_all(players)
            for player, before in zip(players, welcomed, strict=True):
                again = [news for news in player.news[before:] if isinstance(news, protocol.Welcome)]
                assert not again, "nobody had to come in again"
                assert not player.closed
            assert len({player.sight.number for player in players}) == 1
