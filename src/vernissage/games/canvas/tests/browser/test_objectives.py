"""CAN-7.1: who reaches a special objective is told so at the table, and finds it among the own things."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.visits import open_door
from tests.server.arranged import plant, setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import Accepted, AnyMatch, Made, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.bots import Greedy
from vernissage.games.canvas.moves import Achieved
from vernissage.games.canvas.state import Options
from vernissage.server.store import Store

CODE: Final = "FEAT"
MOST: Final = 50


def played(seed: str) -> list[Accepted[Any, Any, Any, Any, Any]]:
    """A game alone, played greedily."""
    match = begin(GAME, Options(players=1), seed_from_text(seed))
    assert not isinstance(match, Refusal)
    made = []
    while match.outcome is None:
        sight = match.sight(0)
        move = Greedy().choose(sight.view, (), sight.offers, Rng(match.seed, "bot", len(match.inputs)))
        accepted = match.submit(0, sight.question, move)
        assert not isinstance(accepted, Refusal)
        made.append(accepted)
        match = accepted.match
    return made


def with_an_objective() -> tuple[list[AnyMatch], list[Any], int]:
    """A game, its moves, and which of them is the first to reach one, not with the very last."""
    for number in range(MOST):
        made = played(f"objective {number}")
        reached = [any(isinstance(event, Achieved) for event in each.events) for each in made]
        if 0 < (at := (*reached, True).index(True)) < len(made) - 1:
            return (
                [each.match for each in made],
                [each.entry.move for each in made if isinstance(each.entry, Made)],
                at,
            )
    raise AssertionError(MOST)


def elsewhere(doing: Coroutine[Any, Any, None]) -> None:
    """In another thread: the browser has this one's loop."""
    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, doing).result()


async def arrange(house: House, me: Guest, match: AnyMatch) -> None:
    store = await Store.open(f"sqlite:///{house.file}")
    await plant(store, setting_of(CODE, "canvas", match, (me.guest,), ("Ada",)), match)
    await store.close()


async def make(me: Guest, moves: list[Any]) -> None:
    """The same guest in another window."""
    async with me.at(CODE) as socket:
        for number, move in enumerate(moves, socket.sight.number):
            await socket.answer(move)
            await socket.until(lambda number=number: socket.sight.number > number)  # type: ignore[misc]


def test_can_7_1_an_objective_is_announced_and_kept(page: Page, house: House) -> None:
    matches, moves, at = with_an_objective()
    open_door(page, house)
    page.request.get(f"http://{house.host}/api/me")
    (cookie,) = (each for each in page.context.cookies() if each.get("name") == "vernissage")
    me = Guest(house, stranger=True)
    me.cookie = f"vernissage={cookie.get('value')}"
    elsewhere(arrange(house, me, matches[at - 1]))
    page.goto(f"http://{house.host}/t/{CODE}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")

    elsewhere(make(me, moves[at : at + 1]))
    toast = page.get_by_role("status").filter(has_text="Special objective")
    expect(toast.get_by_text("New for you").first).to_be_visible()

    elsewhere(make(me, moves[at + 1 :]))
    expect(page.get_by_role("heading", level=1)).to_contain_text("The exhibition is open")
    page.goto(f"http://{house.host}/me")
    expect(page.get_by_role("link", name="reached").first).to_be_visible()
