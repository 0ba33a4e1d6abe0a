"""A press while the server doesn't answer waits, says so, and is carried out later."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.fixtures import Frames
from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.not_a_hat.tests.browser.hands import Hands, sit_down


@contextmanager
def silent(house: House) -> Iterator[None]:
    """Suspends the server: connections stay open, but nothing answers."""
    os.kill(house.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(house.pid, signal.SIGCONT)


def waits(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="What you pressed will be sent")


def test_a_press_into_a_silent_line_waits_and_is_carried_out(
    page: Page, own_house: Callable[..., House]
) -> None:
    house, frames = own_house(), Frames(page)
    sit_down(page, house, players=2, first=0)
    hands = Hands(page, Mouse())
    expect(hands.take).to_be_visible()
    expect(waits(page)).to_have_count(0)
    frames.until_greeted()
    with silent(house):
        hands.take.click()
        expect(waits(page)).to_be_visible()
        expect(hands.take).to_have_attribute("aria-busy", "true")
    expect(hands.field).to_be_visible()
    expect(waits(page)).to_have_count(0)


class LateGreeting:
    """Opens a page's sockets, but holds back what the server says until released."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._through = False
        self._page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page, self._kept = page, []
        page.connect_to_server().on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        self._kept.append(message)
        if self._through:
            self.let_through()

    def let_through(self) -> None:
        self._through = True
        while self._kept and self._page is not None:
            self._page.send(self._kept.pop(0))


class LateSocket:
    """Keeps a page's sockets closed: requests wait until released."""

    def __init__(self, page: Page) -> None:
        self._kept: list[Route] = []
        self._through = False
        page.route("**/api/me", self._asked)

    def _asked(self, route: Route) -> None:
        self._kept.append(route)
        if self._through:
            self.let_through()

    def let_through(self) -> None:
        self._through = True
        while self._kept:
            self._kept.pop(0).continue_()


@pytest.mark.every_case
@pytest.mark.parametrize("late", [LateGreeting, LateSocket])
def test_a_press_before_the_first_greeting_says_that_it_waits_and_is_carried_out(
    page: Page, house: House, late: type[LateGreeting | LateSocket]
) -> None:
    sit_down(page, house, players=2, first=0)
    hands, held = Hands(page, Mouse()), late(page)
    page.reload()
    hands.take.click()  # the table is drawn before the connection is open
    expect(hands.take).to_have_attribute("aria-busy", "true")
    expect(waits(page)).to_contain_text("answering")  # after a moment: the page is still trying
    held.let_through()
    expect(hands.field).to_be_visible()
    expect(waits(page)).to_have_count(0)


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
