"""A television shows the round table large: who gives what, what may follow, no gift face down."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import hang, new_code
from tests.browser.screens import NAMES, resize, settle
from tests.browser.test_television import SMALLEST
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.games.not_a_hat.cards import ANYONE
from vernissage.games.not_a_hat.tests.table import HatMatch, begun, down, lay

WALL: Final = {"width": 1920, "height": 1080}
LEAST: Final = 24
"""The smallest letters on a television, in pixels of 1080."""
FACE_DOWN: Final = ("kettle", "apple", "boot", "key")
PLACES: Final = """() => [...document.querySelectorAll('h1,.plate,.gift,.felt,footer p')].flatMap(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map((length) => length / innerWidth);
})"""


def answering(*, penalised: int = 0) -> HatMatch:
    """The first gives the second a kettle and calls it a hat; all gifts lie face down."""
    kettle, *lying = FACE_DOWN
    return begun(
        lay(
            players=len(lying),
            giver=0,
            receiver=1,
            parcel=f"gift-{kettle}",
            said="gift-hat",
            phase="answer",
            number=4,
            piles=tuple((down(gift),) for gift in lying),
            penalties=(("gift-cat", "gift-dog")[:penalised], (), ()),
        )
    )


def full(phase: str) -> HatMatch:
    """A table of eight in this phase."""
    about: dict[str, dict[str, Any]] = {
        "take": {},
        "aim": {"parcel": min(ANYONE), "options": {"anyone": True}},
        "name": {"parcel": "gift-kettle", "receiver": 1},
        "answer": {"parcel": "gift-kettle", "receiver": 1, "said": "gift-magnifying-glass", "number": 1},
    }
    return begun(lay(**{"players": len(NAMES), "phase": phase, **about[phase]}))


def show(page: Page, house: House, match: HatMatch) -> None:
    """Opens a television at a table of this match."""
    people = {name: Guest(house) for name in NAMES[: match.players]}
    page.goto(f"{hang(house, new_code(), 'not_a_hat', match, people)}/screen")
    expect(page.locator(".plate")).to_have_count(match.players)


def test_hat_2_4_it_says_what_was_said_and_never_what_it_is(browser: Browser, house: House) -> None:
    with another(browser, viewport=WALL) as page:
        show(page, house, answering())
        giver, receiver, third = NAMES[:3]
        expect(page.get_by_role("heading", level=1)).to_have_text(
            f"{giver} gives {receiver} a hat. Does {receiver} believe it?"
        )
        expect(page.locator("[data-thing=speech]")).to_have_text("a hat!")
        expect(page.locator("[data-thing=parcel]")).to_be_visible()
        expect(page.get_by_role("contentinfo")).to_contain_text(
            f"If {receiver} takes it, the older gift goes to"
        )
        html, words = page.content(), page.locator("body").inner_text()
        for gift in FACE_DOWN:
            assert not re.search(rf"/{gift}-[\w-]{{8}}\.webp", html), gift
            assert not re.search(rf"\b{gift}\b", words), gift
        assert third in words


def test_hat_5_1_it_says_when_the_answer_may_end_the_game(browser: Browser, house: House) -> None:
    with another(browser, viewport=WALL) as page:
        show(page, house, answering(penalised=1))
        foot = page.get_by_role("contentinfo")
        expect(foot).to_contain_text("whoever is wrong gets a penalty.")
        show(page, house, answering(penalised=2))
        expect(foot).to_contain_text("whoever is wrong gets a penalty, and a third one ends it.")


@pytest.mark.parametrize("phase", ["take", "aim", "name", "answer"])
def test_it_is_one_picture_at_any_size_and_can_be_read_from_afar(
    browser: Browser, house: House, phase: str
) -> None:
    with another(browser, viewport=WALL) as page:
        show(page, house, full(phase))
        settle(page)  # letters arrive after the first picture
        usual = page.evaluate(PLACES)
        assert page.evaluate(SMALLEST, LEAST - 0.1) == []
        for size in ((1280, 720), (3840, 2160)):
            resize(page, size)
            assert page.evaluate(PLACES) == pytest.approx(usual, abs=0.003), size
            assert page.evaluate(SMALLEST, LEAST * size[1] / WALL["height"] - 0.1) == []
