"""What is pressed while the house doesn't answer: it waits, says so, and is carried out."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Frames
from tests.browser.visits import LITTLE
from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.not_a_hat.tests.browser.hands import Hands, sit_down


@contextmanager
def silent(house: House) -> Iterator[None]:
    """The house is there, and does not answer."""
    os.kill(house.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(house.pid, signal.SIGCONT)


def test_a_press_into_a_silent_line_waits_and_is_carried_out(
    page: Page, own_house: Callable[..., House]
) -> None:
    house, frames = own_house(), Frames(page)
    sit_down(page, house, players=2, first=0)
    hands = Hands(page, Mouse())
    expect(hands.take).to_be_visible()
    expect(page.get_by_text("back online")).to_have_count(0)
    while not frames.received:  # the table stands there before the line is open
        page.wait_for_timeout(LITTLE)
    with silent(house):
        hands.take.click()
        expect(page.get_by_role("status").filter(has_text="What you pressed will be sent")).to_be_visible()
        expect(hands.take).to_have_attribute("aria-busy", "true")
    expect(hands.field).to_be_visible()
    expect(page.get_by_text("back online")).to_have_count(0)


def test_a_notice_moves_nothing_at_the_table_and_can_be_closed(
    page: Page, own_house: Callable[..., House]
) -> None:
    house = own_house()
    sit_down(page, house, players=2, first=0)
    hands = Hands(page, Mouse())
    expect(hands.take).to_be_visible()
    before = hands.take.bounding_box()
    house.kill()
    notice = page.get_by_role("status").filter(has_text="Reconnecting")
    expect(notice).to_be_visible()
    assert hands.take.bounding_box() == before
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
