"""The server tells what a draft shows and brings; until then the page shows nothing, and nothing flickers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.canvas.painting import visible_of
from vernissage.games.canvas.tests.browser.hands import Hands, sit_down
from vernissage.games.canvas.tests.table import FIRST_TIME
from vernissage.games.canvas.workshop import Desk

DESK = Desk(FIRST_TIME, (0, 0, 0, 0, 0), 3)
"""The desk of a first painting in the first scenario."""


class Post:
    """Forwards everything, but holds previews back until they are released."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._withheld = True
        self._page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket"), self._connect)

    def let_through(self) -> None:
        self._withheld = False
        while self._kept and self._page is not None:
            self._page.send(self._kept.pop(0))

    def withhold(self) -> None:
        self._withheld = True

    @property
    def keeps(self) -> int:
        return len(self._kept)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._pass)

    def _pass(self, frame: str | bytes) -> None:
        assert self._page is not None
        if self._withheld and '"is":"foreseen"' in str(frame):
            self._kept.append(frame)
        else:
            self._page.send(frame)


def test_until_it_is_foreseen_nothing_is_shown_and_then_it_stays_while_the_game_goes_on(
    page: Page, house: House
) -> None:
    post = Post(page)
    sit_down(page, house, 1, solo="puzzle", hints=2)
    hands = Hands(page, Mouse())
    for _ in range(3):
        hands.take(0)
    three = hands.held[:3]
    hands.lay(three)
    brings = page.get_by_role("region", name="This draft").locator("b")
    seen = page.locator(".easel .strip .sign")
    expect(brings).to_have_count(0)
    expect(seen).to_have_count(0)

    post.let_through()
    wanted = f"+{DESK.of(three).total}"
    expect(brings).to_have_text(wanted)
    icons = visible_of(three).bit_count()
    expect(seen).to_have_count(icons)

    post.withhold()
    hands.take(0)
    expect(hands.cards).to_have_count(4)
    expect(brings).to_have_text(wanted)
    expect(seen).to_have_count(icons)
    hands.hang()
    expect(hands.cards).to_have_count(1)
    assert post.keeps
    hands.lay(hands.held)
    expect(brings).to_have_count(0)  # the draft has changed, so the old answer no longer holds
