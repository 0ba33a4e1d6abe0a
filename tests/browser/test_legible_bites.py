"""The check of what can be read and pressed finds each fault on a small page made for it, and lets its mended twin be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fixtures import another
from tests.browser.screens import findings

SIZE: Final = {"width": 400, "height": 300}
PAGE: Final = "<!doctype html><style>body {{ margin: 0; font: 16px/1.5 sans-serif }} button {{ width: 60px; height: 44px }}</style>{}"
ROOM: Final = '<div style="height: 300px; overflow: hidden">{}</div>'

FAULTS: Final = {
    "letters behind an edge": ("cut", '<p style="width: 60px; overflow: hidden; white-space: nowrap">Watermelon</p>'),
    "an ellipsis": (
        "cut",
        '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Watermelon</p>',
    ),
    "a word too long for its card": ("cut", '<div style="width: 60px; overflow: clip"><b>Watermelons</b></div>'),
    "lines left out": (
        "unreachable",
        '<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; '
        'width: 80px">one two three four five six seven</p>',
    ),
    "a line too low for its letters": ("cut", '<p style="height: 9px; overflow: hidden">Watermelon</p>'),
    "a hint too long for its field": ("cut", '<input style="width: 90px; height: 44px" placeholder="Type what it is, please">'),
    "a choice too long for its list": ("cut", '<select style="width: 70px; height: 44px"><option>Everything at once</select>'),
    "letters beyond the window": ("unreachable", '<p style="position: fixed; left: 410px">Hello</p>'),
    "half a word beyond the window": ("cut", '<p style="position: fixed; left: 370px">Watermelon</p>'),
    "a word in two lines": ("broken", '<p style="width: 50px; overflow-wrap: anywhere">baguettes</p>'),
    "a word in two lines with only a letter left": (
        "broken",
        '<p lang="en" style="width: 68px; hyphens: auto; overflow-wrap: anywhere">baguettes</p>',
    ),
    "a stamp over a name": (
        "overlap",
        '<p style="position: absolute; left: 10px">Hello there</p><p style="position: absolute; left: 40px">Stamp</p>',
    ),
    "a name that a card lies over": (
        "covered",
        '<p style="position: absolute; left: 0">A long name</p>'
        '<div style="position: absolute; left: 40px; width: 300px; height: 60px; background: red"></div>',
    ),
    "a button for thin fingers": ("small", '<button style="height: 24px">Go</button>'),
    "a button that is mostly under another": (
        "small",
        '<button style="position: absolute">One</button><button style="position: absolute; left: 20px">Two</button>',
    ),
    "a cross beside a line": ("small", '<p>Hello <button style="width: 20px; height: 20px">×</button></p>'),
    "a button nobody can scroll to": ("unreachable", ROOM.format('<div style="height: 320px"></div><button>Go</button>')),
    "a button below in a list": (
        "no cue",
        '<div style="height: 100px; overflow: auto"><div style="height: 100px"></div><button>Go</button></div>',
    ),
    "a button half below on a table": (
        "no cue",
        '<div style="height: 100px; overflow: auto"><div style="height: 80px"></div><button>Go</button></div>',
    ),
    "a button under a bar in a list": (
        "no cue",
        '<div style="height: 200px; overflow: auto"><div style="height: 150px"></div><button>Go</button>'
        '<div style="height: 60px"></div></div>'
        '<div style="position: absolute; top: 150px; height: 60px; width: 100%; background: red"></div>',
    ),
    "a row that ends between two cards": (
        "no cue",
        '<div style="width: 120px; overflow: auto; display: flex"><button style="flex: none">1</button>'
        '<button style="flex: none">2</button><button style="flex: none">3</button></div>',
    ),
    "a page that ends between two lines": ("no cue", '<div style="height: 310px">Hello</div><p>There is more</p>'),
    "a page wider than its window": ("sideways", '<div style="width: 500px; height: 10px"></div>'),
}
FINE: Final = {
    "what is for ears only": '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; '
    'clip-path: inset(50%); white-space: nowrap">for a screen reader</p>',
    "a paragraph in lines": '<p style="width: 100px">one two three four five six seven, self-evident</p>',
    "a word with a hyphen in two lines": '<p style="width: 80px">Jean-Baptiste</p>',
    "a word parted between syllables": '<p lang="en" style="width: 50px; hyphens: manual">bagu&shy;ettes</p>',
    "a name on a plate over a picture": '<div style="position: absolute; width: 90px; height: 40px">Under</div>'
    '<div style="position: absolute; width: 90px; height: 40px; background: red">Over</div>',
    "a page under a dialog": "<p>Hello there</p><button style='height: 20px'>Go</button><dialog>Hi</dialog>"
    "<script>document.querySelector('dialog').showModal()</script>",
    "letters that are part of a picture": '<p data-decoration style="width: 60px; overflow: hidden">Watermelonade</p>',
    "a link in a line": '<p>Read <a href="/">the rules</a> first.</p>',
    "a small thing with room to press around it": "<style>button { position: relative; height: 20px; margin: 20px }"
    "button::after { content: ''; position: absolute; inset: -12px 0 }</style><button>Go</button>",
    "a choice whose label is pressed": '<label style="display: inline-block; padding: 12px 20px">'
    '<input type="radio" style="width: 13px; height: 13px">Yes</label>',
    "a button that cannot be pressed now": '<button disabled style="height: 20px">Go</button>',
    "a list with a fade at its end": '<div style="height: 100px; overflow: auto; mask-image: linear-gradient(black, '
    'transparent)"><div style="height: 100px"></div><button>Go</button></div>',
    "a list that says so": '<div data-scrolls style="height: 100px; overflow: auto"><div style="height: 100px"></div>'
    "<button>Go</button></div>",
    "a row that ends within a card": '<div style="width: 150px; overflow: auto; display: flex">'
    '<button style="flex: none">1</button><button style="flex: none">2</button><button style="flex: none">3</button></div>',
    "a page that ends within a picture": '<img alt="" style="width: 100px; height: 400px; display: block">',
    "text in a page that scrolls, cut by the window": f"<div>{'Hello ' * 200}</div>",
}


@pytest.fixture(scope="module")
def small(browser: Browser) -> Iterator[Page]:
    """One small page for all of them."""
    with another(browser, viewport=SIZE) as page:
        yield page


@pytest.mark.parametrize("fault", FAULTS)
def test_it_finds(small: Page, fault: str) -> None:
    what, body = FAULTS[fault]
    small.set_content(PAGE.format(body))
    assert what in {finding.what for finding in findings(small)}


@pytest.mark.parametrize("fine", FINE)
def test_it_lets_be(small: Page, fine: str) -> None:
    small.set_content(PAGE.format(FINE[fine]))
    assert findings(small) == []


def test_it_leaves_the_page_as_it_was(small: Page) -> None:
    small.set_content(PAGE.format('<p style="pointer-events: none">Hello</p>'))
    before = small.content()
    findings(small)
    assert small.content() == before
    assert small.evaluate("getComputedStyle(document.querySelector('p')).pointerEvents") == "none"
