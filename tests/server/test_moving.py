"""Moving to another database: everything is copied and compared, or nothing is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.told import Told, run
from tests.postgres import Cluster
from tests.server.company import few, play_all, playing
from tests.server.live import NO_LIMITS, House, Nursery, opened
from tests.server.people import Browser
from tests.server.store import stores
from tests.server.truth import inputs
from tests.server.unkept import make_a_move
from vernissage import catalog

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
NAME = catalog.names()[0]


def moved(source: str, target: str) -> Told:
    return run("migrate", "--from", source, "--to", target)


async def test_a_game_goes_on_in_postgresql_where_it_was_and_back_in_a_file(
    own_house: OpenHouse, nursery: Nursery, postgres: Cluster, tmp_path: Path
) -> None:
    house, server = own_house(NO_LIMITS), postgres.cleared()
    async with playing(house, NAME, few(NAME)) as players:
        await make_a_move(players)
        people, code = [player.browser for player in players], players[0].table.code
    banned = Browser(house).guest
    assert run("ban", banned, "--database", house.database).code == 0
    kept = inputs(house, code)
    house.stop()
    told = moved(house.database, server)
    assert (told.code, "now has all data" in told.out) == (0, True), told
    (tmp_path / "there").mkdir()
    with opened(nursery, tmp_path / "there", NO_LIMITS, server=server) as there:
        assert inputs(there, code) == kept
        for browser in people:
            browser.house = there
        await goes_on(people, code, len(kept))
        assert run("ban", "--lift", banned, "--database", server).code == 0, "notices are counted on"
        kept = inputs(there, code)
    back = tmp_path / "back.db"
    assert moved(server, f"sqlite:///{back}").code == 0
    house.file = back
    house.start()
    assert inputs(house, code) == kept
    assert Browser(house).make(NAME)


async def goes_on(people: list[Browser], code: str, number: int) -> None:
    """All reconnect, and play to the end."""
    sockets = [await browser.come(code) for browser in people]
    assert {socket.sight.number for socket in sockets} == {number}
    await play_all(sockets)
    for socket in sockets:
        await socket.leave()


def test_nothing_is_moved_from_an_open_house_or_into_one(own_house: OpenHouse, postgres: Cluster) -> None:
    house, server = own_house(NO_LIMITS), postgres.cleared()
    for told in (moved(house.database, server), moved(server, house.database)):
        assert told.code == 2
    told = moved(house.database, server)
    assert f"is open in another house, process {house.pid}" in told.err
    assert postgres.ask("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", "house") == []


def test_nothing_is_moved_to_where_something_is(own_house: OpenHouse, tmp_path: Path) -> None:
    house = own_house(NO_LIMITS)
    Browser(house).make(NAME)
    house.stop()
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert moved(house.database, new).code == 0
    told = moved(house.database, new)
    assert (told.code, "is not empty: its guests would be mixed" in told.err) == (2, True), told
    assert "are the same database" in moved(new, new).err
    assert "There is no database" in moved(f"sqlite:///{tmp_path / 'none.db'}", new).err


async def open_once(url: str) -> None:
    async with stores.opened(url):
        pass


def test_what_is_not_the_same_over_there_is_not_kept(own_house: OpenHouse, postgres: Cluster) -> None:
    """A trigger in the target database silently changes what is written."""
    house = own_house(NO_LIMITS)
    Browser(house).make(NAME)
    house.stop()
    server = postgres.cleared()
    postgres.tell(
        "CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS "
        "'BEGIN NEW.name = upper(NEW.name); RETURN NEW; END'",
        "house",
    )
    asyncio.run(open_once(server))
    postgres.tell(
        "CREATE TRIGGER shout BEFORE INSERT ON guests FOR EACH ROW EXECUTE FUNCTION shout()", "house"
    )
    told = moved(house.database, server)
    assert (told.code, "the rows of guests differ" in told.err) == (2, True), told
    assert postgres.ask("SELECT 1 FROM guests", "house") == []
