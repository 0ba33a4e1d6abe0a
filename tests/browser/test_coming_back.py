"""After a reload, a lost network or a killed server the page resumes the game by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.fixtures import Frames
from tests.browser.planting import at_a_table_that_asks_me
from tests.browser.screens import resize
from tests.browser.visits import MY_TURN, play_now
from tests.browser.waiting import until
from tests.browser.wire import Wire
from tests.program import free_port
from tests.server.live import House
from vernissage import catalog

THREE_SECONDS = 3_000
LITTLE = 50
"""Milliseconds of the page's clock."""
LITTLE_OVER = 4
"""Pixels: so much air is above letters."""
A_LINE = 24
"""Pixels."""
PHONE_AND_TABLET = ((390, 844), (1180, 820))


def is_beside(notice: Locator, headline: Locator) -> bool:
    """Is this above or below the question, at most a line away, and doesn't cover it?"""
    (top, bottom), (first, last) = edges(notice), edges(headline)
    gap = max(first - bottom, top - last)
    return -LITTLE_OVER <= gap <= A_LINE


def edges(thing: Locator) -> tuple[float, float]:
    """Returns where it begins and ends, from above."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("game", catalog.names())
def test_after_a_reload_the_same_question_stands(page: Page, house: House, game: str) -> None:
    headline = at_a_table_that_asks_me(page, house, game)
    asked = headline.inner_text()
    told = page.get_by_role("list", name="What happened, newest first")
    story = told.all_inner_texts()  # a memory game shows no log
    page.reload()
    expect(headline).to_have_text(asked)
    expect(told).to_have_text(story, use_inner_text=True)


@pytest.mark.parametrize("game", catalog.names())
def test_when_the_server_is_killed_the_page_says_so_beside_the_question_and_resumes_when_it_is_back(
    page: Page, own_house: Callable[..., House], game: str
) -> None:
    house = own_house("--port", str(free_port()))  # the port stays the same after the restart
    headline = at_a_table_that_asks_me(page, house, game)
    asked = headline.inner_text()
    house.kill()
    notice = page.get_by_role("status").filter(has_text="Reconnecting")
    expect(notice).to_be_visible()
    for size in PHONE_AND_TABLET:
        resize(page, size)
        assert is_beside(notice, headline)
    house.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    expect(headline).to_have_text(asked)


@pytest.mark.parametrize("game", catalog.names())
def test_when_the_network_is_lost_the_page_says_so_and_resumes(page: Page, house: House, game: str) -> None:
    headline = at_a_table_that_asks_me(page, house, game)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    expect(headline).to_contain_text(MY_TURN)


def test_a_line_that_dies_without_a_word_while_nothing_happens_is_noticed_within_three_seconds(
    page: Page, house: House
) -> None:
    silent = page.get_by_text(re.compile("isn.t answering"))
    with Wire(house.port) as wire:
        code = play_now(page, house, catalog.names()[0])
        page.clock.install()
        frames = Frames(page)
        page.goto(f"http://{wire.host}/t/{code}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
        # From here on the page's time depends only on this test.
        frames.received.clear()

        def answered() -> bool:
            page.clock.run_for(LITTLE)
            return any('"is":"pong"' in frame for frame in frames.received)

        until(page, answered)
        wire.cut()
        page.clock.run_for(THREE_SECONDS)
        expect(silent).to_be_visible()
        wire.mend()
        page.clock.resume()
        expect(silent.or_(page.get_by_text("Reconnecting"))).to_have_count(0)


ANSWER_BESIDE = """code => new Promise((heard) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  socket.onmessage = ({ data }) => {
    const { is, sight } = JSON.parse(data);
    if (is === 'welcome')
      socket.send(JSON.stringify({ do: 'answer', question: sight.question, move: sight.offers[0] }));
    if (is === 'moved') heard(sight.number);
  };
})"""
"""Another page of the same guest makes the first move offered. Returns the number of inputs."""


def test_a_page_that_was_not_told_of_a_move_finds_that_out_and_comes_in_again(
    page: Page, house: House
) -> None:
    welcomes: list[list[int]] = []

    def hand_on(socket: WebSocketRoute) -> None:
        """Forwards everything but moves, on the page's first socket."""
        is_deaf, told, server = not welcomes, list[int](), socket.connect_to_server()
        welcomes.append(told)

        def tell(message: str | bytes) -> None:
            news = json.loads(message)
            if news["is"] == "welcome":
                told.append(news["sight"]["number"])
            if news["is"] != "moved" or not is_deaf:
                socket.send(message)

        server.on_message(tell)

    page.route_web_socket(re.compile(r"/socket(\?|$)"), hand_on)
    at_a_table_that_asks_me(page, house, catalog.names()[0])
    until(page, lambda: welcomes and welcomes[0])
    number = page.evaluate(ANSWER_BESIDE, page.url.rpartition("/")[2])
    until(page, lambda: len(welcomes) == 3 and welcomes[2])
    assert welcomes[2][0] >= number
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
