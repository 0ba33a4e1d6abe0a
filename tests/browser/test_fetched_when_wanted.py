"""A page loads little: the shell and one game's table. Explanations are loaded on demand."""

from __future__ import annotations

import json
import re
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.planting import at_a_table_that_asks_me
from tests.browser.test_explaining import known
from tests.server.live import House
from vernissage import catalog
from vernissage.server.pages.files import BUILT

MOST: Final = 150_000
"""The maximum compressed size of the scripts of the front page and one table together."""
EXPLAINING: Final = ("/primer", "/guide", "/Picture.svelte", "/pages/rules/", "/pages/guide/")
"""Parts of names or addresses of files for explanations."""
ENDING: Final = ("/Result.svelte", "/coach")
"""Parts of names of files for the result."""


class Fetched:
    """What a page has requested from the server."""

    def __init__(self, page: Page) -> None:
        built = json.loads((BUILT / "built.json").read_bytes())
        self._sources = {f"/{chunk['file']}": source for source, chunk in built.items()}
        self._paths: set[str] = set()
        page.on("request", lambda request: self._paths.add(urlsplit(request.url).path))

    def explaining(self) -> set[str]:
        """Those of them for explanations, by source file."""
        return self._named(EXPLAINING)

    def ending(self) -> set[str]:
        """Those of them for the result."""
        return self._named(ENDING)

    def _named(self, names: tuple[str, ...]) -> set[str]:
        sources = {self._sources.get(path, path) for path in self._paths}
        return {source for source in sources if any(each in source for each in names)}

    def script(self) -> int:
        """The total size of scripts as sent, in bytes."""
        return sum((BUILT / f".{path}.gz").stat().st_size for path in self._paths if path.endswith(".js"))


@pytest.mark.parametrize("game", [name for name in catalog.names() if catalog.extras(name).primer()])
def test_a_table_comes_with_little_and_what_explains_it_when_it_is_asked_for(
    page: Page, house: House, game: str
) -> None:
    fetched = Fetched(page)
    at_a_table_that_asks_me(page, house, game)
    thing = known(page, game)
    assert fetched.explaining() == fetched.ending() == set()
    assert 10_000 < fetched.script() < MOST
    thing.hover()
    page.keyboard.press("m")
    expect(page.locator("dialog").get_by_role("button", name=re.compile("^Rule "))).to_be_visible()
    wanted = fetched.explaining()
    assert f"/api/games/{game}/primer" in wanted
    assert not any("/guide" in source for source in wanted)


def test_a_first_visit_asks_for_no_styles_and_no_words_and_looks_like_any_other(
    page: Page, house: House
) -> None:
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    looks = []
    for expected in (set(), {"css", "js"}):
        asked.clear()
        page.goto(f"http://{house.host}/", wait_until="load")
        button = page.locator("main .btn.primary").first
        expect(button).to_be_visible()
        looks.append(button.evaluate("each => getComputedStyle(each).backgroundColor"))
        found = [path for path in asked if re.search(r"/(shell-.*\.css|en-.*\.js)$", path)]
        assert {path.rpartition(".")[2] for path in found} == expected
    assert looks[0] == looks[1] != "rgba(0, 0, 0, 0)"
    assert said == []
