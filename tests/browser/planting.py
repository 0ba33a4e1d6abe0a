"""Games played elsewhere, set before the guest of a page."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from tests.browser.visits import open_door
from tests.server.arranged import plant, setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import AnyMatch
from vernissage.server.store import Store


def guest_of(page: Page, house: House) -> Guest:
    """The guest of this page, without a page."""
    open_door(page, house)
    page.request.get(f"http://{house.host}/api/me")
    (cookie,) = (each for each in page.context.cookies() if each.get("name") == "vernissage")
    guest = Guest(house, stranger=True)
    guest.cookie = f"vernissage={cookie.get('value')}"
    return guest


def hang(house: House, code: str, game: str, match: AnyMatch, people: Mapping[str, Guest]) -> str:
    """This match at a table of these people, by name. Its address."""
    setting = setting_of(code, game, match, [person.guest for person in people.values()], list(people))

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}")
        await plant(store, setting, match)
        await store.close()

    elsewhere(write())
    return f"http://{house.host}/t/{code}"


def elsewhere(doing: Coroutine[Any, Any, None]) -> None:
    """In another thread: the browser has this one's loop."""
    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, doing).result()
