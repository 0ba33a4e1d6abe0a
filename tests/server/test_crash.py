"""An exception in a rule: a developer's page is told where it was, a guest's only that something broke."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import vernissage.server.tables.table
from tests.cli.told import run
from tests.server.company import few, playing
from tests.server.inside import match_at, people_for, table_inside
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.match import Match
from vernissage.core.refusal import Refusal
from vernissage.server.api import games
from vernissage.server.operations.crash import BROKE
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.letters import Alarm

pytestmark = pytest.mark.anyio
GAME = catalog.names()[0]
HIDDEN = "the queen of hearts lies below"
HERE = "tests.server.test_crash"
IN_DEVELOPMENT = ("--development", "warning")
LOGGED = "a letter could not be dealt with"


def moves_break(_: str) -> None:
    """Whoever makes a move runs into a bug."""

    def submit(*_: object) -> None:
        raise LookupError(HIDDEN)

    Match.submit = submit  # type: ignore[method-assign, assignment]


def answers_break(_: str) -> None:
    """Whoever asks which games there are runs into a bug."""

    def house_card(*_: object) -> None:
        raise LookupError(HIDDEN)

    vars(games)["house_card"] = house_card


def broken(own_house: Callable[..., House], how: Callable[[str], None], *options: str) -> House:
    """A house with this bug in it, open anew."""
    house = own_house(*options)
    house.stop()
    house.altered.append(f"{HERE}:{how.__name__}:")
    house.start()
    house.excused.append("")  # it writes the whole traceback to its log
    return house


async def told_to_whoever_moves(house: House) -> Refusal:
    async with playing(house, GAME, few(GAME)) as players:
        mover = next(player for player in players if player.owes)
        question = mover.sight.question
        return await mover.refusal(protocol.Answer(question, msgspec.Raw(codec.encode(mover.offers[0]))))


async def test_a_guest_is_told_that_something_broke_and_nothing_else(
    own_house: Callable[..., House],
) -> None:
    house = broken(own_house, moves_break)
    assert await told_to_whoever_moves(house) == BROKE
    assert LOGGED in house.log()


async def test_a_developer_is_told_kind_words_and_place_of_the_exception(
    own_house: Callable[..., House],
) -> None:
    refusal = await told_to_whoever_moves(broken(own_house, moves_break, *IN_DEVELOPMENT))
    assert replace(refusal, args={}) == BROKE
    assert f"LookupError: {HIDDEN}" in str(refusal.args["trace"])
    assert "test_crash.py" in str(refusal.args["trace"])


@pytest.mark.parametrize("options", [(), IN_DEVELOPMENT])
async def test_over_http_it_is_the_same(own_house: Callable[..., House], options: tuple[str, ...]) -> None:
    answer = Browser(broken(own_house, answers_break, *options)).ask("GET", "/api/house")
    assert (answer.status, answer.refusal) == (HTTPStatus.INTERNAL_SERVER_ERROR, BROKE.code)
    assert (HIDDEN.encode() in answer.body) == bool(options)


async def test_everyone_is_told_when_a_letter_of_nobody_could_not_be_dealt_with(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hear(*_: object) -> None:
        raise LookupError(HIDDEN)

    async with table_inside(tmp_path, bot_pool, GAME, people_for(GAME)) as (table, ears):
        with monkeypatch.context() as patch:
            patch.setattr(vernissage.server.tables.table, "hear", hear)
            await table.mailbox.deliver(Alarm())
        assert [ear.refusals for ear in ears] == [[BROKE.code]] * len(ears)


def bots_inputs(table: Table) -> list[object]:
    return [entry for entry in match_at(table).inputs if isinstance(entry, Made) and entry.seat]


async def test_a_game_goes_on_when_the_question_to_a_bot_breaks(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def question(*_: object) -> None:
        raise LookupError(HIDDEN)

    monkeypatch.setattr(vernissage.server.tables.table, "question", question)
    async with table_inside(tmp_path, bot_pool, GAME, ("ada",), few(GAME)) as (table, (ada,)):
        await ada.say(table, protocol.Resign())
        await ada.until(lambda: len(bots_inputs(table)) > 1)


async def test_a_game_goes_on_when_a_move_of_a_bot_breaks(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, broke = Match.submit, list[object]()

    def submit(match: Match[Any, Any, Any, Any, Any], seat: int, question: int, move: object) -> object:
        if len(match.offers[seat]) > 1 and len(broke) < 2:
            broke.append(move)
            raise LookupError(HIDDEN)
        return honest(match, seat, question, move)

    monkeypatch.setattr(Match, "submit", submit)
    async with table_inside(tmp_path, bot_pool, GAME, ("ada",), few(GAME)) as (table, (ada,)):
        await ada.say(table, protocol.Resign())
        await ada.until(lambda: len(broke) == 2 and len(bots_inputs(table)) > 1)
        assert broke[0] != broke[1], "another move was tried"
        assert ada.refusals == [BROKE.code] * 2, "and everyone was told"


def test_only_this_machine_can_reach_a_house_in_development() -> None:
    refused = run("serve", *IN_DEVELOPMENT)
    assert refused.code == 2
    assert "--host 127.0.0.1" in refused.err
