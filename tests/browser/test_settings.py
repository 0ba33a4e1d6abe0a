"""Settings: effective at once, stored on the device; and every screen works with the largest text."""

from __future__ import annotations

import re
from statistics import mean
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.colour_blind import Colour, contrast
from tests.browser.fixtures import DEVICES, MOTION, Frames, another
from tests.browser.planting import at_a_table_that_asks_me
from tests.browser.scenes import some_scenes
from tests.browser.screens import Findings, Look, Visitor, examine, longest_languages, report
from tests.browser.test_celebrating import ANSWER
from tests.browser.test_reactions import moments, sit
from tests.browser.visits import MY_TURN
from tests.browser.waiting import until
from tests.budgets import first_of, in_turn, times
from tests.server.live import House
from vernissage import catalog
from vernissage.core import codec

GAMES: Final = catalog.names()
COUNTED: Final = """
  window.struck = 0;
  const Real = OscillatorNode;
  window.OscillatorNode = class extends Real {
    start(at) { window.struck += 1; super.start(at); }
  };
"""
LETTERS: Final = """(table) => [...table.querySelectorAll('*')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .map((each) => parseFloat(getComputedStyle(each).fontSize))"""
COLOURS: Final = """(table) => ['--ink-2', '--wall'].map((name) => {
  const probe = table.appendChild(document.createElement('i'));
  probe.style.color = `color-mix(in srgb, var(${name}), var(${name}))`;
  const colour = getComputedStyle(probe).color.match(/[\\d.e-]+/g).map(Number);
  probe.remove();
  return colour.slice(0, 3);
})"""


def choose(page: Page, what: str, choice: str) -> None:
    """Changes a setting, wherever the settings are open."""
    group = page.get_by_role("radiogroup", name=what)
    group.get_by_role("radio", name=choice, exact=True).check(force=True)


@pytest.mark.parametrize("device", DEVICES)
def test_what_was_chosen_holds_at_once_and_is_still_there_later(
    browser: Browser, house: House, device: str
) -> None:
    with another(browser, **{**DEVICES[device], **MOTION}) as page:
        page.goto(f"http://{house.host}/settings")
        root = page.locator("html")
        expect(root).to_have_attribute("data-motion", "full")
        before = page.get_by_role("heading", level=1).evaluate("title => title.clientHeight")
        choose(page, "Motion", "Less")
        choose(page, "Text size", "Largest")
        choose(page, "Contrast", "More")
        choose(page, "Light", "Day")
        choose(page, "Hand", "Left")
        chosen = {"motion": "less", "size": "largest", "contrast": "more", "theme": "day", "hand": "left"}
        page.reload()
        expect(page.get_by_role("radiogroup", name="Motion")).to_be_visible()
        for name, value in chosen.items():
            expect(root).to_have_attribute(f"data-{name}", value)
        title = page.get_by_role("heading", level=1)
        assert title.evaluate("title => title.clientHeight") > before
        assert title.evaluate("() => getComputedStyle(document.body).getPropertyValue('--d-move')") == "0s"


@pytest.mark.parametrize(("device", "game"), in_turn([*DEVICES], GAMES))
def test_at_a_table_they_lie_over_it_and_the_left_hand_has_its_side(
    browser: Browser, house: House, device: str, game: str
) -> None:
    with another(browser, **DEVICES[device]) as page:
        at_a_table_that_asks_me(page, house, game)
        header = page.locator("header[aria-label=Table]")
        menu, settings = (header.get_by_role("button", name=name) for name in ("Menu", "Settings"))
        before = (menu if device != "laptop" else settings).first.bounding_box()
        if device != "laptop":
            header.locator("button:visible").filter(has=page.locator("svg")).and_(menu).first.click()
            page.get_by_role("dialog").get_by_role("button", name="Settings").click()
        else:
            settings.click()
        choose(page, "Hand", "Left")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        after = (menu if device != "laptop" else settings).first.bounding_box()
        assert before
        assert after
        assert (before["x"] == after["x"]) is (device == "laptop")
        expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Your turn"))


SCENES = 3


def largest(browser: Browser, house: House, device: str, game: str) -> Findings:
    """Returns what is wrong with the main screens at the largest text size."""
    language = longest_languages()[0]
    found: Findings = []
    with Visitor(browser, house, language, "largest") as visitor:
        for scene in some_scenes(game, times(SCENES)):
            visitor.open(scene)
            found += examine(
                visitor.page,
                [Look(str(scene), tuple(DEVICES[device]["viewport"].values()), "dark", language)],
            )
    return found


@pytest.mark.parametrize(("device", "game"), in_turn([*DEVICES], GAMES))
def test_with_the_largest_words_all_can_be_read_and_pressed(
    browser: Browser, house: House, device: str, game: str
) -> None:
    found = largest(browser, house, device, game)
    assert not found, report(found)


@pytest.mark.parametrize("device", first_of([*DEVICES]))
def test_sounds_are_fetched_and_made_only_where_they_are_wanted(
    browser: Browser, house: House, device: str
) -> None:
    with another(browser, **DEVICES[device]) as page:
        page.add_init_script(COUNTED)
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        page.goto(f"http://{house.host}/settings")
        choose(page, "Motion", "Less")
        assert not [url for url in fetched if "instruments" in url]
        choose(page, "Sound", "Soft")
        page.wait_for_function("() => window.struck > 0")
        assert [url for url in fetched if "instruments" in url]


@pytest.mark.parametrize(("device", "game"), in_turn([*DEVICES], GAMES))
def test_every_table_has_larger_words_stronger_edges_and_rests_where_that_was_chosen(
    browser: Browser, house: House, device: str, game: str
) -> None:
    with another(browser, **{**DEVICES[device], **MOTION}) as page:
        headline = at_a_table_that_asks_me(page, house, game)
        before, edge = letters(page), contrast(*edges(page))
        for name, choice in {"motion": "less", "size": "largest", "contrast": "more"}.items():
            page.evaluate("([name, choice]) => localStorage.setItem(name, choice)", [name, choice])
        page.reload()
        expect(headline).to_contain_text(MY_TURN)
        assert letters(page) > before or device == "sideways", "only there a table has no room for them"
        assert contrast(*edges(page)) > edge
        page.wait_for_function(
            "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
        )


def letters(page: Page) -> float:
    """Returns the average font size on the table in pixels."""
    sizes: list[float] = page.locator("[data-table]").evaluate(LETTERS)
    return mean(sizes)


def edges(page: Page) -> tuple[Colour, Colour]:
    """Returns the colours of a text next to something and of its background."""
    found = page.locator("[data-table]").evaluate(COLOURS)
    ink, wall = (tuple(each) for each in found)
    return ink, wall


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_heard_where_sound_was_turned_on_and_nowhere_else(
    browser: Browser, house: House, game: str
) -> None:
    match = next(
        each for each in moments(game)[1:] if each.outcome is None and 0 in each.game.to_move(each.state)
    )
    with another(browser) as page, another(browser) as other:
        for each in (page, other):
            each.add_init_script(COUNTED)
        page.add_init_script("localStorage.setItem('sound', 'soft')")
        heard = Frames(other)
        sit(page, other, house, game, match)
        page.get_by_role("heading", level=1).click()
        before = len(heard.received)
        offer = codec.encode(match.offers[0][0]).decode()
        page.evaluate(ANSWER, [page.url.rpartition("/")[2], match.asked[0], offer])
        page.wait_for_function("() => window.struck > 0")
        until(other, lambda: heard.received[before:], "the others are not told of it")
        assert other.evaluate("window.struck") == 0
