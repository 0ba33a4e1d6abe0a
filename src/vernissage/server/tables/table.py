"""A table handles the letters of people, bots and clocks one at a time, as they arrive in its mailbox.

For each letter, `hear` computes the change and the store saves it. Only then does the table take over the new
state and tell its visitors. A change happens completely or not at all. Nothing here knows a game's rules.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from vernissage.bots.coach import HINT
from vernissage.core import codec
from vernissage.core.company import Waits
from vernissage.core.game import AnyGame
from vernissage.core.refusal import STALE, Refusal
from vernissage.core.seats import Seat
from vernissage.server.history import mementos
from vernissage.server.operations.crash import refusal_for
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.tracing import Traces
from vernissage.server.platform import Platform
from vernissage.server.platform.background import Background
from vernissage.server.platform.chance import ATTEMPTS
from vernissage.server.store import Gone, Lease, NotHome, Outdated, Store, Taken
from vernissage.server.tables import feats
from vernissage.server.tables.checkpoints import Checkpoints
from vernissage.server.tables.mailbox import Mailbox
from vernissage.server.tables.timer import Timer
from vernissage.server.workers import coach
from vernissage.server.workers.bot_pool import BotPool, question
from vernissage.table import lesson, news, protocol
from vernissage.table.calendar import Calendar
from vernissage.table.change import Advice, Change, Happening, Remember, SaidAgain
from vernissage.table.handlers import bot_turns, hear
from vernissage.table.letters import Alarm, Came, Hesitated, Letter, Said, Thought, Went
from vernissage.table.room import Room, Visitor
from vernissage.table.world import World

log = logging.getLogger(__name__)

NOT_KEPT: Final = Refusal("table/not-kept")
AGAIN: Final = 2.0
"""Seconds after which a letter of a bot or a clock is retried if it could not be stored."""
TRIES: Final = 5
"""How many moves of a bot may raise an exception before the table gives up on the bot."""


class Listener(Protocol):
    """A visitor's socket, as a table sees it."""

    visitor: Visitor
    """The visitor to whom the socket belongs."""
    address: str
    """The network address, in the form that rate limits use."""

    def tell(self, news: bytes) -> None:
        """Sends a message without waiting."""

    def dismiss(self, why: protocol.Why) -> None:
        """Tells the visitor the reason, and closes the socket."""


class Letterbox(Protocol):
    """The mailbox to which a socket delivers messages."""

    async def deliver(self, letter: Said) -> None:
        """Queues a letter and returns when it has been handled."""


class Place(Protocol):
    """A table as a socket sees it. In a cluster it may be in another process."""

    @property
    def mailbox(self) -> Letterbox: ...

    async def join(self, listener: Listener) -> None:
        """Adds a socket and sends it the full state."""

    async def leave(self, listener: Listener) -> None:
        """Removes a socket."""

    def ask(self, listener: Listener, n: int) -> None:
        """Answers a ping with the progress of the game, without waiting. Only the table's home answers."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """The services of the server that every table uses."""

    store: Store
    bot_pool: BotPool
    metrics: Metrics
    traces: Traces
    calendar: Calendar
    platform: Platform
    background: Background
    forget: Callable[[Table], None]
    """Drops a table from memory whose state differs from the store, so that it is loaded again."""
    games: Mapping[str, AnyGame]
    """The games that are offered to guests, by name."""
    development: bool = False
    """Whether people are shown the traceback of an exception."""


class Table:
    """One table and the sockets of all who are connected to it."""

    def __init__(self, room: Room, help_: TableServices, lease: Lease | None = None) -> None:
        self.room = room
        self.lease = lease
        """The lease that makes this process the table's home; None if there is only one process."""
        self.past = Checkpoints()
        self.listeners: dict[int, Listener] = {}
        self._dismissed: protocol.Why | None = None
        """Why the table is closed; None while it is open."""
        self.was_visited = False
        """Whether anyone has connected since the table was loaded."""
        self._help = help_
        self.mailbox = Mailbox(self._open)
        """The queue of all letters to this table."""
        self._looked = asyncio.Event()
        """Set when everyone has finished looking at the cards before the first move. Bots wait for it."""
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._advising: asyncio.Task[None] | None = None
        self._timer = Timer(lambda: self.mailbox.post(Alarm()))
        self._timer.set(room, self.world())

    def world(self, attempt: int = 0) -> World:
        """Returns the current time, the calendar and the source of randomness."""
        platform, now = self._help.platform, asyncio.get_running_loop().time()
        games, calendar = self._help.games, self._help.calendar
        return World(now, platform.clock.time(), calendar, platform.chance, games, attempt)

    # Connecting and disconnecting

    async def join(self, listener: Listener) -> None:
        """Adds a socket and sends it the full state. At a closed table, dismisses it instead."""
        if self._dismissed is not None:
            listener.dismiss(self._dismissed)
            return
        self.listeners[listener.visitor.number] = listener
        self.was_visited = True
        await self.mailbox.deliver(Came(listener.visitor))

    async def leave(self, listener: Listener) -> None:
        """Removes a socket."""
        self.listeners.pop(listener.visitor.number, None)
        await self.mailbox.deliver(Went(listener.visitor.number))

    def ask(self, listener: Listener, n: int) -> None:
        """Answers a ping with the game's progress for this visitor, without waiting for pending writes."""
        visitor = self.room.visitors.get(listener.visitor.number)
        if self._dismissed is not None:
            listener.dismiss(self._dismissed)
        elif visitor is not None:  # otherwise the visitor has not been welcomed yet
            listener.tell(news.pong(self.room, visitor, self.world(), n))

    async def close(self) -> None:
        """Handles all letters received so far, and none after that."""
        self._timer.stop()
        for _, thought in self._thinking.values():
            thought.cancel()
        if self._advising is not None:
            self._advising.cancel()
        await self.mailbox.close()

    def dismiss(self, why: protocol.Why) -> None:
        """Dismisses everyone who is connected, and everyone who connects later."""
        self._dismissed = why
        for listener in list(self.listeners.values()):
            listener.dismiss(why)

    # The loop: hear, keep, swap, tell, wake

    async def _open(self, letter: Letter) -> None:
        trace = letter.trace if isinstance(letter, Said) else ""
        with self._help.traces.letter(type(letter).__name__.lower(), trace):
            try:
                await self._deal_with(letter)
            except Exception as error:
                self._broke(letter, error)
                raise

    async def _deal_with(self, letter: Letter) -> None:
        step = self._help.traces.step
        if isinstance(letter, Thought | Hesitated):
            self._thinking.pop(letter.seat, None)
        for attempt in range(ATTEMPTS):
            with step("hear"):
                change = hear(self.room, letter, self.world(attempt))
            if isinstance(change, Refusal):
                return self._refuse(letter, change)
            if Remember() in change.asks:
                change = await mementos.with_mementos(
                    change, self._help.background, self._help.calendar.now()
                )
            try:
                with step("keep"):
                    await self._help.store.keep(change.kept, self.room.version, self.lease)
            except Taken:
                continue  # The code of a new table is taken: draw another.
            except Outdated as error:
                return self._moved_on_elsewhere(error)
            except SQLAlchemyError:  # The store has logged why.
                if isinstance(letter, Came | Went):
                    return await self._swap(_noted_later(change, self.room))
                return self._not_kept(letter)
            return await self._swap(change)
        raise RuntimeError("no code is left for a new table")

    async def _swap(self, change: Change) -> None:
        room = change.room
        self.room = room if change.kept.row is None else replace(room, version=room.version + 1)
        world = self.world()
        for _ in change.kept.inputs:
            self._help.metrics.moves.inc()
        with self._help.traces.step("tell"):
            self._tell(change.told, world)
        self._timer.set(self.room, world)
        if not self._looked.is_set() and self.room.all_have_looked:
            self._looked.set()
        self._wake()
        for ask in change.asks:
            if isinstance(ask, Advice) and self._advising is None:
                self._advising = asyncio.create_task(self._advise(ask))
        async for number, message in feats.announced(self.room, change, self._help.store):
            self._send(number, message)

    def _tell(self, told: tuple[Happening, ...], world: World) -> None:
        for number, message in news.news_of(self.room, told, world):
            self._send(number, message)

    def _send(self, number: int, message: bytes) -> None:
        listener = self.listeners.get(number)
        if listener is not None:  # otherwise the visitor has just left
            listener.tell(message)

    def _refuse(self, letter: Letter, refusal: Refusal) -> None:
        self._help.metrics.refused(refusal.code)
        if not isinstance(letter, Said):
            return
        what = str(letter.message.__struct_config__.tag)
        self._send(letter.visitor, codec.encode(protocol.Refused(what, refusal)))
        if refusal is STALE:
            self._tell((SaidAgain(letter.visitor, None),), self.world())

    def _broke(self, letter: Letter, error: Exception) -> None:
        """Tells the sender of a letter that an exception stopped it. Tells everyone if no person sent it."""
        refusal = refusal_for(error, development=self._help.development)
        self._refuse(letter, refusal)
        if not isinstance(letter, Said):
            for number in [letter.visitor.number] if isinstance(letter, Came) else list(self.listeners):
                self._send(number, codec.encode(protocol.Refused("", refusal)))
        if isinstance(letter, Thought):
            self._try_another(letter)

    def _try_another(self, thought: Thought) -> None:
        """Makes another move for a bot whose move raised an exception, so that the game goes on."""
        match = self.room.match
        offers = 0 if match is None else len(match.offers[thought.seat])
        if thought.tried + 1 < min(offers, TRIES):
            another = (thought.offer + 1) % offers
            self.mailbox.post(replace(thought, offer=another, tried=thought.tried + 1))

    def _not_kept(self, letter: Letter) -> None:
        """Handles a failed write, after which the state is unchanged.

        A person's letter is refused; letters of bots and clocks are retried.
        """
        self._help.metrics.unkept.inc()
        if isinstance(letter, Said):
            self._refuse(letter, NOT_KEPT)
        else:
            asyncio.get_running_loop().call_later(AGAIN, self.mailbox.post, letter)

    def _moved_on_elsewhere(self, error: Outdated) -> None:
        """Handles a conflict: another process has changed this table, so everyone must reconnect."""
        self._help.metrics.conflicts.inc()
        usual = isinstance(error, NotHome | Gone)  # normal in a cluster, or after a guest was erased
        log.log(logging.INFO if usual else logging.WARNING, "another process has changed a table")
        self._help.forget(self)
        self.dismiss("restart")

    # Bots

    def _wake(self) -> None:
        """Starts the bots that have a decision to make.

        While nobody is connected bots wait, except in a correspondence game. At a guided table they also wait
        while the learner has a decision to make. At any table, bots that let people go first wait until
        something has happened.
        """
        room = self.room
        self._think_no_more_of_the_past()
        nobody_waits = not room.visitors and room.setting.clock != "days"
        if nobody_waits or (room.setting.guided and lesson.learner_is_asked(room)):
            return
        for seat, asked in bot_turns.called_on(room).items():
            if self._thinking.get(seat, (0,))[0] != asked:
                self._thinking[seat] = (asked, asyncio.create_task(self._think(seat, asked, room)))

    def _think_no_more_of_the_past(self) -> None:
        """Cancels decisions of bots that are no longer needed, so that they leave the queue."""
        owing = self.room.owing() if self._thinking else {}
        for seat, (asked, thought) in list(self._thinking.items()):
            if owing.get(seat) != asked or not self.room.setting.chairs[seat].bot:
                thought.cancel()
                del self._thinking[seat]

    async def _think(self, seat: Seat, asked: int, room: Room) -> None:
        setting, match = room.setting, room.match
        assert match is not None
        looked = self._looked if room.is_before_the_first_move else None
        answer: int | Waits = 0
        try:
            people = bot_turns.people_beside(room, seat)
            put = question(setting.game, setting.chairs[seat].bot, match, seat, people)
            answer = await self._help.bot_pool.answer(
                put, match.to_look_at, looked, setting.code, briefly=room.is_paced_by_page
            )
        except Exception:  # A bug in the game. Any offer will do, or the table would wait for ever.
            log.exception("a bot could not be asked")
        if isinstance(answer, Waits):
            self.mailbox.post(Hesitated(seat, room.moment(seat), answer))
        else:
            self.mailbox.post(Thought(seat, asked, answer, room.moment(seat)))

    async def _advise(self, wanted: Advice) -> None:
        """Computes a hint and sends it to the visitor who asked.

        The hint names its moment in the game, because the game may have moved on.
        """
        room = self.room
        match = room.match
        assert match is not None
        try:
            task = coach.hint_task(room.setting.game, match, wanted.seat, HINT)
            move, touch, why = await self._help.bot_pool.run(coach.advise, task, room.setting.code)
            advised = protocol.Advised(room.noticed(wanted.seat), wanted.seat, move, touch, why)
            self._send(wanted.visitor, codec.encode(advised))
        except Exception:
            log.exception("a hint could not be given")
            self._send(wanted.visitor, codec.encode(protocol.Refused("hint", coach.FAILED)))
        finally:
            self._advising = None


def _noted_later(change: Change, before: Room) -> Change:
    """Returns the change without the parts that need storing. They are stored with the next change."""
    room = replace(change.room, setting=before.setting, waits=before.waits)
    return Change(room, told=change.told)
