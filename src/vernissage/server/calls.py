"""People who want to be are called to tables where others wait: once, and again before their time is up.

Who is to be called is in the store, written with the move that asks for a decision. So no call is
forgotten while the house is closed, and where there are several houses one of them calls.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server import outgoing
from vernissage.server.push import Introduction, Subscription, sealed
from vernissage.server.store import Store
from vernissage.server.store.rows import Contact, Due
from vernissage.text import Text

log = logging.getLogger(__name__)

LOOK: Final = 15.0
"""Seconds between two looks."""
GRACE: Final = 60.0
"""Seconds somebody may be away before they are called: whoever reloads a page comes by themselves."""
REMINDER: Final = 12 * 3600.0
"""Seconds before their time is over in which people are called again."""
GONE: Final = frozenset({404, 410})
"""What a push service, or anyone, answers where nobody wants to be called any more."""
AT_ONCE: Final = 4


class Where(msgspec.Struct, frozen=True):
    """What is needed to call somebody: in which language, to which house, and a browser's keys."""

    language: str
    origin: str
    browser: Subscription | None = None


class Call(msgspec.Struct, frozen=True):
    """What is sent."""

    title: str
    text: str
    url: str
    table: str
    game: str
    due: float | None
    """In seconds since 1970; null where there is no end."""
    reminds: bool


class Calls:
    """Calls whoever is to be called."""

    def __init__(
        self, store: Store, introduction: Introduction, now: Callable[[], float], *, local: bool
    ) -> None:
        self._store = store
        self.introduction = introduction
        self._now = now
        self.local = local
        """May calls stay within this network?"""
        self._threads = ThreadPoolExecutor(AT_ONCE, "calls")

    async def watch(self) -> None:
        """Runs as long as the house is open. What can't be read now is read later."""
        while True:
            with suppress(SQLAlchemyError):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Calls everyone who is to be called now."""
        now = self._now()
        for due in await self._store.claim_calls(now - GRACE, now + REMINDER):
            contacts = await self._store.contacts_of(due.guest)
            await asyncio.gather(*(self._call(contact, due) for contact in contacts))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _call(self, contact: Contact, due: Due) -> None:
        where: Where | Refusal = codec.decode(contact.doc, Where)
        if contact.kind == "feed" or isinstance(where, Refusal):
            return
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self._threads, self._send, contact, where, due)
        except (OSError, HTTPException) as error:
            log.info("somebody could not be called: %s", type(error).__name__)
            return
        if status in GONE:
            await self._store.remove_contact(contact.address)

    def _send(self, contact: Contact, where: Where, due: Due) -> int:
        body = codec.encode(call_of(due, where))
        if where.browser is None:
            headers = {"Content-Type": "application/json"}
            return outgoing.post(contact.address, headers, body, local=self.local)
        headers = self.introduction.headers(contact.address, where.origin, self._now())
        return outgoing.post(contact.address, headers, sealed(body, where.browser), local=self.local)


def call_of(due: Due, where: Where) -> Call:
    """Written in the language of whoever is called. It says nothing of the game but its name."""
    game = catalog.find(due.game)
    text, title = Text(language=where.language), due.game if game is None else game.info.title
    said = "call-gathers" if due.gathers else "call-reminds" if due.reminds else "call-turn"
    return Call(
        title=title,
        text=text.say(said, game=title),
        url=f"{where.origin}/t/{due.code}",
        table=due.code,
        game=due.game,
        due=due.due,
        reminds=due.reminds,
    )
