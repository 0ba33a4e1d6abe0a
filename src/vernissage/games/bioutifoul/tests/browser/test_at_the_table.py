"""At the table, everyone sees only their own hand, refusals cite their rule, and moves can be undone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import Frames, another
from tests.browser.one_device import OneDevice
from tests.browser.planting import guest_of, hang
from tests.browser.visits import come_in, invite, play_now
from tests.browser.waiting import until
from tests.browser.ways import Mouse
from tests.server.live import House
from tests.server.truth import sight, truth
from vernissage.core import codec
from vernissage.games.bioutifoul.state import Gallery
from vernissage.games.bioutifoul.tests.browser.hands import CHOSEN, DISCARD, Hands
from vernissage.games.bioutifoul.tests.table import lay, match_from

GAME = "bioutifoul"


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Another person in a browser of their own."""
    with another(browser) as page:
        yield page


def test_two_people_in_two_browsers_receive_their_own_hands_only(
    page: Page, friend: Page, house: House
) -> None:
    frames = [Frames(page), Frames(friend)]
    code = invite(page, house, GAME)
    page.get_by_role("button", name="Change", exact=True).click()
    rounds = page.get_by_role("spinbutton", name="Ends after")
    rounds.fill("2")
    rounds.press("Tab")
    come_in(friend, page.url)
    page.get_by_role("button", name="Start with two").click()
    players = [Hands(page, Mouse()), Hands(friend, Mouse())]
    while "Your turn" in (turns := [hands.headline.inner_text() for hands in settled(players)])[0] + turns[1]:
        players["Your turn" in turns[1]].decide()
    told = truth(house, code)
    for seat in (0, 1):
        sights = [frame["sight"] for frame in map(json.loads, frames[seat].received) if frame.get("sight")]
        assert len(sights) > len(told.moments) // 2
        for seen in sights:
            assert seen == json.loads(codec.encode(sight(told.moments[seen["number"]], seat)))


def settled(players: list[Hands]) -> list[Hands]:
    """Both pages have been told of the last move: exactly one is asked, or the game is over."""

    def agree() -> bool:
        said = [hands.headline.inner_text() for hands in players]
        asked = sum("Your turn" in each for each in said)
        return asked == 1 or all("evening" in each or "Nobody" in each for each in said)

    until(players[0].page, agree, "the pages don't agree")
    return players


def test_what_is_refused_is_refused_in_a_sentence_with_its_rule(page: Page, house: House) -> None:
    play_now(page, house, GAME)
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    page.get_by_role("main").get_by_role("button", name=re.compile("gold")).first.click(force=True)
    alert = page.get_by_role("alert")
    rule = "BIO-4.1" if DISCARD in hands.headline.inner_text() else "BIO-4.2"
    expect(alert).to_contain_text(rule)
    alert.get_by_role("button", name=rule).click()
    expect(page.get_by_text(rule).last).to_be_visible()


def test_a_refused_click_keeps_what_was_chosen_and_what_it_leads_to(page: Page, house: House) -> None:
    play_now(page, house, GAME)
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    while DISCARD in hands.headline.inner_text():
        hands.decide()
    card = page.get_by_role("button", name=re.compile(r"influence card 1 of")).and_(
        page.locator(":not([aria-disabled=true])")
    )
    play = hands.choose_influence()
    row = page.get_by_role("list", name="The artists, dearest first")
    preview = row.inner_text()
    page.get_by_role("main").get_by_role("button", name=re.compile("gold$")).first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("BIO-4.2")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(row).to_have_text(preview, use_inner_text=True)
    play.click()
    expect(row).not_to_have_text(preview, use_inner_text=True)


def test_a_card_taken_leaves_the_same_empty_place_for_all_and_after_a_reload(
    page: Page, friend: Page, house: House
) -> None:
    people = {"Anna": guest_of(page, house), "Ben": guest_of(friend, house)}
    # With this much gold one purchase does not end the turn, and the place stays empty.
    open_gallery = lay(players=2, phase="gallery", galleries=(Gallery(9), Gallery(9)))
    table = hang(house, "BUYERS", GAME, match_from(open_gallery), people)
    for each in (page, friend):
        each.goto(table)
    before = display(page, 6)
    Hands(page, Mouse()).decide()
    left = display(page, 5)
    (bought,) = {card for card in before if card not in left}
    assert left == ["" if card == bought else card for card in before]
    for each in (page, friend):
        assert display(each, 5) == left
        each.reload()
        assert display(each, 5) == left


def display(page: Page, count: int) -> list[str]:
    """Returns the artworks on display, place by place; empty for a gap."""
    places = page.locator("main .arts li")
    expect(places.locator("[data-card]")).to_have_count(count)
    cards = "places => places.map(place => place.querySelector('[data-card]')?.dataset.card ?? '')"
    found: list[str] = places.evaluate_all(cards)
    return found


def test_a_move_that_told_nothing_can_be_taken_back(page: Page, house: House) -> None:
    hands, row = discards_done(page, house)
    before = row.inner_text()
    hands.influence()
    expect(hands.headline).not_to_contain_text(CHOSEN)
    expect(row).not_to_have_text(before, use_inner_text=True)
    hands.dock.get_by_role("button", name="Take back").click()
    expect(row).to_have_text(before, use_inner_text=True)
    expect(page.get_by_text("You take back your last move.").first).to_be_visible()


def test_taking_back_while_a_move_is_on_its_way_takes_back_that_move(page: Page, house: House) -> None:
    hands, row = discards_done(page, house)
    before = row.inner_text()
    play, back = hands.choose_influence(), hands.dock.get_by_role("button", name="Take back")
    expect(back).to_be_visible()
    # Both in one task of the page, so the answer to the first can't have arrived.
    page.evaluate(
        "buttons => buttons.forEach(each => each.click())", [play.element_handle(), back.element_handle()]
    )
    expect(page.get_by_text("You take back your last move.").first).to_be_visible()
    expect(row).to_have_text(before, use_inner_text=True)
    expect(hands.headline).not_to_contain_text(DISCARD)


def discards_done(page: Page, house: House) -> tuple[Hands, Locator]:
    """Plays until only influence is left to play; returns the hands and the row of artists."""
    invite(page, house, GAME)
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name="Start with two").click()
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    while DISCARD in hands.headline.inner_text():
        hands.decide()
    return hands, page.get_by_role("list", name="The artists, dearest first")


def test_two_people_at_one_device_never_have_each_others_hand_in_it(page: Page, house: House) -> None:
    frames = Frames(page)
    code = invite(page, house, GAME)
    device, hands = OneDevice(page, Mouse()), Hands(page, Mouse())
    device.bring("Anna")
    page.get_by_role("button", name="Start with two").click()
    while len(set(device.handed)) < 2 or len(device.handed) < 4:
        expect(device.cover).to_be_visible()
        assert page.get_by_role("region").count() == 0
        device.take()
        while not device.turn.is_visible():
            hands.decide()
            expect(device.turn.or_(hands.headline.filter(has_text="Your turn")).first).to_be_visible()
        device.hide()
    moments, you, seen = truth(house, code).moments, None, set()
    for frame in map(json.loads, frames.received):
        you = frame.get("you", you)
        if frame.get("sight"):
            expected = sight(moments[frame["sight"]["number"]], you)
            assert frame["sight"] == json.loads(codec.encode(expected))
            seen.add(you)
    assert seen == {None, 0, 1}
