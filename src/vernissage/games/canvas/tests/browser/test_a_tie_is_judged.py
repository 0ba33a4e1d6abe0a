"""CAN-4.4: spectators decide a tie: two painters wait, and a friend with a link chooses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import LAPTOP, PHONE, another
from tests.browser.planting import guest_of, hang
from tests.browser.test_accessible import examine
from tests.browser.ways import Keyboard
from tests.budgets import first_of
from tests.program import free_port
from tests.server.arranged import time_passes
from tests.server.live import House
from tests.server.people import Browser as Guest
from tests.ties import ending_in_a_tie

CODE: Final = "TIES"
NAMES: Final = ("Ada", "Ben")
QUESTION: Final = "Whose paintings are finer?"


def tie(page: Page, house: House) -> str:
    """Plants a finished game of this guest and another, equal in points and tokens; returns its address."""
    people = dict(zip(NAMES, (guest_of(page, house), Guest(house)), strict=True))
    return hang(house, CODE, "canvas", ending_in_a_tie("canvas", 2)[-1], people)


@pytest.fixture
def house(own_house: Callable[..., House]) -> House:
    """A server whose port stays the same after a restart."""
    return own_house("--port", str(free_port()))


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Somebody with the link, on a phone."""
    with another(browser, **PHONE, color_scheme="light") as page:
        yield page


def test_can_4_4_a_friend_with_the_link_chooses_and_everyone_sees_who_won(
    page: Page, friend: Page, house: House, artefacts: Path
) -> None:
    address = tie(page, house)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada and Ben")
    waiting = page.get_by_role("region", name=QUESTION)
    expect(waiting.get_by_role("button", name="Ask someone to judge")).to_be_visible()
    expect(waiting.get_by_role("button", name=re.compile("Ada|Ben"))).to_have_count(0)

    friend.goto(address)
    panel = friend.get_by_role("region", name=QUESTION)
    way, ada, ben = Keyboard(friend), *(panel.get_by_role("button", name=name) for name in NAMES)
    way.press(ada)
    expect(ada).to_have_attribute("aria-pressed", "true")
    way.press(ben)
    expect(ben).to_have_attribute("aria-pressed", "true")
    expect(ada).to_have_attribute("aria-pressed", "false")
    expect(waiting).to_contain_text("one vote so far")
    friend.screenshot(path=artefacts / "canvas-vote-friend.png")

    house.kill()
    time_passes(house, CODE)
    house.start()
    for each in (page, friend):
        expect(each.get_by_text("Ben was chosen, with the only vote.")).to_be_visible()
        expect(each.get_by_role("heading", level=1)).to_contain_text("Ben")
        expect(each.get_by_role("heading", level=1)).not_to_contain_text("Ada")
    page.screenshot(path=artefacts / "canvas-vote-over.png")


@pytest.mark.parametrize("light", first_of(["light", "dark"]))
def test_can_4_4_nothing_stands_in_the_way_of_judges_of_the_tied_and_of_a_screen(
    page: Page, browser: Browser, house: House, artefacts: Path, light: str
) -> None:
    address = tie(page, house)
    page.emulate_media(color_scheme="light" if light == "light" else "dark")
    for size in (LAPTOP, PHONE["viewport"]):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.goto(address)
        expect(page.get_by_role("region", name=QUESTION)).to_be_visible()
        examine(page, artefacts / f"canvas-vote-tied-{light}-{size['width']}.png")
        with another(browser, viewport=size, color_scheme=light) as judge:
            judge.goto(address)
            judge.get_by_role("region", name=QUESTION).get_by_role("button", name="Ada").click()
            expect(judge.get_by_text("your vote")).to_be_visible()
            examine(judge, artefacts / f"canvas-vote-judge-{light}-{size['width']}.png")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{address}/screen")
    expect(page.get_by_text("Scan the code and vote")).to_be_visible()
    examine(page, artefacts / f"canvas-vote-screen-{light}.png")
