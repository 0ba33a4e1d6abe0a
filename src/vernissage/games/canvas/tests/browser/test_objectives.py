"""CAN-7.1: a player who meets a special objective is told at the table, and finds it on their page."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Frames
from tests.browser.planting import elsewhere, guest_of, hang
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.inputs import Made
from vernissage.core.match import Accepted, AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.bots import Greedy
from vernissage.games.canvas.moves import Achieved
from vernissage.games.canvas.state import Options

CODE: Final = "FEAT"
MOST: Final = 50


def played(seed: str) -> list[Accepted[Any, Any, Any, Any, Any]]:
    """Plays a game alone, greedily."""
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
    """Returns a game, its moves, and the first move that meets an objective before the last."""
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


async def make(me: Guest, moves: list[Any]) -> None:
    """Makes these moves as the same guest in another window."""
    async with me.at(CODE) as socket:
        for number, move in enumerate(moves, socket.sight.number):
            await socket.answer(move)
            await socket.until(lambda number=number: socket.sight.number > number)  # type: ignore[misc]


def test_can_7_1_an_objective_is_announced_and_kept(page: Page, house: House) -> None:
    matches, moves, at = with_an_objective()
    me = guest_of(page, house)
    frames = Frames(page)
    page.goto(hang(house, CODE, "canvas", matches[at - 1], {"Ada": me}))
    frames.until_greeted()

    elsewhere(make(me, moves[at : at + 1]))
    toast = page.get_by_role("status").filter(has_text="Special objective")
    expect(toast.get_by_text("New for you").first).to_be_visible()

    page.goto(f"http://{house.host}/me")  # the rest need not be watched
    elsewhere(make(me, moves[at + 1 :]))
    page.reload()
    expect(page.get_by_role("link", name="reached").first).to_be_visible()
