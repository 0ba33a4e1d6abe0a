"""People who want to be are called to tables where others wait: once, and again before their time is up.

Who is to be called is in the store, written with the move that asks for a decision, and so is what came of
it. So no call is forgotten while the house is closed, and where there are several houses one of them calls.
Who does not answer is tried again after growing pauses, and counts as called only when they have answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from vernissage import catalog
from vernissage.core import codec
from vernissage.server.notify import delivery
from vernissage.server.notify.push import Introduction, Subscription, sealed
from vernissage.server.platform import Platform
from vernissage.server.store import Store
from vernissage.server.store.calls import TRIES
from vernissage.server.store.rows import Due, Errand
from vernissage.text import Text

log = logging.getLogger(__name__)

LOOK: Final = 15.0
"""Seconds between two looks."""
GRACE: Final = 60.0
"""Seconds somebody may be away before they are called: whoever reloads a page comes by themselves."""
REMINDER: Final = 12 * 3600.0
"""Seconds before their time is over in which people are called again."""
HEARD: Final = range(200, 300)
"""Status codes of a delivered call."""
GONE: Final = frozenset({404, 410})
"""Status codes of an address that is no longer in use."""
AT_ONCE: Final = 64
"""How many calls may be under way at the same time."""
AT_A_PLACE: Final = 4
"""How many of them may go to the same machine."""
LOOKUPS: Final = 16
"""How many names are looked up at once. A look-up can't be cut short: a call may be over before it is."""
HELD: Final = 6 * delivery.DEADLINE
"""Seconds for which a call is ours: longer than it can take, and yet soon over for a house that falls."""
PAUSE: Final = 30.0
"""Seconds until a call that was in vain is tried again,"""
GROWS: Final = 4
"""and so many times longer each time: after half a minute, two, eight, half an hour, two hours."""


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
    """Calls whoever is to be called: many at once, but few at one place, so none keeps others waiting."""

    def __init__(self, store: Store, introduction: Introduction, platform: Platform, *, local: bool) -> None:
        self._store = store
        self.introduction = introduction
        self._now = platform.clock.time
        self._chance = platform.chance
        self.local = local
        """May calls stay within this network?"""
        self._lookups = platform.beside(LOOKUPS)
        self._writing = platform.beside()
        self._running: dict[asyncio.Task[None], str] = {}
        """The calls that are being made, and where."""
        self._is_crowded = False
        """Is there somebody for whom there was no room?"""
        self._freed = asyncio.Event()

    async def watch(self) -> None:
        """Runs as long as the house is open. What can't be read now is read later."""
        while True:
            with suppress(SQLAlchemyError):
                await self.look()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._freed.wait()

    async def look(self) -> None:
        """Begins to call everyone who is to be called now, as far as there is room."""
        self._freed.clear()
        now = self._now()
        until = now + HELD
        wanted = await self._store.calls.wanted(now, now - GRACE, now + REMINDER)
        chosen = self._with_room(wanted)
        self._is_crowded = len(chosen) < len(wanted)
        for errand in await self._store.calls.claim(chosen, until):
            task = asyncio.create_task(self._run(errand, until))
            self._running[task] = delivery.destination(errand.contact.address)
            task.add_done_callback(self._is_done)

    def _is_done(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        if self._is_crowded:
            self._freed.set()

    def _with_room(self, wanted: Sequence[Errand]) -> list[Errand]:
        """Those that can be made now; the others when one of these is done."""
        busy, chosen = Counter(self._running.values()), []
        for errand in wanted:
            place = delivery.destination(errand.contact.address)
            if busy[place] < AT_A_PLACE and busy.total() < AT_ONCE:
                busy[place] += 1
                chosen.append(errand)
        return chosen

    async def settle(self) -> None:
        """Until all that was begun is done."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Calls that are not made now are made when the house is open again."""
        for task in self._running:
            task.cancel()
        await self.settle()

    async def _run(self, errand: Errand, until: float) -> None:
        """Once tried. Who did not hear of it is not called: that is tried again, later and later."""
        contact, calls = errand.contact, self._store.calls
        try:
            status = await self._send(errand)
        except Exception as error:  # noqa: BLE001 - whatever it is, it must keep nobody else from being called
            log.info("somebody could not be called: %s", type(error).__name__)
            status = 0
        with suppress(SQLAlchemyError):  # then it is tried once more
            if status in GONE:
                await self._store.remove_contact(contact.address, contact.guest)
            elif status in HEARD:
                await calls.reached(errand, until)
            else:
                await calls.missed(errand, until, self._now() + pause_after(errand.tries + 1))

    async def _send(self, errand: Errand) -> int:
        contact = errand.contact
        where = msgspec.json.decode(contact.doc, type=Where)
        headers, body = await self._writing.run(self._letter, errand, where)
        return await delivery.post(contact.address, headers, body, local=self.local, lookups=self._lookups)

    def _letter(self, errand: Errand, where: Where) -> tuple[dict[str, str], bytes]:
        address, body = errand.contact.address, codec.encode(call_of(errand.due, where))
        if where.browser is None:
            return {"Content-Type": "application/json"}, body
        headers = self.introduction.headers(address, where.origin, self._now())
        return headers, sealed(body, where.browser, self._chance)


def pause_after(tries: int) -> float:
    """Seconds after so many tries in vain. After the last, only something else is told, and at once."""
    return PAUSE * GROWS ** (tries % TRIES - 1) if tries % TRIES else 0.0


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
