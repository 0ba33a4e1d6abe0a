"""What the page shows when something can't be stored or was damaged, and how it goes on."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Frames
from tests.browser.test_plain import begin, moves
from tests.browser.visits import code_of, open_door
from tests.browser.waiting import until
from tests.server.live import NO_LIMITS, House
from tests.server.test_faults import locked
from tests.server.truth import inputs
from tests.server.unkept import SAID
from vernissage import catalog

GAME = catalog.names()[0]
NOT_KEPT = "be saved, so nothing has happened."
LOADED = "performance.getEntriesByType('navigation')[0].startTime + performance.timeOrigin"


def until_kept(page: Page, house: House, code: str, before: int = 0) -> None:
    """Waits until more inputs are stored than before."""
    until(page, lambda: len(inputs(house, code)) > before, "no move is kept")


def test_a_move_that_cannot_be_kept_is_said_and_made_later_without_a_reload(
    page: Page, own_house: Callable[..., House]
) -> None:
    house = own_house(NO_LIMITS)
    house.excused.extend(SAID)
    frames = Frames(page)
    begin(page, house, GAME)
    code = code_of(page).removesuffix("?plain")
    expect(moves(page).first).to_be_enabled()
    frames.until_greeted()
    loaded = page.evaluate(LOADED)
    with locked(house):
        kept, offered = inputs(house, code), moves(page).all_inner_texts()
        moves(page).first.click()
        expect(page.get_by_text(NOT_KEPT)).to_be_visible()
        assert moves(page).all_inner_texts() == offered, "the table stands as it did"
        assert inputs(house, code) == kept
    moves(page).first.click()
    until_kept(page, house, code, len(kept))
    expect(page.get_by_text(NOT_KEPT)).to_have_count(0)
    assert page.evaluate(LOADED) == loaded


def test_a_damaged_table_says_so_and_goes_on_where_it_is_sound(
    page: Page, own_house: Callable[..., House]
) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    house = own_house(NO_LIMITS, "--port", port)
    house.excused.append("a table is damaged")
    begin(page, house, GAME)
    code = code_of(page).removesuffix("?plain")
    expect(moves(page).first).to_be_enabled()
    moves(page).first.click()
    until_kept(page, house, code)
    house.kill()
    house.change("UPDATE inputs SET entry = ? WHERE code = ? AND number = 0", b"{", code)
    house.start()
    open_door(page, house)
    expect(page.get_by_text("This table is damaged")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Go on: ")).click()
    expect(page.get_by_role("heading", name="This table is damaged")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Go on from there").click()
    page.goto(f"http://{house.host}/t/{code}?plain")
    expect(moves(page).first).to_be_enabled()
