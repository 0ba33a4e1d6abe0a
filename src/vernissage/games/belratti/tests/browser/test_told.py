"""The table tells the truth about numbers that differ, an end that is near, and a game that is won."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.browser.screens import SIZES
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import Seat
from vernissage.games.belratti import GAME
from vernissage.games.belratti.moves import Agree, Ask, Lay, Ready
from vernissage.games.belratti.state import State
from vernissage.games.belratti.tests.browser.test_jokers_proposed import NAMES, made
from vernissage.games.belratti.tests.table import by_all, hung, lay, play


def from_here(state: State) -> AnyMatch:
    match = begin(GAME, state.options, seed_from_text("told"), state)
    assert not isinstance(match, Refusal), match
    return match


def read_goal(page: Page) -> None:
    """Puts the goal away, if it is told in the sentence's place."""
    goal = page.get_by_role("button", name="Got it")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if goal.count():
        goal.click()


def visit(page: Page, house: House, match: AnyMatch, seat: Seat) -> None:
    me = guest_of(page, house)
    people = {name: me if place == seat else Guest(house) for place, name in enumerate(NAMES)}
    page.goto(hang(house, new_code(), "belratti", match, people))
    read_goal(page)


def nearly_over() -> State:
    """Returns a state with five forgeries hung: one more ends the game."""
    return lay(players=4, belratti=lay(players=4).deck[:5])


def test_bel_3_2_directors_who_differ_are_told_so_and_painters_have_no_number_to_choose(
    page: Page, house: House
) -> None:
    match = made(made(from_here(nearly_over()), 0, Ask(4)), 1, Ask(5))
    headline = page.get_by_role("heading", level=1)
    visit(page, house, match, 0)
    expect(headline).to_contain_text("The numbers differ: Anouk 4, Tilda 5. Agree on one")
    visit(page, house, match, 2)
    expect(headline).to_contain_text("The numbers differ: Anouk 4, Tilda 5. All directors must agree on one.")
    numbers = page.get_by_role("list", name="How many paintings").locator(".number")
    expect(numbers).to_have_count(5)
    for number in numbers.all():
        expect(number).to_have_attribute("aria-disabled", "true")
    papers = numbers.evaluate_all("all => all.map((each) => getComputedStyle(each).backgroundColor)")
    assert set(papers) == {"rgba(0, 0, 0, 0)"}, "an inactive number must not look like a card"


def test_bel_7_3_that_one_more_forgery_ends_it_stands_on_every_screen(page: Page, house: House) -> None:
    visit(page, house, from_here(nearly_over()), 3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        said = page.get_by_role("heading", level=1).filter(
            has_text="One more forgery on the wall ends the game."
        )
        expect(said, f"{width}x{height}").to_be_visible()


def test_bel_7_4_whoever_has_won_is_told_what_the_rules_want_and_how_to_stop(
    page: Page, house: House
) -> None:
    whole = lay(players=4)
    state = lay(players=4, number=3, team=whole.deck[:15], hands=whole.hands, themes=whole.themes)
    painted = [card.removeprefix("painting-").replace("-", "_") for card in state.hands[2][:3]]
    state = play(state, *((2, Lay(card, "one")) for card in state.hands[2][:3])).state
    state = hung(play(state, *by_all((2, 3), Ready())).state, **dict.fromkeys(painted, "one"))
    match = made(made(from_here(state), 0, Agree()), 1, Agree())
    visit(page, house, match, 0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        told = page.get_by_role("region", name="Your decision").locator("p")
        expect(told.first, f"{width}x{height}").to_have_text(
            "By the rules, play goes on until 6 forgeries hang. "
            "It ends here, without a review, if more than half of you want that."
        )
        expect(told.first).to_be_in_viewport()
