"""In a guest's first game of a kind among bots the guest begins; the record says so."""

from __future__ import annotations

import pytest

from tests.play import game_called
from tests.server.company import play_all
from tests.server.live import House
from tests.server.people import SHORTEST, Browser, short
from tests.server.truth import truth
from vernissage import catalog
from vernissage.server.api import http_types
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
CHANCE_DECIDES = [name for name in catalog.names() if game_called(name).info.first_player]


def first_in(house: House, code: str) -> int | None:
    """Returns who was chosen to begin at this table; None if chance decided."""
    match = truth(house, code).match
    first: int | None = getattr(match.options, match.game.info.first_player)
    return first


@pytest.mark.parametrize("name", CHANCE_DECIDES)
async def test_who_has_finished_none_begins_among_bots(house: House, name: str) -> None:
    browser = Browser(house)
    async with browser.at(browser.make(name, bots="easy")) as socket:
        assert socket.owes
        assert first_in(house, socket.table.code) == socket.you == 0
        await play_all([socket])
        await socket.say(protocol.Rematch())
        again = await socket.until(lambda: socket.table.next)
    assert first_in(house, again) is None, "the next one is no first game"
    async with browser.at(browser.make(name, bots="easy")) as socket:
        assert first_in(house, socket.table.code) is None


@pytest.mark.parametrize("name", CHANCE_DECIDES)
async def test_who_says_who_begins_is_heard(house: House, name: str) -> None:
    options = {**short(name, SHORTEST), game_called(name).info.first_player: 1}
    browser = Browser(house)
    wanted = {"game": name, "options": options, "bots": "easy", "players": 2}
    made = browser.ask("POST", "/api/tables", wanted)
    assert first_in(house, made.read(http_types.TableCode).code) == 1


@pytest.mark.parametrize("name", CHANCE_DECIDES)
async def test_among_people_chance_decides(house: House, name: str) -> None:
    people = [Browser(house) for _ in range(max(2, game_called(name).info.fewest))]
    code = people[0].make(name)
    sockets = [await person.come(code) for person in people]
    for socket in sockets[1:]:
        await socket.say(protocol.Sit())
    await sockets[0].until(lambda: all(place.name for place in sockets[0].table.places[: len(people)]))
    await sockets[0].say(protocol.Start())
    await sockets[0].until(lambda: sockets[0].table.stage == "playing")
    assert first_in(house, code) is None
    for socket in sockets:
        await socket.leave()
