"""The picture of a table reveals nothing before a game is over, and then what happened."""

from __future__ import annotations

import asyncio
import io
import re
from http import HTTPStatus
from typing import Any

import pytest
from PIL import Image

from tests.chance import machine
from tests.play import game_called, options_for, random_match
from tests.server.company import few, gathered, play_all, playing
from tests.server.live import House
from tests.server.people import Browser
from tests.server.truth import truth
from vernissage import catalog
from vernissage import text as texts
from vernissage.core import record
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.server.pages.files import BUILT
from vernissage.server.pages.postcard_lettering import Letters, lines_of, width_of, words_of
from vernissage.server.pages.postcards import SIZES, Order, Postcards, Table, draw, table_of, words
from vernissage.server.workers.pool import WorkerPool
from vernissage.table.appearance import PORTRAITS
from vernissage.text import Text

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("name", catalog.names())
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def picture(house: House, path: str) -> bytes:
    answer = Browser(house).ask("GET", path)
    assert answer.status == HTTPStatus.OK
    return answer.body


async def finished(house: House, name: str) -> tuple[str, AnyMatch]:
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        code = players[0].table.code
    return code, truth(house, code).match


@every_game
async def test_before_the_end_every_table_of_a_game_has_the_same_picture(house: House, name: str) -> None:
    code, _ = await gathered(house, name, 1)
    gathering = picture(house, f"/t/{code}/wide.jpg")
    async with playing(house, name, few(name)) as players:
        running = players[0].table.code
        assert picture(house, f"/t/{running}/wide.jpg") == gathering
        await play_all(players)
        assert picture(house, f"/t/{running}/wide.jpg") != gathering
    assert Image.open(io.BytesIO(gathering)).size == SIZES["wide"]


async def test_a_finished_game_comes_in_both_shapes_and_in_the_language_of_the_link(house: House) -> None:
    code, _ = await finished(house, catalog.names()[0])
    tall = picture(house, f"/t/{code}/tall.jpg")
    assert Image.open(io.BytesIO(tall)).size == SIZES["tall"]
    said = {language: picture(house, f"/t/{code}/wide.jpg?in={language}") for language in texts.languages()}
    assert len({*said.values()}) == len(said)
    assert picture(house, f"/t/{code}/wide.jpg?in=klingon") == said["en"]


async def test_a_link_unfolds_with_what_happened_and_with_nothing_before(house: House) -> None:
    name = catalog.names()[0]
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        names = [place.name for place in players[0].table.places]
        before = unfolded(house, code)
        await play_all(players)
        after = unfolded(house, code)
    assert before["og:image"].endswith(f"/t/{code}/wide.jpg?in=en")
    assert before["og:image"].startswith("http://")
    assert not any(name in before["og:description"] for name in names)
    assert before["og:description"] != after["og:description"]


def unfolded(house: House, code: str) -> dict[str, str]:
    page = Browser(house).ask("GET", f"/t/{code}").body.decode()
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))


async def test_a_puzzle_keeps_its_secret_until_the_day_is_over(house: House) -> None:
    name = next(each for each in catalog.names() if has_daily(each))
    code, match = await finished(house, name)
    setting = truth(house, code).setting
    assert table_of(setting, match, sealed=True) == table_of(setting, None, sealed=False)
    assert table_of(setting, match, sealed=False).match == match


def has_daily(name: str) -> bool:
    game = catalog.find(name)
    return game is not None and game.extras.daily is not None


@pytest.mark.parametrize("path", ["/t/ZZZZ/wide.jpg", "/t/%00/wide.jpg", "/t/ABCD/narrow.jpg"])
async def test_what_there_is_no_picture_of_is_not_found(house: House, path: str) -> None:
    assert Browser(house).ask("GET", path).status == HTTPStatus.NOT_FOUND


async def test_many_who_ask_at_once_get_one_picture_that_is_made_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = catalog.names()[0]
    code, match = await finished(house, name)
    made: list[str] = []
    really = WorkerPool.run

    async def counted(crew: WorkerPool, turn: str, *work: Any) -> Any:
        made.append(turn)
        return await really(crew, turn, *work)

    monkeypatch.setattr(WorkerPool, "run", counted)
    table = Table(name, match, NAMES[: match.players], PORTRAITS[: match.players])
    cards = Postcards(BUILT, machine())
    asked = [cards.picture(code, table, "en", "wide") for _ in range(5)]
    assert len({*await asyncio.gather(*asked)}) == 1
    await cards.picture(code, table, "en", "wide")
    assert made == [code]
    cards.close()


async def test_whoever_draws_is_another_process_and_is_replaced_when_it_is_lost(house: House) -> None:
    name = catalog.names()[0]
    code, match = await finished(house, name)
    table = Table(name, match, NAMES[: match.players], PORTRAITS[: match.players])
    cards = Postcards(BUILT, machine())
    wide = await cards.picture(code, table, "en", "wide")
    (worker,) = cards._pool._workers
    worker.end()
    assert await cards.picture(code, table, "en", "tall") != wide
    cards.close()


@every_game
async def test_any_name_can_be_on_it(house: House, name: str) -> None:
    """Characters that the fonts lack are left out; a name without any others becomes 'somebody'."""
    _, match = await finished(house, name)
    names = ("Владимир", "**", "W" * 24, "é" * 24, "漢字 Mila", "🎩", "a b c d e f g h i j", "x")
    played = record.record(name, match, open_seed=True)
    for shape in SIZES:
        order = Order(str(BUILT), name, played, names[: match.players], PORTRAITS[:8], "de", shape)
        made = draw(order)
        assert Image.open(io.BytesIO(made)).size == SIZES[shape]


def test_words_stay_whole_and_lines_within_their_width() -> None:
    letters = Letters(BUILT / "assets")
    words = words_of("First prize for **Mila**: 41 points", "display", "paper")
    assert "".join(word.said for word in words) == "First prize for Mila: 41 points"
    assert [word.said for word in words if word.ink == "gold"] == ["Mila"]
    for width in (200, 400, 800):
        lines = lines_of(words, letters, 40, width)
        assert [word for line in lines for word in line] == words
        assert all(width_of(line[:-1], letters, 40) <= width for line in lines)
        assert not any(line[0].said.startswith(":") for line in lines)


def test_letters_that_are_not_there_are_left_out() -> None:
    letters = Letters(BUILT / "assets")
    assert letters.known("Zoë Владимир 漢") == "Zoë  "


@pytest.mark.parametrize("name", [each for each in catalog.names() if not game_called(each).info.together])
def test_whoever_did_best_comes_first_also_where_fewest_points_win(name: str) -> None:
    game = game_called(name)
    for seed in ("one", "two", "three"):
        *_, end = random_match(game, options_for(game, 4), seed_from_text(seed))
        assert end.outcome is not None
        table = Table(name, end, NAMES[:4], ())
        said = words(table, None, Text(catalog.folder(name), "en", "postcard"), table.names).line
        told = [(each.split()[0], int(each.split()[1])) for each in said.split(", ")]
        assert sorted(told) == sorted(zip(table.names, end.outcome.scores, strict=True))
        won = len(end.outcome.winners)
        assert {who for who, _ in told[:won]} == {NAMES[seat] for seat in end.outcome.winners}
        behind = [abs(points - told[0][1]) for _, points in told]
        assert behind[won:] == sorted(behind[won:])
