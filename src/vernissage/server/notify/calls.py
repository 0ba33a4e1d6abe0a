"""Notifies guests when others wait for them at a table, and again before their time is up.

A call is a notification to one contact of a guest. Calls are stored together with the move that makes others
wait. So no call is lost while the server is down, and only one of several processes sends it. A call that is
not delivered is tried again after growing pauses.
"""

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
from vernissage.server.notify.push import Subscription, VapidKey, sealed
from vernissage.server.platform import Platform
from vernissage.server.store import Store
from vernissage.server.store.calls import TRIES
from vernissage.server.store.rows import Due, Errand
from vernissage.text import Text

log = logging.getLogger(__name__)

LOOK: Final = 15.0
"""Seconds between two searches for calls that are due."""
GRACE: Final = 60.0
"""Seconds that a guest may be disconnected before they are called, for example to reload the page."""
REMINDER: Final = 12 * 3600.0
"""Guests are reminded this many seconds before their time ends."""
HEARD: Final = range(200, 300)
"""Status codes of a delivered call."""
GONE: Final = frozenset({404, 410})
"""Status codes of an address that is no longer in use."""
AT_ONCE: Final = 64
"""How many calls may run at the same time."""
AT_A_PLACE: Final = 4
"""How many calls to one host may run at the same time."""
LOOKUPS: Final = 16
"""How many DNS look-ups may run at the same time. They can't be cancelled, so one may outlive its call."""
HELD: Final = 6 * delivery.DEADLINE
"""Seconds for which a process claims a call. A call takes less; after a crash another process sends it."""
PAUSE: Final = 30.0
"""Seconds until the first retry."""
GROWS: Final = 4
"""The factor by which the pause grows: half a minute, two minutes, eight, about thirty, two hours."""


class Where(msgspec.Struct, frozen=True):
    """The data stored with a contact: language, the server's origin, and a browser's push subscription."""

    language: str
    origin: str
    browser: Subscription | None = None


class Call(msgspec.Struct, frozen=True):
    """The content of a notification."""

    title: str
    text: str
    url: str
    table: str
    game: str
    due: float | None
    """When the guest's time is over, in seconds since 1970; null if time is unlimited."""
    reminds: bool


class Calls:
    """Sends calls: many at once, but few to one host, so that a slow host delays nobody else."""

    def __init__(self, store: Store, vapid: VapidKey, platform: Platform, *, local: bool) -> None:
        self._store = store
        self.vapid = vapid
        self._now = platform.clock.time
        self._chance = platform.chance
        self.local = local
        """Whether calls may go to addresses in this network."""
        self._lookups = platform.executor(LOOKUPS)
        self._writing = platform.executor()
        self._running: dict[asyncio.Task[None], str] = {}
        """The running calls and their hosts."""
        self._is_crowded = False
        """Whether calls are waiting for a running call to end."""
        self._freed = asyncio.Event()

    async def watch(self) -> None:
        """Runs as long as the server does. Database errors are retried."""
        while True:
            with suppress(SQLAlchemyError):
                await self.look()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._freed.wait()

    async def look(self) -> None:
        """Starts the calls that are due, as many as may run at once."""
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
        """Returns the calls that may start now. The others wait until a running call is done."""
        busy, chosen = Counter(self._running.values()), []
        for errand in wanted:
            place = delivery.destination(errand.contact.address)
            if busy[place] < AT_A_PLACE and busy.total() < AT_ONCE:
                busy[place] += 1
                chosen.append(errand)
        return chosen

    async def settle(self) -> None:
        """Waits until all running calls are done."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Cancels running calls. They are sent when the server runs again."""
        for task in self._running:
            task.cancel()
        await self.settle()

    async def _run(self, errand: Errand, until: float) -> None:
        """Tries a call once, and stores the result: delivered, failed, or an address no longer in use."""
        contact, calls = errand.contact, self._store.calls
        try:
            status = await self._send(errand)
        except Exception as error:  # noqa: BLE001 - no failure may prevent other calls
            log.info("somebody could not be called: %s", type(error).__name__)
            status = 0
        with suppress(SQLAlchemyError):  # Without the stored result, the call is tried once more.
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
        headers = self.vapid.headers(address, where.origin, self._now())
        return headers, sealed(body, where.browser, self._chance)


def pause_after(tries: int) -> float:
    """Returns the seconds until the next try after `tries` failures; 0 when all tries are used up."""
    return PAUSE * GROWS ** (tries % TRIES - 1) if tries % TRIES else 0.0


def call_of(due: Due, where: Where) -> Call:
    """Returns the notification in the guest's language. It reveals only the name of the game."""
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
