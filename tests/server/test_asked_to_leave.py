"""A guest removed by the host before a game becomes an onlooker and can't sit down there again."""

from __future__ import annotations

import pytest

from tests.play import game_called
from tests.server.company import few
from tests.server.live import House
from tests.server.test_lobby import every_offered_game, kinds, lobby, sit
from vernissage import catalog
from vernissage.table import protocol

pytestmark = pytest.mark.anyio


@every_offered_game
async def test_the_host_asks_a_person_to_leave_the_chair(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        await sit(friend)
        await host.say(protocol.Clear(1))
        await friend.until(lambda: friend.you is None)
        assert friend.key == ""
        assert friend.standing.removed
        for wish in (protocol.Sit(), protocol.Sit(1)):
            assert (await friend.refusal(wish)).code == "seat/removed"
    async with friend.browser.at(host.table.code) as again:
        assert (await again.refusal(protocol.Sit())).code == "seat/removed", "nor after a reload"


@pytest.mark.parametrize("name", [name for name in catalog.names() if game_called(name).info.most > 2])
async def test_with_whom_the_host_asks_to_leave_go_those_at_their_device(house: House, name: str) -> None:
    async with lobby(house, name, 2) as (host, friend):
        await sit(friend)
        await friend.say(protocol.Bring("Zoë"))
        await host.until(lambda: kinds(host)[2] == "person")
        await host.say(protocol.Clear(2))
        await friend.until(lambda: friend.keeps == (1,))
        assert not friend.standing.removed, "who was asked to leave is somebody else"
        await friend.say(protocol.Bring("Zoë"))
        await host.until(lambda: kinds(host)[2] == "person")
        await host.say(protocol.Clear(1))
        await friend.until(lambda: friend.keeps == ())
        assert friend.standing.removed
