"""A television shows any game to its end, readable from three metres; phones are the controllers."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.visits import ANSWER
from tests.browser.waiting import until
from tests.chance import drawn
from tests.conformance.options import Table, player_counts
from tests.conformance.played import played
from tests.play import game_called, options_for
from tests.server.live import House
from vernissage import catalog
from vernissage.table.chair import Chair

WALL: Final = {"width": 1920, "height": 1080}
FROM_AFAR: Final = 40
"""The minimum size in pixels of whose turn it is, the code, and the result."""
AT_ALL: Final = 24
"""The minimum size in pixels of any text of a game's stage."""
IN_A_RESULT: Final = 15
"""The minimum size in pixels of any text of a result, such as the names in a full count."""
LAST_MOVES: Final = 8
TRIES: Final = 200
LASTS: Final = 180_000
"""Milliseconds: the result is presented slowly, and the machine may be busy."""
SMALLEST: Final = """(least) => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement;
    const spot = document.createRange();
    spot.selectNodeContents(words.currentNode);
    const { left, top, right, bottom } = spot.getBoundingClientRect();
    const drawn = holder.closest('svg, .vh') || right - left < 2 || !words.currentNode.data.trim();
    if (drawn || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const cut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const small = parseFloat(getComputedStyle(holder).fontSize) < least;
    if (cut || small) found.push(words.currentNode.data.trim());
  }
  return found;
}"""
"""Returns texts that are smaller or cut off, except letters in a drawing."""


def size_of(what: Locator) -> float:
    size = what.first.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
    return float(size)


def all_can_be_read(page: Page, least: int) -> None:
    """Waits until the layout is final, and checks it."""

    def found() -> list[str]:
        return list(page.evaluate(SMALLEST, least))

    until(page, lambda: not found(), lambda: f"too small, or cut off: {found()}")


def seats_of(mine: int, players: int, me: str) -> dict[str, Any]:
    """Returns seats for one person and bots."""
    chairs = [Chair(name=f"Bot {seat}", bot="random") for seat in range(players)]
    chairs[mine] = Chair(me, "Ada", key=drawn().key())
    return {"chairs": tuple(chairs), "host": me}


@pytest.mark.parametrize("name", catalog.names())
def test_it_follows_a_game_to_its_whole_result_in_large_type(
    browser: Browser, house: House, name: str
) -> None:
    *_, most = player_counts(name)
    moments = played(Table(name, options_for(game_called(name), most)))[:-LAST_MOVES]
    before = next(each for each in reversed(moments) if len(each.to_move) == 1)
    (mine,) = before.to_move
    with another(browser, **PHONE) as phone, another(browser, viewport=WALL) as wall:
        me, code = guest_of(phone, house), new_code()
        people = {f"Guest {seat}": me for seat in range(most)}
        address = hang(house, code, name, before, people, **seats_of(mine, most, me.guest))
        wall.goto(f"{address}/screen")
        stage = wall.get_by_role("contentinfo")
        expect(stage).to_be_visible()
        for what in ("[data-table] h1", ".code"):
            assert size_of(wall.locator(what)) >= FROM_AFAR, what
        all_can_be_read(wall, AT_ALL)
        phone.goto(f"http://{house.host}/health")
        phone.evaluate(ANSWER, code)
        expect(stage).to_have_count(0, timeout=LASTS)
        headline = wall.locator("[data-table]").get_by_role("heading").first
        expect(headline).to_be_visible()
        assert size_of(headline) >= FROM_AFAR
        all_can_be_read(wall, IN_A_RESULT)
