"""Puts finished or running games into the store, for the guest of a page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from tests.browser.visits import MY_TURN
from tests.chance import machine
from tests.conformance.options import Table, plain_tables
from tests.conformance.played import played
from tests.server.arranged import plant, setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.server.history.mementos import mementos
from vernissage.server.store import Store
from vernissage.table.setting import Setting

CONSONANTS: Final = "BCDFGHJKLMNPQRSTVWXZ"
_CODES: Final = count()
AN_INPUT: Final = "UPDATE inputs SET entry = 'torn' WHERE code = ? AND number = 1"
"""Repairable damage: the game continues from there."""
A_SETTING: Final = "UPDATE tables SET doc = '{' WHERE code = ?"
"""Damage beyond repair."""
EARLIER: Final = "UPDATE tables SET rules = 0 WHERE code = ?"
"""No damage, but the rules are not installed any more."""


def new_code() -> str:
    """Returns an unused code of a table."""
    number, letters = next(_CODES), ""
    for _ in range(5):
        number, digit = divmod(number, len(CONSONANTS))
        letters += CONSONANTS[digit]
    return f"Z{letters}"


def guest_of(page: Page, house: House) -> Guest:
    """Returns the guest of this browser context, whether or not a page is open."""
    page.request.get(f"http://{house.host}/api/me")
    (cookie,) = (each for each in page.context.cookies() if each.get("name") == "vernissage")
    guest = Guest(house, stranger=True)
    guest.cookie = f"vernissage={cookie.get('value')}"
    return guest


def hang(
    house: House, code: str, game: str, match: AnyMatch, people: Mapping[str, Guest], **different: Any
) -> str:
    """Stores this match at a table of these people, and returns its address. Keywords change the setting."""
    setting = replace(
        setting_of(code, game, match, [person.guest for person in people.values()], list(people)), **different
    )

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        await plant(store, setting, match)
        await store.close()

    elsewhere(write())
    return f"http://{house.host}/t/{code}"


def sit_down(
    page: Page, house: House, game: str, match: AnyMatch, names: Sequence[str], *, seat: Seat
) -> str:
    """Opens the page at this seat of a table with this match. Returns its code."""
    me, code = guest_of(page, house), new_code()
    people = {name: me if place == seat else Guest(house) for place, name in enumerate(names)}
    page.goto(hang(house, code, game, match, people))
    return code


def leave(house: House, setting: Setting, match: AnyMatch, made: float) -> None:
    """Stores this game, which ended then, with its mementos."""

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        await plant(store, setting, match)
        await store.remember(setting.code, mementos(setting, match, stood(match), made))
        await store.close()

    elsewhere(write())


def elsewhere(doing: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine in another thread, because the browser uses this thread's loop."""
    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, doing).result()


def at_a_table_that_asks_me(page: Page, house: House, game: str) -> Locator:
    """Opens a running game where only I am asked, and nobody else is connected. Returns its sentence."""
    alone = [match for match in played(_plain(game)) if len(match.game.to_move(match.state)) == 1]
    match = alone[len(alone) // 2]
    (seat,) = match.game.to_move(match.state)
    page.goto(_among_people(page, house, game, match, seat))
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_contain_text(MY_TURN)
    return headline


def at_a_table_that_is_over(page: Page, house: House, game: str) -> None:
    """Opens the result of a game of people."""
    page.goto(_among_people(page, house, game, played(_plain(game))[-1], 0))
    expect(page.get_by_role("link", name=re.compile("Replay"))).to_be_visible()


def at_a_damaged_table(page: Page, house: House, game: str, damage: str) -> None:
    """Opens a table of mine that was damaged in this way."""
    house.excused.append("a table is damaged")
    moments = played(_plain(game))
    address = _among_people(page, house, game, moments[len(moments) // 2], 0)
    house.change(damage, address.rpartition("/")[2])
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _plain(game: str) -> Table:
    """Returns a table with the fewest people who are company."""
    return next(table for table in plain_tables() if table.name == game and table.options.players > 1)


def _among_people(page: Page, house: House, game: str, match: AnyMatch, mine: Seat) -> str:
    me = guest_of(page, house)
    people = {f"Guest {seat}": me if seat == mine else Guest(house) for seat in range(match.players)}
    return hang(house, new_code(), game, match, people)
