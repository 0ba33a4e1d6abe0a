"""The exhibition at the end leads past all paintings to the winner's."""

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
from vernissage.games.canvas.exhibition import Exhibition

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "laptop": {"width": 1440, "height": 900},
}
NAMES: Final = ("Ada", "Bo", "Cleo")


@pytest.mark.parametrize("size", SIZES)
def test_one_walks_past_every_painting_to_the_winner(page: Page, house: House, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    *_, match = random_match(GAME, options_for(GAME, len(NAMES)), seed_from_text("walk"))
    told = match.retrospect
    assert isinstance(told, Exhibition)
    people = {name: guest_of(page, house) if name == "Ada" else Guest(house) for name in NAMES}
    page.goto(hang(house, new_code(), "canvas", match, people))
    where = page.get_by_role("status").filter(has_text="picture")
    for number, wall in enumerate(told.walls):
        for place, each in enumerate(wall.exhibits):
            if number or place:
                page.keyboard.press("ArrowRight")
            expect(where).to_contain_text(NAMES[wall.seat])
            expect(where).to_contain_text(f"picture {place + 1} of {len(wall.exhibits)}")
            plate = page.locator("[data-hung]").nth(place)
            worth = "one point" if each.points == 1 else f"{each.points} points"
            expect(plate).to_contain_text(f"{NAMES[wall.seat]} · {worth}")
    expect(where).to_contain_text("first prize")
    expect(page.get_by_role("button", name="Walk on")).to_be_disabled()
    page.get_by_role("button", name=re.compile("Through the door")).click()
    expect(where).to_contain_text(NAMES[told.walls[-2].seat])
    page.mouse.move(1, 1)  # an element that appears under a resting pointer is not meant
    page.locator("[data-hung] button").last.click()
    expect(page.get_by_role("dialog")).to_contain_text(NAMES[told.walls[-2].seat])
