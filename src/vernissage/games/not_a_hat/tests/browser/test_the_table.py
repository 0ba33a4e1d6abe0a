"""Gifts stay in their place and order, and a name that is picked is the one said."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.ways import Finger, Mouse
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.primer import thing_called
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.primer import PRIMER
from vernissage.games.not_a_hat.tests.browser.hands import Hands, sit_down
from vernissage.games.not_a_hat.tests.table import HatMatch, begun, lay, random_matches

SIDEWAYS: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 844, "height": 390}}
PLACES: Final = """() => [...document.querySelectorAll('.stage, .felt, .plate')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.className, x, y, width, height].join(' ');
})"""
THINGS: Final = "() => [...document.querySelectorAll('[data-thing]')].map((each) => each.dataset.thing)"
LOWEST: Final = """() => [...document.querySelectorAll('.scene li')].map((seat) => {
  const lying = [...seat.querySelectorAll('.at')].filter((each) => each.querySelector('.gift'));
  if (lying.length < 2) return 'alone';
  const [oldest, newest] = lying.map((each) => each.querySelector('.gift').getBoundingClientRect());
  const x = (newest.left + newest.right) / 2;
  const y = (Math.max(oldest.top, newest.top) + Math.min(oldest.bottom, newest.bottom)) / 2;
  const [top] = document.elementsFromPoint(x, y).map((each) => each.closest('.at')).filter(Boolean);
  const marked = lying.map((each) => each.matches('.next')).join();
  return top === lying[1] && marked === 'true,false' ? 'in order' : 'not';
})"""


def set_before(page: Page, house: House, code: str, match: HatMatch) -> None:
    """Plants this match, with the page's guest on the first seat."""
    others = [Guest(house) for _ in range(match.players - 1)]
    people = dict(zip("ABCDEFGH", [guest_of(page, house), *others], strict=False))
    page.goto(hang(house, code, "not_a_hat", match, people))
    expect(page.locator(".plate").first).to_be_visible()


@pytest.mark.parametrize("players", [2, 5, 8])
def test_hat_6_2_the_oldest_of_two_lies_lowest_and_is_marked(page: Page, house: House, players: int) -> None:
    match = next(match for match in random_matches("two", players=players, gifts=2) if len(match.inputs) == 7)
    set_before(page, house, f"TW{'BCDFGHJKL'[players]}Z", match)
    lie = page.evaluate(LOWEST)
    assert len(lie) == players
    assert lie.count("in order") >= players - 1
    assert "not" not in lie


@pytest.mark.parametrize("shape", [PHONE, SIDEWAYS, {}], ids=["phone", "sideways", "laptop"])
def test_nothing_moves_from_phase_to_phase(browser: Browser, house: House, shape: dict[str, Any]) -> None:
    with another(browser, **shape) as page:
        sit_down(page, house, players=5, first=0, gift_limit=40)
        hands = Hands(page, Finger() if shape else Mouse())
        expect(hands.take).to_be_visible()
        lay = page.evaluate(PLACES)
        hands.decide()
        expect(hands.field).to_be_visible()
        assert page.evaluate(PLACES) == lay
        hands.field.press_sequentially("ba")
        expect(page.get_by_role("listbox", name="Matching gifts")).to_be_visible()
        assert page.evaluate(PLACES) == lay


def test_whatever_can_be_asked_about_is_explained_and_the_gift_in_the_middle_can_be_touched(
    page: Page, house: House
) -> None:
    sit_down(page, house, players=3, bots="parrot", first=0, gift_limit=40)
    hands = Hands(page, Mouse())
    assert hands.wait()
    places = page.locator("[data-thing='penalties:0']").bounding_box()
    assert places is not None
    assert places["width"] > places["height"]
    asked: set[str] = {*page.evaluate(THINGS)}
    Mouse().press(page.get_by_role("button").filter(has=page.locator("[data-thing=shop]")))
    expect(hands.take).to_have_count(0)
    while hands.named < 2 and hands.wait():
        asked |= {*page.evaluate(THINGS)}
        hands.decide()
    assert asked >= {"shop", "take", "gift:1", "penalties:0", "player", "parcel", "field", "say", "aid"}
    assert [each for each in asked if thing_called(PRIMER, each) is None] == []


def test_hat_2_5_another_word_is_asked_about_and_never_said(page: Page, house: House) -> None:
    sit_down(page, house, players=3, first=0)
    hands = Hands(page, Mouse())
    assert hands.wait()
    hands.decide()
    hands.field.press_sequentially("mitten")
    expect(page.get_by_text("Did you mean")).to_be_visible()
    page.keyboard.press("Enter")
    expect(hands.field).to_have_value("cat")
    expect(page.get_by_role("button", name="Say “a cat!”")).to_be_visible()


def test_hat_2_5_an_unknown_word_is_answered_and_all_gifts_can_be_looked_through(
    page: Page, house: House
) -> None:
    sit_down(page, house, players=3, first=0)
    hands = Hands(page, Mouse())
    assert hands.wait()
    hands.decide()
    hands.field.press_sequentially("elephant")
    expect(page.get_by_text("No gift is called that here.")).to_be_visible()
    page.get_by_role("button", name="All 110 gifts").last.click()
    box = page.get_by_role("dialog", name="All 110 gifts")
    names = box.get_by_role("listitem").all_inner_texts()
    assert len(names) == len({*names}) == len(GAME.offers(truth_of_naming(), 0))
    assert names == sorted(names, key=str.casefold)
    box.get_by_role("button", name="yo-yo").click()
    expect(hands.field).to_have_value("yo-yo")


def truth_of_naming() -> Any:
    """Returns a state in which the first seat may name a gift."""
    return next(
        match.state for match in random_matches("one", players=3, first=0) if match.state.phase == "name"
    )


def test_a_phone_has_letters_of_its_own(browser: Browser, house: House) -> None:
    with another(browser, **SIDEWAYS) as page:
        sit_down(page, house, players=8, first=0)
        hands = Hands(page, Finger())
        assert hands.wait()
        hands.decide()
        letters = page.get_by_role("group", name="Letters").get_by_role("button")
        assert hands.field.get_attribute("inputmode") == "none"
        for letter in "ba":
            letters.filter(has_text=letter).first.tap()
        expect(hands.field).to_have_value("ba")
        assert letters.filter(has_text="x").get_attribute("aria-disabled") == "true"
        page.get_by_role("option").filter(has_text="banana").get_by_role("button").tap()
        expect(page.get_by_role("button", name="Say “a banana!”")).to_be_visible()


@pytest.mark.parametrize("shape", [PHONE, SIDEWAYS, {}], ids=["phone", "sideways", "laptop"])
def test_hat_5_1_when_one_more_penalty_would_end_it_everyone_is_told(
    browser: Browser, house: House, shape: dict[str, Any]
) -> None:
    near = begun(lay(players=3, penalties=((), ("gift-hat", "gift-cat"), ())))
    for place in ("", "/screen"):
        with another(browser, **shape) as page:
            set_before(page, house, new_code(), near)
            if place:
                page.goto(f"{page.url}{place}")
            end = page.locator("[data-said]").filter(has_text="Two penalties: B. A third ends the game.")
            expect(end).to_be_visible()
