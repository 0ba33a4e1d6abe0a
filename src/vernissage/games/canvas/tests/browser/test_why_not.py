"""Everything that can't be done says why; what can't be taken back is confirmed first."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.server.live import House
from tests.server.people import Browser as Guest
from tests.server.truth import inputs
from vernissage.core.match import Match, begin
from vernissage.core.rng import Rng
from vernissage.games.canvas import GAME
from vernissage.games.canvas.state import Options

DEAR = 4


def at_a_table(page: Page, house: House) -> str:
    """Starts a table where this guest moves first."""
    options = Options(players=2, first=0)
    match = begin(GAME, options, bytes(32), GAME.deal(options, Rng(bytes(32), "deal")))
    assert isinstance(match, Match)
    code = new_code()
    people = {"Ada": guest_of(page, house), "Ben": Guest(house)}
    page.goto(hang(house, code, "canvas", match, people))
    return code


def test_a_card_is_taken_by_the_second_press_because_there_is_no_way_back(page: Page, house: House) -> None:
    code = at_a_table(page, house)
    before = inputs(house, code)
    first, other = (page.locator("button.take").nth(place) for place in (0, 1))
    first.click()
    expect(first).to_have_text("Take it?")
    other.click()
    expect(other).to_have_text("Take it?")
    expect(first).not_to_have_text("Take it?")
    assert inputs(house, code) == before
    other.click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Your turn")
    assert len(inputs(house, code)) == len(before) + 1


def test_out_of_turn_and_without_tokens_it_says_so(page: Page, house: House) -> None:
    at_a_table(page, house)
    for _ in range(2):
        page.locator("button.take").nth(DEAR).click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Your turn")
    page.locator("button.take").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("your turn")


def test_a_layer_that_lies_on_top_says_that_it_goes_no_higher(page: Page, house: House) -> None:
    at_a_table(page, house)
    page.locator(".layers .arrows button").first.click(force=True)
    expect(page.get_by_role("alert")).to_have_text("It already lies on top.")


def test_without_a_draft_no_goal_says_that_there_are_no_ribbons(page: Page, house: House) -> None:
    at_a_table(page, house)
    scoring = page.get_by_role("list", name="Scoring")
    expect(scoring).to_be_visible()
    expect(scoring).not_to_contain_text("no ribbons")
    page.locator("button.try").first.click()
    expect(scoring).to_contain_text("not in this draft")
    expect(scoring).not_to_contain_text("no ribbons")
