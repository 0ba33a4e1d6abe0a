"""Three people share one phone: it hides the table in between, and all see a gift when it is shown."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.one_device import OneDevice
from tests.browser.ways import Finger
from tests.server.live import House
from tests.server.truth import truth
from vernissage.games.not_a_hat.cards import GIFTS
from vernissage.games.not_a_hat.tests.browser.hands import Hands
from vernissage.games.not_a_hat.tests.browser.test_nothing_remembers import called, remembered

PEOPLE = ("Anna", "Ben")


def test_three_people_play_a_whole_game_on_one_phone(browser: Browser, house: House) -> None:
    with another(browser, **PHONE) as page:
        code = sit_down_together(page, house, first=0, gift_limit=4, seconds=1)
        device, hands = OneDevice(page, Finger()), Hands(page, Finger())
        shown = 0
        while not hands.truth.is_visible():
            asked = hands.field.or_(hands.take).or_(hands.thanks)
            expect(
                device.cover.or_(device.everyone).or_(device.turn).or_(asked).or_(hands.truth).first
            ).to_be_visible()
            if device.everyone.is_visible():
                shows_for_a_moment_only(device, house, code)
                shown += 1
            elif device.cover.is_visible():
                hides_every_gift(page)
                device.take()
            elif device.turn.is_visible():
                device.hide()
            elif asked.first.is_visible():
                hands.decide()
        assert hands.named > 3
        assert shown > 1
        assert set(device.handed) >= set(PEOPLE)
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(page.get_by_role("region", name="This device")).to_have_count(0)


def sit_down_together(page: Page, house: House, **options: Any) -> str:
    """Starts a short game in the lobby, and returns its code."""
    page.request.get(f"http://{house.host}/api/me")
    page.goto(f"http://{house.host}/")
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={"game": "not_a_hat", "options": options},
        headers={"Origin": f"http://{house.host}"},
    )
    code = str(made.json()["code"])
    page.goto(f"http://{house.host}/t/{code}")
    OneDevice(page, Finger()).bring(*PEOPLE)
    page.get_by_role("button", name="Start with three").tap()
    return code


def hides_every_gift(page: Page) -> None:
    """Checks that neither word nor picture of a gift is visible."""
    html, words = page.content(), page.locator("body").inner_text()
    for gift in GIFTS:
        assert not re.search(rf"/{gift.removeprefix('gift-')}-[\w-]{{8}}\.webp", html), gift
        assert not re.search(rf"\b{re.escape(called(gift))}\b", words), gift


def shows_for_a_moment_only(device: OneDevice, house: House, code: str) -> None:
    """Checks that the gift is shown only once all look, and soon hidden again."""
    hides_every_gift(device.page)
    device.show()
    expect(device.page.locator(".moment")).to_be_visible()
    expect(device.page.locator(".moment")).to_have_count(0)
    is_over = truth(house, code).match.outcome is not None
    assert is_over or [word for word, _ in remembered(device.page) if word in {"taken", "turned"}] == []
