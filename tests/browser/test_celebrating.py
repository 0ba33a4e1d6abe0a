"""A win is celebrated once, when it happens; with reduced motion, without animation."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fixtures import DEVICES, MOTION, another
from tests.browser.planting import guest_of, hang, new_code
from tests.budgets import in_turn
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.play import game_called
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat

TRIES: Final = 20
AGAINST_EACH_OTHER: Final = [name for name in catalog.names() if not game_called(name).info.together]
STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
ANSWER: Final = """([code, question, move]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ do: 'answer', question, move: JSON.parse(move) }));
}"""


def won_with_the_last_move(game: str) -> tuple[AnyMatch, Seat, str]:
    """Returns a match before its winning move, the winner's seat, and the move."""
    tables = [table for table in plain_tables() if table.name == game and table.options.players > 1]
    for number, table in product(range(TRIES), tables):
        *_, before, over = played(table, number)
        last = over.inputs[-1]
        assert over.outcome is not None
        if isinstance(last, Made) and last.seat in over.outcome.winners:
            return before, last.seat, codec.encode(last.move).decode()
    message = f"nobody wins {game} with the last move"
    raise AssertionError(message)


@pytest.mark.parametrize(("device", "game"), in_turn([*DEVICES], AGAINST_EACH_OTHER))
def test_whoever_wins_is_celebrated_once(browser: Browser, house: House, device: str, game: str) -> None:
    match, mine, move = won_with_the_last_move(game)
    motion = STILL if device == "sideways" else MOTION
    with another(browser, **{**DEVICES[device], **motion}) as page:
        me = guest_of(page, house)
        people = {f"Guest {seat}": me if seat == mine else Guest(house) for seat in range(match.players)}
        code = new_code()
        page.goto(hang(house, code, game, match, people))
        expect(page.locator("[data-table] h1")).to_be_visible()
        page.evaluate(ANSWER, [code, match.asked[mine], move])
        gold = page.locator("[data-celebrates]")
        expect(gold).to_be_attached()
        assert (gold.locator("i").count() == 0) == (motion is STILL)
        expect(gold).to_have_count(0)
        page.reload()
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(gold).to_have_count(0)
