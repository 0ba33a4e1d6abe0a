"""The exhibition at the end leads past all paintings, from the winner's best one, or one's own."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.play import options_for, random_match
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.exhibition import Exhibition, Wall

PHONES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}
LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
NAMES: Final = ("Ada", "Bo", "Cleo")
ADA: Final = 0


def at_the_end(page: Page, house: House) -> tuple[Wall, ...]:
    """Opens a finished game as Ada, and returns the walls in the order in which she walks past them."""
    *_, match = random_match(GAME, options_for(GAME, len(NAMES)), seed_from_text("walk"))
    told = match.retrospect
    assert isinstance(told, Exhibition)
    people = {name: guest_of(page, house) if name == NAMES[ADA] else Guest(house) for name in NAMES}
    page.goto(hang(house, new_code(), "canvas", match, people))
    own = [wall for wall in told.walls if wall.wins and wall.seat == ADA]
    return (*own, *(wall for wall in told.walls if wall not in own))


def worth(points: int) -> str:
    return "one point" if points == 1 else f"{points} points"


def test_one_walks_from_the_best_painting_of_the_winner_past_every_other(page: Page, house: House) -> None:
    page.set_viewport_size(LAPTOP)
    walls = at_the_end(page, house)
    where = page.get_by_role("status").filter(has_text="picture")
    first, *_, last = walls
    expect(where).to_contain_text(f"{NAMES[first.seat]}, first prize")
    expect(where).to_contain_text(f"picture {first.best + 1} of {len(first.paintings)}")
    for _ in range(first.best):
        page.keyboard.press("ArrowLeft")
    for number, wall in enumerate(walls):
        for place, each in enumerate(wall.paintings):
            if number or place:
                page.keyboard.press("ArrowRight")
            expect(where).to_contain_text(NAMES[wall.seat])
            expect(where).to_contain_text(f"picture {place + 1} of {len(wall.paintings)}")
            plate = page.locator("[data-hung]").nth(place)
            expect(plate).to_contain_text(f"{NAMES[wall.seat]} · {worth(each.points)}")
    expect(where).to_contain_text(NAMES[last.seat])
    expect(page.get_by_role("button", name="Walk on")).to_be_disabled()
    page.get_by_role("button", name=re.compile("Through the door")).click()
    expect(where).to_contain_text(NAMES[walls[-2].seat])
    page.mouse.move(1, 1)  # an element that appears under a resting pointer is not meant
    page.locator("[data-hung] button").last.click()
    expect(page.get_by_role("dialog")).to_contain_text(NAMES[walls[-2].seat])


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_one_painting_large_and_leads_to_all_others(
    page: Page, house: House, size: str
) -> None:
    page.set_viewport_size(PHONES[size])
    walls = at_the_end(page, house)
    large = page.get_by_role("button", name=re.compile("Look at"))
    for number, wall in enumerate(walls):
        name = NAMES[wall.seat]
        if number:
            page.get_by_role("button", name=re.compile("the others")).click()
        whose = "Your best painting" if wall.seat == ADA else f"{name}\u2019s best painting"
        expect(page.get_by_role("status").filter(has_text=whose)).to_be_visible()
        thumbs = page.locator("button[aria-pressed]")
        expect(thumbs).to_have_count(len(wall.paintings))
        expect(thumbs.nth(wall.best)).to_have_attribute("aria-pressed", "true")
        for place, each in enumerate(wall.paintings):
            thumbs.nth(place).click()
            expect(large).to_have_accessible_name(re.compile(f"by {name}$"))
            expect(page.get_by_text(worth(each.points), exact=True).first).to_be_visible()
    large.click()
    expect(page.get_by_role("dialog")).to_contain_text(NAMES[walls[-1].seat])
