"""Games played elsewhere, set before the guest of a page."""

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
"""Damage that can be mended: the game goes on from there."""
A_SETTING: Final = "UPDATE tables SET doc = '{' WHERE code = ?"
"""Damage that can't."""
EARLIER: Final = "UPDATE tables SET rules = 0 WHERE code = ?"
"""No damage: the house has other rules since."""


def new_code() -> str:
    """A table's code that nobody has yet."""
    number, letters = next(_CODES), ""
    for _ in range(5):
        number, digit = divmod(number, len(CONSONANTS))
        letters += CONSONANTS[digit]
    return f"Z{letters}"


def guest_of(page: Page, house: House) -> Guest:
    """The guest of this page, which need not be open anywhere yet."""
    page.request.get(f"http://{house.host}/api/me")
    (cookie,) = (each for each in page.context.cookies() if each.get("name") == "vernissage")
    guest = Guest(house, stranger=True)
    guest.cookie = f"vernissage={cookie.get('value')}"
    return guest


def hang(
    house: House, code: str, game: str, match: AnyMatch, people: Mapping[str, Guest], **different: Any
) -> str:
    """This match at a table of these people, by name, which may be set differently. Its address."""
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
    """Opens the page at this seat of a table where people with these names play the match. Its code."""
    me, code = guest_of(page, house), new_code()
    people = {name: me if place == seat else Guest(house) for place, name in enumerate(names)}
    page.goto(hang(house, code, game, match, people))
    return code


def leave(house: House, setting: Setting, match: AnyMatch, made: float) -> None:
    """This game, which was over then, with what it leaves for its people."""

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        await plant(store, setting, match)
        await store.remember(setting.code, mementos(setting, match, stood(match), made))
        await store.close()

    elsewhere(write())


def elsewhere(doing: Coroutine[Any, Any, None]) -> None:
    """In another thread: the browser has this one's loop."""
    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, doing).result()


def at_a_table_that_asks_me(page: Page, house: House, game: str) -> Locator:
    """In the middle of a game of people, where only I am asked; its sentence. Nobody else is there."""
    alone = [match for match in played(_plain(game)) if len(match.game.to_move(match.state)) == 1]
    match = alone[len(alone) // 2]
    (seat,) = match.game.to_move(match.state)
    page.goto(_among_people(page, house, game, match, seat))
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_contain_text(MY_TURN)
    return headline


def at_a_table_that_is_over(page: Page, house: House, game: str) -> None:
    """At the result of a game of people."""
    page.goto(_among_people(page, house, game, played(_plain(game))[-1], 0))
    expect(page.get_by_role("link", name=re.compile("Replay"))).to_be_visible()


def at_a_damaged_table(page: Page, house: House, game: str, damage: str) -> None:
    """At the address of a table of mine that was changed so while nobody was there."""
    house.excused.append("a table is damaged")
    moments = played(_plain(game))
    address = _among_people(page, house, game, moments[len(moments) // 2], 0)
    house.change(damage, address.rpartition("/")[2])
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _plain(game: str) -> Table:
    """With as few as can be a company."""
    return next(table for table in plain_tables() if table.name == game and table.options.players > 1)


def _among_people(page: Page, house: House, game: str, match: AnyMatch, mine: Seat) -> str:
    me = guest_of(page, house)
    people = {f"Guest {seat}": me if seat == mine else Guest(house) for seat in range(match.players)}
    return hang(house, new_code(), game, match, people)
