"""A refusal is shown and disappears; what was chosen stays chosen, with its preview."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.browser.visits import behind_the_poster, play_now
from tests.browser.ways import Mouse
from tests.server.live import House
from tests.server.people import Browser as Guest
from tests.server.truth import inputs
from vernissage.games.bioutifoul.tests.browser.hands import INFLUENCE, Hands
from vernissage.games.bioutifoul.tests.table import lay, match_from


def test_a_refused_click_keeps_what_was_chosen(page: Page, house: House) -> None:
    play_now(page, house, "bioutifoul")
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    while INFLUENCE not in hands.headline.inner_text():
        hands.decide()
        hands.wait_for_my_turn()
    page.get_by_role("button", name=re.compile(r"influence card \d of")).first.click()
    play = hands.dock.get_by_role("button", name=re.compile("^Play"))
    expect(play).to_be_visible()
    offered = play.inner_text()
    before = hands.dock.bounding_box()
    page.get_by_role("main").get_by_role("button", name=re.compile("gold")).first.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("BIO-4.2")
    expect(play).to_have_text(offered, use_inner_text=True)
    assert hands.dock.bounding_box() == before, "a notice must not move the dock"
    alert.get_by_role("button", name="All right").click()
    expect(alert).to_have_count(0)
    expect(play).to_have_text(offered, use_inner_text=True)


def test_a_refusal_goes_by_itself_but_not_while_somebody_is_at_it(page: Page, house: House) -> None:
    page.clock.install()
    play_now(page, house, "bioutifoul")
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    page.get_by_role("main").get_by_role("button", name=re.compile("gold")).first.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.hover()
    page.clock.fast_forward("01:00")
    expect(alert).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.fast_forward("01:00")
    expect(alert).to_have_count(0)


def test_a_dark_card_answers_also_when_it_is_not_ones_turn(page: Page, house: House) -> None:
    """Asking plays nothing, whoever's turn it is."""
    code = new_code()
    people = {"Ada": guest_of(page, house), "Ben": Guest(house)}
    page.goto(hang(house, code, "bioutifoul", match_from(lay(players=2, turn=1)), people))
    before = inputs(house, code)
    work = page.locator('[data-thing^="artwork:"]').first
    expect(work).to_have_attribute("aria-disabled", "true")
    for press in (partial(work.click, force=True), partial(work.press, "Enter")):
        press()
        expect(page.get_by_role("alert")).to_contain_text("your turn")
        page.get_by_role("alert").get_by_role("button", name="All right").click()
    assert inputs(house, code) == before


def test_a_learner_is_told_what_has_to_wait(page: Page, house: House) -> None:
    sheet = behind_the_poster(page, house, "bioutifoul")
    sheet.get_by_role("button", name=re.compile("in three minutes: Bioutifoul")).click()
    page.get_by_role("button", name=re.compile("^Heinrich, influence card")).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("this lesson does something else first")
