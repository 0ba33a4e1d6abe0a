"""Canvas's screens to compare with references, besides those of every game."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.main_screens import TELEVISION, OwnScreen
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.games.canvas import GAME
from vernissage.games.canvas.moves import Move, Paint
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.tests.table import FIRST_TIME, SEED, art, lay, painting

DRAFT: Final = painting(7, 58, 4)
"""It meets all four conditions of the first scenario."""
FIRST: Final = (painting(7, 58, 4), painting(24, 29, 55), painting(56, 11, 45))
"""Paintings that bring 42 points."""
SECOND: Final = (painting(1, 6, 32), painting(42, 13, 30), painting(21, 14, 26))
"""Paintings that bring 38 points."""
THIRD: Final = (painting(5, 59, 25), painting(20, 38, 27), painting(60, 46, 40))
"""Paintings that bring 29 points."""


def drafting() -> AnyMatch:
    """Returns a match in which the first seat has the draft's cards, and one painting of two points."""
    me = Sketch(hand=(*DRAFT, "art-25"), tokens=5, paintings=(painting(23, 15, 27),), backgrounds=GROUNDS)
    others = (Sketch(hand=art(1, 6), tokens=3), Sketch(hand=art(5, 59), tokens=4))
    return _begun(me, *others, row=art(45, 2, 30, 20, 60))


GROUNDS: Final = ("background-7", "background-9", "background-6")


def with_paintings() -> AnyMatch:
    """Returns a match with three, two and one painting still to be hung."""
    return _begun(
        Sketch(hand=art(7, 58), tokens=2, paintings=FIRST[1:2]),
        Sketch(hand=art(21, 14, 26, 12), tokens=5, paintings=SECOND[:2]),
        Sketch(hand=art(31), tokens=3),
        row=art(5, 59, 25, 20, 38),
        laid=(1, 1, 0, 0, 0),
        turn=1,
    )


def hung_last() -> AnyMatch:
    """Returns a match that the first seat has just won with the draft."""
    me = Sketch(
        hand=DRAFT,
        tokens=4,
        paintings=FIRST[1:],
        backgrounds=("background-7", "background-6", "background-9"),
    )
    match = _begun(me, Sketch(paintings=SECOND), Sketch(paintings=THIRD), row=art(2, 3, 8, 9, 10))
    return _played(match, Paint(DRAFT))


def _begun(*painters: Sketch, **said: Any) -> AnyMatch:
    options = Options(players=len(painters))
    state = lay(*painters, players=len(painters), scoring=FIRST_TIME, **said)
    match = begin(GAME, options, SEED, state)
    assert not isinstance(match, Refusal), match
    return match


def _played(match: AnyMatch, move: Move) -> AnyMatch:
    (seat,) = match.to_move
    done = match.submit(seat, match.asked[seat], move)
    assert not isinstance(done, Refusal), done
    return done.match


def lay_the_draft(page: Page) -> None:
    for card in DRAFT:
        page.locator(f'[data-thing="hand:{card}"]').click()
    expect(page.get_by_role("button", name=re.compile("^Hang "))).to_be_enabled()


SCREENS: Final = {
    "draft": OwnScreen(lambda: (drafting(), 0), ("phone", "sideways"), lay_the_draft),
    "stage": OwnScreen(lambda: (with_paintings(), 1), (TELEVISION,)),
    "end": OwnScreen(lambda: (hung_last(), 0)),
}
