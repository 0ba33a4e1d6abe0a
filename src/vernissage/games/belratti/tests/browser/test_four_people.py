"""A whole round with four people in four browsers: two directors, one on a phone, and two painters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.test_accessible import examine
from tests.browser.visits import come_in, invite, my_name
from tests.server.live import House
from vernissage.games.belratti.tests.browser.hands import GAME, READY, Hands

WAYS: tuple[dict[str, Any], ...] = ({}, PHONE, {}, {"color_scheme": "light"})
ASKED = 5


@pytest.fixture
def people(browser: Browser) -> Iterator[list[Page]]:
    """Opens four pages, the second on a phone."""
    with ExitStack() as open_pages:
        yield [open_pages.enter_context(another(browser, **way)) for way in WAYS]


def sit_down(people: list[Page], house: House) -> list[Hands]:
    """Lets the first invite, the others follow the link in order, and starts the game."""
    host, *guests = people
    invite(host, house, GAME)
    places = host.get_by_role("list", name="Seats at the table")
    for guest in guests:
        come_in(guest, host.url)
        expect(places.get_by_role("heading", name=my_name(guest))).to_be_visible()
    host.get_by_role("button", name="Start with four").click()
    return [Hands(page) for page in people]


def test_four_people_play_a_round(people: list[Page], house: House, artefacts: Path) -> None:
    everyone = sit_down(people, house)
    directors, painters = everyone[:2], everyone[2:]
    ask(directors)
    paint(painters, artefacts)
    for hands in directors:
        expect(hands.headline).to_contain_text("are the painters")
        expect(hands.page.get_by_text("1 perfect").locator("visible=true").first).to_be_visible()
    for hands in painters:
        expect(hands.headline).to_contain_text("You watch in silence")
        assert (
            hands.page.get_by_role("region", name="Storeroom").get_by_role("button", disabled=False).count()
            == 0
        )
        assert hands.page.get_by_role("textbox").count() == 0
        expect(hands.page.get_by_text("Painters keep silent until the frames are turned.")).to_be_visible()
        expect(hands.page.get_by_role("button", name=re.compile("BEL-5.4")).first).to_be_visible()
    talk_and_point(*directors)
    examine(directors[1].page, artefacts / f"{GAME}-hanging-phone.png")
    for turn in range(ASKED):
        hands = directors[turn % 2]
        expect(hands.store).to_have_count(ASKED + 4 - turn)
        hands.hang("one" if turn < 3 else "two")
    agree(directors, artefacts)
    for hands in everyone:
        expect(hands.headline).to_contain_text(re.compile("read right|A perfect round"))
        told = hands.page.get_by_role("region", name="What was meant, and what was read")
        expect(told.get_by_role("listitem")).to_have_count(ASKED + 4)
    for hands in everyone:
        examine(hands.page, artefacts / f"{GAME}-reveal-{everyone.index(hands)}.png")
    for hands in everyone:
        hands.press(hands.button("On to the next round"))
    for hands in everyone:
        expect(hands.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(everyone[1].headline).to_contain_text(re.compile("How many paintings should .* lay?"))
    expect_role_cards(everyone)


def expect_role_cards(everyone: list[Hands]) -> None:
    """The first paints now and the third directs; the others keep their roles and are told nothing."""
    paints, still_directs, directs, still_paints = (hands.page.get_by_role("dialog") for hands in everyone)
    expect(paints).to_have_accessible_name("You paint now.")
    expect(paints).to_contain_text("Never what is on them.")
    expect(directs).to_have_accessible_name("You direct now.")
    everyone[2].press(everyone[2].button("4"))  # the player whose turn it is can go on without reading it
    expect(directs).to_have_count(0)
    everyone[0].page.get_by_role("button", name="To my paintings").press("Enter")
    expect(paints).to_have_count(0)
    assert (still_directs.count(), still_paints.count()) == (0, 0)


def ask(directors: list[Hands]) -> None:
    """Directors show different numbers first, and then the same."""
    one, two = directors
    one.press(one.button("4"))
    two.press(two.button("5"))
    expect(one.button(re.compile("^5, shown by"))).to_be_visible()
    one.press(one.button(re.compile("^5")))


def paint(painters: list[Hands], artefacts: Path) -> None:
    """A painter says how well their paintings fit, and both lay; one takes a painting back once."""
    one, two = painters
    one.press(
        one.page.get_by_role("button", name="Got it")
    )  # the goal, which stands in the sentence's place at first
    expect(one.headline).to_contain_text(f"{ASKED} are asked for")
    one.page.get_by_role("button", name="Say that one of yours fits perfectly").click()
    expect(two.page.get_by_text("1 perfect").first).to_be_visible()
    for theme in ("one", "two", "one"):
        one.lay(theme)
    expect(two.page.get_by_text("has laid 3.")).to_be_visible()
    one.page.get_by_role("region", name="Your hand").get_by_role("button", name="Take it back").first.click()
    expect(two.page.get_by_text("has laid 2.")).to_be_visible()
    for theme in ("two", "two", "one"):
        two.lay(theme)
    examine(two.page, artefacts / f"{GAME}-painting.png")
    for hands in painters:
        expect(hands.headline).to_contain_text(f"All {ASKED} are laid")
        hands.press(hands.button(READY))


def talk_and_point(one: Hands, two: Hands) -> None:
    """Each hears and sees what the other says and points at."""
    one.page.get_by_role("textbox").fill("This one is his, I am sure.")
    one.page.get_by_role("button", name="Say it").click()
    two.page.get_by_role("button", name="People", exact=True).click()
    two.page.get_by_role("tab", name="Talk").click()
    expect(two.page.get_by_role("dialog").get_by_text("This one is his, I am sure.")).to_be_visible()
    two.page.keyboard.press("Escape")
    two.store.first.click()
    expect(one.page.get_by_text(re.compile("^with the ")).first).to_be_visible()
    two.page.keyboard.press("Escape")
    expect(one.page.get_by_text(re.compile("^with the "))).to_have_count(0)


def agree(directors: list[Hands], artefacts: Path) -> None:
    """A change after the first consent withdraws it."""
    one, two = directors
    one.press(one.button("Agree to this hanging"))
    expect(one.button("Agree to this hanging")).to_have_count(0)
    wall = two.page.get_by_role("region", name="Theme two")
    wall.locator("button[aria-pressed]").first.click()
    two.page.keyboard.press("1")
    expect(wall.locator("button[aria-pressed]")).to_have_count(1)
    one.page.screenshot(path=artefacts / f"{GAME}-hanging.png")
    for hands in directors:
        hands.press(hands.button("Agree to this hanging"))
