"""The coach reports to players when a game is over, and a game can be played on from any moment."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus

import pytest

from tests.server.company import few, play, play_all, playing
from tests.server.live import NO_LIMITS, House, Nursery, opened
from tests.server.people import Browser
from tests.server.truth import truth
from tests.waiting import until_async
from vernissage import catalog
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.server.api import http_types
from vernissage.server.workers.coach import TOLD, decisions
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
COACHED = [name for name in catalog.names() if catalog.company(name).judge]
RECALLED = [name for name in catalog.names() if catalog.extras(name).recall()]
UNCOACHED = [
    name
    for name in catalog.names(with_templates=True)
    if not catalog.extras(name).coach() and not catalog.extras(name).recall()
]
coached_games = pytest.mark.parametrize("name", COACHED)


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose coach makes few playouts, so that tests are fast."""
    with opened(nursery, tmp_path_factory.mktemp("coach"), NO_LIMITS, "--coach-playouts", "2") as house:
        yield house


async def report(browser: Browser, code: str) -> http_types.CoachCard:
    """Returns the complete report; every answer before it is a prefix of it."""
    told: list[http_types.CoachCard] = []

    async def is_all() -> bool:
        card = browser.ask("GET", f"/api/tables/{code}/coach").read(http_types.CoachCard)
        assert card.thought == len(card.curve) <= card.turns
        before = told[-1].curve if told else []
        assert card.curve[: len(before)] == before, "the curve grows at its end"
        told.append(card)
        return card.thought == card.turns

    await until_async(is_all, "the coach does not come to an end", patience=300)
    return told[-1]


def final_chances(match: AnyMatch) -> tuple[float, ...]:
    """Everyone's chances at the end of the game."""
    outcome = match.outcome
    assert outcome is not None
    return tuple(100 / len(outcome.winners) * (seat in outcome.winners) for seat in range(match.players))


@coached_games
async def test_who_has_played_is_told_the_dearest_decisions_and_a_curve(house: House, name: str) -> None:
    async with playing(house, name, 2) as players:
        code = players[0].table.code
        assert players[1].browser.ask("GET", f"/api/tables/{code}/coach").refusal == "table/not-over"
        await play_all(players)
        browser, match = players[1].browser, truth(house, code).match
        card = await report(browser, code)
    assert (card.you, card.unit, card.even) == (1, "chance", 50.0)
    assert [point.number for point in card.curve] == sorted({point.number for point in card.curve})
    assert card.curve[-1].number == len(match.inputs)
    assert card.curve[-1].values == final_chances(match)
    assert all(sum(point.values) == pytest.approx(100, abs=0.2) for point in card.curve)
    own = decisions(match, 1)
    costs = [decision.cost for decision in card.decisions]
    assert len(costs) <= TOLD
    assert costs == sorted(costs, reverse=True)
    for decision in card.decisions:
        assert decision.number in own
        assert bytes(decision.did.move) != bytes(decision.better.move)
        assert decision.did.show
        assert decision.better.show
    assert await report(browser, code) == card, "it is kept"


async def test_nobody_else_is_coached(house: House) -> None:
    async with playing(house, COACHED[0], 2) as players:
        code = players[0].table.code
        await play_all(players)
    assert Browser(house).ask("GET", f"/api/tables/{code}/coach").refusal == "table/not-seated"
    stranger = Browser(house, stranger=True).ask("GET", f"/api/tables/{code}/coach")
    assert (stranger.status, stranger.refusal) == (HTTPStatus.UNAUTHORIZED, "session/none")
    nowhere = Browser(house).ask("GET", "/api/tables/AAAAAA/coach")
    assert (nowhere.status, nowhere.refusal) == (HTTPStatus.NOT_FOUND, "table/unknown")


@pytest.mark.parametrize("name", UNCOACHED)
async def test_a_game_without_a_coach_says_so(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        await play_all(players)
        answer = players[0].browser.ask("GET", f"/api/tables/{code}/coach")
    assert (answer.status, answer.refusal) == (HTTPStatus.NOT_FOUND, "game/no-coach")


@pytest.mark.parametrize("name", RECALLED)
async def test_where_nothing_is_weighed_it_is_told_what_was_got_right(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        assert players[1].browser.ask("GET", f"/api/tables/{code}/coach").refusal == "table/not-over"
        await play_all(players)
        card = players[1].browser.ask("GET", f"/api/tables/{code}/coach").read(http_types.CoachCard)
    recall = catalog.extras(name).recall()
    assert recall is not None
    assert (card.you, card.thought, card.turns) == (1, 0, 0)
    assert card.recalled == recall(1, *stood(truth(house, code).match))


@coached_games
async def test_a_game_is_played_on_from_the_very_moment_against_bots(house: House, name: str) -> None:
    async with playing(house, name, 2) as players:
        code = players[0].table.code
        await play_all(players)
        browser = players[1].browser
    before = truth(house, code).match
    number = next(iter(decisions(before, 1)))
    answer = browser.ask("POST", f"/api/tables/{code}/play-on", {"number": number})
    assert answer.status == HTTPStatus.CREATED, answer
    on = answer.read(http_types.TableCode).code
    played = truth(house, on)
    assert played.match.inputs == before.inputs[:number]
    assert (played.seed, played.match.options) == (before.seed, before.options)
    async with browser.at(on) as socket:
        assert socket.you == 1
        assert socket.table.played_on == code
        assert [place.kind for place in socket.table.places] == ["bot", "person"]
        assert socket.sight.number >= number
        assert len(socket.story) >= number, "all that was seen by then is known"
        await socket.until(lambda: socket.owes or socket.over)
        await play(socket)
        await socket.until(lambda: socket.table.stage == "over")
    assert browser.card(on).lesson, "it is no game that anyone has won"
    assert browser.ask("GET", "/api/me/honours").status == HTTPStatus.OK


async def test_a_game_can_be_played_on_from_its_first_moments(house: House) -> None:
    async with playing(house, COACHED[0], 2) as players:
        code, browser = players[0].table.code, players[0].browser
        await play_all(players)
    for number in range(3):
        on = browser.ask("POST", f"/api/tables/{code}/play-on", {"number": number}).read(http_types.TableCode)
        assert len(truth(house, on.code).match.inputs) == number


async def test_there_is_no_playing_on_from_the_end_nor_for_others(house: House) -> None:
    async with playing(house, COACHED[0], 2) as players:
        code, browser = players[0].table.code, players[0].browser
        refused = browser.ask("POST", f"/api/tables/{code}/play-on", {"number": 0})
        assert refused.refusal == "table/not-over"
        await play_all(players)
    last = len(truth(house, code).match.inputs)
    for number in (last, last + 5):
        answer = browser.ask("POST", f"/api/tables/{code}/play-on", {"number": number})
        assert answer.refusal == "play-on/no-moment"
    for malformed in ({"number": -1}, {"number": "one"}, {}, {"number": 1, "seat": 0}):
        answer = browser.ask("POST", f"/api/tables/{code}/play-on", malformed)
        assert answer.status == HTTPStatus.BAD_REQUEST, malformed
    other = Browser(house).ask("POST", f"/api/tables/{code}/play-on", {"number": 0})
    assert other.refusal == "table/not-seated"


async def test_a_rematch_of_a_game_that_was_played_on_is_a_game_of_its_own(house: House) -> None:
    async with playing(house, COACHED[0], 2) as players:
        code, browser = players[0].table.code, players[0].browser
        await play_all(players)
    on = browser.ask("POST", f"/api/tables/{code}/play-on", {"number": 0}).read(http_types.TableCode).code
    async with browser.at(on) as socket:
        await play(socket)
        await socket.until(lambda: socket.table.stage == "over")
        await socket.say(protocol.Rematch())
        await socket.until(lambda: socket.table.next)
        after = socket.table.next
    assert truth(house, after).setting.played_on == ""
    assert not browser.card(after).lesson
