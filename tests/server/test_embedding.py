"""Other sites may show a finished game in a page of theirs: its replay and its picture, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from urllib.parse import quote

import pytest
import requests

from tests.server.company import few, play_all, playing
from tests.server.live import House
from vernissage import catalog
from vernissage.server.pages.html import PATHS

pytestmark = pytest.mark.anyio
GAME = catalog.names()[0]
ANY_SITE = "frame-ancestors *"
NO_SITE = "frame-ancestors 'none'"


def got(house: House, path: str) -> requests.Response:
    return requests.get(f"http://{house.host}{path}", timeout=30)


def policy(response: requests.Response) -> str:
    return response.headers["Content-Security-Policy"]


def oembed(house: House, path: str, **more: str) -> requests.Response:
    words = "".join(f"&{name}={value}" for name, value in more.items())
    return got(house, f"/oembed?url={quote(f'http://{house.host}{path}', safe='')}{words}")


@pytest.fixture
async def running(house: House) -> AsyncIterator[str]:
    async with playing(house, GAME, few(GAME)) as players:
        yield players[0].table.code


@pytest.fixture
async def finished(house: House) -> str:
    async with playing(house, GAME, few(GAME)) as players:
        await play_all(players)
        return str(players[0].table.code)


async def test_a_finished_game_can_be_framed_and_its_picture_shown(house: House, finished: str) -> None:
    page = got(house, f"/embed/{finished}")
    assert (page.status_code, ANY_SITE in policy(page)) == (200, True)
    picture = got(house, f"/embed/{finished}/wide.jpg")
    assert picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert picture.content == got(house, f"/t/{finished}/wide.jpg").content


async def test_a_game_that_goes_on_cannot_be_embedded(house: House, running: str) -> None:
    page = got(house, f"/embed/{running}")
    assert (page.status_code, NO_SITE in policy(page)) == (404, True)
    assert got(house, f"/embed/{running}/wide.jpg").status_code == 404
    assert oembed(house, f"/t/{running}").status_code == 404
    assert "oembed" not in got(house, f"/t/{running}").text


async def test_no_other_page_of_a_finished_game_can_be_framed(house: House, finished: str) -> None:
    for path in PATHS:
        if not path.startswith("/embed/"):
            page = got(house, path.replace("{code}", finished))
            assert NO_SITE in policy(page), path
    assert got(house, f"/t/{finished}/wide.jpg").headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/t/{code}", "/t/{code}/replay", "/embed/{code}"])
async def test_oembed_says_how(house: House, finished: str, path: str) -> None:
    answer = oembed(house, path.format(code=finished)).json()
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    assert f'src="http://{house.host}/embed/{finished}"' in answer["html"]
    assert got(house, answer["thumbnail_url"].partition(house.host)[2]).status_code == 200
    assert "**" not in answer["title"]


async def test_a_page_names_its_oembed_and_a_moment_stays_one(house: House, finished: str) -> None:
    page = got(house, f"/t/{finished}/replay?at=3").text
    (link,) = re.findall(r'application/json\+oembed" href="http://[^/]+([^"]+)"', page)
    answer = json.loads(got(house, link).text)
    assert f'/embed/{finished}?at=3"' in answer["html"]


async def test_a_frame_is_as_small_as_the_other_site_wants(house: House, finished: str) -> None:
    answer = oembed(house, f"/t/{finished}", maxwidth="400", maxheight="99999").json()
    assert (answer["width"], answer["height"]) == (400, 600)
    assert 'width="400" height="600"' in answer["html"]


@pytest.mark.parametrize(
    "query", ["", "?url=", "?url=https://elsewhere.example/t/ABCD", "?url=http://[", "?url=/t/ABCD"]
)
async def test_what_is_no_address_of_a_game_here_is_not_found(house: House, query: str) -> None:
    assert got(house, f"/oembed{query}").status_code == 404


async def test_only_json_is_spoken(house: House, finished: str) -> None:
    assert oembed(house, f"/t/{finished}", format="xml").status_code == 501


async def test_nothing_else_of_the_address_is_repeated(house: House, finished: str) -> None:
    answer = oembed(house, f'/t/{finished}?at="><script>').json()
    assert "script" not in answer["html"]
