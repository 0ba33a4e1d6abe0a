"""The coach in the browser: from the result to playing on with a hint; and recall in other games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.colour_blind import faults
from tests.browser.planting import at_a_table_that_is_over
from tests.server.live import NO_LIMITS, House, Nursery, opened
from vernissage import catalog

JUDGED = next(name for name in catalog.names() if catalog.company(name).judge)
CURVE = {
    "mine": ".drawing polyline.own",
    "another's": ".drawing polyline.other",
    "what it cost": ".drawing path.cost",
    "what was better": ".drawing path.cap",
}
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
TOUCH: Final = """() => {
  const { x, y, width, height } = document.querySelector('.ring').getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  document.elementFromPoint(...at).closest('button, label').click();
  return at;
}"""
"""Presses what lies in the first ring, and returns its position."""
IS_DARK: Final = """([x, y]) => [...document.querySelectorAll('.ring')].every((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return x < left || right < x || y < top || bottom < y;
})"""
RECALLED = [name for name in catalog.names() if catalog.extras(name).recall()]


@pytest.fixture(scope="module")
def quick_house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose coach is quick."""
    with opened(nursery, tmp_path_factory.mktemp("coach"), NO_LIMITS, "--coach-playouts", "4") as house:
        yield house


def test_the_dearest_decisions_are_told_watched_again_and_played_on_from(
    page: Page, quick_house: House
) -> None:
    at_a_table_that_is_over(page, quick_house, JUDGED)
    page.get_by_role("link", name="Coach").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("cost most")
    expect(page.get_by_role("status").filter(has_text="Still thinking")).to_have_count(0)
    told = page.locator("main ol button")
    expect(told.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="What you did")).to_be_visible()
    expect(page.get_by_role("heading", name="What would have been better")).to_be_visible()
    assert page.get_by_role("row").count() > 2, "the curve is there as a table, too"
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        assert faults(page, CURVE, by=("dash", "width", "shape"), ground="--surface") == []
    coach = page.url
    page.get_by_role("link", name="Watch it in the replay").click()
    expect(page.get_by_role("button", name="Decision 1")).to_have_attribute("aria-pressed", "true")
    page.goto(coach)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text(re.compile("played on from table"))).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").filter(has_text="Let me think")).to_have_count(0)
    expect(page.get_by_text("You took a hint.").first).to_be_attached()
    expect(page.locator(".ring").first).to_be_attached()
    at = page.evaluate(TOUCH)
    page.wait_for_function(IS_DARK, arg=at)  # the ring is gone after the press


@pytest.mark.parametrize("game", RECALLED)
def test_where_nothing_is_weighed_it_is_told_what_was_got_right(
    page: Page, quick_house: House, game: str
) -> None:
    at_a_table_that_is_over(page, quick_house, game)
    page.get_by_role("link", name="Coach").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_contain_text(" of ")
    expect(page.get_by_text(re.compile(r"-and-|\{|\$"))).to_have_count(0)
