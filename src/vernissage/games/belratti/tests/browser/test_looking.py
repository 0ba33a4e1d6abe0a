"""BEL-6.6: nobody is hurried past a revealed round."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket, expect

from tests.server.live import House
from vernissage.games.belratti.tests.browser.hands import Hands, table_with_bots


def test_a_double_click_shows_all_frames_and_does_not_leave_them(page: Page, house: House) -> None:
    said: list[str] = []
    page.on("websocket", lambda socket: note(socket, said))
    table_with_bots(page, house, round_limit=3)
    hands = Hands(page)
    page.emulate_media(reduced_motion="no-preference")
    hands.play_the_round()
    hands.button("Show all at once").dblclick()
    on = hands.button("On to the next round")
    expect(on).to_be_visible()
    assert [each for each in said if "next" in each] == []
    page.mouse.move(0, 0)  # a press after moving away counts as meant
    on.click()
    expect(on).to_have_count(0)


def note(socket: WebSocket, said: list[str]) -> None:
    socket.on("framesent", lambda frame: said.append(str(frame)))
