"""A front door where a game, a circle's evening and the puzzle of the day wait for the guest."""

from __future__ import annotations

from time import time
from typing import Final

from playwright.sync_api import Page

from tests.browser.circles import made, with_name
from tests.browser.days import GAME, scored_today, solved_today
from tests.browser.planting import guest_of, hang, new_code
from tests.conformance.options import plain_tables
from tests.play import random_match
from tests.server.live import House
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text

CIRCLE: Final = "Tuesday table"
POSSIBLE: Final = 41
"""The most points that the puzzle of the day gives here, and Lena's are some fewer."""
DAYS: Final = 3 * 24 * 60 * 60.0
"""Seconds until the circle meets."""


def where_things_wait(page: Page, house: House) -> None:
    """Leaves something at every place of the guest's front door: it is their turn, and friends are coming."""
    me = guest_of(page, house)
    lena, gustav = with_name(house, "Lena"), with_name(house, "Gustav")
    circle = made(me, {"Lena": lena, "Gustav": gustav}, CIRCLE).id
    at = time() + DAYS
    lena.ask("POST", f"/api/circles/{circle}/evening", {"at": at})
    gustav.ask("POST", f"/api/circles/{circle}/answer", {"at": at, "comes": True})
    scored_today(house, lena, GAME, POSSIBLE - 5)
    solved_today(house, GAME, POSSIBLE)
    company = {"Mila": me, "Daphne": with_name(house, "Daphne"), "Kiran": with_name(house, "Kiran")}
    hang(house, new_code(), GAME, _my_turn(), company)


def _my_turn() -> AnyMatch:
    """Returns a game of three in which the first owes a decision."""
    table = next(each for each in plain_tables() if each.name == GAME and each.options.players == 3)
    match = random_match(table.game, table.options, seed_from_text(str(table)))
    return next(each for each in match if 0 in each.game.to_move(each.state))
