"""Explanations of games: the whole primer on request, and the current moment at a table."""

from __future__ import annotations

import pytest

from tests.play import every_game, game_called
from tests.server.company import all_until, few, gathered
from tests.server.evening import evening
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.primer import present
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api import http_types
from vernissage.table import protocol, spectators
from vernissage.table.handlers import hear
from vernissage.table.handlers.play import MOVED_ON
from vernissage.table.letters import Said
from vernissage.table.news import news_of
from vernissage.table.rows import NOTHING

NAMES = catalog.names(with_templates=True)
LETTERS = 300


@every_game
def test_which_moment_it_is_follows_from_what_the_asker_sees(name: str) -> None:
    game, primer, asked = game_called(name), catalog.extras(name).primer(), 0
    for heard in evening(name, LETTERS, Rng(seed_from_text("foreseen"), name)):
        room = heard.after
        for visitor in room.visitors.values() if room.match is not None else ():
            seen = spectators.seen(room, visitor, heard.world)
            if seen is None:  # test_looking_on.py makes it certain
                assert hear(room, Said(visitor.number, protocol.Explain(0)), heard.world) is spectators.CLOSED
                continue
            match = seen.match
            assert match is not None
            number, eyes = len(match.inputs), room.eyes(visitor)
            change = hear(room, Said(visitor.number, protocol.Explain(number)), heard.world)
            assert not isinstance(change, Refusal)
            assert (change.room.match, change.kept) == (room.match, NOTHING)
            ((told, message),) = news_of(change.room, change.told, heard.world)
            now = () if primer is None else present(primer, game.view(match.state, eyes))
            moments = [protocol.Moment(each, dict(about)) for each, about in now]
            wanted = protocol.Explained(number, eyes, moments)
            assert (told, message) == (visitor.number, codec.encode(wanted))
            late = Said(visitor.number, protocol.Explain(number + 1))
            assert hear(room, late, heard.world) is MOVED_ON
            asked += 1
    assert asked


@every_game
@pytest.mark.anyio
async def test_who_looks_on_may_ask_too_and_nobody_before_the_game(house: House, name: str) -> None:
    code, browsers = await gathered(house, name, few(name))
    async with browsers[0].at(code) as host, Browser(house).at(code, watch=True) as screen:
        for socket in (host, screen):
            assert (await socket.refusal(protocol.Explain(0))).code == "table/not-begun"
        await host.say(protocol.Start())
        await all_until([host, screen], lambda socket: socket.table.stage == "playing")
        for socket in (host, screen):
            assert (await socket.ask(protocol.Explain(0), protocol.Explained)).you == socket.you


@pytest.mark.parametrize("name", [name for name in NAMES if catalog.extras(name).primer() is None])
def test_a_game_without_a_primer_says_so(house: House, name: str) -> None:
    answer = Browser(house).ask("GET", f"/api/games/{name}/primer")
    assert (answer.status, answer.refusal) == (404, "game/no-primer")


@pytest.mark.parametrize("name", [name for name in NAMES if catalog.extras(name).primer() is not None])
def test_a_primer_can_be_read_with_every_picture_as_its_viewer_sees_it(house: House, name: str) -> None:
    primer, game = catalog.extras(name).primer(), game_called(name)
    assert primer is not None
    card = Browser(house).ask("GET", f"/api/games/{name}/primer").read(http_types.PrimerCard)
    assert card.pictures
    assert [each.text for each in card.moments] == [each.text for each in primer.moments]
    assert set(card.things) == set(primer.things)
    for called, picture in card.pictures.items():
        view = codec.decode(bytes(picture.view), game.types.view)
        assert not isinstance(view, Refusal), called
        assert view.seat == primer.pictures[called].viewer


def test_of_a_game_that_is_not_there_nothing_is_explained(house: House) -> None:
    answer = Browser(house).ask("GET", "/api/games/no_such_game/primer")
    assert (answer.status, answer.refusal) == (404, "game/no-primer")
