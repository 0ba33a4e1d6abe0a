"""The legibility check finds each fault on a small page made for it, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fixtures import another
from tests.browser.screens import findings

HEAD, *PARTS = re.split(
    r"<!-- ([\w ]+): (.+) -->\n", (Path(__file__).parent / "faults.html").read_text("utf-8")
)
PAGES: Final = {name: (what, HEAD + body) for what, name, body in zip(*[iter(PARTS)] * 3, strict=True)}


@pytest.fixture(scope="module")
def small(browser: Browser) -> Iterator[Page]:
    """Yields one small page for all tests."""
    with another(browser, viewport={"width": 400, "height": 300}) as page:
        yield page


@pytest.mark.every_case
@pytest.mark.parametrize("name", [name for name, (what, _) in PAGES.items() if what != "fine"])
def test_it_finds(small: Page, name: str) -> None:
    what, body = PAGES[name]
    small.set_content(body)
    assert what in {finding.what for finding in findings(small)}


@pytest.mark.every_case
@pytest.mark.parametrize("name", [name for name, (what, _) in PAGES.items() if what == "fine"])
def test_it_lets_be(small: Page, name: str) -> None:
    small.set_content(PAGES[name][1])
    assert findings(small) == []


def test_it_leaves_the_page_as_it_was(small: Page) -> None:
    small.set_content('<p style="pointer-events: none">Hello</p>')
    before = small.content()
    findings(small)
    assert small.content() == before
    assert small.evaluate("getComputedStyle(document.querySelector('p')).pointerEvents") == "none"
